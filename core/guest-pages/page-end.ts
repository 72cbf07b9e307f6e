import { daysAfter } from '../text/days.ts'
import { daysAfterRecording } from './guest-page-limits.ts'

/** When a guest's page closes: 90 days after the recording; never while there is no date. */
export const pageEnd = (interviewDate: string | null): string | null =>
  interviewDate && daysAfter(interviewDate, daysAfterRecording).toISOString()
