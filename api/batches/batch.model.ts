import type { BatchState } from '@cueroom/core/batches/batch.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { Model } from '../db/model.ts'

export interface Batch {
  id: string
  tenantId: string
  state: BatchState
  reasonCode: string | null
  reason: string | null
  waitingUntil: string | null
  /** Times in a row that the provider could not be reached. */
  setbacks: number
  /** Times it was set going. */
  starts: number
  types: ContentType[]
  prompt: string | null
  /** Texts that are written at the same time; null is as many as the server writes. */
  concurrency: number | null
  total: number
  kept: number
  createdAt: string
  finishedAt: string | null
}

/** Many texts for many guests. Its progress is derived from its items. */
export class Batch extends Model {
  static override tableName = 'content_batches'
}
