import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { longestTitle } from '@cueroom/core/questionnaires/default-title.ts'
import { copyTitle } from '@cueroom/core/text/copy-title.ts'
import type {
  Question,
  ReceivedQuestion,
  ReceivedQuestionnaire,
  ReceivedQuestionnaireChanges,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import type { QuestionnairesQuery } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { SuggestedQuestion } from '@cueroom/core/questionnaires/suggest-questions.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { readPage } from '../db/pages.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { Questionnaire } from './questionnaire.model.ts'

/** A page of the questionnaires, newest first, or of deleted ones whose unverified answers wait. */
export function list(db: Db, query: QuestionnairesQuery) {
  const found = query.deleted ? Questionnaire.deletedWaiting(db) : Questionnaire.counted(db)
  const all = forTenant(db, 'questionnaires')
  return readPage<Questionnaire>(db, { rows: found.toKnexQuery(), all }, query)
}

export const get = (db: Db, id: string) => Questionnaire.counted(db).findById(id).throwIfNotFound()

export async function create(db: Db, { description, ...fields }: ReceivedQuestionnaire) {
  const row = {
    ...fields,
    id: randomId(),
    description: description ?? null,
    questions: withIds(fields.questions),
  }
  await Questionnaire.forTenant(db).insert(row)
  return get(db, row.id)
}

/** Changes a questionnaire, unless someone else did since the version that was read. @throws 409, 404. */
export async function update(
  db: Db,
  id: string,
  { questions, ...changes }: ReceivedQuestionnaireChanges,
  version: number | undefined,
) {
  await Questionnaire.updateVersion(db, { id, version }, (saved) => ({
    ...changes,
    ...(questions && { questions: withIds(questions, saved.questions) }),
  }))
  return get(db, id)
}

/**
 * A copy without answers, which guests can't open until the host activates it. Its questions keep their ids: they are
 * unique in one questionnaire, and conditions name them. @throws 404.
 */
export async function duplicate(db: Db, id: string) {
  const { title, description, questions, settings } = await get(db, id)
  const row = {
    id: randomId(),
    title: copyTitle(title, longestTitle),
    description,
    questions: withIds(questions),
    settings,
    isActive: false,
  }
  await Questionnaire.forTenant(db).insert(row)
  return get(db, row.id)
}

/** Moves a questionnaire to the trash. Its address stops working immediately, its answers stay. */
export async function remove(db: Db, id: string) {
  const { responseCount, title } = await get(db, id)
  const deletion = await moveToTrash(db, { kind: 'questionnaire', label: title, ids: [id] })
  return { ...deletion, responsesKept: responseCount }
}

/**
 * Questions with an id each. One sent without takes that of the saved question with the same text, so that answers
 * given to it stay together; a new one is made for the others.
 */
export function withIds(
  questions: (ReceivedQuestion | SuggestedQuestion)[],
  saved: Question[] = [],
): Question[] {
  const taken = new Set(questions.map((question) => ('id' in question ? question.id : undefined)))
  return questions.map((question) => {
    const given = 'id' in question ? question.id : undefined
    const same = saved.find((other) => other.question === question.question && !taken.has(other.id))
    const id = given ?? same?.id ?? randomId()
    taken.add(id)
    const before = saved.find((other) => other.id === id)
    return { ...question, id, ...consentVersion(question, before) }
  })
}

/** The questionnaire every new show starts with. */
export const addDefaultQuestionnaire = (db: Db, podcastName: string) =>
  db('questionnaires').insert({
    id: randomId(),
    title: `${podcastName}: before we record`,
    questions: JSON.stringify(defaultQuestions),
  })

/** Counts the texts that a consent question has had, so that an answer names the one that was agreed to. */
function consentVersion(
  { type, question, details }: { type: Question['type']; question: string; details?: Question['details'] },
  before: Question | undefined,
) {
  if (type !== 'consent') return {}
  if (before?.type !== 'consent') return { version: 1 }
  const same = before.question === question && (before.details ?? '') === (details ?? '')
  return { version: (before.version ?? 1) + (same ? 0 : 1) }
}
