// Without zod, so that screens that only name a status do not load it
export const episodeStatuses = ['unscheduled', 'upcoming', 'completed'] as const
type EpisodeStatus = (typeof episodeStatuses)[number]

/** Labels of the statuses. */
export const statusLabels: Record<EpisodeStatus, string> = {
  unscheduled: 'Unscheduled',
  upcoming: 'Upcoming',
  completed: 'Completed',
}

interface Dated {
  interviewDate: string | null
}

/** The status of a guest whose episode isn't done: upcoming while the interview is ahead. */
export const openStatus = ({ interviewDate }: Dated, now = new Date()): EpisodeStatus =>
  interviewDate && new Date(interviewDate) > now ? 'upcoming' : 'unscheduled'

/**
 * The status that setting a date gives a guest: upcoming for a future date, unscheduled for none. Undefined for a past
 * date, which changes no status.
 */
export const statusForDate = (interviewDate: string | null, now: Date): EpisodeStatus | undefined =>
  interviewDate !== null && new Date(interviewDate) <= now ? undefined : openStatus({ interviewDate }, now)

type Scheduled = Dated & { episodeStatus: EpisodeStatus }

/** Whether the interview of a guest who isn't completed started before `now`. */
export const isOver = ({ episodeStatus, interviewDate }: Scheduled, now: Date) =>
  episodeStatus !== 'completed' && interviewDate !== null && new Date(interviewDate) <= now

/** What cards say of a guest's status: nobody with a date that has passed is unscheduled. */
export const statusLabel = (guest: Scheduled, now: Date) =>
  guest.episodeStatus === 'unscheduled' && isOver(guest, now)
    ? 'Date passed'
    : statusLabels[guest.episodeStatus]

/** The status in posts: a guest with a date is announced, also once the date has passed. */
export const announcedStatus = ({
  episodeStatus,
  interviewDate,
}: Dated & { episodeStatus: EpisodeStatus }): EpisodeStatus =>
  episodeStatus === 'unscheduled' && interviewDate !== null ? 'upcoming' : episodeStatus
