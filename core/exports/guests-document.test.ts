import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { readDocument } from '../testing/read-document.ts'
import { guestRecord, sampleGuest, sampleGuests } from '../testing/samples.ts'
import { guestsDocument } from './guests-document.ts'

const guests = sampleGuests.map((sample, index) => guestRecord(sample, index + 1))
const show = { podcastName: 'Unhurried Work' }

const xmlOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['word/document.xml']!)

test('every guest has a heading, in the order they came', async () => {
  const file = await guestsDocument({ show, guests })
  expect(file.name).toBe('Unhurried Work - guests.docx')
  const headings = xmlOf(file.bytes)
    .match(/<w:p>.*?<\/w:p>/gs)!
    .filter((xml) => xml.includes('w:val="Heading1"'))
    .map((xml) => xml.replace(/<[^>]+>/g, '').replaceAll('&apos;', "'"))
  expect(headings).toEqual(guests.map(({ name }) => name))
})

test('the interview is written out on the clock it was chosen by', async () => {
  const guest = guestRecord(sampleGuest('maya-okafor'), 1)
  const dated = { ...guest, interviewDate: '2026-12-04T08:00:00Z', interviewTimeZone: 'Europe/Copenhagen' }
  const xml = xmlOf((await guestsDocument({ show: null, guests: [dated] })).bytes).replace(/\u202f/g, ' ')
  expect(xml).toContain('Friday, December 4, 2026 at 9:00 AM (Europe/Copenhagen)')
})

test('a guest without a job and a company has the status alone under the name', async () => {
  const bare = { ...guests[0]!, title: null, company: null, episodeStatus: 'unscheduled' as const }
  const { paragraphs } = readDocument((await guestsDocument({ show, guests: [bare] })).bytes)
  const texts = paragraphs.map(({ text }) => text)
  expect(texts[texts.indexOf(bare.name) + 1]).toBe('Unscheduled')
})

test('hostile texts are text in the document and nothing else', async () => {
  const hostile = hostileTexts.map((text) => ({
    ...guests[0]!,
    name: text,
    title: text,
    bio: text,
    email: text,
    expertise: [text],
    social: text,
  }))
  const podcastName = hostileTexts.join(' ')
  const xml = xmlOf((await guestsDocument({ show: { podcastName }, guests: hostile })).bytes)
  expect(/(?![\s\u007f-\u009f])\p{Cc}/u.exec(xml)).toBeNull()
  expect(/<(script|img|guest|\/guest)/i.exec(xml)).toBeNull()
  const company = guests[0]!.company!.replaceAll('&', '&amp;')
  expect(xml.split(company).length - 1).toBeGreaterThanOrEqual(hostile.length)
})
