import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { nearDay, recordingTime } from '../ui/text.ts'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import classes from './guest-status.module.css'

/** The episode status and the interview day. */
export const GuestStatus = ({ guest: { episodeStatus, interviewDate } }: { guest: GuestCard }) => (
  <span className={classes.status} data-status={episodeStatus}>
    <i aria-hidden />
    {statusLabels[episodeStatus]}
    {interviewDate && (
      <time className={classes.date} dateTime={interviewDate} title={recordingTime(interviewDate)}>
        {nearDay(interviewDate)}
      </time>
    )}
  </span>
)
