import {
  type CalendarEvent,
  type CalendarShow,
  eventFile,
  subscribedCalendar,
} from '@cueroom/core/calendars/calendar-file.ts'
import {
  type CalendarEpisode,
  type CalendarGuest,
  episodeEvents,
  guestsEvent,
  interviewEvent,
  showEvents,
} from '@cueroom/core/calendars/show-events.ts'
import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { get as getEpisode, list as listEpisodes } from '../episodes/episodes.service.ts'
import { recordingMinutes } from '../episodes/run-of-show.service.ts'
import { Guest } from '../guests/guest.model.ts'
import { find as findGuest } from '../guests/guests.service.ts'
import { problem } from '../problems/problems.ts'
import { showForDrafting } from '../show/show.service.ts'

/** Past dates that a calendar shows. */
const pastDays = 365
/** Rows of each kind that one calendar holds: the newest. */
const most = 1_000

type Minutes = Awaited<ReturnType<typeof recordingMinutes>>

interface Place {
  minutes: Minutes
  origin: string
}

const planned = (episode: Episode, { minutes, origin }: Place): CalendarEpisode => ({
  ...episode,
  minutes: minutes.ofEpisode(episode.id),
  page: `${origin}/episodes/${episode.id}`,
})

type DatedGuest = Pick<CalendarGuest, 'id' | 'name' | 'interviewDate' | 'version' | 'updatedAt'>

const expected = <G extends DatedGuest>(guest: G, { minutes, origin }: Place) => ({
  ...guest,
  minutes: minutes.ofGuest(guest.id),
  page: `${origin}/guests/${guest.id}`,
})

const calendarShow = async (db: Db, origin: string): Promise<CalendarShow> => ({
  id: tenantOf(db),
  server: new URL(origin).host,
  name: (await showForDrafting(db)).podcastName,
})

/** The calendar of the show. */
export async function calendarOf(db: Db, origin: string, now = new Date()): Promise<string> {
  const from = new Date(now.getTime() - pastDays * 86_400_000).toISOString()
  const episodes = await listEpisodes(db, { from, limit: most, sort: 'added' })
  const guests = await Guest.live(db)
    .where('interviewDate', '>=', from)
    .orderBy([{ column: 'interviewDate', order: 'desc' }, 'id'])
    .limit(most)
    .select('id', 'name', 'interviewDate', 'version', 'updatedAt')
    .castTo<DatedGuest[]>()
  const place = { minutes: await recordingMinutes(db), origin }
  const events = showEvents({
    episodes: episodes.rows.map((episode) => planned(episode, place)),
    guests: guests.map((guest) => expected(guest, place)),
  })
  return subscribedCalendar(await calendarShow(db, origin), events)
}

/** The recording and the publication of an episode. @throws 404 if it has neither date. */
export async function episodeFile(db: Db, id: number, origin: string): Promise<ExportedFile> {
  const episode = await getEpisode(db, id)
  const events = episodeEvents(planned(episode, { minutes: await recordingMinutes(db), origin }))
  if (events.length === 0) throw noDate('episode')
  return hostsFile(await calendarShow(db, origin), events, episode.title)
}

/** A guest's interview, with how to reach the guest. @throws 404 if it has no date. */
export async function guestFile(db: Db, id: number, origin: string): Promise<ExportedFile> {
  const { interviewDate, ...guest } = await findGuest(db, id)
  if (!interviewDate) throw noDate('guest')
  const place = { minutes: await recordingMinutes(db), origin }
  const event = interviewEvent(expected({ ...guest, interviewDate }, place), guest)
  return hostsFile(await calendarShow(db, origin), [event], guest.name)
}

const noDate = (what: string) => problem(404, 'no_date', `This ${what} has no date yet`)

/** Says which show it is: one calendar may have several. */
function hostsFile(show: CalendarShow, events: CalendarEvent[], name: string): ExportedFile {
  const named = events.map((event) => ({ ...event, summary: `${event.summary} (${show.name})` }))
  return icsFile(fileName([name], 'ics'), eventFile(show, named))
}

const icsFile = (name: string, text: string): ExportedFile => ({
  name,
  type: 'text/calendar; charset=utf-8',
  bytes: new TextEncoder().encode(text),
})

/** The interview for the guest's own calendar, with the way to their page. Undefined without a date. */
export async function guestsOwnFile(db: Db, guest: Guest, page: string): Promise<ExportedFile | undefined> {
  const { interviewDate } = guest
  if (!interviewDate) return undefined
  const { hosts } = await showForDrafting(db)
  const show = await calendarShow(db, page)
  const minutes = (await recordingMinutes(db)).ofGuest(guest.id)
  const names = hosts.flatMap(({ name }) => name || [])
  const event = guestsEvent({ ...guest, interviewDate, minutes, page }, show, names)
  return icsFile('recording.ics', eventFile(show, [event]))
}
