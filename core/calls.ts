import { account } from './account/account.calls.ts'
import { analytics } from './analytics/analytics.calls.ts'
import { archives } from './archives/archives.calls.ts'
import { audit } from './audit/audit.calls.ts'
import { auth } from './auth/auth.calls.ts'
import { batches } from './batches/batches.calls.ts'
import { calendars } from './calendars/calendars.calls.ts'
import { content } from './content/content.calls.ts'
import { episodes } from './episodes/episodes.calls.ts'
import { erasures } from './erasures/erasures.calls.ts'
import { exports } from './exports/exports.calls.ts'
import { feeds } from './feeds/feeds.calls.ts'
import { guestPages } from './guest-pages/guest-pages.calls.ts'
import { guests } from './guests/guests.calls.ts'
import { inbox } from './inbox/inbox.calls.ts'
import { imports } from './imports/imports.calls.ts'
import { instance } from './instance/instance.calls.ts'
import { keys } from './keys/keys.calls.ts'
import { marketing } from './marketing/marketing.calls.ts'
import { patterns } from './patterns/patterns.calls.ts'
import { questionnaires } from './questionnaires/questionnaires.calls.ts'
import { recaps } from './recaps/recaps.calls.ts'
import { sends } from './sends/sends.calls.ts'
import { show } from './show/show.calls.ts'
import { sponsors } from './sponsors/sponsors.calls.ts'
import { sponsorship } from './sponsorship/sponsorship.calls.ts'
import { tenants } from './tenants/tenants.calls.ts'
import { transcripts } from './transcripts/transcripts.calls.ts'
import { webhooks } from './webhooks/webhooks.calls.ts'
import { twoFactor } from './two-factor/two-factor.calls.ts'

/** Every call of the API by feature, without schemas: what `createClient` needs at run time. */
export const calls = {
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
}
