import type { GuestPage, Release } from '@cueroom/core/guest-pages/guest-page.ts'
import type { OfferBody } from '@cueroom/core/guest-pages/guest-pages.contract.ts'
import { dataRequests } from '@cueroom/core/inbox/data-requests.ts'
import { pageEnd } from '@cueroom/core/guest-pages/page-end.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { expectVersion } from '../db/model.ts'
import { type Db, forTenant, lockShow, tenantOf } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import type { App } from '../http/app.ts'
import { conflict, problem } from '../problems/problems.ts'
import { revokePersonalLinks } from '../questionnaires/personal-link.ts'
import { guestPagePath } from '../site/guest-link.ts'
import {
  consentOf,
  factCheckOf,
  factChecksOf,
  offeredTimes,
  pageOf,
  releaseOf,
  requestsOf,
} from './guest-page-rows.ts'

/** Where links lead and what signs them. */
export interface Links {
  secrets: App['secrets']
  /** Origin of the links. */
  origin: string
}

/** A guest's page, as its host sees it. @throws 404. */
export async function get(db: Db, guestId: number, { secrets, origin }: Links): Promise<GuestPage> {
  const { interviewDate } = await find(db, guestId)
  const page = await pageOf(db, guestId)
  return {
    guestId,
    url: page ? origin + guestPagePath(page.link, secrets) : null,
    createdAt: page?.createdAt ?? null,
    openedAt: page?.openedAt ?? null,
    endsAt: pageEnd(interviewDate),
    showsIntroduction: page?.showsIntroduction ?? false,
    ...(await offeredTimes(db, guestId)),
    factCheck: await factCheckOf(db, guestId),
    factChecks: await factChecksOf(db, guestId),
    release: await releaseOf(db),
    consent: await consentOf(db, guestId),
    requests: await requestsOf(db, guestId),
  }
}

/** Makes the link of a guest; one that exists stays unless it is renewed, with the personal links. @throws 404. */
export async function open(db: Db, guestId: number, renew: boolean): Promise<void> {
  await find(db, guestId)
  const row = { tenantId: tenantOf(db), guestId, link: randomId() }
  const inserted = db('guest_pages').insert(row).onConflict(['tenantId', 'guestId'])
  if (!renew) {
    await inserted.ignore()
    return
  }
  await inserted.merge({ link: row.link, createdAt: db.fn.now(), openedAt: null })
  await revokePersonalLinks(db, guestId)
}

/** @throws 404, 409 without a link. */
export async function change(db: Db, guestId: number, { showsIntroduction }: { showsIntroduction: boolean }) {
  await find(db, guestId)
  const changed = await forTenant(db, 'guest_pages').where({ guestId }).update({ showsIntroduction })
  if (changed === 0) throw problem(409, 'no_link', 'This guest has no private link yet. Create one first.')
}

/** Revokes a guest's page, with the personal links that it showed. @throws 404. */
export async function revoke(db: Db, guestId: number) {
  await find(db, guestId)
  const revoked = await forTenant(db, 'guest_pages').where({ guestId }).delete()
  if (revoked > 0) await revokePersonalLinks(db, guestId)
}

/** Ends a guest's personal links; the guest's page stays, and shows new ones. @throws 404. */
export async function revokeLinks(db: Db, guestId: number) {
  await find(db, guestId)
  await revokePersonalLinks(db, guestId)
}

/**
 * Replaces the times that a guest can choose from; none withdraws them.
 * @throws 404, 400 for a time that has passed, 409 while there is a date, as the guest's page shows that instead.
 */
export async function offerTimes(db: Db, guestId: number, { times, timeZone }: OfferBody) {
  const { interviewDate } = await find(db, guestId)
  if (interviewDate && times.length > 0)
    throw conflict('This guest has a date already. Remove it first to offer other times.', 'date_set')
  const moments = [...new Set(times.map((time) => Date.parse(time)))]
  if (moments.some((moment) => moment <= Date.now()))
    throw problem(400, 'time_passed', 'One of the times has passed. Offer only future times.')
  await forTenant(db, 'offered_times').where({ guestId }).delete()
  if (moments.length > 0)
    await db('offered_times').insert(
      moments.map((moment) => ({
        tenantId: tenantOf(db),
        guestId,
        startsAt: new Date(moment).toISOString(),
        timeZone,
      })),
    )
}

/** The guest may ask again; that it was sent is in the audit log. @throws 404. */
export async function dataSent(db: Db, guestId: number) {
  await find(db, guestId)
  await forTenant(db, 'inbox_items').where({ kind: dataRequests.data, guestId }).delete()
}

/** Stores a release text as the next version, unless it is the current one. */
export async function saveRelease(db: Db, text: string, read: number | undefined): Promise<Release> {
  await lockShow(db, 'release')
  const current = await releaseOf(db)
  expectVersion({ version: current?.version ?? 0 }, read, 'release')
  if (current?.text === text) return current
  const version = (current?.version ?? 0) + 1
  const [row] = await db('release_texts')
    .insert({ tenantId: tenantOf(db), version, text })
    .returning('*')
  return row
}
