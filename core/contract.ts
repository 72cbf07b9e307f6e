import { account } from './account/account.contract.ts'
import { analytics } from './analytics/analytics.contract.ts'
import { archives } from './archives/archives.contract.ts'
import { audit } from './audit/audit.contract.ts'
import { auth } from './auth/auth.contract.ts'
import { batches } from './batches/batches.contract.ts'
import { calendars } from './calendars/calendars.contract.ts'
import { content } from './content/content.contract.ts'
import { episodes } from './episodes/episodes.contract.ts'
import { erasures } from './erasures/erasures.contract.ts'
import { exports } from './exports/exports.contract.ts'
import { feeds } from './feeds/feeds.contract.ts'
import { guestPages } from './guest-pages/guest-pages.contract.ts'
import { guests } from './guests/guests.contract.ts'
import { inbox } from './inbox/inbox.contract.ts'
import { imports } from './imports/imports.contract.ts'
import { instance } from './instance/instance.contract.ts'
import { keys } from './keys/keys.contract.ts'
import { marketing } from './marketing/marketing.contract.ts'
import { patterns } from './patterns/patterns.contract.ts'
import { questionnaires } from './questionnaires/questionnaires.contract.ts'
import { recaps } from './recaps/recaps.contract.ts'
import { sends } from './sends/sends.contract.ts'
import { show } from './show/show.contract.ts'
import { sponsors } from './sponsors/sponsors.contract.ts'
import { sponsorship } from './sponsorship/sponsorship.contract.ts'
import { tenants } from './tenants/tenants.contract.ts'
import { transcripts } from './transcripts/transcripts.contract.ts'
import { webhooks } from './webhooks/webhooks.contract.ts'
import { twoFactor } from './two-factor/two-factor.contract.ts'
import type { ClientOf } from './contract/client.ts'
import type { Contract } from './contract/endpoint.ts'

/** Every call of the API, with its schemas. Server, OpenAPI document, fake API and probes are derived from it. */
export const contract = {
  account,
  analytics,
  archives,
  audit,
  auth,
  batches,
  calendars,
  content,
  episodes,
  erasures,
  exports,
  feeds,
  guestPages,
  guests,
  imports,
  inbox,
  instance,
  keys,
  marketing,
  patterns,
  questionnaires,
  recaps,
  sends,
  show,
  sponsors,
  sponsorship,
  tenants,
  transcripts,
  webhooks,
  twoFactor,
} satisfies Contract

export type Client = ClientOf<typeof contract>
