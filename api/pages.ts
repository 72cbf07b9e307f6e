import type { ServerRoute } from '@hapi/hapi'
import { sharedRunSite } from './episodes/shared-run-site.ts'
import { calendarSite } from './calendars/calendar-site.ts'
import { guestSite } from './guest-pages/guest-site.ts'
import type { App } from './http/app.ts'
import { anyCall, unknownCall } from './http/unknown-call.ts'
import { apiReference } from './instance/api-reference.ts'
import { healthRoutes } from './instance/health.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { pictureRoute } from './media/picture-route.ts'
import { questionnairePages } from './questionnaires/questionnaire-pages.ts'
import { mailStopSite } from './sends/mail-stop-site.ts'
import { staticRoutes } from './site/static-files.ts'
import { sponsorshipPages } from './sponsorship/sponsorship-pages.ts'

/** Every route outside the contract, in one list that the security probes walk too. All of them are public. */
export const pages = (app: App): ServerRoute[] => [
  ...healthRoutes(app),
  pictureRoute(app),
  ...apiReference(),
  ...mcpRoutes(app),
  {
    // Named one by one: the page's catch-all for GET would win over a wildcard
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    path: anyCall,
    options: { auth: false },
    handler: (request) => {
      throw unknownCall(request)
    },
  },
  ...calendarSite(app),
  ...guestSite(app),
  ...mailStopSite(app),
  ...sharedRunSite(app),
  ...questionnairePages(app),
  ...sponsorshipPages(app),
  ...staticRoutes(app.env),
]
