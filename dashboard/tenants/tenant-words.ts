import type { Plan, SubscriptionStatus } from '@cueroom/core/tenants/features.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { nearDay } from '../ui/text.ts'

export const planWords: Record<Plan, string> = {
  free: 'Free',
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
}

export const statusWords: Record<SubscriptionStatus, string> = {
  trial: 'Trial',
  active: 'Active',
  inactive: 'Inactive',
  cancelled: 'Cancelled',
}

export const choices = <V extends string>(words: Record<V, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as V, label }))

/** How a tenant's subscription stands: in a word, and until when. */
export function standing({ subscriptionStatus, trialEndsAt, active }: SubscribedTenant) {
  if (subscriptionStatus !== 'trial') return { word: statusWords[subscriptionStatus], until: null }
  if (!trialEndsAt) return { word: statusWords.trial, until: 'without an end' }
  return active
    ? { word: statusWords.trial, until: `until ${nearDay(trialEndsAt)}` }
    : { word: 'Trial ended', until: `on ${nearDay(trialEndsAt)}` }
}

/** A day as a date field holds it, in the time zone of who looks. */
export function dayOf(timestamp: string | null): string {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The end of a day that was chosen in a date field. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59`).toISOString()
