import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { statusLabel } from '@cueroom/core/guests/episode-status.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { recordingDay, recordingTime } from '../ui/text.ts'
import classes from './guest-status.module.css'

/** The episode status and the interview day. */
export function GuestStatus({ guest }: { guest: GuestCard }) {
  const { episodeStatus, interviewDate } = guest
  const timeZone = useShowTimeZone()
  return (
    <span className={classes.status} data-status={episodeStatus}>
      <i aria-hidden />
      {statusLabel(guest, new Date())}
      {interviewDate && (
        <time
          className={classes.date}
          dateTime={interviewDate}
          title={recordingTime(interviewDate, timeZone)}
        >
          {recordingDay(interviewDate, timeZone)}
        </time>
      )}
    </span>
  )
}
