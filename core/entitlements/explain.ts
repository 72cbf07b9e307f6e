import type { Purchase, Subscription } from './entitlements.ts'
import { entitlements } from './entitlements.ts'
import { type Feature, type Plan, planFeatures, type SubscriptionStatus } from './features.ts'

export interface Explanation {
  feature: Feature
  /** Whether a call that needs the feature and creates something would succeed now. */
  usable: boolean
  on: boolean
  /** The plan, which is only a label. */
  plan: Plan
  inPlan: boolean
  granted: boolean
  /** The active purchase, or null. */
  purchase: { price: number; purchasedAt: string; expiresAt: string | null } | null
  /** When the last purchase ended; null if none has, or one is active. */
  expiredAt: string | null
  status: SubscriptionStatus
  trialEndsAt: string | null
  active: boolean
  /** One sentence: on or off, and because of what. */
  verdict: string
}

interface ExplainedTenant extends Subscription {
  subscriptionPlan: Plan
}

interface ExplainedPurchase extends Purchase {
  price: number
  purchasedAt: string
}

/**
 * Explains why a show has a feature or not: the result of `entitlements` with every reason.
 * @param tenant with `features` as granted, not as they are in effect
 * @param purchases all of them, those that ended included
 */
export function explainFeature(
  feature: Feature,
  tenant: ExplainedTenant,
  purchases: readonly ExplainedPurchase[],
  now: Date,
): Explanation {
  const own = purchases.filter(({ featureName }) => featureName === feature)
  const running = own.find((purchase) => entitlements(nothing(tenant), [purchase], now).features[feature])
  const ends = own.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt] : []))
  const { active, features } = entitlements(tenant, [...own], now)
  const reasons = {
    feature,
    on: features[feature],
    usable: features[feature] && active,
    plan: tenant.subscriptionPlan,
    inPlan: planFeatures[tenant.subscriptionPlan][feature],
    granted: tenant.features[feature],
    purchase: running
      ? { price: running.price, purchasedAt: running.purchasedAt, expiresAt: running.expiresAt }
      : null,
    expiredAt: running
      ? null
      : (ends.toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime()).at(-1) ?? null),
    status: tenant.subscriptionStatus,
    trialEndsAt: tenant.trialEndsAt,
    active,
  }
  return { ...reasons, verdict: verdictOf(reasons) }
}

const nothing = (tenant: Subscription): Subscription => ({
  ...tenant,
  features: Object.fromEntries(Object.keys(tenant.features).map((name) => [name, false])) as never,
})

const day = (time: string) => new Date(time).toISOString().slice(0, 10)

function verdictOf(reasons: Omit<Explanation, 'verdict'>): string {
  const { on, active, status, trialEndsAt } = reasons
  if (!on) return `Off: ${whyOff(reasons)}.`
  const source = whyOn(reasons)
  if (active) return `On: ${source}.`
  const trial = trialEndsAt ? `the trial ended on ${day(trialEndsAt)}` : 'the trial ended'
  return `On, ${source}, but nothing new can be created: ${status === 'trial' ? trial : `the subscription is ${status}`}.`
}

function whyOn({ granted, purchase }: Omit<Explanation, 'verdict'>) {
  if (granted) return 'granted by an administrator'
  return purchase?.expiresAt ? `bought until ${day(purchase.expiresAt)}` : 'bought'
}

function whyOff({ expiredAt, inPlan, plan }: Omit<Explanation, 'verdict'>) {
  const bought = expiredAt
    ? `its purchase ended on ${day(expiredAt)}, and it isn't granted`
    : 'not granted and not bought'
  return inPlan ? `${bought}, although the plan ${plan} includes it` : bought
}
