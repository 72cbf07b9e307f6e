import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { interviewEvent, recordingEvent } from './interview-event.ts'

const maya = {
  id: 7,
  name: 'Maya Okafor',
  title: 'Marine biologist',
  company: 'Blue Shelf',
  email: 'maya@blueshelf.example',
  phone: null,
  version: 3,
}
const event = (guest: Partial<typeof maya> = {}, show: string | null = null, id = 'kelp') =>
  interviewEvent({
    guest: { ...maya, ...guest },
    show: { id, name: show },
    start: new Date('2026-11-24T15:30:00+01:00'),
    now: new Date('2026-11-18T09:00:00.123Z'),
  })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an interview is one event in UTC that a later download replaces', () => {
  expect(event({}, 'Unhurried Work')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cueroom//Interviews//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:guest-7-interview-kelp@cueroom',
      'SEQUENCE:3',
      'DTSTAMP:20261118T090000Z',
      'DTSTART:20261124T143000Z',
      'DTEND:20261124T153000Z',
      'SUMMARY:Interview with Maya Okafor (Unhurried Work)',
      'DESCRIPTION:Marine biologist at Blue Shelf\\nmaya@blueshelf.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('the same guest of another show is another event', () => {
  const idOf = (text: string) => unfolded(text).find((line) => line.startsWith('UID:'))
  expect(idOf(event({}, null, 'kelp'))).not.toBe(idOf(event({}, null, 'reef')))
  expect(idOf(event({ name: 'Maya O.', version: 9 }))).toBe(idOf(event()))
})

test('the guest’s own file has the hosts, the way to their page and the planned length', () => {
  const page = 'https://kelp.example/g/token'
  const show = { id: 'kelp', name: 'Unhurried Work' }
  const start = new Date('2026-11-24T14:30:00Z')
  const file = recordingEvent({
    ...{ guest: maya, show, start, now: start, minutes: 90, page },
    hosts: ['Ines Falkenberg', 'Jonah; Reed'],
  })
  const lines = unfolded(file)
  for (const line of [
    'DTEND:20261124T160000Z',
    'SUMMARY:Unhurried Work',
    `DESCRIPTION:Ines Falkenberg\\, Jonah\\; Reed\\n${page}`,
    `URL;VALUE=URI:${page}`,
  ])
    expect(lines).toContain(line)
  expect(file).not.toContain('maya@blueshelf.example')
})

test('what means something to a calendar is escaped', () => {
  const lines = unfolded(event({ name: 'A\\B; C, D', title: 'One\r\nEND:VEVENT\nTwo' }))
  expect(lines).toContain('SUMMARY:Interview with A\\\\B\\; C\\, D')
  expect(lines).toContain('DESCRIPTION:One\\nEND:VEVENT\\nTwo at Blue Shelf\\nmaya@blueshelf.example')
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
  expect(lines).toHaveLength(15)
  expect(lines.join('')).not.toMatch(/[\p{Cc}\uD800-\uDFFF]/u)
})
