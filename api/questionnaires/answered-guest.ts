import type { ExtractedFields, ExtractedGuest } from '@cueroom/core/guests/extract-guest.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
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
}

type Given = Pick<AnswerSet, 'responses' | 'questions' | 'typedName' | 'typedEmail'>

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

/** Adds answers to those the guest gave before, and fills blank fields. What the host typed or chose stays. */
export async function giveAnswers(db: Db, guest: Guest, answers: AnswerSet, reading: Reading) {
  const { responses, questions, submittedAt } = answers
  const asked = questions
    .filter(({ id }) => Object.hasOwn(responses, id))
    .map(({ id, question }) => ({ id, question }))
  const before = guest.asked.filter(({ id }) => !Object.hasOwn(responses, id))
  const hasPhoto = Boolean(guest.photoId ?? guest.photoLink)
  await Guest.live(db)
    .where({ id: guest.id })
    .patch({
      responses: { ...guest.responses, ...responses },
      asked: [...asked, ...before],
      submittedAt,
      ...(!hasPhoto && photoIn(answers)),
    })
  await reExtract.apply(db, guest.id, reading)
}

/** The first photo among the answers, as a guest refers to it. */
function photoIn({ questions, responses }: AnswerSet) {
  const [photo] = questions.flatMap(({ id, type }) =>
    type === 'photo' ? (answerTo(responses, id) ?? []) : [],
  )
  if (typeof photo !== 'string') return undefined
  const stored = /^\/media\/([\w-]{22})$/.exec(photo)?.[1]
  return stored ? { photoId: stored, photoLink: null } : { photoId: null, photoLink: photo }
}
