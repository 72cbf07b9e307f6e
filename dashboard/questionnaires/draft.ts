import { languageNames } from '@cueroom/core/languages/language-names.ts'
import { defaultTitle } from '@cueroom/core/questionnaires/default-title.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { hasOptions, isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type {
  PublicQuestionnaire,
  Question,
  Questionnaire,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import { lazyValidation, type FormErrors } from '../ui/lazy-validation.ts'
import { shownDateFormat } from '../ui/date-format.ts'

/** A question in the editor; options are one per line. */
export interface DraftQuestion extends Omit<Question, 'options'> {
  options: string
}

/** A questionnaire in the editor. */
export interface Draft {
  title: string
  description: string
  isActive: boolean
  questions: DraftQuestion[]
  settings: QuestionnaireSettings
}

/** Problems by field path: `title`, `questions.2.question`. */
export type Problems = FormErrors

export const newQuestion = (): DraftQuestion => ({
  id: randomId(),
  question: '',
  type: 'text',
  required: true,
  options: '',
})

/** A new questionnaire: active, with one empty required text question (specification 4). */
export const newDraft = (podcastName: string | null | undefined, now: Date): Draft => ({
  title: defaultTitle({ podcastName, dateFormat: shownDateFormat() }, now),
  description: '',
  isActive: true,
  questions: [newQuestion()],
  settings: usualSettings,
})

const labels: Record<keyof Draft, string> = {
  title: 'Title',
  description: 'Description',
  isActive: 'Active',
  questions: 'Questions',
  settings: 'Form, language and thank-you page',
}
export const draftLabel = (path: string) => labels[path as keyof Draft]

/** A field of the draft as text. */
export function readableDraft(path: string, value: unknown): string {
  if (path === 'questions')
    return (value as DraftQuestion[]).map(({ question }, index) => `${index + 1}. ${question}`).join('\n')
  if (path === 'settings') return readableSettings(value as QuestionnaireSettings)
  return typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value)
}

const readableSettings = ({
  language,
  oneAtATime,
  afterSubmit,
  hiddenFields,
  texts,
}: QuestionnaireSettings) =>
  [
    language && languageNames[language],
    oneAtATime !== 'off' && 'One question at a time',
    afterSubmit.text,
    afterSubmit.link,
    afterSubmit.copy && 'A copy of the answers',
    ...hiddenFields,
    ...Object.values(texts),
  ]
    .filter(Boolean)
    .join('\n')

const asDraft = (question: Question): DraftQuestion => ({ ...question, options: question.options.join('\n') })

export const draftOf = ({ title, description, isActive, questions, settings }: Questionnaire): Draft => ({
  settings,
  title,
  description: description ?? '',
  isActive,
  questions: questions.map(asDraft),
})

/** The questions that a rule of the question at a place can name: earlier ones that guests answer. */
export const rulesFor = (questions: DraftQuestion[], place: number): DraftQuestion[] =>
  questions.slice(0, place).filter(({ type }) => isAnswerable(type))

export const optionsOf = ({ type, options }: DraftQuestion) =>
  hasOptions(type) ? [...new Set(options.split('\n').map((line) => line.trim()))].filter(Boolean) : []

/**
 * The request: without blank options, and without any options for question types that have none
 * (specification 5).
 */
export const toBody = ({ questions, ...draft }: Draft) => ({
  ...draft,
  questions: questions.map((question) => ({ ...question, options: optionsOf(question) })),
})

const check = lazyValidation(
  async () => (await import('@cueroom/core/questionnaires/questionnaire.ts')).NewQuestionnaire,
)

/** Validation problems that block saving. */
export async function problemsWith(draft: Draft): Promise<Problems> {
  const empty = draft.questions.flatMap((question, place) =>
    hasOptions(question.type) && optionsOf(question).length === 0
      ? [[`questions.${place}.options`, 'At least one option is required'] as const]
      : [],
  )
  return { ...(await check(toBody(draft))), ...Object.fromEntries(empty) }
}

/** Adds suggested questions; replaces them in an empty draft. */
export function withSuggested(draft: Draft, suggested: Question[]): Draft {
  const written = draft.questions.filter(({ question }) => question.trim() !== '')
  const known = new Set(written.map(({ question }) => question))
  const added = suggested.filter(({ question }) => !known.has(question)).map(asDraft)
  return { ...draft, questions: [...written, ...added] }
}

/** The draft as the widget shows it to a guest. */
export const asGuestSees = (draft: Draft, podcastName: string): PublicQuestionnaire => ({
  id: 'preview',
  ...toBody(draft),
  questions: toBody(draft).questions.map((question) => ({
    ...question,
    question: question.question || 'Your question',
  })),
  branding: {
    ...{ podcastName, logo: null, accent: null, accentText: null, poweredBy: false },
    dateFormat: shownDateFormat(),
  },
  contact: null,
})
