import { type DataRequest, dataRequests } from '@cueroom/core/inbox/data-requests.ts'
import type {
  Consent,
  FactCheck,
  GuestPage,
  OfferedTime,
  Release,
} from '@cueroom/core/guest-pages/guest-page.ts'
import { newestFirst } from '../db/pages.ts'
import { Content } from '../content/content.model.ts'
import { type Db, forTenant } from '../db/tenant.ts'

export interface PageRow {
  guestId: number
  link: string
  showsIntroduction: boolean
  createdAt: string
  openedAt: string | null
}

export const pageOf = (db: Db, guestId: number): Promise<PageRow | undefined> =>
  forTenant(db, 'guest_pages').where({ guestId }).first()

/** The introduction that a guest reads: the newest. */
export const introductionOf = (db: Db, guestId: number) =>
  Content.live(db).where({ guestId, contentType: 'introduction' }).orderBy(newestFirst()).first()

/** The times offered to a guest, earliest first. A time is taken if a guest is recorded then. */
export async function offeredTimes(
  db: Db,
  guestId: number,
): Promise<{ timeZone: string | null; times: OfferedTime[] }> {
  const rows: (OfferedTime & { timeZone: string })[] = await forTenant(db, 'offered_times')
    .where({ guestId })
    .orderBy('startsAt')
    .select('startsAt', 'timeZone')
    .select(
      db.raw(`exists (select from guests g where g.tenant_id = offered_times.tenant_id and g.id = guest_id
        and g.interview_date = starts_at) as chosen`),
      db.raw(`exists (select from guests g where g.tenant_id = offered_times.tenant_id and g.id <> guest_id
        and g.interview_date = starts_at and g.deleted_at is null) as taken`),
    )
  return { timeZone: rows[0]?.timeZone ?? null, times: rows }
}

/** The guest's latest fact check of the introduction. */
export async function factCheckOf(db: Db, guestId: number): Promise<FactCheck | null> {
  const row = await forTenant(db, 'fact_checks').where({ guestId }).orderBy('id', 'desc').first()
  if (!row) return null
  const introduction = await introductionOf(db, guestId)
  return { ...row, superseded: introduction?.id !== row.contentId || introduction?.content !== row.original }
}

/** How the guest's fact checks ended, newest first. */
export const factChecksOf = (db: Db, guestId: number): PromiseLike<GuestPage['factChecks']> =>
  forTenant(db, 'fact_checks')
    .where({ guestId })
    .orderBy('id', 'desc')
    .limit(20)
    .select('state', 'partial', 'createdAt', 'decidedAt')

/** A correction that was decided or withdrawn no longer waits in the inbox. */
export const markCorrectionRead = (db: Db, guestId: number) =>
  forTenant(db, 'inbox_items')
    .where({ guestId, kind: 'introduction_corrected' })
    .whereNull('readAt')
    .update({ readAt: db.fn.now() })

/** The current release text. */
export const releaseOf = async (db: Db): Promise<Release | null> =>
  (await forTenant(db, 'release_texts').orderBy('version', 'desc').first()) ?? null

/** The guest's newest consent, with the text they read. */
export async function consentOf(db: Db, guestId: number): Promise<Consent | null> {
  const row = await forTenant(db, 'guest_consents').where({ guestId }).orderBy('version', 'desc').first()
  if (!row) return null
  const { text } = await forTenant(db, 'release_texts').where({ version: row.version }).first('text')
  return { ...row, text }
}

/** When the guest last asked for their data, until it was sent, and for erasure, unless they have taken that back. */
export async function requestsOf(db: Db, guestId: number): Promise<Record<DataRequest, string | null>> {
  const rows: { kind: string; createdAt: string }[] = await forTenant(db, 'inbox_items')
    .where({ guestId })
    .whereIn('kind', Object.values(dataRequests))
    .orderBy('createdAt', 'desc')
    .select('kind', 'createdAt')
  const at = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.createdAt ?? null
  return { data: at(dataRequests.data), erasure: at(dataRequests.erasure) }
}

/** Notes that the guest was on their page. */
export const markVisited = (db: Db, guestId: number) =>
  forTenant(db, 'guest_pages').where({ guestId }).whereNull('openedAt').update({ openedAt: db.fn.now() })
