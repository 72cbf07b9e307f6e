import type { DiscoveryDraft } from '@cueroom/core/marketing/briefs.ts'
import type { FinishedResult } from '@cueroom/core/marketing/finished.ts'
import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { MarketingText } from '@cueroom/core/marketing/results.ts'
import { Model } from '../db/model.ts'

type Made = 'id' | 'label' | 'guestId' | 'request' | 'note' | 'provider' | 'model' | 'createdAt'

export interface Result extends Pick<MarketingText, Made> {
  type: MarketingType
  /** Whether a suggested sponsor is saved is seen when it is read. */
  result: FinishedResult | DiscoveryDraft
  take: number
  /** Of the recap that posts were written from; null for other texts. */
  recapMark: string | null
  deletedAt: string | null
  deletionId: string | null
}

/** Something the Marketing Hub made. */
export class Result extends Model {
  static override tableName = 'marketing_results'
  static override isTrashed = true
  static override jsonAttributes = ['request', 'result']
}
