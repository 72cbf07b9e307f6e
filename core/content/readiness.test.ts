import { expect, test } from 'vitest'
import type { TextState } from './content.ts'
import type { GuestCard } from '../guests/guest.ts'
import { comingUp, nextStep, readinessOf } from './readiness.ts'

const now = Date.parse('2026-11-22T18:00:00Z')
const guest = (name: string, given: Partial<GuestCard> = {}) =>
  ({
    name,
    interviewDate: null,
    episodeStatus: 'unscheduled',
    hasResponses: false,
    createdAt: '2026-11-20T08:00:00Z',
    ...given,
  }) as GuestCard
const text = (contentType: TextState['contentType'], stale: TextState['stale'] = []): TextState => ({
  id: 1,
  guestId: 1,
  contentType,
  stale,
  createdAt: '2026-11-20T08:00:00Z',
  edited: null,
  factCheck: null,
  noteCheck: false,
})

test('the next step of a new guest is to be asked, then their answers, then a date, then each text', () => {
  const dated = { hasResponses: true, interviewDate: '2026-11-24T14:00:00Z' }
  const all = [text('introduction'), text('questions'), text('show_notes')]
  const next = (given: Partial<GuestCard>, texts: TextState[], sentAt: string | null = null) =>
    nextStep(readinessOf(guest('Maya', given), texts, [{ sentAt, openedAt: null }], now))
  expect(next({}, [])).toBe('invited')
  expect(next({}, [], '2026-11-21T08:00:00Z')).toBe('answered')
  expect(next({ hasResponses: true }, [])).toBe('date')
  expect(next(dated, [])).toBe('introduction')
  expect(next(dated, [text('introduction')])).toBe('questions')
  expect(next(dated, [text('introduction'), text('questions', ['answers']), text('show_notes')])).toBe(
    'questions',
  )
  expect(next(dated, all)).toBeUndefined()
  expect(next(dated, [text('introduction'), text('questions'), text('show_notes', ['answers'])])).toBe(
    'show_notes',
  )
})

test('show notes are suggested once the episode is recorded, and not before', () => {
  const texts = [text('introduction'), text('questions')]
  const next = (given: Partial<GuestCard>) =>
    nextStep(readinessOf(guest('Maya', { hasResponses: true, ...given }), texts, [], now))
  expect(next({ interviewDate: '2026-11-22T16:30:00Z' })).toBeUndefined()
  expect(next({ interviewDate: '2026-11-22T16:00:00Z' })).toBe('show_notes')
  expect(next({ interviewDate: '2026-11-24T14:00:00Z', episodeStatus: 'completed' })).toBe('show_notes')
})

test('a date ahead is scheduled, and done once the recording is over', () => {
  const date = (given: Partial<GuestCard>) => readinessOf(guest('Maya', given), [], [], now).date
  expect(date({})).toBe('missing')
  expect(date({ interviewDate: '2026-11-23T10:00:00Z' })).toBe('scheduled')
  expect(date({ interviewDate: '2026-11-22T16:30:00Z' })).toBe('scheduled')
  expect(date({ interviewDate: '2026-11-22T16:00:00Z' })).toBe('done')
  expect(date({ interviewDate: '2026-11-23T10:00:00Z', episodeStatus: 'completed' })).toBe('done')
})

test('a text whose inputs changed is out of date', () => {
  expect(readinessOf(guest('Maya'), [text('introduction', ['settings'])], [], now)).toEqual({
    invited: 'missing',
    answered: 'missing',
    date: 'missing',
    introduction: 'stale',
    questions: 'missing',
    show_notes: 'later',
  })
})

test('the nearest recording comes first, then the others by date, then recent guests without one', () => {
  const guests = [
    guest('No date'),
    guest('December', { interviewDate: '2026-12-02T09:00:00Z', episodeStatus: 'upcoming' }),
    guest('Running now', { interviewDate: '2026-11-22T17:00:00Z', episodeStatus: 'upcoming' }),
    guest('Last week', { interviewDate: '2026-11-15T09:00:00Z', episodeStatus: 'upcoming' }),
    guest('Done', { interviewDate: '2026-12-24T09:00:00Z', episodeStatus: 'completed' }),
    guest('Long ago', { createdAt: '2026-01-01T08:00:00Z' }),
  ]
  const { next, later } = comingUp(guests, now)
  expect(next?.name).toBe('Running now')
  expect(later.map(({ name }) => name)).toEqual(['December', 'No date'])
})

test('a show without recordings has no next one', () => {
  expect(comingUp([], now)).toEqual({ next: undefined, later: [] })
})
