import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { rss } from '@cueroom/core/testing/sample-feeds.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const file = join(mkdtempSync(join(tmpdir(), 'cueroom-feed-')), 'feed.xml')
writeFileSync(file, rss())

const plan: FeedPlan = {
  ...{ title: 'Unhurried Work', isLocked: true, isCut: false, known: 1, transcripts: 0 },
  settings: [{ setting: 'podcastName', before: null, after: 'Unhurried Work' }],
  episodes: [{ guid: 'a', title: 'Kelp', number: 1, season: null, publicationDate: null, notes: null }],
  guests: [
    { name: 'Maya Chen', link: null, isSure: true, guids: ['a'], known: null },
    { name: 'Great Power', link: null, isSure: false, guids: ['a'], known: null },
  ],
}

function server() {
  const sent: unknown[] = []
  const api = fakeApi({
    feeds: {
      plan: ({ body }) => (sent.push(body), plan),
      apply: ({ body }) => {
        sent.push(body)
        return { episodes: body.episodes.length, guests: body.guests.length }
      },
    },
  })
  return { api, sent }
}

test('a file that is not there, and an address that cannot be fetched, are refused before the server is asked', async () => {
  const { api, sent } = server()
  expect((await cueroom('show import-feed nowhere.xml', { api })).code).toBe(2)
  const ran = await cueroom('show import-feed http://127.0.0.1:1/feed', { api })
  expect(ran.stderr).toContain("Couldn't fetch http://127.0.0.1:1/feed.")
  expect(sent).toEqual([])
})

test('what would change is shown, and nothing is sent without a yes', async () => {
  const { api, sent } = server()
  const ran = await cueroom(['show', 'import-feed', file], { api })
  expect(ran.code).not.toBe(0)
  expect(ran.stderr).toContain('This feed is locked.')
  expect(ran.stderr).toContain('Episodes: Kelp')
  expect(ran.stderr).not.toContain('Great Power')
  const dry = await cueroom(['show', 'import-feed', file, '--dry-run', '--json'], { api })
  expect(JSON.parse(dry.stdout)).toMatchObject({ episodes: [{ title: 'Kelp' }] })
  expect(sent).toEqual([{ text: rss() }, { text: rss() }])
})

test('what is accepted is imported', async () => {
  const { api, sent } = server()
  const ran = await cueroom(['show', 'import-feed', file, '--no-settings', '--unsure-guests', '--yes'], {
    api,
  })
  expect(ran.stderr).toContain('Added 1 episode and 2 guests, changed 0 settings.')
  expect(sent.slice(1)).toMatchObject([
    { episodes: [{ guid: 'a' }] },
    { guests: [{ name: 'Maya Chen' }, { name: 'Great Power' }] },
  ])
})
