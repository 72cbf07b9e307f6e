import { photoFileBytes } from '@cueroom/core/media/photo-limits.ts'
import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import { answerSeconds } from '@cueroom/core/contract/timeouts.ts'
import { loadGuestPageTexts } from '@cueroom/core/guest-pages/guest-page-texts.ts'
import Boom from '@hapi/boom'
import type { Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { guestsOwnFile } from '../calendars/calendar-files.service.ts'
import { forAnyone, tenantOf } from '../db/tenant.ts'
import { answersOf } from '../exports/guest-answers.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { publicOrigin } from '../http/origin.ts'
import { fileHeaders } from '../http/serialize-reply.ts'
import { readPhoto } from '../media/photo.ts'
import { type Form, takesForms } from '../site/page-form.ts'
import { pageLanguage } from '../site/page-language.ts'
import { respondWithPage } from '../site/public-page.ts'
import { threads } from '../threads/threads.ts'
import { act, type Asked, type GuestAction, questions } from './guest-actions.service.ts'
import { guestHtml, noticeHtml, type PageProblem } from './guest-html.ts'
import { asks } from './guest-html-parts.ts'
import { actionOf, typedIn } from './guest-form.ts'
import { type Notice, viewPage, withGuest } from './guest-view.service.ts'

/** A photo with the rest of its form. */
const formBytes = photoFileBytes + 64 * 1024

/** A guest's own page, with everything it takes and gives. */
export const guestSite = (app: App): ServerRoute[] => {
  const reading = { auth: false } as const
  return [
    { method: 'GET', path: '/g/{token}', options: reading, handler: (request, h) => show(app, request, h) },
    {
      method: 'POST',
      path: '/g/{token}',
      options: takesForms(formBytes, (request, h) => refuseLarge(app, request, h)),
      handler: (request, h) => receive(app, request, h),
    },
    {
      method: 'GET',
      path: '/g/{token}/calendar',
      options: reading,
      handler: (request, h) => download(app, request, h, calendar),
    },
    {
      method: 'GET',
      path: '/g/{token}/answers',
      options: reading,
      handler: (request, h) => download(app, request, h, answers),
    },
  ]
}

const tokenOf = (request: Request) => String(request.params['token'])
const pathOf = (request: Request) => `/g/${tokenOf(request)}`

const statuses: Record<Notice, number> = { missing: 404, revoked: 410, ended: 410, closed: 200 }

interface Shown {
  saved?: GuestAction['do'] | undefined
  asking?: Asked | undefined
  problem?: PageProblem
  status?: number
}

async function respond(
  app: App,
  request: Request,
  h: ResponseToolkit,
  { status = 200, ...shown }: Shown = {},
) {
  const view = await forAnyone(() => viewPage(app, tokenOf(request)))
  const spoken = await pageLanguage(request, typeof view === 'string' ? null : view.language)
  const texts = await loadGuestPageTexts(spoken.language)
  if (typeof view === 'string') return respondWithPage(h, noticeHtml(spoken, texts, view), statuses[view])
  const { dateFormat } = view.branding
  const html = guestHtml({ ...spoken, ...shown, view, texts, dateFormat, path: pathOf(request) })
  // What is private to one guest stays out of shared caches
  return respondWithPage(h, html, status).header('cache-control', 'private, no-store')
}

const stored = ['photo', 'time', 'approve', 'correct', 'consent'] as const
/** Milliseconds in which a page that is loaded again still says that something was saved. */
const savedFor = 60_000

/** What was stored just now. Of requests for data the page itself says that they were sent. */
function savedBy({ query }: Request) {
  const isRecent = Math.abs(Date.now() - Number(query['at'])) < savedFor
  return isRecent ? stored.find((each) => each === query['done']) : undefined
}

async function show(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('read', clientAddress(request, app.env))
  const asking = questions.find((each) => each === request.query['ask'])
  return respond(app, request, h, { saved: savedBy(request), asking })
}

/** Leads to what came of it; the message that it was saved gets the focus. */
const afterSaving = (action: GuestAction['do']) =>
  stored.some((each) => each === action) ? `?done=${action}&at=${Date.now()}#saved` : '#data'

/** Takes one form of the page. */
async function receive(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('public', clientAddress(request, app.env))
  const token = tokenOf(request)
  const form = (request.payload ?? {}) as Form
  const { language } = await pageLanguage(request)
  const texts = await loadGuestPageTexts(language)
  try {
    // A page that shows nothing takes nothing, and decodes no picture
    const notice = await forAnyone(() => withGuest(app, token, async () => undefined))
    if (notice) return await respond(app, request, h)
    await app.limits.take('personalLink', token)
    const action = await actionOf(form, readPhoto)
    if (!action) return await respond(app, request, h, { status: 400 })
    const refusal = await forAnyone(() =>
      withGuest(app, token, (db, guest, page) => act(db, { guest, page, texts }, action)),
    )
    if (typeof refusal === 'string') return await respond(app, request, h)
    if (refusal && 'ask' in refusal) return h.redirect(pathOf(request) + asks(refusal.ask)).code(303)
    if (refusal) {
      const problem = { at: action.do, text: refusal.text, typed: typedIn(form) }
      return await respond(app, request, h, { problem, status: 400 })
    }
    // Redirects, so reloading the page doesn't resubmit
    return h.redirect(pathOf(request) + afterSaving(action.do)).code(303)
  } catch (error) {
    if (!Boom.isBoom(error) || error.output.statusCode >= 500) throw error
    const problem = { at: nameOf(form), text: error.message, typed: typedIn(form) }
    return respond(app, request, h, { problem, status: error.output.statusCode })
  }
}

/** Only a photo makes a form that large; it is never read. */
async function refuseLarge(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('public', clientAddress(request, app.env))
  const { catalogue } = await pageLanguage(request)
  const problem = { at: 'photo' as const, text: catalogue.questionnaire.largeImage }
  return respond(app, request, h, { problem, status: 413 })
}

const all = [...stored, 'data', 'erasure', 'keep'] as const
const nameOf = (form: Form) => all.find((each) => each === form['do']) ?? 'photo'

type MakeFile = (app: App, request: Request) => Promise<ExportedFile | Notice | undefined>

/** A file that the page offers; responds with the page if there is nothing to download. */
async function download(app: App, request: Request, h: ResponseToolkit, make: MakeFile) {
  await app.limits.take('public', clientAddress(request, app.env))
  const file = await forAnyone(() => make(app, request))
  if (!file || typeof file === 'string') return respond(app, request, h)
  const response = h.response(Buffer.from(file.bytes)).header('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(fileHeaders(file))) response.header(name, value)
  return response
}

/** The recording for a calendar. */
const calendar: MakeFile = (app, request) =>
  withGuest(app, tokenOf(request), (db, guest) =>
    guestsOwnFile(db, guest, publicOrigin(request, app.env) + pathOf(request)),
  )

/** A Word document of the guest's answers. */
const answers: MakeFile = async (app, request) => {
  const found = await withGuest(app, tokenOf(request), async (db, { id }) => {
    // A guest downloads what they wrote, not how the host words it
    const { wordings: _, ...material } = await answersOf(db, id)
    return { material, tenantId: tenantOf(db) }
  })
  if (typeof found === 'string') return found
  const signal = AbortSignal.timeout(answerSeconds * 1000)
  return threads.run('responsesDocument', found.material, { tenantId: found.tenantId, signal })
}
