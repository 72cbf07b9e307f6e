import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Episode } from '../episodes/episode.ts'
import { interviewMinutes, printable } from '../guests/interview-event.ts'

interface Changed {
  id: number
  version: number
  updatedAt: string
}

export type CalendarEpisode = Changed &
  Pick<Episode, 'title' | 'number' | 'seriesName' | 'recordingDate' | 'publicationDate' | 'guests'>

/** A guest with an interview date. */
export interface CalendarGuest extends Changed {
  name: string
  interviewDate: string
}

interface ShowDates {
  show: string
  episodes: readonly CalendarEpisode[]
  guests: readonly CalendarGuest[]
}

/** Suggested refresh interval for calendar programs. */
const refreshSeconds = 3600

/**
 * A calendar (RFC 5545) of the recordings, publications and interviews of a show, in UTC. It changes only when they do,
 * and an event keeps its id when it moves. The interview of an episode's guest at its time is the recording itself.
 */
export function showCalendar({ show, episodes, guests }: ShowDates): string {
  const calendar = ical({
    prodId: '//Cueroom//Episodes//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: printable(show),
    ttl: refreshSeconds,
  })
  const add = (event: Event) => calendar.createEvent(fieldsOf(event))
  for (const episode of episodes) {
    const { recordingDate, publicationDate } = episode
    if (recordingDate) add(recordingOf(episode, recordingDate))
    if (publicationDate) add(publicationOf(episode, publicationDate))
  }
  const covered = new Set(
    episodes.flatMap((episode) => episode.guests.map(({ id }) => atTime(id, episode.recordingDate))),
  )
  for (const guest of guests) {
    const { id, name, interviewDate } = guest
    if (covered.has(atTime(id, interviewDate))) continue
    const summary = `Interview with ${name}`
    add({ of: guest, id: `guest-${id}-interview`, start: interviewDate, minutes: interviewMinutes, summary })
  }
  return `${calendar.toString()}\r\n`
}

const atTime = (guestId: number, date: string | null) => `${guestId} ${date && Date.parse(date)}`

interface Event {
  of: Changed
  id: string
  start: string
  /** Without a duration, the event is a moment that doesn't block time. */
  minutes?: number
  summary: string
  about?: string
}

const titleOf = ({ title, number }: CalendarEpisode) => (number === null ? title : `${number}. ${title}`)

const aboutOf = ({ guests, seriesName }: CalendarEpisode) =>
  [guests.length > 0 && `With ${guests.map(({ name }) => name).join(', ')}`, seriesName]
    .filter(Boolean)
    .join('\n')

const recordingOf = (episode: CalendarEpisode, start: string): Event => ({
  of: episode,
  id: `episode-${episode.id}-recording`,
  start,
  minutes: interviewMinutes,
  summary: `Recording: ${titleOf(episode)}`,
  about: aboutOf(episode),
})

const publicationOf = (episode: CalendarEpisode, start: string): Event => ({
  of: episode,
  id: `episode-${episode.id}-publication`,
  start,
  summary: `Publication: ${titleOf(episode)}`,
  about: aboutOf(episode),
})

function fieldsOf({ of, id, start, minutes, summary, about }: Event) {
  const begin = new Date(start)
  const changed = new Date(of.updatedAt)
  return {
    id: `${id}@cueroom`,
    sequence: of.version,
    stamp: changed,
    lastModified: changed,
    start: begin,
    ...(minutes === undefined
      ? { transparency: ICalEventTransparency.TRANSPARENT }
      : { end: new Date(begin.getTime() + minutes * 60_000) }),
    summary: printable(summary),
    ...(about && { description: printable(about) }),
  }
}
