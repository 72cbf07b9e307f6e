import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { transcriptOf } from '@cueroom/core/testing/sample-transcript.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const talk = transcriptOf(
  [
    [5, 'Ben', 'Welcome, Maya.'],
    [3_662.5, 'Maya', 'Kelp grows fast.'],
  ],
  { episodeId: 7, version: 3 },
)

test.each([
  'episodes transcript set 7 nothing.vtt',
  'episodes transcript set seven talk.vtt',
  'episodes transcript set 7 talk.vtt --format pdf',
  'episodes transcript rename 7 Ben',
])('a usage error: %s', async (command) => {
  expect(await cueroom(command, { api: fakeApi({}) })).toMatchObject({ code: 2, stdout: '' })
})

test('an episode without a transcript says how to set one', async () => {
  const ran = await cueroom('episodes transcript show 7', {
    api: fakeApi({ transcripts: { get: () => null } }),
  })
  expect(ran).toMatchObject({ code: 5 })
  expect(ran.stderr).toContain('cueroom episodes transcript set 7 talk.vtt')
})

test('a transcript is shown with times and speakers, and searched', async () => {
  const found = {
    episodeId: 7,
    title: 'Kelp',
    line: 1,
    start: 3_662.5,
    speaker: 'Maya',
    text: 'Kelp grows fast.',
  }
  const api = fakeApi({ transcripts: { get: () => talk, search: () => ({ lines: [found], isCut: true }) } })
  expect((await cueroom('episodes transcript show 7', { api })).stdout).toBe(
    '   0:05  Ben: Welcome, Maya.\n1:01:02  Maya: Kelp grows fast.\n',
  )
  const searched = await cueroom('episodes transcript search kelp grows', { api })
  expect(searched.stdout).toContain('7\tKelp\t1:01:02\tMaya\tKelp grows fast.')
  expect(searched.stderr).toContain('There are more')
})

test('a file in another encoding replaces the version that was read, once it is confirmed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cueroom-'))
  writeFileSync(join(directory, 'talk.txt'), Buffer.from('Søren: Tang vokser på Ærø.', 'latin1'))
  const sent: unknown[] = []
  const api = fakeApi({
    transcripts: {
      get: () => talk,
      save: ({ body, ifMatch }) => {
        sent.push([body, ifMatch])
        return talk
      },
    },
  })
  const refused = await cueroom('episodes transcript set 7 talk.txt', { api, home: directory })
  expect([refused.code, sent]).toEqual([7, []])
  const ran = await cueroom('episodes transcript set 7 talk.txt --yes', { api, home: directory })
  expect(sent).toEqual([[{ text: 'Søren: Tang vokser på Ærø.' }, 3]])
  expect(ran.stderr).toContain('Saved 2 lines with 5 words, 1:01:05 long, spoken by Ben and Maya.')
})

test('a speaker is renamed, and a transcript deleted', async () => {
  const api = fakeApi({
    episodes: { get: () => episodeOf({ id: 7, title: 'Kelp' }) },
    transcripts: { get: () => talk, renameSpeaker: () => talk, remove: () => ({ done: true as const }) },
  })
  const renamed = await cueroom(['episodes', 'transcript', 'rename', '7', 'Ben', 'Ben Lee'], { api })
  expect(renamed.stderr).toContain('Renamed Ben to Ben Lee.')
  const deleted = await cueroom('episodes transcript delete 7 --yes', { api })
  expect(deleted.stderr).toContain('Deleted the transcript of Kelp.')
})
