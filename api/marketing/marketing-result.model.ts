import type { ProviderName } from '@cueroom/core/prompts/provider-name.ts'
import type { SuggestedSponsor } from '@cueroom/core/marketing/briefs.ts'
import type { FinishedResult } from '@cueroom/core/marketing/finished.ts'
import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import { Model } from '../db/model.ts'

/** Sponsors as they are kept: whether one is saved is seen when they are read. */
export interface KeptDiscovery {
  sponsors: SuggestedSponsor[]
  strategyNotes: string[]
}

export interface Result {
  id: number
  type: MarketingType
  guestId: number | null
  label: string
  request: Record<string, unknown>
  result: FinishedResult | KeptDiscovery
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
