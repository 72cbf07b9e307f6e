import type { Guest } from './guest.ts'

/** Minutes a calendar keeps free for an interview. */
export const interviewMinutes = 60

interface Interview {
  guest: Pick<Guest, 'id' | 'name' | 'title' | 'company' | 'email' | 'phone' | 'version'>
  /** The show's name; null where none is known. */
  show: string | null
  start: Date
  now: Date
}

/** A calendar file (RFC 5545) with the interview as its one event, in UTC. The same guest is the same event. */
export function interviewEvent({ guest, show, start, now }: Interview): string {
  const end = new Date(start.getTime() + interviewMinutes * 60_000)
  const role = [guest.title, guest.company].filter(Boolean).join(' at ')
  const about = [role, guest.email, guest.phone].filter(Boolean).join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cueroom//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:guest-${guest.id}-interview@cueroom`,
    `SEQUENCE:${guest.version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(`Interview with ${guest.name}${show ? ` (${show})` : ''}`)}`,
    ...(about ? [`DESCRIPTION:${escape(about)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(fold).join('\r\n') + '\r\n'
}

const utc = (moment: Date) => moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')

const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const longestLine = 75
const bytes = (text: string) => new TextEncoder().encode(text).length

/** Lines of at most 75 octets; what follows the first begins with a space. Characters stay whole. */
function fold(line: string): string[] {
  const folded = ['']
  let length = 0
  for (const character of line) {
    const size = bytes(character)
    if (length + size > longestLine) {
      folded.push(' ')
      length = 1
    }
    folded[folded.length - 1] += character
    length += size
  }
  return folded
}
