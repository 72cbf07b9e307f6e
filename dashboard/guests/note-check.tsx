import { noteCheckLabel } from '@cueroom/core/guests/texts-filters.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { guestPage } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import classes from './note-check.module.css'

/** Marks a guest with a text to check; the guest's page says which. */
export const NoteCheck = ({ guest }: { guest: GuestCard }) => (
  <Link to={guestPage(guest.id)} className={classes.mark} aria-label={`${noteCheckLabel} on ${guest.name}`}>
    {noteCheckLabel}
  </Link>
)
