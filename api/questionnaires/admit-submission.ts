import { isDeepStrictEqual } from 'node:util'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import {
  changeRefusal,
  changeRefusals,
  type ChangeRefusal,
  earlierAnswers,
  withEarlier,
} from '@cueroom/core/questionnaires/change-answers.ts'
import { checkAnswers, tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import type { ReceivedSubmission, Submission } from '@cueroom/core/questionnaires/submission.ts'
import type { Db } from '../db/tenant.ts'
import type { Guest } from '../guests/guest.model.ts'
import { conflict, invalid, problem } from '../problems/problems.ts'
import { strangePhotos } from './answer-photos.ts'
import { findLinked, type PersonalLink } from './personal-link.ts'
import { findActive, isOpen } from './public-questionnaire.service.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'
import { isLocked, newestOfGuest } from './responses.service.ts'

interface Admission {
  /** Of the questionnaire. */
  id: string
  token: string
  sent: ReceivedSubmission
  /** The personal link that was used. */
  linked: PersonalLink | undefined
}

interface Admitted {
  questions: Question[]
  /** The guest of the personal link. */
  linkedGuest: Guest | undefined
  /** Answers of the same guest that are changed. */
  before: QuestionnaireResponse | undefined
}

/** What the token stored before, or the questions that may be answered now. @throws 404, 403, 409, 410, 400. */
export async function admitted(
  db: Db,
  entitled: Entitlements,
  { id, token, sent, linked }: Admission,
): Promise<Submission | Admitted> {
  const linkedGuest = linked && (await findLinked(db, linked))
  const known = await QuestionnaireResponse.forTenant(db)
    .where({ questionnaireId: id, uniqueToken: token })
    .first()
  if (known) {
    const current = await Questionnaire.forTenant(db).findById(id)
    if (isSame(known, sent, current?.questions ?? []))
      return { success: true, submittedAt: known.submittedAt }
    throw refused('already_submitted')
  }
  const { questions, settings } = await findActive(db, id)
  if (!isOpen(entitled)) throw problem(403, 'subscription_inactive', 'This questionnaire is closed for now.')
  if (sent.fingerprint && sent.fingerprint !== fingerprint(questions)) {
    const changed = 'The questions changed while you were answering. Please review them and submit again.'
    throw conflict(changed, 'questions_changed')
  }
  const before = linkedGuest && (await newestOfGuest(db, id, linkedGuest.id))
  const stored = before && { ...before, locked: isLocked(before, settings) }
  const refusal = changeRefusal(stored, sent.revises)
  if (refusal) throw refused(refusal)
  const earlier = before ? earlierAnswers(before, questions).responses : {}
  const problems = [
    ...checkAnswers(withEarlier(questions, earlier, sent.removes ?? []), sent.responses),
    ...strangePhotos(questions, sent.responses, before),
  ]
  if (problems.length > 0) {
    const details = problems.map(({ id: question, message }) => ({ path: `responses.${question}`, message }))
    throw invalid(firstProblem(questions, problems[0]!), details)
  }
  return { questions, linkedGuest, before }
}

const refused = (code: ChangeRefusal) =>
  code === 'answers_locked' ? problem(403, code, changeRefusals[code]) : conflict(changeRefusals[code], code)

/**
 * Whether answers are those that were stored before. Photos don't count, as they are stored under names of their own, nor
 * do earlier answers that were kept: the guest didn't send them.
 */
function isSame({ questions, responses }: QuestionnaireResponse, sent: ReceivedSubmission, now: Question[]) {
  const given = tidyAnswers(questions, sent.responses)
  const current = shownQuestions(now, sent.responses)
  const counting = questions.filter(
    (question) =>
      Object.hasOwn(given, question.id) || current.some((other) => isDeepStrictEqual(other, question)),
  )
  const texts = (answers: Answers) =>
    Object.fromEntries(
      counting.flatMap(({ id, type }) => {
        const answer = type === 'photo' ? undefined : answerTo(answers, id)
        return answer === undefined ? [] : [[id, answer]]
      }),
    )
  return isDeepStrictEqual(texts(responses), texts(given))
}

const firstProblem = (questions: Question[], { id, message }: { id: string; message: string }) =>
  `${questions.find((question) => question.id === id)?.question.slice(0, 80)}: ${message}`
