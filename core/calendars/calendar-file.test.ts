import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { eventFile } from './calendar-file.ts'
import { guestsEvent, interviewEvent } from './show-events.ts'

const page = 'https://kelp.example/guests/7'
const maya = {
  id: 7,
  name: 'Maya Okafor',
  title: 'Marine biologist',
  company: 'Blue Shelf',
  email: 'maya@blueshelf.example',
  phone: null,
  interviewDate: '2026-11-24T15:30:00+01:00',
  version: 3,
  updatedAt: '2026-11-18T09:00:00.123Z',
  minutes: 90,
  page,
}
const event = (changes: Partial<typeof maya> = {}, id = 'kelp', server = 'kelp.example') => {
  const guest = { ...maya, ...changes }
  return eventFile({ id, server, name: 'Unhurried Work' }, [interviewEvent(guest, guest)])
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an interview is one event in UTC that a later download replaces', () => {
  expect(event()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cueroom//Recordings//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:guest-7-interview-kelp@kelp.example',
      'SEQUENCE:3',
      'DTSTAMP:20261118T090000Z',
      'DTSTART:20261124T143000Z',
      'DTEND:20261124T160000Z',
      'SUMMARY:Interview with Maya Okafor',
      'DESCRIPTION:Marine biologist at Blue Shelf\\nmaya@blueshelf.example\\nhttps:',
      ' //kelp.example/guests/7',
      `URL;VALUE=URI:${page}`,
      'LAST-MODIFIED:20261118T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('the same guest of another show or server is another event', () => {
  const idOf = (text: string) => unfolded(text).find((line) => line.startsWith('UID:'))
  expect(idOf(event({}, 'kelp'))).not.toBe(idOf(event({}, 'reef')))
  expect(idOf(event())).not.toBe(idOf(event({}, 'kelp', 'localhost:3001')))
  expect(idOf(event({ name: 'Maya O.', version: 9 }))).toBe(idOf(event()))
})

test('the guest’s own file has the hosts, the way to their page and the planned length', () => {
  const show = { id: 'kelp', server: 'kelp.example', name: 'Unhurried Work' }
  const own = { ...maya, page: 'https://kelp.example/g/token' }
  const file = eventFile(show, [guestsEvent(own, show, ['Ines Falkenberg', 'Jonah; Reed'])])
  const lines = unfolded(file)
  for (const line of [
    'UID:guest-7-interview-kelp@kelp.example',
    'DTEND:20261124T160000Z',
    'SUMMARY:Unhurried Work',
    `DESCRIPTION:Ines Falkenberg\\, Jonah\\; Reed\\n${own.page}`,
    `URL;VALUE=URI:${own.page}`,
  ])
    expect(lines).toContain(line)
  expect(file).not.toContain('maya@blueshelf.example')
})

test('what means something to a calendar is escaped', () => {
  const lines = unfolded(event({ name: 'A\\B; C, D', title: 'One\r\nEND:VEVENT\nTwo' }))
  expect(lines).toContain('SUMMARY:Interview with A\\\\B\\; C\\, D')
  expect(lines).toContain(
    'DESCRIPTION:One\\nEND:VEVENT\\nTwo at Blue Shelf\\nmaya@blueshelf.example\\nhttps://kelp.example/guests/7',
  )
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line is longer than 75 octets, and no character is cut in two', () => {
  const name = 'Łucja 👩‍🔬 日本語 '.repeat(12).trim()
  const text = event({ name })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:Interview with ${name}`)
})

test.each(hostileTexts)('the file keeps its lines when a guest is called %j', (hostile) => {
  const lines = unfolded(event({ name: hostile, title: hostile }))
  expect(lines).toHaveLength(17)
  expect(lines.join('')).not.toMatch(/[\p{Cc}\uD800-\uDFFF]/u)
})
