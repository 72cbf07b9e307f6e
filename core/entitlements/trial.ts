import { daysAfter } from '../text/days.ts'

/** Default length of a trial in days. */
export const trialDays = 14

/** When a trial that starts now ends. */
export const trialEnd = (now: Date) => daysAfter(now, trialDays)

interface Trial {
  subscriptionStatus?: string | undefined
  trialEndsAt?: string | null | undefined
}

/**
 * The new trial end after a change: a tenant who returns to trial gets a new end, unless the change sets one
 * or the old one is still in the future. Undefined keeps the end.
 */
export function renewedTrialEnd(before: Trial, change: Trial, now: Date): Date | undefined {
  const begins = change.subscriptionStatus === 'trial' && before.subscriptionStatus !== 'trial'
  const isAhead = before.trialEndsAt != null && new Date(before.trialEndsAt) > now
  return begins && !change.trialEndsAt && !isAhead ? trialEnd(now) : undefined
}
