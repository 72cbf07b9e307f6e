import { pageEnd } from '@cueroom/core/guest-pages/page-end.ts'
import { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { brandingOf } from '@cueroom/core/show/branding.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { type Db, forTenant, lookUpTenant } from '../db/tenant.ts'
import { Guest, toGuest } from '../guests/guest.model.ts'
import type { App } from '../http/app.ts'
import { inEntitledTenant } from '../http/session.ts'
import { currentLinks, personalPath } from '../questionnaires/personal-link.ts'
import { isOpen } from '../questionnaires/public-questionnaire.service.ts'
import { Questionnaire } from '../questionnaires/questionnaire.model.ts'
import { showLook, showPrivacy } from '../show/show.service.ts'
import { signedLink } from '../site/guest-link.ts'
import {
  consentOf,
  factCheckOf,
  introductionOf,
  offeredTimes,
  type PageRow,
  releaseOf,
  requestsOf,
} from './guest-page-rows.ts'

/** Why a guest's page shows nothing but a notice. */
export type Notice = 'missing' | 'revoked' | 'ended' | 'closed'

/** Everything on a guest's page. */
export type GuestView = Awaited<ReturnType<typeof viewOf>>
/** A questionnaire that the guest is asked to answer. */
export type AskedQuestionnaire = GuestView['questionnaires'][number]

type ViewApp = Pick<App, 'knex' | 'secrets'>

/** Runs work for the guest of a link, or says why there is none. */
export async function withGuest<T>(
  { knex, secrets }: ViewApp,
  token: string,
  work: (db: Db, guest: Guest, page: PageRow, entitled: Entitlements) => Promise<T>,
): Promise<T | Notice> {
  const link = signedLink(token, secrets)
  if (!link) return 'missing'
  const tenantId = await lookUpTenant(knex, 'select cueroom.tenant_of_guest_page(?) as tenant', link)
  if (!tenantId) return 'revoked'
  return inEntitledTenant(knex, tenantId, async (db, entitled): Promise<T | Notice> => {
    const page: PageRow | undefined = await forTenant(db, 'guest_pages').where({ link }).first()
    const guest = page && (await Guest.live(db).findById(page.guestId))
    if (!page || !guest) return 'revoked'
    const end = pageEnd(guest.interviewDate)
    if (end && Date.parse(end) < Date.now()) return 'ended'
    return isOpen(entitled) ? work(db, guest, page, entitled) : 'closed'
  })
}

/** The page behind a link, or why it can't be shown. */
export const viewPage = (app: ViewApp, token: string): Promise<GuestView | Notice> =>
  withGuest(app, token, (db, guest, page, entitled) => viewOf(app, db, { guest, page, entitled }))

interface Found {
  guest: Guest
  page: PageRow
  entitled: Entitlements
}

async function viewOf({ secrets }: ViewApp, db: Db, { guest, page, entitled }: Found) {
  const asked = await askedQuestionnaires(db, guest.id)
  const [link] = await currentLinks(db, [guest.id])
  const introduction = page.showsIntroduction ? await introductionOf(db, guest.id) : undefined
  return {
    guest: toGuest(guest),
    branding: brandingOf(await showLook(db), entitled.features),
    language: asked[0]?.settings.language ?? null,
    questionnaires: asked.map(({ id, title, answeredAt, locked }) => ({
      ...{ title, answeredAt, locked },
      path: personalPath(id, link!, secrets),
    })),
    ...(await offeredTimes(db, guest.id)),
    introduction: introduction ? { id: introduction.id, content: introduction.content } : null,
    factCheck: introduction ? await factCheckOf(db, guest.id) : null,
    release: await releaseOf(db),
    consent: await consentOf(db, guest.id),
    requests: await requestsOf(db, guest.id),
    privacy: await showPrivacy(db),
  }
}

/** The active questionnaires that were sent to the guest, or that they answered; else the show's first. */
async function askedQuestionnaires(db: Db, guestId: number) {
  const all = await Questionnaire.live(db)
    .where({ isActive: true })
    .select('questionnaires.*')
    .select(
      db.raw(
        `(select max(r.submitted_at) from questionnaire_responses r where r.tenant_id = questionnaires.tenant_id
          and r.questionnaire_id = questionnaires.id and r.guest_id = ? and r.state = 'accepted') as "answeredAt"`,
        [guestId],
      ),
      db.raw(
        `(select r.locked_at is not null from questionnaire_responses r where r.tenant_id = questionnaires.tenant_id
          and r.questionnaire_id = questionnaires.id and r.guest_id = ? and r.state = 'accepted'
          order by r.submitted_at desc limit 1) as "isLocked"`,
        [guestId],
      ),
      db.raw(
        `exists (select from questionnaire_sends s where s.tenant_id = questionnaires.tenant_id
          and s.questionnaire_id = questionnaires.id and s.guest_id = ?) as sent`,
        [guestId],
      ),
    )
    .orderBy('createdAt')
    .limit(100)
  const rows = all as unknown as AskedRow[]
  const asked = rows.filter(({ sent, answeredAt }) => sent || answeredAt)
  return (asked.length > 0 ? asked : rows.slice(0, 1)).map((row) => {
    const settings = QuestionnaireSettings.parse(row.settings)
    return {
      ...row,
      settings,
      locked: row.answeredAt !== null && (row.isLocked === true || settings.answersLocked),
    }
  })
}

interface AskedRow extends Questionnaire {
  answeredAt: string | null
  sent: boolean
  isLocked: boolean | null
}
