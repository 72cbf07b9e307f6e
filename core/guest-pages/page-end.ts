import { daysAfterRecording } from './guest-page-limits.ts'

const day = 24 * 60 * 60_000

/** When a guest's page closes: 90 days after the recording; never while there is no date. */
export const pageEnd = (interviewDate: string | null): string | null =>
  interviewDate && new Date(Date.parse(interviewDate) + daysAfterRecording * day).toISOString()
