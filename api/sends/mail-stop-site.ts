import { loadGuestPageTexts } from '@cueroom/core/guest-pages/guest-page-texts.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { forAnyone } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { inEntitledTenant } from '../http/session.ts'
import { notice } from '../questionnaires/questionnaire-html.ts'
import { takesForms } from '../site/page-form.ts'
import { pageLanguage } from '../site/page-language.ts'
import { respondWithPage, unlessMissing } from '../site/public-page.ts'
import { showForDrafting } from '../show/show.service.ts'
import { stopMails, stopOf } from './mail-stops.ts'

/** A one-click request is a few words. */
const formBytes = 4 * 1024

/**
 * Where somebody stops the mails of a show. Opening it only asks, because programs open links to check them; the form
 * and the one click of mail programs (RFC 8058) send a POST.
 */
export const mailStopSite = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/stop/{token}',
    options: { auth: false },
    handler: (request, h) => respond(app, request, h, false),
  },
  {
    method: 'POST',
    path: '/stop/{token}',
    options: takesForms(formBytes, (request, h) => respond(app, request, h, false)),
    handler: (request, h) => respond(app, request, h, true),
  },
]

async function respond(app: App, request: Request, h: ResponseToolkit, stops: boolean) {
  const token = String(request.params['token'])
  // Mail providers stop the mails of many people from one address
  if (stopOf(token, app.secrets)) await app.limits.take('personalLink', token)
  else await app.limits.take('public', clientAddress(request, app.env))
  const show = await forAnyone(() => showOf(app, token, stops))
  const spoken = await pageLanguage(request)
  const texts = await loadGuestPageTexts(spoken.language)
  const button = `<form method="post"><button>${escapeHtml(texts.stopMails)}</button></form>`
  const html =
    show === undefined
      ? notice(spoken, texts.missingTitle, texts.missingText)
      : stops
        ? notice(spoken, fill(texts.mailsStopped, { show }), '')
        : notice(spoken, fill(texts.stopMailsTitle, { show }), '', button)
  return respondWithPage(h, html, show === undefined ? 404 : 200).header('cache-control', 'private, no-store')
}

/** The name of the show, which also keeps to it while it is suspended. Undefined for a link that we didn't sign. */
async function showOf({ knex, secrets }: App, token: string, stops: boolean): Promise<string | undefined> {
  const stop = stopOf(token, secrets)
  if (!stop) return undefined
  const work = inEntitledTenant(knex, stop.tenantId, async (db) => {
    if (stops) await stopMails(db, stop.address)
    return (await showForDrafting(db)).podcastName
  })
  return work.catch(unlessMissing)
}
