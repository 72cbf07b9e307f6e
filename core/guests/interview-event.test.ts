import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { interviewEvent } from './interview-event.ts'

const maya = {
  id: 7,
  name: 'Maya Okafor',
  title: 'Marine biologist',
  company: 'Blue Shelf',
  email: 'maya@blueshelf.example',
  phone: null,
  version: 3,
}
const event = (guest: Partial<typeof maya> = {}, show: string | null = null) =>
  interviewEvent({
    guest: { ...maya, ...guest },
    show,
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
      'UID:guest-7-interview@cueroom',
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
