import type { Questionnaire as Record } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Model } from '../db/model.ts'

export interface Questionnaire extends Record {
  deletedAt: string | null
}

/** Questions a show asks its guests before the recording. */
export class Questionnaire extends Model {
  static override tableName = 'questionnaires'
  static override jsonAttributes = ['questions']
}
