import { firstLetter } from '@cueroom/core/text/first-letter.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import type { QuestionnaireTexts } from '@cueroom/core/languages/english.ts'
import { countedIn, fill } from '@cueroom/core/languages/text.ts'
import { questionsAboutGuest } from '@cueroom/core/questionnaires/about-guest.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { type AnswerProblem, readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import { linkAddress } from '@cueroom/core/questionnaires/link-address.ts'
import { extentOf } from '@cueroom/core/questionnaires/extent.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { ClosedQuestionnaire } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type {
  Answers,
  PublicQuestionnaire,
  Question,
  Welcome,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { dateText } from '@cueroom/core/text/dates.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import type { Branding } from '@cueroom/core/show/branding.ts'
import { accentStyle } from '../site/accent-style.ts'
import { linkedText } from '../site/linked-text.ts'
import { languageOf, type PageLanguage } from '../site/page-language.ts'
import { noIndex, publicPage } from '../site/public-page.ts'
import { questionHtml, ruleStyles } from './question-html.ts'
import {
  backStyle,
  buttonStyle,
  noticeStyle,
  pageStyle,
  refusedStyle,
  sentStyle,
  typeStyles,
} from './questionnaire-page-style.ts'

/** Its texts, with the host's overrides. */
interface Page extends PageLanguage {
  shown: PublicQuestionnaire | ClosedQuestionnaire
  /** Where the form is sent: the page's own address. */
  action: string
  /** From the personal link. */
  guest: string | undefined
  /** The guest's own page, if they came from there. */
  back?: { address: string; text: string } | undefined
}

interface FormPage extends Page {
  answers: Answers
  problems: AnswerProblem[]
  /** Why the answers were refused, if it isn't about a single question. */
  message?: string | undefined
  /** Identifies the submission, so that it is stored once. */
  token: string
  /** Revision of the answers that these replace. */
  revises: number | undefined
  /** Fields of the page's address that are stored with the answers. */
  fields: Record<string, string>
}

/** The page of a questionnaire, its questions included. */
export function questionnaireHtml(page: FormPage): string {
  const { shown, catalogue } = page
  if ('closed' in shown) {
    const { closedText, closedAsk } = catalogue.questionnaire
    return notice(page, shown.title, `${closedText}\n${closedAsk}`)
  }
  if (shown.submitted?.locked) return lockedHtml(shown, page)
  const guest = page.guest ? ` guest="${escapeHtml(page.guest)}"` : ''
  return publicPage({
    ...languageOf(page),
    title: [problemsText(page), shown.title, shown.branding.podcastName].filter(Boolean).join(' · '),
    icon: shown.branding.logo,
    head: headOf(shown, page),
    main: `${wayBackHtml(page)}${welcome(shown, page)}
    <section class="form" aria-labelledby="questions">
    <h2 class="hidden" id="questions">${escapeHtml(catalogue.questionnaire.yourAnswers)}</h2>
    <cueroom-questionnaire questionnaire-id="${escapeHtml(shown.id)}" theme="auto"${guest}${refusedOf(page)}>
    ${form(shown, page)}
    </cueroom-questionnaire>
    <p class="privacy" dir="auto">${linkedText(shown.privacy ?? '')}</p>
    </section>`,
  })
}

const wayBackHtml = ({ back }: Page) =>
  back
    ? `<p class="back"><a href="${escapeHtml(back.address)}" dir="auto">${escapeHtml(back.text)}</a></p><script src="/own-address.js" defer></script>`
    : ''

/** What is at a personal link whose answers the host has locked. */
function lockedHtml(shown: PublicQuestionnaire, page: Page): string {
  const texts = page.catalogue.questionnaire
  const { responses } = shown.submitted!
  const text = fill(texts.lockedText, { date: sentOn(shown, page) })
  return notice(page, texts.lockedTitle, text, copyOf(shown, responses, texts) + wayBackHtml(page))
}

function sentOn({ submitted, branding: { dateFormat } }: PublicQuestionnaire, { language }: Page) {
  const { changedAt, submittedAt } = submitted!
  return dateText(changedAt ?? submittedAt, 'longDay', { language, dateFormat })
}

/** What a guest sees after sending the form without scripts; with a copy of the answers where the host offers one. */
export function thanksHtml(page: Page, answers?: Answers): string {
  const { shown, catalogue } = page
  if ('closed' in shown) return notice(page, catalogue.questionnaire.thanksTitle, '')
  const { text, link, linkLabel, redirect } = shown.settings.afterSubmit
  const texts = catalogue.questionnaire
  const address = link && linkAddress(link)
  const more = [
    address
      ? `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(linkLabel ?? texts.goOn)}</a></p>`
      : '',
    answers ? copyOf(shown, answers, texts) : '',
    wayBackHtml(page),
  ]
  const thanks = text ?? fill(texts.thanksText, { show: shown.branding.podcastName })
  // Not a redirect of the form: the page's policy lets forms go to this server only
  const onward =
    address && redirect ? `<meta http-equiv="refresh" content="0;url=${escapeHtml(address)}">` : ''
  const name = shown.guestName ?? ''
  const title = name ? fill(texts.thanksName, { name }) : texts.thanksTitle
  return notice(page, title, thanks, more.join(''), onward)
}

const copyOf = ({ questions }: PublicQuestionnaire, answers: Answers, texts: QuestionnaireTexts) =>
  `<section class="copy"><h2>${escapeHtml(texts.yourAnswers)}</h2><dl>${shownQuestions(questions, answers)
    .filter(({ id, type }) => isAnswerable(type) && type !== 'photo' && isAnswered(answerTo(answers, id)))
    .map((question) => {
      const answer = answerShown(question, answers, texts)
      return `<dt dir="auto">${escapeHtml(question.question)}</dt><dd dir="auto">${escapeHtml(answer)}</dd>`
    })
    .join('')}</dl></section>`

const answerShown = (
  question: PublicQuestionnaire['questions'][number],
  answers: Answers,
  texts: QuestionnaireTexts,
) => (question.type === 'consent' ? texts.agree : readableAnswer(question, answerTo(answers, question.id)!))

/** What is at an address that no active questionnaire has. */
export const missingQuestionnaireHtml = (spoken: PageLanguage) =>
  notice(spoken, spoken.catalogue.questionnaire.missingTitle, spoken.catalogue.questionnaire.missingText)

/** What is at a personal link that was cut off or changed. `path` is the questionnaire without it. */
export function invalidLinkHtml(spoken: PageLanguage, path: string) {
  const { linkTitle, linkText } = spoken.catalogue.questionnaire
  return linkNotice(spoken, linkTitle, linkText, path)
}

/** Says why a personal link isn't accepted, and leads to the questionnaire without it. */
export function linkNotice(spoken: PageLanguage, title: string, text: string, path: string) {
  const { answerWithout } = spoken.catalogue.questionnaire
  const more = `<p><a href="${escapeHtml(path)}">${escapeHtml(answerWithout)}</a></p>`
  return notice(spoken, title, text, more)
}

/** A page that says one thing. */
export const notice = (spoken: PageLanguage, title: string, text: string, more = '', head = '') =>
  publicPage({
    ...languageOf(spoken),
    title,
    head: `${noIndex}${head}<style>${pageStyle}${noticeStyle}${buttonStyle}${backStyle}</style>`,
    main: `<div class="notice"><h1>${escapeHtml(title)}</h1><p dir="auto">${linkedText(text)}</p>${more}</div>`,
  })

function headOf({ branding, questions }: PublicQuestionnaire, page: FormPage) {
  const types = new Set(questions.map(({ type }) => type))
  const styles = [
    pageStyle,
    ...[...types].map((type) => typeStyles[type] ?? ''),
    page.back ? backStyle : '',
    page.revises ? sentStyle : '',
    refusedOf(page) ? refusedStyle : '',
    accentStyle(branding),
    ruleStyles(questions),
  ]
  return `${noIndex}<style>${compact(styles.join(''))}</style>`
}

/** Styles without the spaces that only their readers here need. */
const compact = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(': ', ':')

function welcome(shown: PublicQuestionnaire, { language, catalogue }: Page) {
  const { title, description, questions, branding, host } = shown
  const extent = extentOf(questions, language, catalogue.counts)
  return showHeader(
    branding,
    title,
    `${hostCard(description, host, catalogue.questionnaire)}
      <ul class="facts"><li>${escapeHtml(extent)}</li></ul>`,
  )
}

/** The top of a page of a show. @param html what follows its title */
export const showHeader = (branding: Branding, title: string, html: string) =>
  `<header>
      <div class="cover"></div>
      ${showMark(branding)}
      <p class="show" dir="auto">${escapeHtml(branding.podcastName)}</p>
      <h1 dir="auto">${escapeHtml(title)}</h1>
      ${html}
    </header>`

/** What the bottom says unless the show's plan leaves it out. */
export const poweredBy = (branding: Branding, { catalogue }: PageLanguage) =>
  branding.poweredBy ? `<p class="powered">${escapeHtml(catalogue.shared.powered)}</p>` : ''

/** The show's logo, or its initials. */
const showMark = ({ podcastName, logo }: Branding) =>
  logo
    ? `<img class="mark" src="${escapeHtml(logo)}" alt="" width="76" height="76">`
    : `<div class="mark" aria-hidden="true">${escapeHtml(initials(podcastName))}</div>`

function hostCard(description: string | null, host: Welcome | null | undefined, texts: QuestionnaireTexts) {
  const text = description ?? (host && texts.welcome)
  if (!text) return ''
  const face = host?.photo ? `<img src="${escapeHtml(host.photo)}" alt="" width="44" height="44">` : ''
  const name = host ? `<b>${escapeHtml(fill(texts.yourHost, { name: host.name }))}</b>` : ''
  return `<div class="host">${face}<p dir="auto">${linkedText(text)}${name}</p></div>`
}

/** Two letters for a show without a logo. */
const initials = (name: string) => name.split(/\s+/).map(firstLetter).filter(Boolean).slice(0, 2).join('')

function form(shown: PublicQuestionnaire, page: FormPage) {
  const { action, guest, answers, problems, token, catalogue } = page
  const texts = catalogue.questionnaire
  const all = [...questionsAboutGuest(shown.questions, guest, texts), ...shown.questions]
  const fields = all.map((question) =>
    questionHtml({
      question,
      questions: all,
      answers,
      texts,
      problem: problems.find(({ id }) => id === question.id)?.message,
      earlier: shown.submitted?.earlier[question.id],
    }),
  )
  const source = Object.entries(page.fields).map(([name, value]) => [`f.${name}`, value])
  const asked = ['asked', fingerprint(shown.questions)]
  const revises = page.revises ? [['revises', String(page.revises)]] : []
  const hidden = [['token', token], asked, ...revises, ...source] as [string, string][]
  return `<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data" data-cueroom>
      ${summaryOf(page, all)}
      ${page.revises ? `<p class="sent">${escapeHtml(fill(texts.sentAt, { date: sentOn(shown, page) }))}</p>` : ''}
      ${fields.join('\n      ')}
      <div class="hidden" aria-hidden="true"><input name="subject" tabindex="-1" autocomplete="off" aria-label="${escapeHtml(catalogue.shared.leaveEmpty)}"></div>
      ${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n      ')}
      <button>${escapeHtml(page.revises ? texts.saveChanges : texts.submit)}</button>
      ${poweredBy(shown.branding, page)}
    </form>`
}

const problemsText = ({ problems, language, catalogue }: FormPage) =>
  problems.length > 0 ? countedIn(language, catalogue.counts.problems, problems.length) : undefined

/** For the widget that takes the form's place: it says again why the answers were not taken. */
const refusedOf = ({ problems, message = '' }: FormPage) =>
  problems.length > 0 || message ? ` refused="${escapeHtml(message)}"` : ''

/** Why the answers were not taken, with the way to each; what a browser without scripts shows first. */
function summaryOf(page: FormPage, questions: Question[]) {
  const text = page.message ?? problemsText(page)
  if (!text) return ''
  const items = page.problems.map(({ id, message }) => {
    const question = questions.find((each) => each.id === id)?.question ?? ''
    return `<li><a href="#q.${escapeHtml(id)}" dir="auto">${escapeHtml(question)}</a> ${escapeHtml(message)}</li>`
  })
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  return `<div class="summary" role="alert" tabindex="-1" autofocus><p>${escapeHtml(text)}</p>${list}</div>`
}
