import { PublicId } from '@cueroom/core/contract/shapes.ts'
import type { Lifecycle, ServerRoute } from '@hapi/hapi'
import type { App } from '../http/app.ts'
import { firstTenantId } from '../tenants/first-show.ts'
import { forAnyone } from '../db/tenant.ts'
import { clientAddress } from '../http/limits.ts'
import { publicOrigin } from '../http/origin.ts'
import { pageLanguage } from '../site/page-language.ts'
import { respondWithPage, unlessMissing } from '../site/public-page.ts'
import { showPublic } from './public-sponsorship.service.ts'
import { missingSponsorshipHtml, sponsorshipHtml } from './sponsorship-html.ts'

/** The two addresses of a show's sponsorship page (specification 2). Without an id it is the first show's. */
export const sponsorshipPages = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/sponsorship-packages/{id?}',
    options: { auth: false },
    handler: page(app),
  },
  {
    method: 'GET',
    path: '/sponsorship/{id}',
    options: { auth: false },
    handler: page(app),
  },
]

const page =
  (app: App): Lifecycle.Method =>
  async (request, h) => {
    await app.limits.take('read', clientAddress(request, app.env))
    const showId = String(request.params.id ?? firstTenantId)
    const shown = PublicId.safeParse(showId).success
      ? await forAnyone(() => showPublic(app, showId)).catch(unlessMissing)
      : undefined
    const url = publicOrigin(request, app.env) + request.path
    const spoken = await pageLanguage(request)
    const html = shown ? sponsorshipHtml({ ...spoken, showId, url, shown }) : missingSponsorshipHtml(spoken)
    return respondWithPage(h, html, shown ? 200 : 404)
  }
