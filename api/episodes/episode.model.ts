import type { Episode as EpisodeRecord, Series as SeriesRecord } from '@cueroom/core/episodes/episode.ts'
import { Model } from '../db/model.ts'

export interface Episode extends Pick<EpisodeRecord, 'id' | 'title' | 'number' | 'notes' | 'version'> {
  /** Its series. */
  projectId: number | null
  /** When it is recorded. */
  scheduledDate: string | null
  publicationDate: string | null
  status: 'draft' | 'cancelled'
}

/** One episode of the show, as its table has it. */
export class Episode extends Model {
  static override tableName = 'episodes'
  static override isTrashed = true
}

export interface Series extends Omit<SeriesRecord, 'episodes' | 'createdAt'> {}

/** Episodes that belong together. */
export class Series extends Model {
  static override tableName = 'projects'
}
