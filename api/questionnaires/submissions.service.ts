import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ReceivedSubmission, Submission } from '@cueroom/core/questionnaires/submission.ts'
import type { App } from '../http/app.ts'
import { takeForStranger } from '../http/limits.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Db, lockShow, tenantOf } from '../db/tenant.ts'
import { problem, toProblem } from '../problems/problems.ts'
import { refuseSpam } from '../http/spam-guard.ts'
import { inEntitledTenant } from '../http/session.ts'
import { inSteadyTime } from '../http/steady-time.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { admitted } from './admit-submission.ts'
import { readPhotos } from './answer-photos.ts'
import { readAnswers } from './answered-guest.ts'
import { linkName, readLink } from './personal-link.ts'
import { tenantOfAddress } from './public-questionnaire.service.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'
import { storeSubmission } from './store-submission.ts'
import { countVisit } from './visits.service.ts'

/**
 * Stores a guest's answers once for its token. Those of a personal link belong to its guest, who can change them until
 * the host locks them. Others never change a guest of the show: they make a new one, or wait as unverified where their
 * email address is that of a guest.
 * @throws 400, 403, 404, 409, 410, 429.
 */
export async function submit(app: App, { id, sent, address }: Submitting): Promise<Submission> {
  refuseSpam(sent, 'submission')
  const linked = sent.guest ? readLink(app, id, sent.guest) : undefined
  if (linked === undefined) await app.limits.take('submit', address)
  else await app.limits.take('personalLink', `${id} ${linkName(linked)}`)
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
  // Only stored answers count, so junk doesn't close the questionnaire
  if (linked === undefined) await takeForStranger(app.limits, 'questionnaire', { key: id, address })
  const storing = inEntitledTenant(app.knex, tenantId, async (db, entitled) => {
    // One submission of a show at a time: two with one token or one address would make the guest twice
    await lockShow(db, 'submission')
    const still = await admitted(db, entitled, admission)
    if ('submittedAt' in still) return still
    const stored = await storeOrKeep(() =>
      storeSubmission(db, {
        ...{ id, token, answers, photos, typed, reading },
        ...still,
        source: sent.source ?? { fields: {} },
        removes: sent.removes ?? [],
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
  return linked === undefined ? inSteadyTime(storing) : storing
}

/** Only guests with a personal link get a copy by mail; others could have typed someone else's address. */
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
  /** The sender's address. */
  address: string
}

/** A guest can't free space, so the form keeps the answers and says whom to contact. */
async function storeOrKeep(work: () => Promise<Submission>): Promise<Submission> {
  try {
    return await work()
  } catch (error) {
    if (toProblem(error).data?.code !== 'quota_reached') throw error
    const kept =
      "This show can't accept more answers right now. Yours are saved in this browser. Please let your host know and try again later."
    throw problem(403, 'quota_reached', kept)
  }
}
