import type { GuestCard } from '@cueroom/core/guests/guest.ts'

/** Actions on a guest in the list. */
export type GuestAction =
  /** Opens the guest's page. */
  | 'open'
  | 'extract'
  | 'send'
  | 'date'
  /** Downloads the interview for a calendar. */
  | 'calendar'
  | 'edit'
  | 'delete'
  /** Deletes without asking. */
  | 'delete-now'
  | 'erase'
  | 'photo'
  | 'no-photo'
  | 'done'
  | 'not-done'
  | 'copy-email'
  | 'select'
  /** Selects the range from the last selected guest to this one. */
  | 'select-to'

/** Deleting a guest whose recording is ahead changes more than the guest list, so it asks first. */
export const asksBeforeDeleting = ({ interviewDate }: GuestCard) =>
  interviewDate !== null && Date.parse(interviewDate) > Date.now()

export type Act = (action: GuestAction, guest: GuestCard) => void

/** Props of one guest in the list. All are compared; any change re-renders the guest. */
export interface GuestItemProps {
  guest: GuestCard
  act: Act
  /** False while the show's subscription is inactive. */
  mayChange: boolean
  /** Whether selection mode is on, and whether this guest is selected. */
  selecting: boolean
  selected: boolean
  /** Whether this is the guest that Tab reaches (roving tabindex); arrow keys move to the others. */
  reachable: boolean
  /** The interview date has passed, and the episode isn't marked as done. */
  over: boolean
  /** A text may say what the host's note about the guest forbids. */
  noteCheck: boolean
}
