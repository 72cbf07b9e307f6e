import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import type { WrittenFrom } from '@cueroom/core/content/staleness.ts'
import type { Pattern } from '@cueroom/core/patterns/pattern.ts'
import { Model } from '../db/model.ts'
import { newestFirst } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'

export interface Content extends Omit<GeneratedContent, 'stale' | 'edited'> {
  writtenFrom: WrittenFrom | null
  batchItemId: number | null
  prompt: string | null
  deletedAt: string | null
  deletionId: string | null
}

/** A text generated for a guest. Every generation is kept until the host deletes it. */
export class Content extends Model {
  static override tableName = 'generated_content'
  static override isTrashed = true
  static override jsonAttributes = ['sources', 'writtenFrom']

  /** The newest text of each guest and type, without the text itself. */
  static newest(db: Db) {
    return Content.live(db)
      .distinctOn('guestId', 'contentType')
      .orderBy([{ column: 'guestId' }, { column: 'contentType' }, ...newestFirst()])
      .select('id', 'guestId', 'contentType', 'writtenFrom', 'createdAt')
  }
}

export interface TrainingPattern extends Pattern {
  position: number
}

/** An example or rule the host taught the show. */
export class TrainingPattern extends Model {
  static override tableName = 'ai_training_patterns'
  static override isTrashed = true

  /** Those that were not deleted, in the order in which texts follow them. */
  static inOrder(db: Db) {
    return TrainingPattern.live(db).orderBy(['position', 'id'])
  }
}
