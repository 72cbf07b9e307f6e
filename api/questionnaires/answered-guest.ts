import { isDeepStrictEqual } from 'node:util'
import type { ExtractedFields, ExtractedGuest } from '@cueroom/core/guests/extract-guest.ts'
import { storedPhotoId } from '@cueroom/core/media/stored-photo.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { newestFirst } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import { Guest } from '../guests/guest.model.ts'
import * as reExtract from '../guests/re-extract.service.ts'
import { toProblem } from '../problems/problems.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { threads } from '../threads/threads.ts'

/** One set of answers, with what the form asked about the guest. */
export interface AnswerSet {
  responses: Answers
  questions: Question[]
  submittedAt: string
  typedName: string | null
  /** From the form's own email field. */
  typedEmail: string | null
  /** Answers of the same guest that these replace. */
  replaced?: Pick<AnswerSet, 'responses' | 'questions'>
}

type Given = Pick<AnswerSet, 'responses' | 'questions' | 'typedName' | 'typedEmail'>

const noPhoto = { photoId: null, photoLink: null }
const longestEmail = 254
const unread: ExtractedGuest = { fields: {}, confidence: 0 }

/**
 * What the answers say about their guest, by the rules of smart-extract, read on a worker thread; what the form asked
 * about the guest wins. Answers that take too long to read are kept without a reading.
 */
export async function readAnswers(given: Given, tenantId: string): Promise<Reading> {
  const { responses, questions, typedName, typedEmail } = given
  const texts = Object.entries(responses).filter(
    ([id]) => questions.find((question) => question.id === id)?.type !== 'photo',
  )
  const source = { responses: Object.fromEntries(texts), asked: questions, bio: null }
  const { fields, confidence } = await threads
    .run('extractGuest', source, { tenantId })
    .catch((error: unknown) => {
      if (toProblem(error).data?.code !== 'took_too_long') throw error
      return unread
    })
  const email = typedEmail ?? (fields.email && fields.email.length <= longestEmail ? fields.email : null)
  const { email: _, ...others } = fields
  const known: ExtractedFields = { ...others, ...(typedName && { name: typedName }), ...(email && { email }) }
  return { fields: known, confidence, method: 'rules' }
}

/** The guest with that address, the newest of several. */
export const guestWithEmail = (db: Db, email: string) =>
  Guest.live(db).whereRaw('lower(email) = lower(?)', [email]).orderBy(newestFirst()).first()

/** A new guest with the name and address of the answers. @throws 403 quota_reached. */
export async function addGuest(db: Db, { name, email }: ExtractedFields) {
  await reserve(db, 'guests')
  const guest = await Guest.forTenant(db)
    .insert({ name: (name ?? email?.split('@')[0] ?? 'New guest').slice(0, 200), email: email ?? null })
    .returning('*')
  return guest
}

/**
 * Adds answers to those the guest gave before, in place of those that they replace, and fills blank fields. What the
 * host typed or chose stays.
 */
export async function giveAnswers(db: Db, { id }: Pick<Guest, 'id'>, answers: AnswerSet, reading: Reading) {
  const { responses, questions, submittedAt, replaced } = answers
  // Other answers may have been given since the guest was found
  const guest = await Guest.live(db).findById(id).forUpdate().throwIfNotFound()
  const others = Object.fromEntries(
    Object.entries(guest.responses).filter(
      ([id, answer]) => !isDeepStrictEqual(answer, replaced && answerTo(replaced.responses, id)),
    ),
  )
  // Includes unanswered questions, so the host sees what is missing
  const shown = new Set(shownQuestions(questions, responses))
  const asked = questions
    .filter(
      (question) =>
        isAnswerable(question.type) && (shown.has(question) || isAnswered(answerTo(responses, question.id))),
    )
    .map(({ id, question, type }) => ({ id, question, type }))
  const isAskedAgain = new Set(asked.map(({ id }) => id))
  const before = guest.asked.filter(({ id }) => Object.hasOwn(others, id) && !isAskedAgain.has(id))
  const isReplaced = hasPhotoOf(guest, replaced)
  const hasOwnPhoto = Boolean(guest.photoId ?? guest.photoLink) && !isReplaced
  await Guest.live(db)
    .where({ id })
    .patch({
      responses: { ...others, ...responses },
      asked: [...asked, ...before],
      submittedAt,
      ...(!hasOwnPhoto && (photoIn(answers) ?? (isReplaced && noPhoto))),
    })
  await reExtract.fillBlanks(db, id, reading)
}

/** Whether the guest's photo is that of the answers. */
function hasPhotoOf(guest: Guest, answers: AnswerSet['replaced']) {
  const photo = answers && photoIn(answers)
  return Boolean(photo) && photo!.photoId === guest.photoId && photo!.photoLink === guest.photoLink
}

/** The first photo among the answers, as a guest refers to it. */
function photoIn({ questions, responses }: Pick<AnswerSet, 'responses' | 'questions'>) {
  const [photo] = questions.flatMap(({ id, type }) =>
    type === 'photo' ? (answerTo(responses, id) ?? []) : [],
  )
  if (typeof photo !== 'string') return undefined
  const stored = storedPhotoId(photo)
  return stored ? { photoId: stored, photoLink: null } : { photoId: null, photoLink: photo }
}
