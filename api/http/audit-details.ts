import type { AuditAction } from '@cueroom/core/contract/audit-actions.ts'
import type { Endpoint, Route } from '@cueroom/core/contract/endpoint.ts'
import { dollars } from '@cueroom/core/entitlements/dollars.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import { planWords, statusWords } from '@cueroom/core/entitlements/plan-words.ts'
import { receiptLines } from '@cueroom/core/erasures/receipt-lines.ts'
import type { ErasureReceipt } from '@cueroom/core/erasures/erasures.contract.ts'
import type { FeaturePurchase, SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { counted } from '@cueroom/core/text/format.ts'

/** What a download holds. */
export const exported: Partial<Record<Route, string>> = {
  'GET /api/audit/export': 'The activity log',
  'GET /api/admin/audit/export': 'The audit log of the platform',
  'POST /api/content/export-texts': 'Texts of several guests, for Word',
  'POST /api/content/export-word': 'Texts of guest {subject}, for Word',
  'GET /api/export/show': 'The whole show',
  'POST /api/export/questionnaire-responses': 'Answers of guest {subject}, for Word',
  'GET /api/export/guests/{id}': 'A copy of the data of guest {subject}',
  'GET /api/episodes/{id}/calendar': 'The dates of episode {subject}, for a calendar',
  'GET /api/guests/{id}/calendar': 'The interview of guest {subject}, for a calendar',
  'GET /api/episodes/{id}/run-of-show/export': 'The run of show of episode {subject}, for Word',
  'GET /api/questionnaires/{id}/responses/export': 'Answers to a questionnaire',
  'GET /api/saved-sponsors/export': 'Saved sponsors',
}

const counts: Partial<Record<AuditAction, string>> = {
  guests_deleted: 'guest',
  import_undone: 'guest',
  texts_deleted: 'text',
  marketing_text_deleted: 'text',
  answers_deleted: 'set of answers',
  sponsor_deleted: 'sponsor',
  episode_deleted: 'episode',
  pattern_deleted: 'training pattern',
}

interface Done {
  subject: string | undefined
  reply: unknown
}

/** What a call did, in words that hold nothing people wrote. */
export function detailsOf({ audit, route }: Endpoint, { subject, reply }: Done): string | undefined {
  if (audit === 'exported') return exported[route]?.replace('{subject}', subject ?? '')
  if (typeof reply !== 'object' || reply === null) return undefined
  if (audit === 'erased') return receiptLines((reply as ErasureReceipt).counts).join(', ')
  if ('featureName' in reply) return purchaseText(reply as FeaturePurchase)
  if (audit === 'tenant_created') return tenantText((reply as { tenant: SubscribedTenant }).tenant)
  const { deleted, restored } = reply as { deleted?: unknown; restored?: unknown }
  const count = deleted ?? restored
  return typeof count === 'number' ? counted(count, counts[audit!] ?? 'record') : undefined
}

const purchaseText = ({ featureName, price }: FeaturePurchase) =>
  `${featureWords[featureName].name}, ${dollars(price)}`

const tenantText = ({ subscriptionPlan, subscriptionStatus }: SubscribedTenant) =>
  `${planWords[subscriptionPlan]}, ${statusWords[subscriptionStatus]}`
