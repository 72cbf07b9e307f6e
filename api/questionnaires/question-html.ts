import { escapeHtml } from '@cueroom/core/marketing/email-html.ts'
import { linkedText } from '../site/linked-text.ts'
import type { QuestionnaireTexts } from '@cueroom/core/languages/english.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { agreed, isConsent } from '@cueroom/core/questionnaires/consent.ts'
import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { hasOptions, isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type {
  Answers,
  EarlierAnswer,
  Question,
  QuestionType,
} from '@cueroom/core/questionnaires/questionnaire.ts'

interface ShownField {
  question: Question
  /** All questions, for rules that name one. */
  questions: Question[]
  answers: Answers
  problem: string | undefined
  /** What the guest answered before the question changed. */
  earlier?: EarlierAnswer | undefined
  texts: QuestionnaireTexts
}

interface Parts extends ShownField {
  key: string
  label: string
  /** Attributes that name what describes the field. */
  described: string
  chosen: string[]
}

/** One question of a form that works without scripts. */
export function questionHtml(field: ShownField): string {
  const { question, answers, problem, texts } = field
  const { id, type, required } = question
  if (!isAnswerable(type)) return words(field)
  const key = escapeHtml(`q.${id}`)
  const label = `${escapeHtml(question.question)}${required ? ` <small>${escapeHtml(texts.required)}</small>` : ''}`
  const details = question.details ?? (type === 'file' ? texts.fileHint : undefined)
  const about = detailsHtml(ruleText(field), 'details rule') + detailsHtml(details) + earlierHtml(field)
  const described = problem ? ` aria-invalid="true" aria-describedby="${key}-problem"` : ''
  const wrong = problem ? `<p class="problem" id="${key}-problem">${escapeHtml(problem)}</p>` : ''
  const parts = { ...field, key, label, described, chosen: [answerTo(answers, id) ?? []].flat() }
  const group = (hasOptions(type) && type !== 'select') || type === 'consent'
  return group
    ? `<fieldset data-q="${escapeHtml(id)}"${described}><legend dir="auto">${label}</legend>${about}${choices(parts)}${wrong}</fieldset>`
    : `<div class="field" data-q="${escapeHtml(id)}"><label for="${key}" dir="auto">${label}</label>${about}${input(parts)}${wrong}</div>`
}

function earlierHtml({ question: { id }, earlier, texts }: ShownField) {
  if (!earlier) return ''
  const { answer, removable } = earlier
  const shown = isStoredPhoto(answer)
    ? `<img src="${escapeHtml(answer)}" alt="">`
    : `<p dir="auto">${escapeHtml(answer)}</p>`
  const remove = removable
    ? `<label class="choice"><input type="checkbox" name="removes" value="${escapeHtml(id)}"> ${escapeHtml(texts.removeEarlier)}</label>`
    : ''
  return `<div class="earlier"><p>${escapeHtml(texts.earlier)}</p>${shown}${remove}</div>`
}

const detailsHtml = (text: string | null | undefined, name = 'details') =>
  text ? `<p class="${name}" dir="auto">${linkedText(text)}</p>` : ''

function words({ question: { id, type, question, details } }: ShownField) {
  const text =
    type === 'section'
      ? `<h2 dir="auto">${escapeHtml(question)}</h2>`
      : `<p dir="auto">${linkedText(question)}</p>`
  return `<div class="${type}" data-q="${escapeHtml(id)}">${text}${detailsHtml(details)}</div>`
}

function choices({ question, key, chosen, texts }: Parts): string {
  const { type, options } = question
  // Where a problem's link goes
  const idAt = (place: number) => (place === 0 ? ` id="${key}"` : '')
  if (type === 'consent') {
    const checked = isConsent(chosen[0] ?? '') ? ' checked' : ''
    return `<label class="choice"><input${idAt(0)} type="checkbox" name="${key}" value="${agreed}"${checked}> ${escapeHtml(texts.agree)}</label>`
  }
  if (type === 'ranking')
    return options
      .map((_, place) => {
        const label = escapeHtml(fill(texts.rankPlace, { n: place + 1 }))
        return `<label class="rank"><span>${label}</span><select${idAt(place)} name="${key}">${optionTags(options, chosen[place], texts)}</select></label>`
      })
      .join('')
  return options
    .map((option, place) => {
      const checked = chosen.includes(option) ? ' checked' : ''
      const value = escapeHtml(option)
      return `<label class="choice"><input${idAt(place)} type="${type}" name="${key}" value="${value}"${checked}> <bdi>${value}</bdi></label>`
    })
    .join('')
}

const optionTags = (options: string[], chosen: string | undefined, texts: QuestionnaireTexts) =>
  `<option value="">${escapeHtml(texts.chooseOne)}</option>${options
    .map((option) => {
      const value = escapeHtml(option)
      return `<option value="${value}"${option === chosen ? ' selected' : ''}>${value}</option>`
    })
    .join('')}`

/** Fields that have a placeholder, or can't. */
const withoutBlank = new Set<QuestionType>(['select', 'photo', 'date', 'url', 'file'])

const kinds: Partial<Record<QuestionType, string>> = {
  email: 'type="email" dir="ltr" autocomplete="email"',
  phone: 'type="tel" dir="ltr" autocomplete="tel"',
  // The browser would refuse an address without https://, which the form accepts
  url: 'inputmode="url" dir="ltr" placeholder="https://"',
  file: 'inputmode="url" dir="ltr" placeholder="https://"',
  number: 'inputmode="decimal" dir="ltr"',
  date: 'type="date"',
}

function input({ question: { id, type, options }, questions, key, described, chosen, texts }: Parts): string {
  // Without a placeholder no style knows an empty field
  const blank = !withoutBlank.has(type) && questions.some(({ showIf }) => showIf?.question === id)
  const common = `id="${key}" name="${key}"${described}${blank ? ' placeholder=" "' : ''}`
  const text = escapeHtml(chosen[0] ?? '')
  if (type === 'textarea') return `<textarea ${common} dir="auto" rows="4">\n${text}</textarea>`
  if (type === 'select') return `<select ${common}>${optionTags(options, chosen[0], texts)}</select>`
  if (type === 'photo') return `<input ${common} type="file" accept="image/png,image/jpeg,image/webp">`
  const name = id === 'guest-name' ? ' autocomplete="name"' : ''
  return `<input ${common} ${kinds[type] ?? `dir="auto"${name}`} value="${text}">`
}

/** When the question is meant, for browsers that cannot hide it. */
function ruleText({ question: { showIf }, questions, texts }: ShownField) {
  const named = questions.find(({ id }) => id === showIf?.question)
  if (!showIf || !named) return undefined
  const question = named.question
  return showIf.is === null
    ? fill(texts.onlyIfAny, { question })
    : fill(texts.onlyIf, { question, answer: showIf.is })
}

/** Styles that hide what the answers do not ask for, where the browser knows `:has()`. */
export function ruleStyles(questions: Question[]): string {
  const rules = questions.flatMap((question) => {
    const field = `[data-q="${question.id}"]`
    const asked = conditionsOf(question, questions)
    const known = asked.filter((met) => met !== undefined)
    const hidden = known.map((met) => `form:not(:has(${met})) ${field}{display:none}`)
    // A question that is there at the right time needs no words for it
    return asked.length > 0 && known.length === asked.length
      ? [...hidden, `${field} .rule{display:none}`]
      : hidden
  })
  return rules.length > 0 ? `@supports selector(:has(a)){${rules.join('')}}` : ''
}

/**
 * Selectors of the answers that a question depends on: those of its rule, and of the question that the rule
 * refers to.
 */
function conditionsOf({ showIf }: Question, questions: Question[]): (string | undefined)[] {
  const named = questions.find(({ id }) => id === showIf?.question)
  return showIf && named ? [answeredSelector(named, showIf.is), ...conditionsOf(named, questions)] : []
}

/** A selector of the field with the answer; none if no style can read its value. */
function answeredSelector({ id, type }: Question, is: string | null): string | undefined {
  const name = `[name="q.${id}"]`
  const value = is === null ? '' : `[value="${cssText(is)}"]`
  if (type === 'radio' || type === 'checkbox' || type === 'consent') return `${name}${value}:checked`
  if (type === 'select' || type === 'ranking') return `${name} option${value || ':not([value=""])'}:checked`
  return is === null && type !== 'date' && type !== 'photo' ? `${name}:not(:placeholder-shown)` : undefined
}

/** A text within quotes of a style sheet in a page: everything but letters and digits by its number. */
const cssText = (text: string) =>
  [...text]
    .map((sign) => (/^[a-z\d]$/i.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `))
    .join('')
