import { expect, test } from 'vitest'
import type { NewGuest } from '../../guests/guest.ts'
import { callsOf, leftOutSummary, rowsLeftOut, workOf } from './import-calls.ts'
import { changesTo } from './merge-guest.ts'
import type { PlannedGuest } from '../plan/import-plan.ts'

const planned = (guest: NewGuest, row: number, id?: number): PlannedGuest => ({
  sheet: 'S',
  row,
  guest,
  ...(id && { duplicateOf: { id, name: guest.name, by: 'email' } }),
})
const people = (count: number, bio = '') =>
  Array.from({ length: count }, (_, n) => planned({ name: `P${n}`, bio }, n + 2))
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

test('calls stay below a thousand guests and four megabytes, reports of rows left out included', () => {
  const calls = callsOf({ create: people(2_500), merge: [] })
  expect(calls.map(({ guests }) => guests.length)).toEqual([1000, 1000, 500])

  const large = callsOf({ create: people(500, 'ü'.repeat(20_000)), merge: [] })
  expect(large.flatMap(({ guests }) => guests)).toHaveLength(500)
  const row = { sheet: '日'.repeat(200), row: 1, reason: '日'.repeat(400), text: '日'.repeat(400) }
  const report = leftOutSummary(Array.from({ length: 9_000 }, () => row))
  expect(report.count).toBe(9_000)
  for (const call of large) expect(bytes({ ...call, leftOut: report })).toBeLessThan(4 * 1024 * 1024)
})

test('guests to change share calls with new ones, and photos stay behind', () => {
  const known = planned({ name: 'Ada', questionnaire: { photo: 'https://x.example/a.png' } }, 1_500, 7)
  const { create, merge } = workOf([...people(999), known], { onDuplicate: 'fill' })
  expect(callsOf({ create, merge })).toMatchObject([
    { guests: { length: 999 }, merges: [{ id: 7, way: 'fill', by: 'email', guest: { name: 'Ada' } }] },
  ])
  expect(JSON.stringify(callsOf({ create, merge }))).not.toContain('a.png')
})

test('who is cancelled is left out, with the reason, until the host takes them in', () => {
  const tom = { ...planned({ name: 'Tom' }, 2), cancelled: 'Cancelled or declined: poorly' }
  const known = { ...planned({ name: 'Asha' }, 3, 7), cancelled: 'Cancelled or declined: ill' }
  const work = workOf([tom, known], { onDuplicate: 'update' })
  expect(work).toEqual({ create: [], merge: [], left: [tom, known] })
  expect(rowsLeftOut({ skipped: [] }, work.left).map(({ reason }) => reason)).toEqual([
    'Cancelled or declined: poorly',
    'Cancelled or declined: ill; Asha stays as they are',
  ])
  const taken = workOf([tom], { onDuplicate: 'skip', rows: { '2 S': 'create' } })
  expect(taken.create).toEqual([tom])
})

test("the host's word on one row beats the choice for all; a new guest is taken or left", () => {
  const [fresh, one, other] = [
    planned({ name: 'A' }, 2),
    planned({ name: 'B' }, 3, 1),
    planned({ name: 'C' }, 4, 2),
  ]
  const rows = { '2 S': 'skip', '3 S': 'create' } as const
  const work = workOf([fresh, one, other], { onDuplicate: 'update', rows })
  expect(work).toMatchObject({ create: [one], left: [fresh], merge: [{ planned: other, way: 'update' }] })
})

const here = {
  interviewDate: null,
  interviewTimeZone: null,
  episodeStatus: 'unscheduled' as const,
  notes: null,
  name: 'Ada',
  pronunciation: null,
  title: 'Analyst',
  company: null,
  email: 'a@x.example',
  phone: null,
  bio: null,
  social: null,
  expertise: [],
  socialLinks: { linkedin: null, website: 'https://a.example' },
}

test('to fill changes blanks alone; to update clears nothing, and keeps a name that was found by it', () => {
  const row: NewGuest = {
    name: 'Ada L.',
    title: 'Countess',
    company: 'Engines',
    email: '',
    expertise: ['Poetry'],
    socialLinks: { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://b.example' },
  }
  expect(changesTo(here, row, { way: 'fill', by: 'email' })).toEqual({
    company: 'Engines',
    expertise: ['Poetry'],
    socialLinks: { linkedin: 'https://www.linkedin.com/in/ada' },
  })
  expect(changesTo(here, row, { way: 'update', by: 'email' })).toMatchObject({
    name: 'Ada L.',
    title: 'Countess',
  })
  expect(changesTo(here, row, { way: 'update', by: 'name' })).not.toHaveProperty('name')
  expect(changesTo(here, row, { way: 'update', by: 'email' })).not.toHaveProperty('email')
})

test('notes are never replaced but added to, an interview date is replaced only where the host wants its row to win', () => {
  const row: NewGuest & { interviewDate: string; notes: string } = {
    name: 'Ada',
    interviewDate: '2026-03-04T10:00:00.000Z',
    notes: 'new',
  }
  const known = { ...here, interviewDate: '2026-03-04T11:00:00+01:00', notes: 'mine' }
  const moved = { ...known, interviewDate: '2026-04-04T10:00:00.000Z' }
  expect(changesTo(here, row, { way: 'fill', by: 'name' })).toEqual({
    interviewDate: row.interviewDate,
    notes: 'new',
  })
  expect(changesTo(known, row, { way: 'fill', by: 'name' })).toEqual({})
  const added = changesTo(known, row, { way: 'update', by: 'name' })
  expect(added).toEqual({ notes: 'mine\n\nnew' })
  expect(changesTo({ ...known, notes: added.notes! }, row, { way: 'update', by: 'name' })).toEqual({})
  const full = { ...known, notes: 'm'.repeat(20_000) }
  expect(changesTo(full, row, { way: 'update', by: 'name' })).toEqual({})
  expect(changesTo(moved, row, { way: 'fill', by: 'name' })).toEqual({})
  expect(changesTo(moved, row, { way: 'update', by: 'name' })).toEqual({
    interviewDate: row.interviewDate,
    notes: 'mine\n\nnew',
  })
})

test('a status is replaced, never filled in but with the date it belongs to', () => {
  const row = { name: 'Ada', episodeStatus: 'completed' as const }
  const interviewDate = '2026-03-04T10:00:00.000Z'
  const dated = { ...row, interviewDate }
  const by = 'name'
  expect(changesTo(here, row, { way: 'fill', by })).toEqual({})
  expect(changesTo({ ...here, interviewDate }, dated, { way: 'fill', by })).toEqual({})
  expect(changesTo({ ...here, episodeStatus: 'upcoming' }, dated, { way: 'fill', by })).toEqual({
    interviewDate,
  })
  expect(changesTo(here, dated, { way: 'fill', by })).toEqual({ interviewDate, episodeStatus: 'completed' })
  expect(changesTo(here, row, { way: 'update', by })).toEqual({ episodeStatus: 'completed' })
  expect(changesTo({ ...here, episodeStatus: 'completed' }, row, { way: 'update', by })).toEqual({})
  expect(changesTo(here, { name: 'Ada' }, { way: 'update', by })).toEqual({})
})

test('a day without a time keeps the time of an interview, on the same day and on another', () => {
  const row: NewGuest & { interviewDate: string } = { name: 'Ada', interviewDate: '2026-12-01T09:00:00.000Z' }
  const told = { by: 'email', interviewDay: '2026-12-01', timeZone: 'Europe/Berlin' } as const
  const known = { ...here, interviewDate: '2026-12-01T23:30:00Z', interviewTimeZone: 'America/New_York' }
  const change = (guest: typeof here | typeof known) => changesTo(guest, row, { ...told, way: 'update' })
  expect(change(known)).toEqual({})
  expect(change({ ...known, interviewDate: '2026-07-10T22:30:00Z' })).toEqual({
    interviewDate: '2026-12-01T23:30:00.000Z',
    interviewTimeZone: 'America/New_York',
  })
  // Late in the evening it is another day in Berlin
  expect(change({ ...known, interviewTimeZone: null as never })).toEqual({
    interviewDate: '2026-11-30T23:30:00.000Z',
    interviewTimeZone: 'Europe/Berlin',
  })
  expect(change(here)).toEqual({ interviewDate: row.interviewDate })
  expect(changesTo(known, row, { ...told, way: 'fill' })).toEqual({})
})
