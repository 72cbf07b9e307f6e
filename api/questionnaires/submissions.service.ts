import { isDeepStrictEqual } from 'node:util'
import type { AnswerSource } from '@cueroom/core/questionnaires/answer-source.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import {
  changedAnswers,
  changeRefusal,
  changeRefusals,
  type ChangeRefusal,
} from '@cueroom/core/questionnaires/change-answers.ts'
import { checkAnswers, tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ReceivedSubmission, Submission } from '@cueroom/core/questionnaires/submission.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import type { App } from '../http/app.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import { conflict, invalid, problem, toProblem } from '../problems/problems.ts'
import { refuseSpam } from '../http/spam-guard.ts'
import { inEntitledTenant } from '../http/session.ts'
import type { Photo } from '../media/photo.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { readPhotos, storePhotos, strangePhotos } from './answer-photos.ts'
import { addGuest, type AnswerSet, giveAnswers, guestWithEmail, readAnswers } from './answered-guest.ts'
import { findLinked, linkedGuest } from './personal-link.ts'
import { findActive, isOpen, tenantOfAddress } from './public-questionnaire.service.ts'
import { showChanged } from '../inbox/inbox.service.ts'
import { isLocked, newestOfGuest } from './responses.service.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'
import { countVisit } from './visits.service.ts'

/**
 * Stores a guest's answers once for its token. Those of a personal link belong to its guest, who can change them until
 * the host locks them. Others never change a
 * guest of the show: they make a new one, or wait as unverified where their email address is that of a guest.
 * @throws 400, 403, 404, 409, 429.
 */
export async function submit(app: App, { id, sent, address }: Submitting): Promise<Submission> {
  refuseSpam(sent, 'submission')
  const linked = sent.guest ? linkedGuest(app, id, sent.guest) : undefined
  if (linked === undefined) await app.limits.take('submit', address)
  else await app.limits.take('personalLink', `${id} ${linked}`)
  const tenantId = await tenantOfAddress(app.knex, id)
  const token = sent.uniqueToken ?? randomId()
  const admission = { id, token, sent, linked }
  const found = await inEntitledTenant(app.knex, tenantId, (db, entitled) =>
    admitted(db, entitled, admission),
  )
  if ('submittedAt' in found) return found
  // Decoding a picture and reading the answers take a while, and no transaction waits for them
  const answers = tidyAnswers(found.questions, sent.responses)
  const { questions } = found
  const photos = await readPhotos(questions, answers, found.before)
  const typed = { typedName: sent.guestName ?? null, typedEmail: sent.guestEmail ?? null }
  const reading = await readAnswers({ responses: answers, questions, ...typed }, tenantId)
  // Only what is stored counts, so that junk does not close the questionnaire
  if (linked === undefined) await app.limits.take('questionnaire', id)
  return inEntitledTenant(app.knex, tenantId, async (db, entitled) => {
    // One submission of a show at a time: two with one token or one address would make the guest twice
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`submission ${tenantOf(db)}`])
    const still = await admitted(db, entitled, admission)
    if ('submittedAt' in still) return still
    const stored = await storeOrKeep(() =>
      store(db, {
        id,
        token,
        questions: still.questions,
        answers,
        photos,
        linked,
        typed,
        reading,
        before: still.before,
        source: sent.source ?? { fields: {} },
      }),
    )
    if (!still.before) {
      // A form without scripts reports no visit
      const visit = sent.visit ?? randomId()
      await countVisit(db, id, { visit, answered: answeredOf(still.questions, answers), completed: true })
    }
    if (linked !== undefined) await queueCopy(app, db, { questionnaireId: id, uniqueToken: token })
    return stored
  })
}

/** Guests of a personal link get a copy by mail; anyone else could have typed somebody's address. */
async function queueCopy(app: App, db: Db, sent: { questionnaireId: string; uniqueToken: string }) {
  const { mutedMails } = await db('tenants')
    .where({ id: tenantOf(db) })
    .first('mutedMails')
  if (mutedMails.includes('answerCopies')) return
  const { id } = await QuestionnaireResponse.forTenant(db).where(sent).first().throwIfNotFound()
  await queueMail(app, db, { kind: 'answers_copy', tenantId: tenantOf(db), responseId: id })
}

const answeredOf = (questions: Question[], answers: Answers) =>
  questions.flatMap(({ id }) => (isAnswered(answerTo(answers, id)) ? [id] : []))

interface Submitting {
  /** Of the questionnaire. */
  id: string
  sent: ReceivedSubmission
  /** Of whoever sends. */
  address: string
}

/** A guest can't make room: the form keeps the answers and says whom to contact. */
async function storeOrKeep(work: () => Promise<Submission>): Promise<Submission> {
  try {
    return await work()
  } catch (error) {
    if (toProblem(error).data?.code !== 'quota_reached') throw error
    const kept =
      "This show can't take more answers at the moment. Yours are kept in this browser: please tell your host, and send them again later."
    throw problem(403, 'quota_reached', kept)
  }
}

interface Admitted {
  questions: Question[]
  /** Answers of the same guest that are changed. */
  before: QuestionnaireResponse | undefined
}

/** What the token stored before, or the questions that may be answered now. @throws 404, 403, 409, 400. */
async function admitted(
  db: Db,
  entitled: Entitlements,
  {
    id,
    token,
    sent,
    linked,
  }: Pick<Submitting, 'id' | 'sent'> & { token: string; linked: number | undefined },
): Promise<Submission | Admitted> {
  const earlier = await QuestionnaireResponse.forTenant(db)
    .where({ questionnaireId: id, uniqueToken: token })
    .first()
  if (earlier) {
    if (isSame(earlier, sent)) return { success: true, submittedAt: earlier.submittedAt }
    throw refused('already_submitted')
  }
  const { questions, settings } = await findActive(db, id)
  if (!isOpen(entitled))
    throw problem(403, 'subscription_inactive', 'This questionnaire is currently closed.')
  if (sent.fingerprint && sent.fingerprint !== fingerprint(questions)) {
    const changed = 'The questions changed while you were answering. Please review them and submit again.'
    throw conflict(changed, 'questions_changed')
  }
  const before = linked === undefined ? undefined : await newestOfGuest(db, id, linked)
  const stored = before && { ...before, locked: isLocked(before, settings) }
  const refusal = changeRefusal(stored, sent.revises)
  if (refusal) throw refused(refusal)
  const problems = [
    ...checkAnswers(questions, sent.responses),
    ...strangePhotos(questions, sent.responses, before),
  ]
  if (problems.length > 0) {
    const details = problems.map(({ id: question, message }) => ({ path: `responses.${question}`, message }))
    throw invalid(firstProblem(questions, problems[0]!), details)
  }
  return { questions, before }
}

const refused = (code: ChangeRefusal) =>
  code === 'answers_locked' ? problem(403, code, changeRefusals[code]) : conflict(changeRefusals[code], code)

/** Whether answers are those that were stored before; photos, which are stored under names of their own, don't count. */
function isSame({ questions, responses }: QuestionnaireResponse, sent: ReceivedSubmission) {
  const texts = (answers: Answers) =>
    Object.fromEntries(
      questions.flatMap(({ id, type }) => {
        const answer = type === 'photo' ? undefined : answerTo(answers, id)
        return answer === undefined ? [] : [[id, answer]]
      }),
    )
  return isDeepStrictEqual(texts(responses), texts(tidyAnswers(questions, sent.responses)))
}

const firstProblem = (questions: Question[], { id, message }: { id: string; message: string }) =>
  `${questions.find((question) => question.id === id)?.question.slice(0, 80)}: ${message}`

interface AcceptedSubmission {
  id: string
  token: string
  questions: Question[]
  answers: Answers
  photos: Map<string, Photo>
  /** The guest of a personal link. */
  linked: number | undefined
  typed: Pick<AnswerSet, 'typedName' | 'typedEmail'>
  reading: Reading
  source: AnswerSource
  before: QuestionnaireResponse | undefined
}

async function store(db: Db, accepted: AcceptedSubmission): Promise<Submission> {
  if (accepted.before) return change(db, accepted, accepted.before)
  const { id, token, questions, linked, typed, reading, source } = accepted
  await reserve(db, 'answers')
  const responses = await storePhotos(db, accepted)
  const submittedAt = new Date().toISOString()
  const { typedName, typedEmail } = typed
  const { fields } = reading
  const row = {
    questionnaireId: id,
    uniqueToken: token,
    responses,
    questions,
    source,
    submittedAt,
    typedName,
  }
  const matching = linked === undefined && typedEmail ? await guestWithEmail(db, typedEmail) : undefined
  if (matching) {
    const unverified = { guestId: matching.id, guestEmail: typedEmail, state: 'unverified' as const }
    await QuestionnaireResponse.forTenant(db).insert({ ...row, ...unverified })
  } else {
    const guest = linked === undefined ? await addGuest(db, fields) : await findLinked(db, linked)
    await QuestionnaireResponse.forTenant(db).insert({
      ...row,
      guestId: guest.id,
      guestEmail: fields.email ?? guest.email,
    })
    await giveAnswers(db, guest, { responses, questions, submittedAt, ...typed }, reading)
  }
  return { success: true, submittedAt }
}

/** Stores what a guest changed in the answers they sent before. */
async function change(
  db: Db,
  accepted: AcceptedSubmission,
  before: QuestionnaireResponse,
): Promise<Submission> {
  const { token, linked, typed, reading, source, questions } = accepted
  const { id, revision, submittedAt } = before
  const now = changedAnswers(before, { questions, responses: await storePhotos(db, accepted) })
  await QuestionnaireResponse.forTenant(db)
    .where({ id })
    .patch({
      ...now,
      source,
      uniqueToken: token,
      revision: revision + 1,
      changedAt: new Date().toISOString(),
    })
  const guest = await findLinked(db, linked!)
  await giveAnswers(db, guest, { ...now, submittedAt, ...typed, replaced: before }, reading)
  await showChanged(db, { id, guestId: guest.id })
  return { success: true, submittedAt }
}
