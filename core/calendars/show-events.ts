import type { Episode } from '../episodes/episode.ts'
import type { Guest } from '../guests/guest.ts'
import { personLine } from '../guests/person-line.ts'
import type { CalendarEvent, CalendarShow } from './calendar-file.ts'

/** Minutes a calendar keeps free for a recording without a planned length. */
export const usualMinutes = 60

interface Planned {
  id: number
  version: number
  updatedAt: string
  /** Planned length of the recording. */
  minutes: number
  /** Address of the page that the event leads to. */
  page: string
}

export type CalendarEpisode = Planned &
  Pick<Episode, 'title' | 'number' | 'seriesName' | 'stage' | 'recordingDate' | 'publicationDate' | 'guests'>

/** A guest with an interview date. */
export interface CalendarGuest extends Planned {
  name: string
  interviewDate: string
}

type Contact = Pick<Guest, 'title' | 'company' | 'email' | 'phone'>

/** The recording and the publication of an episode, as far as they have dates. */
export function episodeEvents(episode: CalendarEpisode): CalendarEvent[] {
  const { id, title, number, guests, seriesName, stage, recordingDate, publicationDate, minutes } = episode
  const name = number === null ? title : `${number}. ${title}`
  const withWhom = guests.length > 0 && `With ${guests.map((guest) => guest.name).join(', ')}`
  const about = [withWhom, seriesName].filter(Boolean).join('\n')
  const same = { ...shared(episode), about, ...(stage === 'cancelled' && { isCancelled: true }) }
  const events: CalendarEvent[] = []
  if (recordingDate) {
    const start = new Date(recordingDate)
    const summary = `Recording: ${name}`
    events.push({ ...same, id: `episode-${id}-recording`, start, minutes, summary })
  }
  if (publicationDate) {
    const start = new Date(publicationDate)
    const summary = `Publication: ${name}`
    events.push({ ...same, id: `episode-${id}-publication`, start, summary })
  }
  return events
}

/** A guest's interview as the host sees it. */
export const interviewEvent = (guest: CalendarGuest, contact?: Contact): CalendarEvent => ({
  ...interviewOf(guest),
  summary: `Interview with ${guest.name}`,
  about: contact ? [personLine(contact), contact.email, contact.phone].filter(Boolean).join('\n') : '',
})

/** The same event as its guest sees it, with the names of the hosts. */
export const guestsEvent = (guest: CalendarGuest, show: CalendarShow, hosts: string[]): CalendarEvent => ({
  ...interviewOf(guest),
  summary: show.name,
  about: hosts.join(', '),
})

const interviewOf = (guest: CalendarGuest) => ({
  ...shared(guest),
  id: `guest-${guest.id}-interview`,
  start: new Date(guest.interviewDate),
  minutes: guest.minutes,
})

const shared = ({ version, updatedAt, page }: Planned) => ({
  version,
  changedAt: new Date(updatedAt),
  url: page,
})

interface ShowDates {
  episodes: readonly CalendarEpisode[]
  guests: readonly CalendarGuest[]
}

/** The dates of a show. The interview of an episode's guest at its time is the recording itself. */
export function showEvents({ episodes, guests }: ShowDates): CalendarEvent[] {
  const covered = new Set(
    episodes
      .filter(({ stage }) => stage !== 'cancelled')
      .flatMap((episode) => episode.guests.map(({ id }) => atTime(id, episode.recordingDate))),
  )
  const interviews = guests.filter(({ id, interviewDate }) => !covered.has(atTime(id, interviewDate)))
  return [...episodes.flatMap(episodeEvents), ...interviews.map((guest) => interviewEvent(guest))]
}

const atTime = (guestId: number, date: string | null) => `${guestId} ${date && Date.parse(date)}`
