import { expect, test } from 'vitest'
import { EpisodeChanges, NewEpisode } from './episode.ts'
import { stageOf } from './episode-stage.ts'
import { addMonths, moveToDay, pageOf, shiftDate } from './month.ts'

test.each([
  [{}, 'Title is required'],
  [{ title: 'Bees', guestIds: Array.from({ length: 21 }, (_, n) => n + 1) }, 'at most 20 guests'],
  [{ title: 'Bees', recordingDate: 'tomorrow' }, ''],
])('an episode of %j is refused', (given, reason) => {
  const { success, error } = NewEpisode.safeParse(given)
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toContain(reason)
})

test('changes that name nothing change nothing, and null clears', () => {
  expect(EpisodeChanges.parse({})).toEqual({})
  expect(EpisodeChanges.parse({ number: null, notes: '' })).toEqual({ number: null, notes: null })
})

test.each([
  [null, null, 'planned'],
  ['2026-11-24T10:00:00Z', null, 'scheduled'],
  ['2026-11-22T10:00:00Z', '2026-12-01T06:00:00Z', 'recorded'],
  [null, '2026-11-01T06:00:00Z', 'published'],
])('recorded %s and published %s is %s', (recordingDate, publicationDate, stage) => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(stageOf({ recordingDate, publicationDate }, now)).toBe(stage)
  expect(stageOf({ recordingDate, publicationDate, isCancelled: true }, now)).toBe('cancelled')
})

test('an episode that moves across a change of the clock keeps its hour', () => {
  const zone = 'Europe/Copenhagen'
  expect(moveToDay('2026-10-24T13:00:00Z', '2026-10-26', zone)).toBe('2026-10-26T14:00:00.000Z')
  // 02:30 is skipped on that day
  expect(moveToDay('2026-03-28T01:30:00Z', '2026-03-29', zone)).toBe('2026-03-29T01:30:00.000Z')
})

test('a page has six weeks from a Monday, and months follow each other over the end of a year', () => {
  const page = pageOf('2026-11')
  expect([page[0], page.length, page[41]]).toEqual(['2026-10-26', 42, '2026-12-06'])
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a date moves by days, or to a day of its own week, at the same hour', () => {
  const sunday = '2026-10-25T13:00:00Z'
  const zone = 'Europe/Copenhagen'
  expect(shiftDate(sunday, { days: -1 }, zone)).toBe('2026-10-24T12:00:00.000Z')
  expect(shiftDate(sunday, { days: 7 }, zone)).toBe('2026-11-01T13:00:00.000Z')
  expect(shiftDate(sunday, { weekday: 0 }, zone)).toBe('2026-10-19T12:00:00.000Z')
  expect(shiftDate(sunday, { weekday: 6 }, zone)).toBe(sunday)
  // In Tokyo it is Monday already
  expect(shiftDate('2026-10-25T16:00:00Z', { weekday: 1 }, 'Asia/Tokyo')).toBe('2026-10-26T16:00:00.000Z')
})
