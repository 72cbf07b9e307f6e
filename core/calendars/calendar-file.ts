import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** What every calendar of a show names. */
export interface CalendarShow {
  id: string
  /** Host name of its server, with the port if it is an own one. */
  server: string
  name: string
}

export interface CalendarEvent {
  /** Unique in its show; the same event keeps it when it moves. */
  id: string
  /** Counts the changes of the event. */
  version: number
  changedAt: Date
  start: Date
  /** Without a length, the event is a moment that doesn't block time. */
  minutes?: number
  summary: string
  about: string
  url: string
  /** It stays in the calendar and doesn't block time, so that programs that have it take it off. */
  isCancelled?: boolean
}

/** A calendar file (RFC 5545) of one guest or episode, with the show's name in each event. */
export const eventFile = (show: CalendarShow, events: readonly CalendarEvent[]) =>
  written(ical({ prodId, scale: 'GREGORIAN' }), show, events)

/** Suggested refresh interval for calendar programs. */
const refreshSeconds = 3600

/** A calendar (RFC 5545) that programs subscribe to, with the show's name. */
export const subscribedCalendar = (show: CalendarShow, events: readonly CalendarEvent[]) =>
  written(
    ical({
      prodId,
      scale: 'GREGORIAN',
      method: ICalCalendarMethod.PUBLISH,
      name: printable(show.name),
      ttl: refreshSeconds,
    }),
    show,
    events,
  )

const prodId = '//Cueroom//Recordings//EN'

function written(calendar: ReturnType<typeof ical>, show: CalendarShow, events: readonly CalendarEvent[]) {
  for (const { id, version, changedAt, start, minutes, summary, about, url, isCancelled } of events)
    calendar.createEvent({
      // Both, because one calendar may have the guests of two shows, and of sample shows on two servers
      id: `${id}-${show.id}@${show.server}`,
      sequence: version,
      stamp: changedAt,
      lastModified: changedAt,
      start,
      ...(minutes !== undefined && { end: new Date(start.getTime() + minutes * 60_000) }),
      ...((minutes === undefined || isCancelled) && { transparency: ICalEventTransparency.TRANSPARENT }),
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      summary: printable(summary),
      description: printable([about, url].filter(Boolean).join('\n')),
      url,
    })
  return `${calendar.toString()}\r\n`
}

/** Text for a calendar: the library escapes what means something to one, and leaves other control characters. */
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
