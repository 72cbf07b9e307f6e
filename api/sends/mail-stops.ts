import { createHash } from 'node:crypto'
import { loadGuestPageTexts } from '@cueroom/core/guest-pages/guest-page-texts.ts'
import { pickLanguage } from '@cueroom/core/languages/languages.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { isSigned, signatureOf } from '../http/signature.ts'
import { showForDrafting } from '../show/show.service.ts'

type Secrets = App['secrets']

/** Addresses are stored as digests only: they outlive the guest, so that the show keeps to what was asked. */
const digestOf = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

interface Stop {
  tenantId: string
  /** Digest of the address. */
  address: string
}

const signed = ({ tenantId, address }: Stop) => `mail stop\0${tenantId}\0${address}`

/** The address at which somebody stops the mails of a show. It needs no sign-in, and works until the key of the server is replaced. */
export function stopLink(db: Db, email: string, { origin, secrets }: { origin: string; secrets: Secrets }) {
  const stop = { tenantId: tenantOf(db), address: digestOf(email) }
  return `${origin}/stop/${stop.tenantId}.${stop.address}.${signatureOf(signed(stop), secrets[0])}`
}

/** What a token stops; undefined unless we signed it. */
export function stopOf(token: string, secrets: Secrets): Stop | undefined {
  const [tenantId = '', address = '', signature = ''] = token.split('.')
  const stop = { tenantId, address }
  return isSigned(signed(stop), signature, secrets) ? stop : undefined
}

/** How a mail says that it can be stopped, in the language of its questionnaire. */
export async function stopLineOf(db: Db, questionnaireId: string): Promise<string> {
  const form: { language: string | null } | undefined = await forTenant(db, 'questionnaires')
    .where({ id: questionnaireId })
    .first(db.raw("settings ->> 'language' as language"))
  const { noMails } = await loadGuestPageTexts(pickLanguage([form?.language ?? null]))
  return fill(noMails, { show: (await showForDrafting(db)).podcastName })
}

export const withStopLine = (text: string, line: string, link: string) =>
  `${text.trimEnd()}\n\n-- \n${line} ${link}\n`

/** Headers with which mail programs offer to stop such mails with one click (RFC 8058). */
export const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const stopMails = (db: Db, address: string) =>
  db('mail_stops')
    .insert({ tenantId: tenantOf(db), address })
    .onConflict(['tenantId', 'address'])
    .ignore()

/** Those of some addresses that get no mails of the show. */
export async function stoppedAmong(db: Db, emails: readonly (string | null)[]): Promise<Set<string>> {
  const byDigest = new Map(emails.flatMap((email) => (email ? [[digestOf(email), email]] : [])))
  const rows: { address: string }[] = await forTenant(db, 'mail_stops')
    .whereIn('address', [...byDigest.keys()])
    .select('address')
  const stopped = new Set(rows.map(({ address }) => address))
  return new Set(emails.filter((email) => email !== null && stopped.has(digestOf(email))) as string[])
}
