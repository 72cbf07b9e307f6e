import type { AnswerChange, Questionnaire as Record } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { QuestionnaireResponse as ResponseRecord } from '@cueroom/core/questionnaires/submission.ts'
import { raw } from 'objection'
import type { Db } from '../db/tenant.ts'
import { Model } from '../db/model.ts'

export interface Questionnaire extends Record {
  deletedAt: string | null
}

/** Questions a show asks its guests before the recording. */
export class Questionnaire extends Model {
  static override tableName = 'questionnaires'
  static override isTrashed = true
  static override jsonAttributes = ['questions', 'settings']

  /** The same with the number of answers to each. */
  static counted(db: Db) {
    return this.live(db).select(columns())
  }

  /** Deleted ones with unverified answers, which still wait for a decision. */
  static deletedWaiting(db: Db) {
    return this.forTenant(db)
      .whereNotNull('questionnaires.deletedAt')
      .where(unverifiedCount(), '>', 0)
      .select(columns())
  }
}

// A new one for each query, because `as` changes it
const responseCount = () =>
  raw(`(select count(*)::integer from questionnaire_responses r
  where r.tenant_id = questionnaires.tenant_id and r.questionnaire_id = questionnaires.id)`)

const unverifiedCount = () =>
  raw(`(select count(*)::integer from questionnaire_responses r
  where r.tenant_id = questionnaires.tenant_id and r.questionnaire_id = questionnaires.id
    and r.state = 'unverified')`)

const columns = () => [
  'questionnaires.*',
  responseCount().as('responseCount'),
  unverifiedCount().as('unverifiedCount'),
]

export interface QuestionnaireResponse extends Omit<ResponseRecord, 'changes'> {
  uniqueToken: string
  revision: number
  changes: AnswerChange[]
}

/** One set of answers, with the questions as they were asked. */
export class QuestionnaireResponse extends Model {
  static override tableName = 'questionnaire_responses'
  static override jsonAttributes = ['responses', 'questions', 'source', 'changes']
}
