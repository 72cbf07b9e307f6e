import type { InquiryReceipt, ReceivedInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { sponsorOfInquiry } from '@cueroom/core/sponsorship/inquiry-sponsor.ts'
import type { InquiriesQuery, InquiryChange } from '@cueroom/core/sponsorship/sponsorship.contract.ts'
import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import type { App } from '../http/app.ts'
import { takeForStranger } from '../http/limits.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { readPage } from '../db/pages.ts'
import { type Db, forTenant, lockShow } from '../db/tenant.ts'
import { conflict, problem } from '../problems/problems.ts'
import { refuseSpam } from '../http/spam-guard.ts'
import { inEntitledTenant } from '../http/session.ts'
import { inSteadyTime } from '../http/steady-time.ts'
import { Sponsor } from '../sponsors/sponsor.model.ts'
import { addressedShow, currentOffer, takesInquiries } from './public-sponsorship.service.ts'
import { SponsorInquiry } from './sponsor-inquiry.model.ts'

/**
 * Keeps an inquiry once for its token, with the company among the saved sponsors. @throws 400, 403, 404, 409,
 * 429.
 */
export async function receive(
  app: App,
  id: string,
  sent: ReceivedInquiry,
  address: string,
): Promise<InquiryReceipt> {
  refuseSpam(sent, 'inquiry')
  const uniqueToken = sent.uniqueToken ?? randomId()
  const tenantId = await addressedShow(app.knex, id)
  await inEntitledTenant(app.knex, tenantId, async () => {})
  await takeForStranger(app.limits, 'inquiry', { key: tenantId, address })
  const storing = inEntitledTenant(app.knex, tenantId, async (db, entitled) => {
    // One inquiry of a show at a time: two of one company would save it twice
    await lockShow(db, 'inquiry')
    const earlier = await SponsorInquiry.forTenant(db).where({ uniqueToken }).first()
    return receiptFor(earlier ?? (await store(db, entitled, sent, uniqueToken)))
  })
  return inSteadyTime(storing)
}

const receiptFor = ({ receivedAt }: Pick<SponsorInquiry, 'receivedAt'>): InquiryReceipt => ({
  success: true,
  receivedAt,
})

async function store(db: Db, entitled: Entitlements, sent: ReceivedInquiry, uniqueToken: string) {
  const { companyName, email, message = null } = sent
  const asked = await packageAsked(db, entitled, sent)
  const sponsorId = await sponsorOf(db, sent, asked)
  const row = {
    sponsorId,
    companyName,
    email,
    packageName: asked?.name ?? null,
    packagePrice: asked?.priceText ?? null,
    message,
    uniqueToken,
  }
  return SponsorInquiry.forTenant(db).insert(row).returning('*')
}

/**
 * The package as currently offered. @throws 403 while inquiries are off, 409 if it has changed.
 */
async function packageAsked(
  db: Db,
  entitled: Entitlements,
  { package: key }: ReceivedInquiry,
): Promise<OfferedPackage | undefined> {
  const offer = await currentOffer(db)
  if (!entitled.active) throw problem(403, 'subscription_inactive', 'This page is closed for now.')
  if (!takesInquiries(entitled) || !offer.configured) {
    throw problem(
      403,
      'inquiries_closed',
      "This show doesn't accept inquiries here. Please email the contact.",
    )
  }
  const asked = offer.packages.find((each) => each.key === key)
  if (key && !asked) {
    throw conflict('This package has changed. Please choose again and resend.', 'offer_changed')
  }
  return asked
}

const ofSavedSponsors = (db: Db) =>
  SponsorInquiry.forTenant(db).whereIn('sponsorId', Sponsor.live(db).select('id'))

/** A saved sponsor by the database's reading of a company's name, which allows each once. */
const ofCompany = (db: Db, companyName: string) =>
  Sponsor.live(db)
    .whereRaw(`company_key = lower(regexp_replace(btrim(?), '\\s+', ' ', 'g'))`, [companyName])
    .first()

/** The saved sponsor whom this address wrote for before, however it spelled the company. */
async function ofAddress(db: Db, email: string) {
  const earlier = ofSavedSponsors(db).whereRaw('lower(email) = lower(?)', [email])
  return (await earlier.orderBy('id', 'desc').first())?.sponsorId
}

/** The saved sponsor of an inquiry; one that is there already stays as the host left it. */
async function sponsorOf(db: Db, sent: ReceivedInquiry, asked: OfferedPackage | undefined): Promise<number> {
  const known = (await ofCompany(db, sent.companyName))?.id ?? (await ofAddress(db, sent.email))
  if (known !== undefined) return known
  const [made] = await forTenant(db, 'saved_sponsors')
    .insert({ ...sponsorOfInquiry(sent, asked), source: 'inquiry' })
    .onConflict()
    .ignore()
    .returning('id')
  // The host may have saved the company in the same moment
  return made?.id ?? (await ofCompany(db, sent.companyName).throwIfNotFound()).id
}

/** @throws 404, also while its sponsor is deleted. */
export const get = (db: Db, id: number) => ofSavedSponsors(db).findById(id).throwIfNotFound()

/** A page of the inquiries of the saved sponsors, newest first. */
export function list(db: Db, query: InquiriesQuery) {
  const rows = ofSavedSponsors(db)
  if (query.sponsorId) rows.where({ sponsorId: query.sponsorId })
  if (query.state) rows.where({ state: query.state })
  const all = forTenant(db, 'sponsor_inquiries')
  return readPage<SponsorInquiry>(db, { rows: rows.toKnexQuery(), all, by: ['id'] }, query)
}

/** Sets how far an inquiry is. One that is no longer new is read in the inbox, too. @throws 404. */
export async function change(db: Db, id: number, { state }: InquiryChange) {
  await get(db, id)
  await forTenant(db, 'sponsor_inquiries').where({ id }).update({ state })
  const unread = forTenant(db, 'inbox_items').where({ inquiryId: id }).whereNull('readAt')
  if (state !== 'new') await unread.update({ readAt: db.fn.now() })
  return get(db, id)
}
