import { submissionBytes } from '@cueroom/core/contract/body-limits.ts'
import { photoFileBytes } from '@cueroom/core/media/photo-limits.ts'
import { PublicId } from '@cueroom/core/contract/shapes.ts'
import { loadGuestPageTexts } from '@cueroom/core/guest-pages/guest-page-texts.ts'
import { acceptedLanguages } from '@cueroom/core/languages/languages.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { withOverrides } from '@cueroom/core/languages/overrides.ts'
import { questionsAboutGuest } from '@cueroom/core/questionnaires/about-guest.ts'
import { splitAboutGuest } from '@cueroom/core/questionnaires/split-about-guest.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { type AnswerProblem, checkForm } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { fieldsOf } from '@cueroom/core/questionnaires/source-fields.ts'
import { NewSubmission } from '@cueroom/core/questionnaires/submission.ts'
import Boom from '@hapi/boom'
import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import type { App } from '../http/app.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { forAnyone } from '../db/tenant.ts'
import { clientAddress } from '../http/limits.ts'
import { wayBack, withWayBack } from '../site/guest-link.ts'
import { respondWithPage, unlessMissing } from '../site/public-page.ts'
import { showPage } from './public-questionnaire.service.ts'
import { fileOf, type Form, takesForms, textOf } from '../site/page-form.ts'
import { type PageLanguage, pageLanguage } from '../site/page-language.ts'
import {
  invalidLinkHtml,
  linkNotice,
  missingQuestionnaireHtml,
  notice,
  questionnaireHtml,
  thanksHtml,
} from './questionnaire-html.ts'
import { submit } from './submissions.service.ts'

const paths = ['/q/{id}', '/questionnaire/{id}']

/** The page a guest gets the link to. It can be read and sent without scripts; with them the widget takes its place. */
export const questionnairePages = (app: App): ServerRoute[] =>
  paths.flatMap((path): ServerRoute[] => [
    {
      method: 'GET',
      path,
      options: { auth: false },
      handler: async (request, h) => keepPrivate(request, await show(app, request, h)),
    },
    {
      method: 'POST',
      path,
      // Without scripts nothing makes a photo small
      options: takesForms(submissionBytes + photoFileBytes, (request, h) => refuseLarge(app, request, h)),
      handler: async (request, h) => keepPrivate(request, await receive(app, request, h)),
    },
  ])

/** The page of a personal link holds the guest's answers. */
const keepPrivate = (request: Request, response: ResponseObject) =>
  guestOf(request) === undefined ? response : response.header('cache-control', 'private, no-store')

const pageOf = async (app: App, id: string, guest: string | undefined, languages: string[]) =>
  PublicId.safeParse(id).success
    ? forAnyone(() => showPage(app, { id, guest, languages }))
        .catch(unlessInvalidLink)
        .catch(unlessMissing)
    : undefined

/** The status of a refused personal link. */
function unlessInvalidLink(error: unknown) {
  if (Boom.isBoom(error) && error.data?.code === 'invalid_link') return error.output.statusCode
  throw error
}

const guestOf = ({ query }: Request) =>
  typeof query['guest'] === 'string' && query['guest'] ? query['guest'] : undefined

type Shown = NonNullable<Awaited<ReturnType<typeof pageOf>>>

/** The language and texts of a page: its host's, where they chose any. */
async function spokenBy(request: Request, shown: Shown | undefined): Promise<PageLanguage> {
  const settings = typeof shown === 'object' ? shown.settings : undefined
  const spoken = await pageLanguage(request, settings?.language)
  return { ...spoken, catalogue: withOverrides(spoken.catalogue, settings?.texts) }
}

/** The page of a request: the questionnaire, in its language or else the browser's. */
async function pageOfRequest(app: App, request: Request) {
  const guest = guestOf(request)
  const languages = acceptedLanguages(request.headers['accept-language'] as string | undefined)
  const load = (link: string | undefined) => pageOf(app, String(request.params['id']), link, languages)
  const found = await load(guest)
  if (typeof found === 'number') return { found, spoken: await spokenBy(request, await load(undefined)) }
  const spoken = await spokenBy(request, found)
  const action = request.url.pathname + request.url.search
  const back = await backTo(app, request, found, spoken)
  return { found, spoken, page: found && { shown: found, ...spoken, guest, action, back } }
}

/** Where a guest who came from their own page gets back to it. */
async function backTo(app: App, request: Request, shown: Shown | undefined, { language }: PageLanguage) {
  const address = wayBack(request, app.secrets)
  if (!address || typeof shown !== 'object' || 'closed' in shown) return undefined
  const { title } = await loadGuestPageTexts(language)
  return { address, text: fill(title, { show: shown.branding.podcastName }) }
}

async function refused(
  h: ResponseToolkit,
  { found, spoken }: Pick<Awaited<ReturnType<typeof pageOfRequest>>, 'found' | 'spoken'>,
  path: string,
) {
  if (typeof found !== 'number') return respondWithPage(h, missingQuestionnaireHtml(spoken), 404)
  if (found !== 410) return respondWithPage(h, invalidLinkHtml(spoken, path), found)
  const { revokedTitle, revokedText } = await loadGuestPageTexts(spoken.language)
  return respondWithPage(h, linkNotice(spoken, revokedTitle, revokedText, path), found)
}

async function show(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('read', clientAddress(request, app.env))
  const asked = await pageOfRequest(app, request)
  const { page } = asked
  if (!page) return refused(h, asked, request.url.pathname)
  if (request.query['sent'] !== undefined) return respondWithPage(h, thanksHtml(page))
  const { shown } = page
  const fields = 'closed' in shown ? {} : fieldsOf(request.url.searchParams, shown.settings.hiddenFields)
  const submitted = 'closed' in shown ? null : shown.submitted
  const form = { answers: submitted?.responses ?? {}, revises: submitted?.revision, token: randomId() }
  return respondWithPage(h, questionnaireHtml({ ...page, ...form, problems: [], fields }))
}

/** Takes a form that was sent without scripts. */
async function receive(app: App, request: Request, h: ResponseToolkit) {
  const address = clientAddress(request, app.env)
  await app.limits.take('public', address)
  const asked = await pageOfRequest(app, request)
  const { page } = asked
  if (!page) return refused(h, asked, request.url.pathname)
  const { shown, guest, catalogue } = page
  const form = (request.payload ?? {}) as Form
  const fields = fieldsIn(form)
  const revises = Number(textOf(form['revises'])) || undefined
  const empty = { ...page, fields, revises, answers: {}, problems: [], token: '' }
  if ('closed' in shown) return respondWithPage(h, questionnaireHtml(empty))
  const texts = catalogue.questionnaire
  const about = questionsAboutGuest(shown.questions, guest, texts)
  const answers = { ...sentPhotos(shown), ...answersOf(form, [...about, ...shown.questions]) }
  const again = (problems: AnswerProblem[], status: number, message?: string) => {
    const token = textOf(form['token']) || randomId()
    return respondWithPage(h, questionnaireHtml({ ...empty, answers, problems, message, token }), status)
  }
  const problems = checkForm(about, shown.questions, answers, texts)
  if (problems.length > 0) return again(problems, 400)
  const sent = NewSubmission.safeParse(submissionOf(shown, about, answers, form, request))
  if (!sent.success) return again([], 400, texts.checkAgain)
  try {
    await forAnyone(() => submit(app, { id: shown.id, sent: sent.data, address }))
  } catch (error) {
    if (!Boom.isBoom(error) || error.output.statusCode >= 500) throw error
    return again([], error.output.statusCode, error.message)
  }
  return thank(h, request, page, answers)
}

/** Only photos make a form that large; it is never read, so the way back to the answers is the browser's. */
async function refuseLarge(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('public', clientAddress(request, app.env))
  const { found, spoken } = await pageOfRequest(app, request)
  if (!found || typeof found === 'number') return refused(h, { found, spoken }, request.url.pathname)
  const { checkAgain, largeImage } = spoken.catalogue.questionnaire
  return respondWithPage(h, notice(spoken, checkAgain, largeImage), 413)
}

/** Photos sent before: a form can't carry them again, and without scripts none can be removed. */
const sentPhotos = ({ questions, submitted }: PublicQuestionnaire): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, type }) => {
      const photo = type === 'photo' ? answerTo(submitted?.responses ?? {}, id) : undefined
      return photo === undefined ? [] : [[id, photo]]
    }),
  )

type AnsweredPage = Parameters<typeof thanksHtml>[0]

function thank(h: ResponseToolkit, request: Request, page: AnsweredPage, answers: Answers) {
  const copy = !('closed' in page.shown) && page.shown.settings.afterSubmit.copy
  // The token makes resubmitting harmless, so the copy can be the direct reply
  if (copy) return respondWithPage(h, thanksHtml(page, answers))
  // Redirects, so reloading the page doesn't resubmit
  const url = `${request.url.pathname}?${new URLSearchParams({ ...(page.guest && { guest: page.guest }), sent: '' })}`
  return h.redirect(page.back ? withWayBack(url, page.back.address) : url).code(303)
}

/** Answers by question; their fields are named `q.` and the question's id. */
const answersOf = (form: Form, questions: Question[]): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, type }): [string, Answers[string]][] => {
      const value = form[`q.${id}`]
      if (type === 'checkbox') return [[id, [value ?? []].flat().map(textOf)]]
      if (type === 'ranking') return [[id, [value ?? []].flat().map(textOf).filter(Boolean)]]
      const answer = type === 'photo' ? fileOf(value) : textOf(value)
      return answer ? [[id, answer]] : []
    }),
  )

/** The fields of the page's address, as the form carried them. */
const fieldsIn = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith('f.') && typeof value === 'string' ? [[name.slice(2), value]] : [],
    ),
  )

function submissionOf(
  { questions }: PublicQuestionnaire,
  about: Question[],
  answers: Answers,
  form: Form,
  request: Request,
): NewSubmission {
  const guest = guestOf(request)
  const { guestName, guestEmail, responses } = splitAboutGuest(about, answers)
  return {
    responses,
    uniqueToken: textOf(form['token']) || null,
    // The fingerprint of the questions as they were shown
    fingerprint: textOf(form['asked']) || fingerprint(questions),
    revises: Number(textOf(form['revises'])) || null,
    removes: [form['removes'] ?? []].flat().map(textOf),
    subject: textOf(form['subject']) || null,
    source: { page: request.url.origin + request.url.pathname, fields: fieldsIn(form) },
    ...(guest && { guest }),
    ...(guestName && { guestName }),
    ...(guestEmail && { guestEmail }),
  }
}
