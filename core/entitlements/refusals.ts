import { type DateFormat, dateText } from '../text/dates.ts'
import { dollars } from './dollars.ts'
import type { Subscription } from './entitlements.ts'
import { type Feature, featurePrices } from './features.ts'
import { featureIs, featureWords } from './feature-words.ts'

/** Explains to the host why nothing new can be created, what still works and what to do. */
export function whyInactive({
  subscriptionStatus,
  trialEndsAt,
  suspensionReason,
  dateFormat,
}: Omit<Subscription, 'features'> & {
  suspensionReason?: string | null
  dateFormat?: DateFormat | undefined
}): string {
  const ended = trialEndsAt ? ` on ${dateText(trialEndsAt, 'day', { timeZone: 'UTC', dateFormat })}` : ''
  const state =
    subscriptionStatus === 'trial' ? `The trial ended${ended}` : `The subscription is ${subscriptionStatus}`
  const reason = subscriptionStatus === 'inactive' && suspensionReason ? ` Reason: ${suspensionReason}` : ''
  return `${state}.${reason} You can still read, export and delete. Ask your administrator to reactivate it.`
}

/** Explains to the host how to get a feature that is off: its price and whom to ask. */
export function howToGet(feature: Feature): string {
  const price = featurePrices[feature]
  const cost = price === undefined ? '' : `It costs ${dollars(price)}, paid once. `
  return `${cost}Ask your administrator to turn it on.`
}

/** Explains to the host why a call that needs one of these features was refused. */
export function whyLocked(features: readonly Feature[]): string {
  const names = features.map((feature, n) => {
    const name = n === features.length - 1 ? featureIs(feature) : featureWords[feature].name
    return n === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
  })
  const [only] = features
  const way =
    features.length === 1 && only
      ? howToGet(only)
      : 'You only need one of them. Ask your administrator to turn one on.'
  return `${names.join(' or ')} not part of this show’s subscription. ${way}`
}
