import type { SponsorInquiry as Record } from '@cueroom/core/sponsorship/inquiry.ts'
import { Model } from '../db/model.ts'

export interface SponsorInquiry extends Record {
  uniqueToken: string
}

/** What a possible sponsor wrote through the sponsorship page. */
export class SponsorInquiry extends Model {
  static override tableName = 'sponsor_inquiries'
}
