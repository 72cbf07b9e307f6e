import ical from 'ical-generator'
import type { Guest } from './guest.ts'
import { personLine } from './person-line.ts'

/** Minutes a calendar keeps free for an interview without a planned length. */
export const interviewMinutes = 60

interface Interview {
  guest: Pick<Guest, 'id' | 'name' | 'title' | 'company' | 'email' | 'phone' | 'version'>
  /** Its name is null if none is known. */
  show: { id: string; name: string | null }
  start: Date
  now: Date
}

/** A calendar file (RFC 5545) with the interview as its one event, in UTC. The same guest is the same event. */
export function interviewEvent(interview: Interview): string {
  const { guest, show } = interview
  const about = [personLine(guest), guest.email, guest.phone].filter(Boolean).join('\n')
  const summary = `Interview with ${guest.name}${show.name ? ` (${show.name})` : ''}`
  return calendarFile({ ...interview, summary, about })
}

interface Recording extends Interview {
  /** Names of the hosts. */
  hosts: string[]
  /** Planned length of the recording. */
  minutes: number
  /** Address of the guest's page. */
  page: string
}

/** The same event as its guest sees it, with the way to their page. */
export function recordingEvent(recording: Recording): string {
  const { guest, show, hosts, page } = recording
  const about = [hosts.join(', '), page].filter(Boolean).join('\n')
  return calendarFile({ ...recording, summary: show.name ?? guest.name, about, url: page })
}

interface CalendarEvent extends Interview {
  summary: string
  about: string
  minutes?: number
  url?: string
}

function calendarFile({ guest, show, start, now, summary, about, minutes, url }: CalendarEvent): string {
  const calendar = ical({ prodId: '//Cueroom//Interviews//EN', scale: 'GREGORIAN' })
  calendar.createEvent({
    // With the show, because guests of two servers may have the same id and one calendar
    id: `guest-${guest.id}-interview-${show.id}@cueroom`,
    sequence: guest.version,
    stamp: now,
    start,
    end: new Date(start.getTime() + (minutes ?? interviewMinutes) * 60_000),
    summary: printable(summary),
    ...(about && { description: printable(about) }),
    ...(url && { url }),
  })
  return `${calendar.toString()}\r\n`
}

/** Text for a calendar: the library escapes what means something to one, and leaves other control characters. */
export const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
