import { Model } from '../db/model.ts'

/** One episode of the show, as its table has it. */
export class Episode extends Model {
  static override tableName = 'episodes'
  static override isTrashed = true
  declare id: number
  declare title: string
  declare number: number | null
  /** Its series. */
  declare projectId: number | null
  /** When it is recorded. */
  declare scheduledDate: string | null
  declare publicationDate: string | null
  declare notes: string | null
  declare version: number
}

/** Episodes that belong together. */
export class Series extends Model {
  static override tableName = 'projects'
  declare id: number
  declare name: string
  declare description: string | null
  declare showFormat: string | null
  declare targetAudience: string | null
  /** Minutes per episode. */
  declare showLength: number | null
  declare version: number
}
