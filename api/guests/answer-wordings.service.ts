import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { NewWording } from '@cueroom/core/questionnaires/questionnaire.ts'
import { canBeWorded } from '@cueroom/core/questionnaires/wordings.ts'
import type { Db } from '../db/tenant.ts'
import { conflict, notFound, problem } from '../problems/problems.ts'
import { Guest, toGuest } from './guest.model.ts'

interface Answer {
  /** Of the guest. */
  id: number
  questionId: string
}

/**
 * Stores the host's wording of an answer; the guest's words stay.
 * @throws 404, 400 not_worded for an answer that isn't written freely, 409 answer_changed if the guest changed it since it was read.
 */
export async function setWording(
  db: Db,
  { id, questionId }: Answer,
  { text, answer }: NewWording,
  version?: number,
) {
  const changed = await Guest.updateVersion(db, { id, version }, ({ name, responses, asked, wordings }) => {
    const current = answerTo(responses, questionId)
    if (current === undefined) throw notFound('Answer')
    const question = asked.find((each) => each.id === questionId)
    if (!canBeWorded(question, current))
      throw problem(400, 'not_worded', 'Only answers that the guest wrote freely can be worded differently')
    if (answer != null && answer !== current)
      throw conflict(
        `${name} changed this answer while you were writing. Load the latest answer and check your wording.`,
        'answer_changed',
      )
    const wordedAt = new Date().toISOString()
    return { wordings: { ...wordings, [questionId]: { text, answer: current, wordedAt } } }
  })
  return toGuest(changed)
}

/** Removes a wording; the guest's words are used again. @throws 404 */
export async function removeWording(db: Db, { id, questionId }: Answer, version?: number) {
  const changed = await Guest.updateVersion(db, { id, version }, ({ wordings }) => {
    const { [questionId]: removed, ...others } = wordings
    return removed ? { wordings: others } : {}
  })
  return toGuest(changed)
}
