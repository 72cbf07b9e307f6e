import { type ExtractedFields, extractGuest } from '@cueroom/core/guests/extract-guest.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { checkAnswers, tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ReceivedSubmission, Submission } from '@cueroom/core/questionnaires/submission.ts'
import type { Entitlements } from '@cueroom/core/tenants/entitlements.ts'
import type { App } from '../app.ts'
import { randomId } from '../auth/tokens.ts'
import { newestFirst } from '../db/pages.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import * as reExtract from '../guests/re-extract.service.ts'
import { conflict, invalid, problem, toProblem } from '../http/problems.ts'
import { refuseMachines } from '../http/refuse-machines.ts'
import { inEntitledTenant } from '../http/session.ts'
import { savePhoto } from '../media/media.service.ts'
import { type Photo, readPhoto } from '../media/photo.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { guestOfLink } from './personal-link.ts'
import { findActive, isOpen, tenantOfAddress } from './public-questionnaire.service.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'

/**
 * Stores a guest's answers once for its token, and gives them to the guest they belong to. @throws 400, 403,
 * 404, 409, 429.
 */
export async function submit(app: App, id: string, sent: ReceivedSubmission): Promise<Submission> {
  refuseMachines(sent, 'submission')
  const tenantId = await tenantOfAddress(app.knex, id)
  await app.limits.take('questionnaire', id)
  const token = sent.uniqueToken ?? randomId()
  const admission = { id, token, sent }
  const found = await inEntitledTenant(app.knex, tenantId, (db, entitled) =>
    admitted(db, entitled, admission),
  )
  if ('submittedAt' in found) return found
  // Decoding a picture takes a while, and no transaction waits for it
  const answers = tidyAnswers(found.questions, sent.responses)
  const photos = await readPhotos(found.questions, answers)
  return inEntitledTenant(app.knex, tenantId, async (db, entitled) => {
    // One submission of a show at a time: two with one token or one address would make the guest twice
    await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`submission ${tenantOf(db)}`])
    const still = await admitted(db, entitled, admission)
    if ('submittedAt' in still) return still
    const named = sent.guest ? guestOfLink(sent.guest, id, app.secrets) : undefined
    return await storeOrKeep(() => store(db, { id, token, questions: still.questions, answers, photos, named, sent }))
  })
}

/** A guest can't make room: the form keeps the answers, and says whom to tell. */
async function storeOrKeep(work: () => Promise<Submission>): Promise<Submission> {
  try {
    return await work()
  } catch (error) {
    if (toProblem(error).data?.code !== 'quota_reached') throw error
    const kept = "This show can't take more answers at the moment. Yours are kept in this browser: please tell your host, and send them again later."
    throw problem(403, 'quota_reached', kept)
  }
}

/** What the token stored before, or the questions that may be answered now. @throws 404, 403, 409, 400. */
async function admitted(
  db: Db,
  entitled: Entitlements,
  { id, token, sent }: Pick<Accepted, 'id' | 'token' | 'sent'>,
): Promise<Submission | { questions: Question[] }> {
  const earlier = await QuestionnaireResponse.own(db)
    .where({ questionnaireId: id, uniqueToken: token })
    .first()
  if (earlier) return { success: true, submittedAt: earlier.submittedAt }
  const { questions } = await findActive(db, id)
  if (!isOpen(entitled))
    throw problem(403, 'subscription_inactive', 'This questionnaire is currently closed.')
  if (sent.fingerprint && sent.fingerprint !== fingerprint(questions)) {
    const changed = 'The questions changed while you were answering. Please review them and submit again.'
    throw conflict(changed, 'questions_changed')
  }
  const problems = checkAnswers(questions, sent.responses)
  if (problems.length > 0) {
    const details = problems.map(({ id: question, message }) => ({ path: `responses.${question}`, message }))
    throw invalid(firstProblem(questions, problems[0]!), details)
  }
  return { questions }
}

const firstProblem = (questions: Question[], { id, message }: { id: string; message: string }) =>
  `${questions.find((question) => question.id === id)?.question.slice(0, 80)}: ${message}`

async function readPhotos(questions: Question[], answers: Answers): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>()
  for (const { id, type } of questions) {
    const answer = type === 'photo' ? answerTo(answers, id) : undefined
    const photo = typeof answer === 'string' ? await readPhoto(answer) : undefined
    if (photo) photos.set(id, photo)
  }
  return photos
}

interface Accepted {
  id: string
  token: string
  questions: Question[]
  answers: Answers
  photos: Map<string, Photo>
  /** The guest of a genuine personal link. */
  named: number | undefined
  sent: ReceivedSubmission
}

type Pictures = Awaited<ReturnType<typeof savePhoto>>[]

async function store(
  db: Db,
  { id, token, questions, answers, photos, named, sent }: Accepted,
): Promise<Submission> {
  await reserve(db, 'answers')
  const pictures: Pictures = []
  const kept: Answers = { ...answers }
  for (const [question, photo] of photos) {
    const picture = await savePhoto(db, photo)
    pictures.push(picture)
    kept[question] = picture.photoId ? `/media/${picture.photoId}` : picture.photoLink!
  }
  const { fields, confidence } = readingOf(questions, answers, sent)
  const guest = (await findGuest(db, named, fields.email)) ?? (await addGuest(db, fields))
  const submittedAt = new Date().toISOString()
  await QuestionnaireResponse.own(db).insert({
    questionnaireId: id,
    guestId: guest.id,
    guestEmail: fields.email ?? guest.email,
    responses: kept,
    questions,
    uniqueToken: token,
    submittedAt,
  })
  await giveAnswers(db, guest, { answers: kept, questions, submittedAt, picture: pictures[0] })
  await reExtract.apply(db, guest.id, { fields, confidence, method: 'rules' })
  return { success: true, submittedAt }
}

/**
 * What the answers say about their guest, by the rules of smart-extract; what the form asked beside them
 * counts first.
 */
function readingOf(questions: Question[], answers: Answers, { guestName, guestEmail }: ReceivedSubmission) {
  const texts = Object.entries(answers).filter(([id]) => questions.find((q) => q.id === id)?.type !== 'photo')
  const { fields, confidence } = extractGuest({
    responses: Object.fromEntries(texts),
    asked: questions,
    bio: null,
  })
  const email = guestEmail ?? (fields.email && fields.email.length <= longestEmail ? fields.email : null)
  const { email: _, ...others } = fields
  const known: ExtractedFields = { ...others, ...(guestName && { name: guestName }), ...(email && { email }) }
  return { fields: known, confidence }
}

const longestEmail = 254

async function findGuest(db: Db, named: number | undefined, email: string | undefined) {
  const byLink = named === undefined ? undefined : await Guest.live(db).findById(named)
  if (byLink || !email) return byLink
  return Guest.live(db).whereRaw('lower(email) = lower(?)', [email]).orderBy(newestFirst()).first()
}

async function addGuest(db: Db, { name, email }: ExtractedFields) {
  await reserve(db, 'guests')
  const guest = await Guest.own(db)
    .insert({ name: (name ?? email?.split('@')[0] ?? 'New guest').slice(0, 200), email: email ?? null })
    .returning('*')
  return guest as unknown as Guest
}

interface Given {
  answers: Answers
  questions: Question[]
  submittedAt: string
  picture: Pictures[number] | undefined
}

/**
 * Adds answers to those the guest gave before, each with the text it was asked with. A photo the host chose
 * stays.
 */
async function giveAnswers(db: Db, guest: Guest, { answers, questions, submittedAt, picture }: Given) {
  const asked = questions
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map(({ id, question }) => ({ id, question }))
  const before = guest.asked.filter(({ id }) => !Object.hasOwn(answers, id))
  const hasPhoto = Boolean(guest.photoId ?? guest.photoLink)
  await Guest.live(db)
    .where({ id: guest.id })
    .patch({
      responses: { ...guest.responses, ...answers },
      asked: [...asked, ...before],
      submittedAt,
      ...(!hasPhoto && picture),
    })
}
