import ical from 'ical-generator'
import type { Guest } from './guest.ts'
import { personLine } from './person-line.ts'

/** Minutes a calendar keeps free for an interview. */
export const interviewMinutes = 60

interface Interview {
  guest: Pick<Guest, 'id' | 'name' | 'title' | 'company' | 'email' | 'phone' | 'version'>
  /** The show's name; null if none is known. */
  show: string | null
  start: Date
  now: Date
}

/** A calendar file (RFC 5545) with the interview as its one event, in UTC. The same guest is the same event. */
export function interviewEvent({ guest, show, start, now }: Interview): string {
  const about = [personLine(guest), guest.email, guest.phone].filter(Boolean).join('\n')
  const summary = `Interview with ${guest.name}${show ? ` (${show})` : ''}`
  return calendarFile({ guest, start, now, summary, about })
}

/** The same event as its guest sees it. */
export const recordingEvent = ({ guest, show, start, now }: Interview): string =>
  calendarFile({ guest, start, now, summary: show ?? guest.name, about: '' })

interface CalendarEvent extends Pick<Interview, 'guest' | 'start' | 'now'> {
  summary: string
  about: string
}

function calendarFile({ guest, start, now, summary, about }: CalendarEvent): string {
  const calendar = ical({ prodId: '//Cueroom//Interviews//EN', scale: 'GREGORIAN' })
  calendar.createEvent({
    id: `guest-${guest.id}-interview@cueroom`,
    sequence: guest.version,
    stamp: now,
    start,
    end: new Date(start.getTime() + interviewMinutes * 60_000),
    summary: printable(summary),
    ...(about && { description: printable(about) }),
  })
  return `${calendar.toString()}\r\n`
}

/** Text for a calendar: the library escapes what means something to one, and leaves other control characters. */
export const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
