import { submissionBytes } from '@cueroom/core/contract/body-limits.ts'
import { PublicId } from '@cueroom/core/contract/shapes.ts'
import {
  emailProblem,
  questionsAboutGuest,
  splitAboutGuest,
} from '@cueroom/core/questionnaires/about-guest.ts'
import { type AnswerProblem, checkAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { NewSubmission } from '@cueroom/core/questionnaires/submission.ts'
import Boom from '@hapi/boom'
import type { Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import type { App } from '../http/app.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { forAnyone } from '../db/tenant.ts'
import { clientAddress } from '../http/limits.ts'
import { respondWithPage, unlessMissing } from '../site/public-page.ts'
import { showPage } from './public-questionnaire.service.ts'
import {
  invalidLinkHtml,
  missingQuestionnaireHtml,
  questionnaireHtml,
  thanksHtml,
} from './questionnaire-html.ts'
import { submit } from './submissions.service.ts'

const paths = ['/q/{id}', '/questionnaire/{id}']

/** The page a guest gets the link to. It can be read and sent without scripts; with them the widget takes its place. */
export const questionnairePages = (app: App): ServerRoute[] =>
  paths.flatMap((path): ServerRoute[] => [
    { method: 'GET', path, options: { auth: false }, handler: (request, h) => show(app, request, h) },
    {
      method: 'POST',
      path,
      options: {
        auth: false,
        payload: {
          allow: ['application/x-www-form-urlencoded', 'multipart/form-data'],
          multipart: { output: 'annotated' },
          maxBytes: submissionBytes,
        },
      },
      handler: (request, h) => receive(app, request, h),
    },
  ])

const pageOf = async (app: App, id: string, guest: string | undefined) =>
  PublicId.safeParse(id).success
    ? forAnyone(() => showPage(app, { id, guest }))
        .catch(unlessInvalidLink)
        .catch(unlessMissing)
    : undefined

function unlessInvalidLink(error: unknown) {
  if (Boom.isBoom(error) && error.data?.code === 'invalid_link') return 'invalid link' as const
  throw error
}

const guestOf = ({ query }: Request) =>
  typeof query['guest'] === 'string' && query['guest'] ? query['guest'] : undefined

async function show(app: App, request: Request, h: ResponseToolkit) {
  await app.limits.take('read', clientAddress(request, app.env))
  const guest = guestOf(request)
  const found = await pageOf(app, String(request.params['id']), guest)
  if (!found) return respondWithPage(h, missingQuestionnaireHtml(), 404)
  if (found === 'invalid link') return respondWithPage(h, invalidLinkHtml(request.url.pathname), 400)
  const page = { ...found, action: request.url.pathname + request.url.search, guest }
  if (request.query['sent'] !== undefined) return respondWithPage(h, thanksHtml(page))
  return respondWithPage(h, questionnaireHtml({ ...page, answers: {}, problems: [], token: randomId() }))
}

/** Takes a form that was sent without scripts. */
async function receive(app: App, request: Request, h: ResponseToolkit) {
  const id = String(request.params['id'])
  const address = clientAddress(request, app.env)
  await app.limits.take('public', address)
  const guest = guestOf(request)
  const found = await pageOf(app, id, guest)
  if (!found) return respondWithPage(h, missingQuestionnaireHtml(), 404)
  if (found === 'invalid link') return respondWithPage(h, invalidLinkHtml(request.url.pathname), 400)
  const { shown } = found
  const form = (request.payload ?? {}) as Form
  const page = { ...found, guest, action: request.url.pathname + request.url.search }
  if ('closed' in shown)
    return respondWithPage(h, questionnaireHtml({ ...page, answers: {}, problems: [], token: '' }))
  const about = questionsAboutGuest(shown.questions, guest)
  const answers = answersOf(form, [...about, ...shown.questions])
  const again = (problems: AnswerProblem[], status: number, message?: string) =>
    respondWithPage(
      h,
      questionnaireHtml({ ...page, answers, problems, message, token: textOf(form['token']) || randomId() }),
      status,
    )
  const problems = problemsWith(shown, about, answers)
  if (problems.length > 0) return again(problems, 400)
  const sent = NewSubmission.safeParse(submissionOf(shown, about, answers, form, guest))
  if (!sent.success) return again([], 400, 'Check your answers and try again.')
  try {
    await forAnyone(() => submit(app, { id, sent: sent.data, address }))
  } catch (error) {
    if (!Boom.isBoom(error) || error.output.statusCode >= 500) throw error
    return again([], error.output.statusCode, error.message)
  }
  // Redirected, so that reloading the page sends nothing again
  const url = new URLSearchParams({ ...(guest && { guest }), sent: '' })
  return h.redirect(`${request.url.pathname}?${url}`).code(303)
}

type Form = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '')

interface UploadedFile {
  payload: Buffer
  headers: Record<string, string>
}

/** Answers by question; their fields are named `q.` and the question's id. */
const answersOf = (form: Form, questions: Question[]): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, type }): [string, Answers[string]][] => {
      const value = form[`q.${id}`]
      if (type === 'checkbox') return [[id, [value ?? []].flat().map(textOf)]]
      if (type === 'photo') return photoOf(value).map((photo) => [id, photo])
      return textOf(value) ? [[id, textOf(value)]] : []
    }),
  )

function photoOf(value: unknown): string[] {
  const { payload, headers } = (value ?? {}) as Partial<UploadedFile>
  if (!Buffer.isBuffer(payload) || payload.length === 0) return []
  const type = /^image\/\w+$/.exec(headers?.['content-type'] ?? '')?.[0] ?? 'image/unknown'
  return [`data:${type};base64,${payload.toString('base64')}`]
}

function problemsWith(
  { questions }: PublicQuestionnaire,
  about: Question[],
  answers: Answers,
): AnswerProblem[] {
  const wrong = emailProblem(splitAboutGuest(about, answers).guestEmail)
  return [...(wrong ? [{ id: 'guest-email', message: wrong }] : []), ...checkAnswers(questions, answers)]
}

function submissionOf(
  { questions }: PublicQuestionnaire,
  about: Question[],
  answers: Answers,
  form: Form,
  guest: string | undefined,
): NewSubmission {
  const { guestName, guestEmail, responses } = splitAboutGuest(about, answers)
  return {
    responses,
    uniqueToken: textOf(form['token']) || null,
    // The fingerprint of the questions as they were shown
    fingerprint: textOf(form['asked']) || fingerprint(questions),
    subject: textOf(form['subject']) || null,
    ...(guest && { guest }),
    ...(guestName && { guestName }),
    ...(guestEmail && { guestEmail }),
  }
}
