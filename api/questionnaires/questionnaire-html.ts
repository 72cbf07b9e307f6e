import { counted } from '@cueroom/core/text/format.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { questionsAboutGuest } from '@cueroom/core/questionnaires/about-guest.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import { answeringMinutes } from '@cueroom/core/questionnaires/progress.ts'
import type { Answers, PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Branding } from '@cueroom/core/show/branding.ts'
import type { ClosedPage } from '@cueroom/core/show/closed-page.ts'
import { noIndex, publicPage } from '../site/public-page.ts'
import type { Welcome } from './public-questionnaire.service.ts'
import { pageStyle } from './questionnaire-page-style.ts'

interface Page {
  shown: PublicQuestionnaire | ClosedPage
  host: Welcome | undefined
  /** Where the form is sent: the page's own address. */
  action: string
  /** From the personal link. */
  guest: string | undefined
}

interface FormPage extends Page {
  answers: Answers
  problems: AnswerProblem[]
  /** Why the answers were not taken, where no question explains it. */
  message?: string | undefined
  /** Identifies the submission, so that it is stored once. */
  token: string
}

/** The page of a questionnaire, its questions included. */
export function questionnaireHtml(page: FormPage): string {
  const { shown } = page
  if ('closed' in shown)
    return notice(
      shown.title,
      'This questionnaire is closed at the moment. Answers that were already submitted are safe.',
    )
  const guest = page.guest ? ` guest="${escapeHtml(page.guest)}"` : ''
  return publicPage({
    title: `${shown.title} · ${shown.branding.podcastName}`,
    head: headOf(shown.branding),
    main: `${welcome(shown, page.host)}
    <section class="form" aria-labelledby="questions">
    <h2 class="hidden" id="questions">Questions</h2>
    <cueroom-questionnaire questionnaire-id="${escapeHtml(shown.id)}" theme="auto"${guest}>
    ${form(shown, page)}
    </cueroom-questionnaire>
    </section>`,
  })
}

/** What a guest sees after sending the form without scripts. */
export function thanksHtml({ shown }: Page): string {
  if ('closed' in shown) return notice('Thank you!', 'Your answers have been sent.')
  return notice(
    'Thank you!',
    `Your answers have been sent to ${shown.branding.podcastName}. You can close this page.`,
  )
}

/** What is at an address that no active questionnaire has. */
export const missingQuestionnaireHtml = () =>
  notice(
    'Questionnaire Not Found',
    'It may have been removed, or the link is incomplete. Ask the host for a new one.',
  )

/** What is at a personal link that was cut off or changed. `path` is the questionnaire without it. */
export const invalidLinkHtml = (path: string) =>
  notice(
    'This personal link doesn’t work',
    'It may have been cut off on its way to you. Ask the host for a new one, or answer without it.',
    `<p><a href="${escapeHtml(path)}">Answer without it</a></p>`,
  )

const notice = (title: string, text: string, more = '') =>
  publicPage({
    title,
    head: `${noIndex}<style>${pageStyle}</style>`,
    main: `<div class="notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</div>`,
  })

// Colours come out of the database as #rrggbb
const headOf = ({ accent, accentText }: Branding) =>
  `${noIndex}<style>${pageStyle}${accent ? `:root{--accent:${accent};--accent-text:${accentText}}` : ''}</style>`

function welcome(
  { title, description, questions, branding }: PublicQuestionnaire,
  host: Welcome | undefined,
) {
  const { podcastName, logo } = branding
  const minutes = answeringMinutes(questions)
  const count = counted(questions.length, 'question')
  const mark = logo
    ? `<img class="mark" src="${escapeHtml(logo)}" alt="" width="76" height="76">`
    : `<div class="mark" aria-hidden="true">${escapeHtml(initials(podcastName))}</div>`
  return `<header>
      <div class="cover"></div>
      ${mark}
      <p class="show">${escapeHtml(podcastName)}</p>
      <h1 dir="auto">${escapeHtml(title)}</h1>
      ${hostCard(description, host)}
      <ul class="facts"><li>${count}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}</li></ul>
    </header>`
}

function hostCard(description: string | null, host: Welcome | undefined) {
  const text =
    description ??
    (host && 'Thank you for being our guest. Your answers help us to prepare for the conversation.')
  if (!text) return ''
  const face = host?.photo ? `<img src="${escapeHtml(host.photo)}" alt="" width="44" height="44">` : ''
  const name = host ? `<b>${escapeHtml(host.name)}, your host</b>` : ''
  return `<div class="host">${face}<p dir="auto">${escapeHtml(text)}${name}</p></div>`
}

/** Two letters for a show without a logo. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')

function form(shown: PublicQuestionnaire, { action, guest, answers, problems, message, token }: FormPage) {
  const questions = [...questionsAboutGuest(shown.questions, guest), ...shown.questions]
  const summary = summaryOf(problems, message)
  return `<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data" data-cueroom>
      ${summary}
      ${questions.map((question) => field(question, answers, problems.find(({ id }) => id === question.id)?.message)).join('\n      ')}
      <div class="hidden" aria-hidden="true"><input name="subject" tabindex="-1" autocomplete="off" aria-label="Leave empty"></div>
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <input type="hidden" name="asked" value="${fingerprint(shown.questions)}">
      <button>Submit Responses</button>
      ${shown.branding.poweredBy ? '<p class="powered">Powered by Cueroom</p>' : ''}
    </form>`
}

function summaryOf(problems: AnswerProblem[], message: string | undefined) {
  const count = counted(problems.length, 'answer needs', 'answers need')
  const text = message ?? (problems.length > 0 ? `${count} another look` : undefined)
  return text ? `<p class="summary" role="alert">${escapeHtml(text)}</p>` : ''
}

function field(question: Question, answers: Answers, problem: string | undefined): string {
  const { id, type, required, options } = question
  const key = escapeHtml(`q.${id}`)
  const label = `${escapeHtml(question.question)}${required ? ' <small>(required)</small>' : ''}`
  const chosen = [answerTo(answers, id) ?? []].flat()
  const described = problem ? ` aria-invalid="true" aria-describedby="${key}-problem"` : ''
  const wrong = problem ? `<p class="problem" id="${key}-problem">${escapeHtml(problem)}</p>` : ''
  const common = `id="${key}" name="${key}"${described}`
  if (type === 'radio' || type === 'checkbox') {
    const choices = options.map((option) => {
      const checked = chosen.includes(option) ? ' checked' : ''
      return `<label class="choice"><input type="${type}" name="${key}" value="${escapeHtml(option)}"${checked}> <bdi>${escapeHtml(option)}</bdi></label>`
    })
    return `<fieldset${described}><legend dir="auto">${label}</legend>${choices.join('')}${wrong}</fieldset>`
  }
  const text = escapeHtml(chosen[0] ?? '')
  const input = {
    text: `<input ${common} dir="auto" value="${text}"${autocomplete(id)}>`,
    textarea: `<textarea ${common} dir="auto" rows="4">\n${text}</textarea>`,
    select: `<select ${common}><option value="">Choose one</option>${options
      .map(
        (option) =>
          `<option value="${escapeHtml(option)}"${chosen.includes(option) ? ' selected' : ''}>${escapeHtml(option)}</option>`,
      )
      .join('')}</select>`,
    photo: `<input ${common} type="file" accept="image/png,image/jpeg,image/webp">`,
  }[type]
  return `<div class="field"><label for="${key}" dir="auto">${label}</label>${input}${wrong}</div>`
}

const autocomplete = (id: string) =>
  id === 'guest-name'
    ? ' autocomplete="name"'
    : id === 'guest-email'
      ? ' type="email" autocomplete="email"'
      : ''
