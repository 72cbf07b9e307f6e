import { type DateFormat, dateText } from '@cueroom/core/text/dates.ts'
import { shortName } from '@cueroom/core/drafting/short-name.ts'
import {
  defaultTemplate,
  fillMail,
  type MailKind,
  type MailTemplate,
} from '@cueroom/core/sends/mail-template.ts'
import type { GuestMail, Send } from '@cueroom/core/sends/send.ts'
import type { MarkBody, SendBody } from '@cueroom/core/sends/sends.contract.ts'
import { expectVersion } from '../db/model.ts'
import { type Db, forTenant, lockShow, tenantOf } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { guestPagePath } from '../site/guest-link.ts'
import { pageOf } from '../guest-pages/guest-page-rows.ts'
import * as guestPages from '../guest-pages/guest-pages.service.ts'
import type { Links } from '../guest-pages/guest-pages.service.ts'
import type { App } from '../http/app.ts'
import { stoppedAmong } from './mail-stops.ts'
import { Questionnaire } from '../questionnaires/questionnaire.model.ts'
import { conflict } from '../problems/problems.ts'
import { currentLinks, personalPath } from '../questionnaires/personal-link.ts'
import { showForDrafting } from '../show/show.service.ts'

/** What was sent to some guests; those who aren't the show's have none. */
export async function states(db: Db, guestIds: number[]): Promise<Send[]> {
  return forTenant(db, 'questionnaire_sends')
    .whereIn('guestId', guestIds)
    .whereIn('guestId', Guest.live(db).select('id').toKnexQuery())
    .select('guestId', 'questionnaireId', 'sentAt', 'remindedAt', 'openedAt')
    .select(
      db.raw(`(select max(r.submitted_at) from questionnaire_responses r
        where r.tenant_id = questionnaire_sends.tenant_id and r.guest_id = questionnaire_sends.guest_id
          and r.questionnaire_id = questionnaire_sends.questionnaire_id and r.state = 'accepted') as "answeredAt"`),
    )
    .orderBy(['guestId', 'questionnaireId'])
}

/** Guests whose address asked for no more mails. */
export async function stopped(db: Db, guestIds: number[]): Promise<number[]> {
  const guests = await Guest.live(db).whereIn('id', guestIds).whereNotNull('email').select('id', 'email')
  const emails = await stoppedAmong(
    db,
    guests.map(({ email }) => email),
  )
  return guests.flatMap(({ id, email }) => (email && emails.has(email) ? [id] : []))
}

interface SavedTemplate {
  template: MailTemplate
  /** 0 until the host has changed them. */
  version: number
}

/** The mails of the show, as the host has changed them. */
export async function template(db: Db): Promise<SavedTemplate> {
  const rows: { kind: MailKind; subject: string; text: string; version: number }[] = await forTenant(
    db,
    'mail_templates',
  ).select('kind', 'subject', 'text', 'version')
  const saved = Object.fromEntries(rows.map(({ kind, subject, text }) => [kind, { subject, text }]))
  return { template: { ...defaultTemplate, ...saved }, version: rows[0]?.version ?? 0 }
}

/** Saves both mails. @throws 409 version_conflict where others have changed them since they were read. */
export async function saveTemplate(
  db: Db,
  { invite, remind }: MailTemplate,
  read: number | undefined,
): Promise<SavedTemplate> {
  // A show that never saved has no row to lock
  await lockShow(db, 'mail text')
  const saved = await template(db)
  expectVersion(saved, read, 'email')
  const rows = [
    { kind: 'invite', ...invite },
    { kind: 'remind', ...remind },
  ]
  await db('mail_templates')
    .insert(rows.map((row) => ({ tenantId: tenantOf(db), ...row, version: saved.version + 1 })))
    .onConflict(['tenantId', 'kind'])
    .merge(['subject', 'text', 'version'])
  return template(db)
}

/** A questionnaire that guests can open. @throws 404, 409 inactive. */
async function findSendable(db: Db, id: string): Promise<Questionnaire> {
  const questionnaire = await Questionnaire.live(db).findById(id).throwIfNotFound()
  if (!questionnaire.isActive)
    throw conflict("This questionnaire is inactive, so guests can't open it. Activate it first.", 'inactive')
  return questionnaire
}

interface Mailing extends Pick<SendBody, 'questionnaireId' | 'guestIds' | 'kind'> {
  secrets: App['secrets']
  /** Origin of the links. */
  origin: string
}

/** The mail to each guest; guests the show does not have are left out. @throws 404, 409 inactive. */
export async function prepare(
  db: Db,
  { questionnaireId, guestIds, kind, secrets, origin }: Mailing,
): Promise<GuestMail[]> {
  const { title } = await findSendable(db, questionnaireId)
  const { template: texts } = await template(db)
  const { podcastName, hosts, dateFormat } = await showForDrafting(db)
  const guests = await Guest.live(db)
    .whereIn('id', guestIds)
    .select('id', 'name', 'email', 'interviewDate', 'interviewTimeZone')
    .orderBy('id')
  const pages = texts[kind].text.includes('{page}')
    ? await linksOf(db, guests, { secrets, origin })
    : new Map()
  const links = await currentLinks(
    db,
    guests.map(({ id }) => id),
  )
  return guests.map(({ id, name, email, ...interview }, place) => {
    const url = origin + personalPath(questionnaireId, links[place]!, secrets)
    const mail = fillMail(texts[kind], {
      guest: name,
      'first name': shortName(name),
      show: podcastName,
      host: hosts[0]?.name ?? podcastName,
      questionnaire: title,
      date: interviewText(interview, dateFormat),
      recording: isAhead(interview) ? `We’re recording on ${interviewText(interview, dateFormat)}.` : '',
      link: url,
      page: pages.get(id) ?? '',
    })
    return { guestId: id, name, email, url, ...mail }
  })
}

/** The links to the guests' own pages; missing ones are created. */
async function linksOf(db: Db, guests: readonly Pick<Guest, 'id'>[], links: Links) {
  const urls = new Map<number, string>()
  for (const { id } of guests) {
    await guestPages.open(db, id, false)
    const page = await pageOf(db, id)
    if (page) urls.set(id, links.origin + guestPagePath(page.link, links.secrets))
  }
  return urls
}

const isAhead = ({ interviewDate }: Pick<Guest, 'interviewDate'>) =>
  interviewDate !== null && Date.parse(interviewDate) > Date.now()

const interviewText = (
  { interviewDate, interviewTimeZone }: Pick<Guest, 'interviewDate' | 'interviewTimeZone'>,
  dateFormat: DateFormat | undefined,
) =>
  interviewDate
    ? dateText(interviewDate, 'fullTime', { timeZone: interviewTimeZone ?? 'UTC', dateFormat })
    : "a date we haven't set yet"

/** Notes that guests were sent the questionnaire, or reminded of it; or that they were not. @throws 404, 409 inactive. */
export async function mark(db: Db, { questionnaireId, guestIds, kind, sent }: MarkBody) {
  await findSendable(db, questionnaireId)
  const ids = await Guest.live(db).whereIn('id', guestIds).select('id')
  if (ids.length > 0) await write(db, { questionnaireId, guestIds: ids.map(({ id }) => id), kind, sent })
}

async function write(db: Db, { questionnaireId, guestIds, kind, sent }: MarkBody) {
  const column = kind === 'remind' ? 'remindedAt' : 'sentAt'
  if (!sent)
    return forTenant(db, 'questionnaire_sends')
      .where({ questionnaireId })
      .whereIn('guestId', guestIds)
      .update({ [column]: null })
  const now = new Date().toISOString()
  return db('questionnaire_sends')
    .insert(guestIds.map((guestId) => ({ tenantId: tenantOf(db), questionnaireId, guestId, [column]: now })))
    .onConflict(['tenantId', 'guestId', 'questionnaireId'])
    .merge([column])
}
