import type { Batch as BatchRecord } from '@cueroom/core/batches/batch.ts'
import { Model } from '../db/model.ts'

/** What is counted from its items. */
export type Progress = Pick<BatchRecord, 'done' | 'failed' | 'skipped' | 'left' | 'secondsLeft'>

export interface Batch extends Omit<BatchRecord, 'reason' | keyof Progress> {
  reasonCode: string | null
  reason: string | null
  /** Times in a row that the provider could not be reached. */
  setbacks: number
  /** Times it was set going. */
  starts: number
  /** Texts that are written at the same time; null is as many as the server writes. */
  concurrency: number | null
}

/** Many texts for many guests. Its progress is derived from its items. */
export class Batch extends Model {
  static override tableName = 'content_batches'
}
