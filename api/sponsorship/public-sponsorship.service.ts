import type { ClosedPage } from '@cueroom/core/show/closed-page.ts'
import { brandingOf } from '@cueroom/core/show/branding.ts'
import { offerOf } from '@cueroom/core/sponsorship/offer.ts'
import type { Language } from '@cueroom/core/languages/languages.ts'
import { privacyNote } from '@cueroom/core/privacy/privacy-note.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { widgets } from '@cueroom/core/embed/widgets.ts'
import type { Knex } from 'knex'
import type { App } from '../http/app.ts'
import { type Db, lookUpTenant } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'
import { inEntitledTenant } from '../http/session.ts'
import { showForDrafting, showLook, showPrivacy } from '../show/show.service.ts'

/** Whether a company's inquiry would reach the saved sponsors of a host who can open them. */
export const takesInquiries = ({ active, features }: Entitlements) =>
  active && (features.sponsorDiscovery || features.sponsorOutreach)

/** What the show of the transaction offers, as the page and the forms know it. */
export const currentOffer = async (db: Db) => offerOf((await showForDrafting(db)).sponsorshipSettings)

/**
 * A show's sponsorship page as visitors see it, or that it is closed while the subscription is not active.
 * Its address is the show's own id. @throws 404 for an unknown one.
 */
export const showPublic = async (
  { knex }: Pick<App, 'knex'>,
  id: string,
  language: Language = 'en',
): Promise<PublicSponsorship | ClosedPage> =>
  inEntitledTenant(knex, await addressedShow(knex, id), async (db, entitled) => {
    const branding = brandingOf(await showLook(db), entitled.features)
    if (!entitled.active) return { closed: true, title: branding.podcastName }
    const offer = await currentOffer(db)
    const inquiries = offer.configured && takesInquiries(entitled)
    const told = { ...(await showPrivacy(db)), language, sent: 'inquiry' as const }
    return { ...offer, inquiries, branding, ...(inquiries && { privacy: privacyNote(told) }) }
  })

/**
 * The show for a public address. A widget without a show id gets the server's only show; with several, it
 * could show another show's packages. @throws 404 if there are several.
 */
export async function addressedShow(knex: Knex, id: string): Promise<string> {
  if (id !== widgets.sponsorship.usualId) return id
  const only = await lookUpTenant(knex, 'only_tenant()')
  if (!only) throw notFound('Show')
  return only
}
