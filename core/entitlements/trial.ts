import { daysAfter } from '../text/days.ts'

/** Days of a new trial, unless the administrator sets another end. */
export const trialDays = 14

/** When a trial that starts now ends. */
export const trialEnd = (now: Date) => daysAfter(now, trialDays)

interface Trial {
  subscriptionStatus?: string | undefined
  trialEndsAt?: string | null | undefined
}

/**
 * The end that a change gives a tenant's trial: a tenant who goes back on trial gets a new one, unless the change names
 * an end or the old one is still ahead. Undefined leaves the end as it is.
 */
export function renewedTrialEnd(before: Trial, change: Trial, now: Date): Date | undefined {
  const begins = change.subscriptionStatus === 'trial' && before.subscriptionStatus !== 'trial'
  const isAhead = before.trialEndsAt != null && new Date(before.trialEndsAt) > now
  return begins && !change.trialEndsAt && !isAhead ? trialEnd(now) : undefined
}
