import { locale } from '../text/format.ts'
import { dollars } from './dollars.ts'
import type { Subscription } from './entitlements.ts'
import { type Feature, featurePrices } from './features.ts'
import { featureIs, featureWords } from './feature-words.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** Why a show may make nothing new now, what still works and what to do, for the host to read. */
export function whyInactive({
  subscriptionStatus,
  trialEndsAt,
  suspensionReason,
}: Omit<Subscription, 'features'> & { suspensionReason?: string | null }): string {
  const ended = trialEndsAt ? ` on ${dayFormat.format(new Date(trialEndsAt))}` : ''
  const state =
    subscriptionStatus === 'trial' ? `The trial ended${ended}` : `The subscription is ${subscriptionStatus}`
  const reason = subscriptionStatus === 'inactive' && suspensionReason ? ` Reason: ${suspensionReason}` : ''
  return `${state}.${reason} Reading, exporting and deleting still work. Ask your administrator to make it active again.`
}

/** What a host can do about a feature that is off: what it costs, or whom to ask. */
export function howToGet(feature: Feature): string {
  const price = featurePrices[feature]
  const cost = price === undefined ? '' : `It costs ${dollars(price)}, paid once. `
  return `${cost}Ask your administrator to switch it on.`
}

/** Why a call was refused that needs one of these features, for the host to read. */
export function whyLocked(features: readonly Feature[]): string {
  const names = features.map((feature, n) => {
    const name = n === features.length - 1 ? featureIs(feature) : featureWords[feature].name
    return n === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
  })
  const [only] = features
  const way =
    features.length === 1 && only
      ? howToGet(only)
      : 'Either will do. Ask your administrator to switch one on.'
  return `${names.join(' or ')} not part of this show’s subscription. ${way}`
}
