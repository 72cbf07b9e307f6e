import { type Episode, type EpisodeChanges, NewEpisode } from '@cueroom/core/episodes/episode.ts'
import { clockIn, type ClockTime, isSkipped, momentOf } from '@cueroom/core/guests/interview-time.ts'
import type { Interview } from '@cueroom/core/guests/guests.contract.ts'
import { schemaResolver } from '@mantine/form'

/** An episode's fields as form values, never null. Dates are as the input has them: YYYY-MM-DDTHH:MM. */
export interface EpisodeForm {
  title: string
  number: number | ''
  seriesId: string
  recordingDate: string
  publicationDate: string
  guestIds: string[]
  notes: string
}

export const emptyEpisode: EpisodeForm = {
  title: '',
  number: '',
  seriesId: '',
  recordingDate: '',
  publicationDate: '',
  guestIds: [],
  notes: '',
}

export const episodeLabels: Record<keyof EpisodeForm, string> = {
  title: 'Title',
  number: 'Number',
  seriesId: 'Series',
  recordingDate: 'Recording',
  publicationDate: 'Publication',
  guestIds: 'Guests',
  notes: 'Notes',
}

function inputOf(timestamp: string | null, timeZone: string): string {
  if (!timestamp) return ''
  const { date, time } = clockIn(timestamp, timeZone)
  return `${date}T${time}`
}

function clockOf(input: string): ClockTime {
  const [date = '', time = ''] = input.split('T')
  return { date, time: time.slice(0, 5) }
}

const momentIn = (input: string, timeZone: string): string | null =>
  (input && momentOf(clockOf(input), timeZone)?.toISOString()) || null

export const asEpisodeForm =
  (timeZone: string) =>
  (episode: Episode): EpisodeForm => ({
    title: episode.title,
    number: episode.number ?? '',
    seriesId: episode.seriesId === null ? '' : String(episode.seriesId),
    recordingDate: inputOf(episode.recordingDate, timeZone),
    publicationDate: inputOf(episode.publicationDate, timeZone),
    guestIds: episode.guests.map(({ id }) => String(id)),
    notes: episode.notes ?? '',
  })

/** What an episode takes over from the interviews of guests at the same time. */
export const interviewsAsForm = ([first, ...others]: Interviews, timeZone: string) => ({
  recordingDate: inputOf(first.interviewDate, timeZone),
  guestIds: [first, ...others].map(({ id }) => String(id)),
})

export type Interviews = readonly [Interview, ...Interview[]]

/** What is sent of some fields of the form. */
export function changesOf(form: Partial<EpisodeForm>, timeZone: string): EpisodeChanges {
  const { title, number, seriesId, recordingDate, publicationDate, guestIds, notes } = form
  return {
    ...(title !== undefined && { title }),
    ...(number !== undefined && { number: number === '' ? null : number }),
    ...(seriesId !== undefined && { seriesId: Number(seriesId) || null }),
    ...(recordingDate !== undefined && { recordingDate: momentIn(recordingDate, timeZone) }),
    ...(publicationDate !== undefined && { publicationDate: momentIn(publicationDate, timeZone) }),
    ...(guestIds !== undefined && { guestIds: guestIds.map(Number) }),
    ...(notes !== undefined && { notes }),
  }
}

const rules = schemaResolver(NewEpisode.pick({ title: true, number: true }).strip(), { sync: true })

function dateProblem(input: string, timeZone: string): string | undefined {
  if (input === '') return undefined
  if (momentIn(input, timeZone) === null) return 'Check the date, including the year.'
  return isSkipped(clockOf(input), timeZone)
    ? 'Clocks skip this time on that day. Choose another.'
    : undefined
}

export const validateEpisode =
  (timeZone: string) =>
  ({ title, number, recordingDate, publicationDate }: EpisodeForm) => ({
    ...rules({ title, number: number || null }),
    recordingDate: dateProblem(recordingDate, timeZone),
    publicationDate: dateProblem(publicationDate, timeZone),
  })

/** Whether new dates publish an episode before its recording. */
export const isEarly = (
  { recordingDate, publicationDate }: EpisodeForm,
  before: Pick<EpisodeForm, 'recordingDate' | 'publicationDate'>,
) =>
  publicationDate !== '' &&
  publicationDate < recordingDate &&
  (publicationDate !== before.publicationDate || recordingDate !== before.recordingDate)
