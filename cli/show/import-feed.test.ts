import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { rss } from '@cueroom/core/testing/sample-feeds.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const file = join(mkdtempSync(join(tmpdir(), 'cueroom-feed-')), 'feed.xml')
writeFileSync(file, rss())

const plan: FeedPlan = {
  ...{ title: 'Unhurried Work', isLocked: true, isCut: false, known: 1, transcripts: 0 },
  ...{ unidentified: 1, unreadDates: ['Tuesday, last week'] },
  settings: [
    { setting: 'podcastName', before: 'My show', after: 'Unhurried Work', isFilled: true },
    { setting: 'podcastDescription', before: null, after: 'Slow talks.', isFilled: false },
  ],
  episodes: [{ guid: 'a', title: 'Kelp', number: 1, season: null, publicationDate: null, notes: null }],
  guests: [
    { name: 'Maya Chen', link: null, isSure: true, guids: ['a'], known: null },
    { name: 'Great Power', link: null, isSure: false, guids: ['a'], known: null },
  ],
}

function server() {
  const sent: unknown[] = []
  const saved: unknown[] = []
  const api = fakeApi({
    show: { settings: () => storedShow, update: ({ body }) => (saved.push(body), storedShow) },
    feeds: {
      plan: ({ body }) => (sent.push(body), plan),
      apply: ({ body }) => {
        sent.push(body)
        return { episodes: body.episodes.length, guests: body.guests.length }
      },
    },
  })
  return { api, sent, saved }
}

test('a file that is not there, and an address that cannot be fetched, are refused before the server is asked', async () => {
  const { api, sent } = server()
  expect((await cueroom('show import-feed nowhere.xml', { api })).code).toBe(2)
  const ran = await cueroom('show import-feed http://127.0.0.1:1/feed', { api })
  expect(ran.stderr).toContain("Couldn't fetch http://127.0.0.1:1/feed.")
  expect(sent).toEqual([])
})

test('other addresses than those of the web, and a picture, are refused in words', async () => {
  const { api, sent } = server()
  const ran = await cueroom('show import-feed ftp://feeds.example.com/show', { api })
  expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("This isn't a web address.")])
  const picture = `${file}.png`
  writeFileSync(picture, Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]))
  expect((await cueroom(['show', 'import-feed', picture], { api })).stderr).toContain(
    "This file isn't a feed.",
  )
  expect(sent).toEqual([])
})

test('settings that are filled in are only replaced on request, and what was changed is named', async () => {
  const { api, sent, saved } = server()
  const run = (...flags: string[]) =>
    cueroom(['show', 'import-feed', file, '--no-episodes', '--no-guests', '--yes', ...flags], { api })
  const kept = await run()
  expect(kept.stderr).toContain('Podcast name: My show → Unhurried Work (unchanged')
  expect(kept.stderr).toContain('Changed Description, which was: empty')
  const replaced = await run('--replace-settings')
  expect(replaced.stderr).toContain('Changed Podcast name, which was: My show')
  expect(saved).toEqual([
    { podcastDescription: 'Slow talks.' },
    { podcastName: 'Unhurried Work', podcastDescription: 'Slow talks.' },
  ])
  expect(sent).toHaveLength(2)
})

test('what would change is shown, and nothing is sent without a yes', async () => {
  const { api, sent } = server()
  const ran = await cueroom(['show', 'import-feed', file], { api })
  expect(ran.code).not.toBe(0)
  expect(ran.stderr).toContain('This feed is locked.')
  expect(ran.stderr).toContain('Episodes: Kelp')
  expect(ran.stderr).not.toContain('Great Power')
  expect(ran.stderr).toContain('1 episode in this feed is already in your show.')
  expect(ran.stderr).toContain('1 item is left out')
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
