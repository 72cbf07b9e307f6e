import { features } from '../entitlements/features.ts'
import { featureWords } from '../entitlements/feature-words.ts'
import { planWords, statusWords } from '../entitlements/plan-words.ts'
import { type Change, changesText } from '../text/changes.ts'
import type { SubscribedTenant } from './tenant.ts'

/** The fields of a tenant as administrators read them. */
export const tenantLabels = {
  name: 'Company name',
  email: 'Email',
  domain: 'Domain',
  subscriptionPlan: 'Plan',
  subscriptionStatus: 'Status',
  billingEmail: 'Billing email',
  suspensionReason: 'Reason',
  trialEndsAt: 'Trial ends',
} as const

type Field = keyof typeof tenantLabels
type Tenant = Pick<SubscribedTenant, Field | 'features'>

function valueOf(tenant: Tenant, field: Field): string {
  if (field === 'subscriptionPlan') return planWords[tenant.subscriptionPlan]
  if (field === 'subscriptionStatus') return statusWords[tenant.subscriptionStatus]
  const value = tenant[field] ?? ''
  return field === 'trialEndsAt' ? value.slice(0, 10) : value
}

/** An administrator's changes in words. */
export function tenantChanges(before: Tenant, after: Tenant): string {
  const fields = (Object.keys(tenantLabels) as Field[]).map((field) => ({
    label: tenantLabels[field],
    from: valueOf(before, field),
    to: valueOf(after, field),
  }))
  const onOff = (on: boolean) => (on ? 'on' : 'off')
  const switches = features.map((feature) => ({
    label: featureWords[feature].name,
    from: onOff(before.features[feature]),
    to: onOff(after.features[feature]),
  }))
  const changes: Change[] = [...fields, ...switches].filter(({ from, to }) => from !== to)
  return changes.length > 0 ? changesText(changes) : 'Nothing new'
}
