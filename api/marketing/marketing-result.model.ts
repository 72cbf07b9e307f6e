import type { ProviderName } from '@cueroom/core/prompts/provider-name.ts'
import type { DiscoveryDraft } from '@cueroom/core/marketing/briefs.ts'
import type { FinishedResult } from '@cueroom/core/marketing/finished.ts'
import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import { Model } from '../db/model.ts'

export interface Result {
  id: number
  type: MarketingType
  guestId: number | null
  label: string
  request: Record<string, unknown>
  /** Whether a suggested sponsor is saved is seen when it is read. */
  result: FinishedResult | DiscoveryDraft
  take: number
  /** Of the recap that posts were written from; null for other texts. */
  recapMark: string | null
  note: string | null
  provider: ProviderName
  model: string | null
  createdAt: string
  deletedAt: string | null
  deletionId: string | null
}

/** Something the Marketing Hub made. */
export class Result extends Model {
  static override tableName = 'marketing_results'
  static override isTrashed = true
  static override jsonAttributes = ['request', 'result']
}
