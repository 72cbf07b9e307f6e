import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { wordCount } from '../text/word-count.ts'
import { Guest, NewGuest } from '../guests/guest.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { ContentStyles } from '../show/content-styles.ts'
import { ShowMethodology } from '../show/methodology.ts'
import { Host } from '../show/show-settings.ts'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import {
  guestRecord,
  interviewTime,
  photoUrl,
  sampleContents,
  sampleGuest,
  sampleGuests,
  sampleLogo,
  sampleNow,
  sampleShow,
} from './samples.ts'

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isFilled)
    : typeof value === 'object' && value !== null
      ? Object.values(value).every(isFilled)
      : value !== null && value !== undefined && value !== ''

test('every setting of the sample show is valid and filled in', () => {
  expect(ContentStyles.parse(sampleShow.contentStyles)).toEqual(sampleShow.contentStyles)
  expect(ShowMethodology.parse(sampleShow.showMethodology)).toEqual(sampleShow.showMethodology)
  expect(SponsorshipSettings.parse(sampleShow.sponsorshipSettings)).toEqual(sampleShow.sponsorshipSettings)
  expect(z.array(Host).parse(sampleShow.hosts)).toEqual(sampleShow.hosts)
  const { hosts, ...settings } = sampleShow
  expect(isFilled(settings)).toBe(true)
  expect(Object.keys(sampleShow.contentStyles)).toEqual(Object.keys(ContentStyles.parse({})))
  expect(hosts).toHaveLength(2)
  for (const host of hosts) expect(isFilled({ ...host, photo: 'set by the seed' })).toBe(true)
})

test('a dozen guests are valid, differ, and live at addresses that belong to nobody', () => {
  expect(sampleGuests).toHaveLength(12)
  expect(new Set(sampleGuests.map(({ slug }) => slug)).size).toBe(12)
  expect(new Set(sampleGuests.map(({ status }) => status)).size).toBe(3)
  const known = defaultQuestions.map(({ id }) => id)
  sampleGuests.forEach((sample, index) => {
    NewGuest.parse(sample.guest)
    expect(Guest.parse(guestRecord(sample, index + 1)).name).toBe(sample.guest.name)
    expect(known).toEqual(expect.arrayContaining(Object.keys(sample.responses)))
    expect(sample.guest.email).toMatch(/@(example\.(com|org)|[\w-]+\.example)$/)
    expect(sample.answeredDaysAgo === null).toBe(Object.keys(sample.responses).length === 0)
  })
})

test('who is upcoming has a date ahead, who is completed a date behind', () => {
  for (const { status, interview } of sampleGuests) {
    const when = interview === null ? 'unscheduled' : interview.inDays > 0 ? 'upcoming' : 'completed'
    expect(status).toBe(when)
  }
})

test('interviews are at the time their zone shows', () => {
  const at = (timeZone: string, time: string) =>
    interviewTime({ inDays: 1, at: time, timeZone }, sampleNow).toISOString()
  expect(at('Asia/Tokyo', '18:00')).toBe('2026-11-19T09:00:00.000Z')
  expect(at('America/Port_of_Spain', '14:00')).toBe('2026-11-19T18:00:00.000Z')
})

test('the pictures are small PNG files of 512 by 512', () => {
  for (const photo of [sampleLogo, ...sampleGuests.flatMap((sample) => sample.photo ?? [])]) {
    const bytes = readFileSync(new URL(photoUrl(photo)))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512])
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024)
  }
})

test('the demo show starts with texts of every type for three guests', () => {
  const contents = sampleContents()
  expect(new Set(contents.map(({ guest }) => guest)).size).toBe(3)
  expect(new Set(contents.map(({ contentType }) => contentType)).size).toBe(3)
  for (const { guest, content } of contents) {
    expect(content).toContain(sampleGuest(guest).guest.name.split(' ')[0] === 'Dr.' ? 'Priscilla' : '')
    expect(wordCount(content)).toBeGreaterThan(100)
  }
})

test('no guest of the demo show is said to have answered in another language', () => {
  expect(
    sampleContents()
      .flatMap(({ note }) => note ?? [])
      .join(' '),
  ).not.toContain('this text is in English')
})

test('a slug that is not in the cast is an error', () => {
  expect(() => sampleGuest('nobody')).toThrow('No sample guest “nobody”')
})
