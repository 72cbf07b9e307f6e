import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import {
  type ClosedQuestionnaire,
  QuestionnaireSettings,
} from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { answersToChange, earlierAnswers, withEarlier } from '@cueroom/core/questionnaires/change-answers.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import type {
  PublicQuestionnaire,
  Question,
  SubmittedAnswers,
  Welcome,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { brandingOf } from '@cueroom/core/show/branding.ts'
import { pickLanguage } from '@cueroom/core/languages/languages.ts'
import { privacyNote } from '@cueroom/core/privacy/privacy-note.ts'
import type { Host } from '@cueroom/core/show/show-settings.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import type { Knex } from 'knex'
import type { App } from '../http/app.ts'
import { type Db, lookUpTenant } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'
import { inEntitledTenant } from '../http/session.ts'
import { showForDrafting, showLook, showPrivacy } from '../show/show.service.ts'
import { markOpened } from './mark-opened.ts'
import { findLinked, readLink } from './personal-link.ts'
import { Questionnaire, type QuestionnaireResponse } from './questionnaire.model.ts'
import { isLocked, newestOfGuest } from './responses.service.ts'

/** The show a public address belongs to. @throws 404 for an unknown or deleted one. */
export async function tenantOfAddress(knex: Knex, id: string): Promise<string> {
  const tenantId = await lookUpTenant(knex, 'select cueroom.tenant_of_questionnaire(?) as tenant', id)
  if (!tenantId) throw notFound('Questionnaire')
  return tenantId
}

/** An active questionnaire. @throws 404 for any other: unknown, deleted or switched off. */
export const findActive = (db: Db, id: string) =>
  Questionnaire.live(db).findById(id).where({ isActive: true }).throwIfNotFound()

/** Whether guests may answer now: a show that may make nothing new takes no answers either. */
export const isOpen = ({ active, features }: Entitlements) => active && features.questionnaires

/** The public address of a questionnaire, with the `?guest=` of a personal link. */
interface PublicAddress {
  id: string
  guest?: string | undefined
  /** Of the visitor, the preferred first; the questionnaire's own comes before them. */
  languages: readonly (string | undefined)[]
}
type PublicApp = Pick<App, 'knex' | 'env' | 'secrets'>

/**
 * A questionnaire as its guests see it, or that it is closed while the show's subscription is not active.
 * @throws 400 or 410 invalid_link, 404.
 */
export const showPublic = async (
  app: PublicApp,
  address: PublicAddress,
): Promise<PublicQuestionnaire | ClosedQuestionnaire> =>
  inEntitledTenant(app.knex, await tenantOfAddress(app.knex, address.id), async (db, entitled) => {
    const shown = await publicView(app, db, entitled, address)
    // Not by the page, which mail programs open for a preview: this call is made by its script
    if (address.guest !== undefined)
      await markOpened(db, address.id, readLink(app, address.id, address.guest).guestId)
    return shown
  })

/** The same for the page of the questionnaire. */
export const showPage = async (
  app: PublicApp,
  address: PublicAddress,
): Promise<PublicQuestionnaire | ClosedQuestionnaire> =>
  inEntitledTenant(app.knex, await tenantOfAddress(app.knex, address.id), async (db, entitled) =>
    publicView(app, db, entitled, address),
  )

function hostOf([first]: Pick<Host, 'name' | 'photo'>[]): Welcome | null {
  if (!first?.name) return null
  // A photo elsewhere on the web is not loaded
  return { name: first.name, photo: first.photo?.startsWith(storedPhotoFolder) ? first.photo : null }
}

async function publicView(
  app: PublicApp,
  db: Db,
  entitled: Entitlements,
  { id, guest, languages }: PublicAddress,
): Promise<PublicQuestionnaire | ClosedQuestionnaire> {
  const questionnaire = await findActive(db, id)
  const linked = guest === undefined ? undefined : await findLinked(db, readLink(app, id, guest))
  // Settings of before an option existed get its default
  const settings = QuestionnaireSettings.parse(questionnaire.settings)
  if (!isOpen(entitled)) return closedOf(questionnaire.title, settings)
  const { features } = entitled
  const branding = brandingOf(await showLook(db), features)
  const submitted = linked ? await submittedBy(db, questionnaire, linked.id) : null
  return {
    ...questionnaire,
    questions: withEarlier(questionnaire.questions, submitted?.earlier ?? {}),
    settings,
    branding,
    host: hostOf((await showForDrafting(db)).hosts),
    guestName: linked?.name ?? null,
    privacy: privacyNote({
      ...(await showPrivacy(db)),
      language: pickLanguage([settings.language, ...languages]),
    }),
    submitted,
    contact: features.customBranding ? null : app.env.provider,
  }
}

const closedOf = (title: string, { language, texts }: QuestionnaireSettings): ClosedQuestionnaire => ({
  closed: true,
  title,
  ...((language ?? Object.keys(texts).length > 0) && { settings: { language, texts } }),
})

async function submittedBy(
  db: Db,
  { id, questions, settings }: Questionnaire,
  guestId: number,
): Promise<SubmittedAnswers | null> {
  const stored = await newestOfGuest(db, id, guestId)
  if (!stored) return null
  const { responses, submittedAt, changedAt = null, revision } = stored
  const sent = { submittedAt, changedAt, revision }
  if (isLocked(stored, settings)) return { responses, earlier: {}, ...sent, locked: true }
  const shown = answersToChange(stored, questions)
  return { responses: shown, earlier: earlierOf(stored, questions), ...sent, locked: false }
}

function earlierOf(stored: QuestionnaireResponse, questions: Question[]): SubmittedAnswers['earlier'] {
  const earlier = earlierAnswers(stored, questions)
  const required = new Set(questions.flatMap((question) => (question.required ? question.id : [])))
  return Object.fromEntries(
    earlier.questions.map((question) => {
      const answer = readableAnswer(question, answerTo(earlier.responses, question.id)!)
      return [question.id, { answer, removable: !required.has(question.id) }]
    }),
  )
}
