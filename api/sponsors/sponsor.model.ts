import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { Model } from '../db/model.ts'

export interface Sponsor extends SavedSponsor {
  /** Made by the database: case and white space of the name make no difference. */
  companyKey: string
  deletedAt: string | null
  deletionId: string | null
}

/** A company that might sponsor the show. */
export class Sponsor extends Model {
  static override tableName = 'saved_sponsors'
  static override isTrashed = true
}
