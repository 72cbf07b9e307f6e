import { statusWords } from '@cueroom/core/entitlements/plan-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { nearDay } from '../ui/text.ts'

export const choices = <V extends string>(words: Record<V, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as V, label }))

/** A tenant's subscription status in words, with its end date. */
export function subscriptionOf({ subscriptionStatus, trialEndsAt, active }: SubscribedTenant) {
  if (subscriptionStatus !== 'trial') return { word: statusWords[subscriptionStatus], until: null }
  if (!trialEndsAt) return { word: statusWords.trial, until: 'no end date' }
  return active
    ? { word: statusWords.trial, until: `until ${nearDay(trialEndsAt)}` }
    : { word: 'Trial ended', until: `on ${nearDay(trialEndsAt)}` }
}

/** A date as a date field holds it, in the viewer's time zone. */
export function dayOf(timestamp: string | null): string {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The end of the chosen day. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59`).toISOString()

/** Whether an administrator can activate a tenant, instead of suspending it. */
export const isSuspended = ({ subscriptionStatus }: SubscribedTenant) =>
  subscriptionStatus === 'inactive' || subscriptionStatus === 'cancelled'
