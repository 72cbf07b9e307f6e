import { expect, test } from 'vitest'
import { changesTo, type MergedFields } from './merge-guest.ts'

const here = {
  name: 'Claire O’Donnell',
  title: 'Author of “The Wet Archive”',
  company: null,
  notes: 'doesn’t drink coffee',
  expertise: ['bogs', 'writers’ rooms'],
  socialLinks: {},
  interviewDate: null,
  interviewTimeZone: null,
  episodeStatus: 'unscheduled',
} as unknown as MergedFields

const update = { way: 'update', by: 'email' } as const

test.each(["'", '‘', 'ʼ', '`'])('an apostrophe written %s makes no other name, title or note', (sign) => {
  const row = {
    name: `Claire O${sign}Donnell`,
    title: 'Author of "The Wet Archive"',
    notes: `doesn${sign}t drink coffee`,
    expertise: ['bogs', `writers${sign} rooms`],
  }
  expect(changesTo(here, row, update)).toEqual({})
})

test('another letter does', () => {
  expect(changesTo(here, { name: "Clare O'Donnell", company: 'Peat Press' }, update)).toEqual({
    name: "Clare O'Donnell",
    company: 'Peat Press',
  })
})
