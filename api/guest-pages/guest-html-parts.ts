import { isRecorded } from '@cueroom/core/content/readiness.ts'
import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { dateLocale, dateText, dayText } from '@cueroom/core/text/dates.ts'
import { withWayBack } from '../site/guest-link.ts'
import type { Part, PartState, ShownPage } from './guest-html.ts'
import type { Asked } from './guest-actions.service.ts'
import type { AskedQuestionnaire } from './guest-view.service.ts'

/** A time of the host; the page's script adds what the guest's own clock shows then. */
function timeHtml({ language, dateFormat, texts }: ShownPage, at: string, timeZone: string) {
  const style = { language, dateFormat, timeZone }
  const data = { 'time-zone': timeZone, locale: dateLocale(style), 'own-time': texts.ownTime }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<time datetime="${escapeHtml(at)}"${attributes.join('')}>${escapeHtml(dateText(at, 'moment', style))}</time>`
}

/** A form that sends one thing to the page. */
export const form = ({ path }: ShownPage, action: string, html: string, multipart = false) =>
  `<form method="post" action="${escapeHtml(path)}"${multipart ? ' enctype="multipart/form-data"' : ''}>
        <input type="hidden" name="do" value="${action}">
        ${html}
      </form>`

/** For fields that must be filled in. Without the second, browsers announce an empty file or choice as invalid before anybody has answered. */
export const required = 'required aria-invalid="false"'

/** A link to this page. */
export const linkTo = ({ path }: ShownPage, to: string, text: string, kind = 'quiet') =>
  `<p><a class="${kind}" href="${escapeHtml(path + to)}">${escapeHtml(text)}</a></p>`

/** Leads to the same page with a question on it, which gets the focus: a target that takes it does so without scripts. */
export const asks = (what: Asked) => `?ask=${what}#question`

/** Asked before something is sent that can't be taken back by the same press. */
export const question = (text: string, answers: string[]) =>
  `<div role="group" class="asked" id="question" tabindex="-1" aria-labelledby="question-text"><p id="question-text" dir="auto">${escapeHtml(text)}</p>
      ${answers.join('\n      ')}</div>`

/** The state of what a guest does. */
export const doneIf = (isDone: boolean): PartState => (isDone ? 'done' : 'open')

export const paragraph = (text: string) => `<p dir="auto">${escapeHtml(text)}</p>`

/** The questions, where they are answered or changed, and a copy of the answers. */
export function answersPart(page: ShownPage): Part | undefined {
  const { view, texts, path } = page
  const { questionnaires, guest } = view
  const hasAnswers = Object.keys(guest.questionnaire.responses).length > 0
  if (questionnaires.length === 0 && !hasAnswers) return undefined
  const copy = hasAnswers
    ? `<p><a class="quiet" href="${escapeHtml(`${path}/answers`)}" download>${escapeHtml(texts.copy)}</a></p>`
    : ''
  return {
    id: 'answers',
    title: texts.answersTitle,
    state: doneIf(questionnaires.every(({ answeredAt }) => answeredAt !== null)),
    html: questionnaires.map((each) => questionnaireRow(page, each)).join('') + copy,
  }
}

function questionnaireRow(page: ShownPage, { title, path, answeredAt, locked }: AskedQuestionnaire) {
  const { texts } = page
  const address = withWayBack(path, page.path)
  const answered = answeredAt ? paragraph(fill(texts.answeredOn, { date: dayText(answeredAt, page) })) : ''
  const link = `<a class="${answeredAt ? 'quiet' : 'button'}" href="${escapeHtml(address)}">${escapeHtml(answeredAt ? texts.changeAnswers : texts.answer)}</a>`
  return `<div class="asked"><h3 dir="auto">${escapeHtml(title)}</h3>${answered}${locked ? paragraph(texts.locked) : `<p>${link}</p>`}</div>`
}

/** The photo there is, and a form for another. */
export function photoPart(page: ShownPage): Part {
  const { texts, view } = page
  const { photo } = view.guest.questionnaire
  // A photo elsewhere on the web is not loaded
  const now = photo?.startsWith(storedPhotoFolder)
    ? `<img class="photo" src="${escapeHtml(photo)}" alt="${escapeHtml(texts.photoNow)}" width="120" height="120">`
    : ''
  const field = `<div class="field"><label for="photo-file">${escapeHtml(texts.photoChoose)}</label>
        <p class="details" id="photo-details">${escapeHtml(texts.photoText)}</p>
        <input type="file" id="photo-file" name="photo" accept="image/png,image/jpeg,image/webp" aria-describedby="photo-details" ${required}></div>
        <button>${escapeHtml(texts.photoUpload)}</button>`
  return {
    id: 'photo',
    title: texts.photoTitle,
    state: doneIf(photo !== null),
    html: now + form(page, 'photo', field, true),
  }
}

/** The date of the recording with a calendar file, or the times to choose from. */
export function datePart(page: ShownPage): Part {
  const { texts, view, path } = page
  const { interviewDate, interviewTimeZone } = view.guest
  const title = texts.dateTitle
  if (interviewDate) {
    const calendar = `<p><a class="quiet" href="${escapeHtml(`${path}/calendar`)}" download="recording.ics">${escapeHtml(texts.addToCalendar)}</a></p>`
    const date = `<p class="when">${timeHtml(page, interviewDate, interviewTimeZone ?? 'UTC')}</p>`
    const state = isRecorded(view.guest, Date.now()) ? 'done' : 'scheduled'
    return { id: 'date', title, state, html: date + calendar + paragraph(texts.dateChange) }
  }
  if (view.times.length === 0 || !view.timeZone) return { id: 'date', title, html: paragraph(texts.noDate) }
  return { id: 'date', title, state: 'open', html: timesForm(page, view.timeZone) }
}

function timesForm(page: ShownPage, timeZone: string) {
  const { texts, view } = page
  const free = view.times.filter(({ taken, startsAt }) => !taken && Date.parse(startsAt) > Date.now())
  if (free.length === 0) return paragraph(texts.noTimes)
  const choices = free.map(
    ({ startsAt }) =>
      `<label class="choice"><input type="radio" name="startsAt" value="${escapeHtml(startsAt)}" ${required}>${timeHtml(page, startsAt, timeZone)}</label>`,
  )
  const fields = `<fieldset><legend>${escapeHtml(texts.timesText)}</legend>${choices.join('')}</fieldset>
        <button>${escapeHtml(texts.chooseTime)}</button>`
  return form(page, 'time', fields)
}
