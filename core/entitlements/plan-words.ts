import type { Plan, SubscriptionStatus } from './features.ts'

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
