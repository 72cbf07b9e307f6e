import { constants, createBrotliCompress } from 'node:zlib'
import { jsonBytes } from '@cueroom/core/contract/body-limits.ts'
import Hapi, { type Server } from '@hapi/hapi'
import Inert from '@hapi/inert'
import Jwt from '@hapi/jwt'
import type { App } from './http/app.ts'
import { accountRoutes } from './account/account.routes.ts'
import { archiveRoutes } from './archives/archives.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { strategyOptions } from './auth/tokens.ts'
import { batchRoutes } from './batches/batches.routes.ts'
import { calendarRoutes } from './calendars/calendars.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { episodeRoutes } from './episodes/episodes.routes.ts'
import { erasureRoutes } from './erasures/erasures.routes.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import { guestPageRoutes } from './guest-pages/guest-pages.routes.ts'
import { guestRoutes } from './guests/guests.routes.ts'
import { boundBodies, createListener } from './http/deadlines.ts'
import { secureHeaders } from './http/headers.ts'
import { refuseUnknownHosts } from './http/known-hosts.ts'
import { pages } from './pages.ts'
import { answerProblems } from './http/answer-problems.ts'
import { logRequests } from './http/request-log.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { instanceRoutes } from './instance/instance.routes.ts'
import { keyRoutes } from './keys/keys.routes.ts'
import { twoFactorRoutes } from './account/two-factor.routes.ts'
import { keyScheme } from './keys/key-strategy.ts'
import { marketingRoutes } from './marketing/marketing.routes.ts'
import { patternRoutes } from './patterns/patterns.routes.ts'
import { questionnaireRoutes } from './questionnaires/questionnaires.routes.ts'
import { sendRoutes } from './sends/sends.routes.ts'
import { showRoutes } from './show/show.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { sponsorRoutes } from './sponsors/sponsors.routes.ts'
import { sponsorshipRoutes } from './sponsorship/sponsorship.routes.ts'
import { tenantRoutes } from './tenants/tenants.routes.ts'
import { recapRoutes } from './transcripts/recaps.routes.ts'
import { transcriptRoutes } from './transcripts/transcripts.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'

const features = [
  accountRoutes,
  archiveRoutes,
  auditRoutes,
  authRoutes,
  batchRoutes,
  calendarRoutes,
  contentRoutes,
  episodeRoutes,
  erasureRoutes,
  exportRoutes,
  feedRoutes,
  guestPageRoutes,
  guestRoutes,
  importRoutes,
  inboxRoutes,
  instanceRoutes,
  keyRoutes,
  twoFactorRoutes,
  marketingRoutes,
  patternRoutes,
  questionnaireRoutes,
  sendRoutes,
  showRoutes,
  sponsorRoutes,
  analyticsRoutes,
  sponsorshipRoutes,
  tenantRoutes,
  recapRoutes,
  transcriptRoutes,
  webhookRoutes,
]

/** About as quick as gzip, and a tenth smaller. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Builds the server of an app, ready to be started or injected into. */
export async function createServer(app: App): Promise<Server> {
  const { host, port } = app.env
  const server = Hapi.server({
    host,
    port,
    listener: createListener(),
    debug: false,
    compression: { minBytes: 1024 },
    // Mail programs and people add one to a link
    router: { stripTrailingSlash: true },
    // Ours has none, but a browser sends those of every other program on this host, malformed ones too
    routes: { state: { parse: false, failAction: 'ignore' }, payload: { maxBytes: jsonBytes } },
  })
  Object.defineProperties(server.app, Object.getOwnPropertyDescriptors(app))
  server.encoder('br', (options) => createBrotliCompress({ params: brotli, ...options }))
  await server.register([Jwt, Inert])
  server.auth.scheme('api-key', keyScheme(app))
  server.auth.strategy('key', 'api-key')
  server.auth.strategy('tenant', 'jwt', strategyOptions('tenant', app.secrets))
  server.auth.strategy('admin', 'jwt', strategyOptions('admin', app.secrets))
  server.ext('onPreResponse', answerProblems)
  server.ext('onPreResponse', secureHeaders)
  boundBodies(server)
  refuseUnknownHosts(server, app.env)
  logRequests(server)
  server.route([...features.flatMap((routes) => routes(app)), ...pages(app)])
  return server
}
