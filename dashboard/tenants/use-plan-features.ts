import {
  type Features,
  features as allFeatures,
  type Plan,
  planFeatures,
} from '@cueroom/core/entitlements/features.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { useState } from 'react'

interface Choice {
  plan: Plan
  features: Features
  purchased: SubscribedTenant['purchased']
  /** A new tenant has its plan's features until one is changed by hand. */
  isNew: boolean
  change: (values: { subscriptionPlan?: Plan; features?: Features }) => void
}

/** Keeps a tenant's features in sync with its plan, or asks whether to. */
export function usePlanFeatures({ plan, features, purchased, isNew, change }: Choice) {
  const [follows, setFollows] = useState(isNew)
  const [decided, setDecided] = useState(plan)
  // Purchased features stay on
  const featuresOf = (chosen: Plan): Features => ({
    ...planFeatures[chosen],
    ...Object.fromEntries(purchased.map(({ featureName }) => [featureName, true])),
  })
  const differs = allFeatures.some((name) => features[name] !== featuresOf(plan)[name])
  return {
    isAsking: plan !== decided && differs,
    choosePlan: (next: Plan) => {
      change({ subscriptionPlan: next, ...(follows && { features: featuresOf(next) }) })
      if (follows) setDecided(next)
    },
    switchFeatures: (next: Features) => {
      setFollows(false)
      change({ features: next })
    },
    useFeaturesOfPlan: () => {
      change({ features: featuresOf(plan) })
      setDecided(plan)
    },
    keepFeatures: () => setDecided(plan),
  }
}
