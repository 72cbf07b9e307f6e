import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chaptersFile } from '@cueroom/core/recaps/chapters-file.ts'
import { fakeApi, failing } from '@cueroom/core/testing/fake-api.ts'
import { recapOf } from '@cueroom/core/testing/sample-recap.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const recap = recapOf()
const api = fakeApi({
  recaps: {
    get: ({ params: { id } }) => (id === 7 ? recap : null),
    write: () => ({ ...recap, note: 'The language model read 1 of 2 parts of the talk.' }),
    chapters: ({ params: { id }, query: { format } }) => {
      if (id !== 7) throw failing(404, 'Chapters not found', 'not_found')
      const { type, text } = chaptersFile(recap.chapters, { format, title: 'Kelp' })
      return { name: `Chapters.${format}`, type, bytes: new TextEncoder().encode(text) }
    },
  },
})

test('an episode without a transcript has no recap and no chapters', async () => {
  expect((await cueroom('episodes recap 8', { api })).stderr).toContain('Episode 8 has no transcript.')
  expect(await cueroom('episodes chapters 8', { api })).toMatchObject({ code: 5 })
  expect(await cueroom('episodes chapters 7 --format pdf', { api })).toMatchObject({ code: 2 })
})

test('a recap is shown with its times, and written again', async () => {
  const { stdout } = await cueroom('episodes recap 7', { api })
  expect(stdout).toMatch(/^Summary\n {2}Ben talks with Maya for 6 minutes\.\n {2}They talk about /)
  expect(stdout).toContain('  3:04  How do you train a volunteer?')
  expect(stdout).toContain(
    '  2:07  Maya: “What people get wrong is that a kelp forest is not slow like a forest on land.”',
  )
  expect((await cueroom('episodes recap 7 --write', { api })).stderr).toContain('1 of 2 parts')
})

test('a recap says that edited chapters stay, and which of them start after the end', async () => {
  const chapters = [
    { start: 0, title: 'Lagos' },
    { start: 300, title: 'Urchins' },
  ]
  const kept = { ...recap, chapters, areChaptersEdited: true, seconds: 200 }
  const { stderr } = await cueroom('episodes recap 7', { api: fakeApi({ recaps: { get: () => kept } }) })
  expect(stderr).toContain("so a new transcript doesn't change them")
  expect(stderr).toContain('1 chapter starts after the end at 3:20: Urchins.')
})

test('chapters are printed as text, and saved as JSON', async () => {
  expect((await cueroom('episodes chapters 7', { api })).stdout).toMatch(
    /^00:00 Introduction\n01:10 The forests/,
  )
  const home = await mkdtemp(join(tmpdir(), 'cueroom-'))
  await cueroom('episodes chapters 7 --format json -o chapters.json', { api, home })
  expect(JSON.parse(readFileSync(join(home, 'chapters.json'), 'utf8'))).toMatchObject({
    version: '1.2.0',
    title: 'Kelp',
  })
})

test('chapters are replaced by those of a file; a file without times, and an episode without a transcript, are refused', async () => {
  const home = await mkdtemp(join(tmpdir(), 'cueroom-'))
  const sent: unknown[] = []
  const changing = fakeApi({
    recaps: {
      get: ({ params: { id } }) => (id === 7 ? recap : null),
      saveChapters: ({ body, ifMatch }) => (sent.push([body, ifMatch]), recap),
    },
  })
  const set = async (id: number, text: string) => {
    writeFileSync(join(home, 'chapters.txt'), text)
    return cueroom(`episodes chapters ${id} --set chapters.txt`, { api: changing, home })
  }
  expect(await set(7, 'Lagos')).toMatchObject({ code: 2 })
  expect(await set(8, '0:00 Lagos')).toMatchObject({ code: 5 })
  expect((await set(7, '0:00 Lagos\n1:10 Kelp\n')).stderr).toContain('Episode 7 has 2 chapters.')
  const chapters = [
    { start: 0, title: 'Lagos' },
    { start: 70, title: 'Kelp' },
  ]
  expect(sent).toEqual([[{ chapters }, recap.version]])
})

test('a recap of nothing says so', async () => {
  const nothing = { summary: [], chapters: [], quotes: [], links: [] }
  const short = fakeApi({ recaps: { get: () => recapOf(nothing) } })
  expect((await cueroom('episodes recap 7', { api: short })).stderr).toContain('too short for a recap')
})
