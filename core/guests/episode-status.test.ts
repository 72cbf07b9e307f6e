import { expect, test } from 'vitest'
import { announcedStatus, isOver, openStatus, statusForDate, statusLabel } from './episode-status.ts'

const now = new Date('2026-12-01T10:00:00Z')
const ahead = '2026-12-02T10:00:00Z'
const past = '2026-11-30T10:00:00Z'

test('a future date makes a guest upcoming, no date makes them unscheduled, a past date changes nothing', () => {
  expect(statusForDate(ahead, now)).toBe('upcoming')
  expect(statusForDate(null, now)).toBe('unscheduled')
  expect(statusForDate(past, now)).toBeUndefined()
})

test('a guest who is no longer done goes back to upcoming while the interview is ahead', () => {
  expect(openStatus({ interviewDate: ahead }, now)).toBe('upcoming')
  expect(openStatus({ interviewDate: past }, now)).toBe('unscheduled')
  expect(openStatus({ interviewDate: null }, now)).toBe('unscheduled')
})

test('an interview that started is over unless the guest is completed, and nobody is unscheduled with its date', () => {
  expect(isOver({ episodeStatus: 'upcoming', interviewDate: past }, now)).toBe(true)
  expect(isOver({ episodeStatus: 'upcoming', interviewDate: ahead }, now)).toBe(false)
  expect(isOver({ episodeStatus: 'completed', interviewDate: past }, now)).toBe(false)
  expect(isOver({ episodeStatus: 'unscheduled', interviewDate: null }, now)).toBe(false)
  expect(isOver({ episodeStatus: 'unscheduled', interviewDate: past }, now)).toBe(true)
  expect(statusLabel({ episodeStatus: 'unscheduled', interviewDate: past }, now)).toBe('Date passed')
  expect(statusLabel({ episodeStatus: 'unscheduled', interviewDate: null }, now)).toBe('Unscheduled')
  expect(statusLabel({ episodeStatus: 'upcoming', interviewDate: past }, now)).toBe('Upcoming')
})

test('followers hear of a guest whose date has passed as of one to come', () => {
  const of = (interviewDate: string | null) =>
    announcedStatus({ episodeStatus: 'unscheduled', interviewDate })
  expect(of(null)).toBe('unscheduled')
  expect(of(past)).toBe('upcoming')
  expect(announcedStatus({ episodeStatus: 'completed', interviewDate: past })).toBe('completed')
})
