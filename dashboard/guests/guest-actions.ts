import type { GuestCard } from '@cueroom/core/guests/guest.ts'

/** What a host can do with a guest of the list. */
export type GuestAction =
  | 'open'
  | 'responses'
  | 'extract'
  | 'date'
  | 'edit'
  | 'delete'
  | 'photo'
  | 'done'
  | 'not-done'
  | 'copy-email'
  | 'select'
  /** Every guest from the one selected last to this one. */
  | 'select-to'

export type Act = (action: GuestAction, guest: GuestCard) => void

/** One guest of a list, as a card or a row. Every value is compared: what changes draws the guest anew. */
export interface GuestItemProps {
  guest: GuestCard
  act: Act
  /** False while the show's subscription lets nothing change. */
  mayChange: boolean
  /** Whether guests are being selected, and whether this one is. */
  selecting: boolean
  selected: boolean
  /** The one guest of the list that the Tab key reaches; arrow keys lead to the others. */
  reachable: boolean
  /** The interview is over, and nobody has said yet whether the episode is done. */
  over: boolean
}

export const statusLabels = { unscheduled: 'Unscheduled', upcoming: 'Upcoming', completed: 'Completed' }

/** What a guest whose episode is not done counts as. */
export const openStatus = ({ interviewDate }: GuestCard, now = new Date()) =>
  interviewDate && new Date(interviewDate) > now ? 'upcoming' : 'unscheduled'

/** Whether an upcoming guest's interview has begun before `now`. */
export const isOver = ({ episodeStatus, interviewDate }: GuestCard, now: Date) =>
  episodeStatus === 'upcoming' && interviewDate !== null && new Date(interviewDate) <= now
