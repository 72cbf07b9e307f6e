import { expect, test } from 'vitest'
import { chaptersFile } from './chapters-file.ts'
import { chaptersFault } from './check-chapters.ts'
import { readChapters } from './read-chapters.ts'

const chapters = (...starts: number[]) => starts.map((start) => ({ start, title: `At ${start}` }))

test.each([
  [chapters(5), 'The first chapter must start at 0:00.'],
  [chapters(0, 9), '“At 9” starts at 0:09. Chapters must start at least 10 seconds after the previous one.'],
  [
    chapters(0, 60, 30),
    '“At 30” starts at 0:30. Chapters must start at least 10 seconds after the previous one.',
  ],
  [chapters(0, 4_000), '“At 4000” starts at 1:06:40, after the end at 1:00:00.'],
])('chapters that hosting platforms refuse are named: %#', (list, fault) => {
  expect(chaptersFault(list, 3_600)).toBe(fault)
})

test('chapters in order, and none at all, are fine', () => {
  expect(chaptersFault(chapters(0, 10, 3_600), 3_600)).toBeNull()
  expect(chaptersFault(chapters(0, 10, 9_999), null)).toBeNull()
  expect(chaptersFault([], 3_600)).toBeNull()
})

test('the text has a line each, all times in the form of the longest', () => {
  const text = (...starts: number[]) => chaptersFile(chapters(...starts), { format: 'txt', title: '' }).text
  expect(text(0, 70)).toBe('00:00 At 0\n01:10 At 70\n')
  expect(text(0, 70, 3_700)).toBe('0:00:00 At 0\n0:01:10 At 70\n1:01:40 At 3700\n')
  expect(text(0, 70, 36_000)).toBe('00:00:00 At 0\n00:01:10 At 70\n10:00:00 At 36000\n')
})

test('the JSON is that of Podcasting 2.0', () => {
  const { type, text } = chaptersFile(chapters(0, 70), { format: 'json', title: 'Kelp' })
  expect(type).toBe('application/json+chapters')
  expect(JSON.parse(text)).toEqual({
    version: '1.2.0',
    title: 'Kelp',
    chapters: [
      { startTime: 0, title: 'At 0' },
      { startTime: 70, title: 'At 70' },
    ],
  })
})

test.each([
  ['Lagos', "Line 1 doesn't begin with a time"],
  ['0:00 Lagos\n\nlater Kelp', "Line 3 doesn't begin with a time"],
  ['{"a": 1}', 'no list called “chapters”'],
  ['{"chapters": [{"startTime": "0"}]}', 'Chapter 1 needs a startTime'],
  ['{"chapters": [null]}', 'Chapter 1 needs a startTime'],
  ['{', "isn't valid JSON"],
])('chapters in a file such as %j are refused in words', (text, reason) => {
  expect(() => readChapters(text)).toThrow(reason)
})

test('chapters are read from the files that are downloaded', () => {
  const chapters = [
    { start: 0, title: 'Lagos' },
    { start: 3_670, title: 'Kelp: a history' },
  ]
  for (const format of ['json', 'txt'] as const)
    expect(readChapters(chaptersFile(chapters, { format, title: 'Kelp' }).text)).toEqual(chapters)
})
