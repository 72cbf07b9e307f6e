import * as z from 'zod'
import {
  line,
  optionalText,
  PublicId,
  requiredLine,
  requiredText,
  Timestamp,
  untrimmedText,
} from '../contract/shapes.ts'
import { Branding, ProviderContact } from '../show/branding.ts'
import { longestTitle } from './default-title.ts'
import {
  longestAnswer,
  longestDetails,
  longestOption,
  maxOptions,
  maxQuestions,
} from './questionnaire-limits.ts'
import { hasOptions, isAnswerable, questionTypes } from './question-types.ts'
import { QuestionnaireSettings } from './questionnaire-settings.ts'
import { ruleProblem } from './shown-questions.ts'

export const QuestionType = z.enum(questionTypes)
export type QuestionType = z.infer<typeof QuestionType>

export const QuestionId = z.string().regex(/^[\w-]{1,64}$/, 'Question ids are letters, digits, _ and -')

// Names inherited by every JavaScript object, which would collide with question ids
const ownNames = new Set(['__proto__', 'constructor', 'prototype'])
const NewQuestionId = QuestionId.refine((id) => !ownNames.has(id), {
  error: ({ input }) => `“${String(input)}” can’t be the id of a question`,
})

/** A question is shown if another has this answer, or any answer if `is` is null. */
export const ShowIf = z
  .strictObject({ question: QuestionId, is: line(longestOption).nullable().default(null) })
  .meta({ id: 'ShowIf' })
export type ShowIf = z.infer<typeof ShowIf>

export const Question = z
  .object({
    id: QuestionId,
    question: z.string(),
    type: QuestionType,
    required: z.boolean(),
    options: z.array(z.string()),
    details: z
      .string()
      .nullish()
      .describe('Shown below the question; for a consent question, the text guests agree to'),
    showIf: ShowIf.nullish(),
    version: z.int().optional().describe('For a consent question: the version of its text'),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

/** A question as a guest was asked it; in files of other programs without its type. */
export const AskedQuestion = Question.pick({ id: true, question: true, type: true }).partial({ type: true })
export type AskedQuestion = z.infer<typeof AskedQuestion>

/** Answers by question id: a text, or a list for checkboxes. A photo is the path it is stored under. */
export const Answers = z
  .record(
    QuestionId,
    z.union([untrimmedText(longestAnswer), z.array(untrimmedText(longestOption)).max(maxOptions)]),
  )
  .meta({ id: 'Answers' })
export type Answers = z.infer<typeof Answers>

/** The host's own wording of an answer, such as a translation. What the guest wrote stays in the answers. */
export const AnswerWording = z
  .object({
    text: z.string(),
    answer: z
      .string()
      .describe('What the guest had written. If their answer is different now, the wording is not used'),
    wordedAt: Timestamp,
  })
  .meta({ id: 'AnswerWording' })
export type AnswerWording = z.infer<typeof AnswerWording>

/** By question id. */
export const Wordings = z.record(QuestionId, AnswerWording)
export type Wordings = z.infer<typeof Wordings>

/** A wording to store. */
export const NewWording = z
  .strictObject({
    text: requiredText(longestAnswer, 'Type your wording'),
    answer: untrimmedText(longestAnswer)
      .nullish()
      .describe("The guest's answer as you read it; if it has changed since, the call is refused with 409"),
  })
  .meta({ id: 'NewWording' })
export type NewWording = z.infer<typeof NewWording>

export const Questionnaire = z
  .object({
    id: PublicId,
    title: z.string(),
    description: z.string().nullable(),
    questions: z.array(Question),
    settings: QuestionnaireSettings,
    isActive: z.boolean(),
    responseCount: z.int().describe('How many sets of answers it has'),
    unverifiedCount: z.int().describe("How many of them wait for the host's decision"),
    version: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Questionnaire' })
export type Questionnaire = z.infer<typeof Questionnaire>

/** What an answer was before its guest changed it. */
export const AnswerChange = z
  .object({
    ...Question.pick({ id: true, question: true, type: true }).shape,
    before: Answers.valueType.nullable().describe('Null if it had no answer'),
    changedAt: Timestamp,
  })
  .meta({ id: 'AnswerChange' })
export type AnswerChange = z.infer<typeof AnswerChange>

/** An answer that was given before its question changed, and doesn't fit it any more. */
export const EarlierAnswer = z
  .object({
    answer: z.string(),
    removable: z.boolean().describe('False for a required question: the answer can only be replaced'),
  })
  .meta({ id: 'EarlierAnswer' })
export type EarlierAnswer = z.infer<typeof EarlierAnswer>

/** Answers sent with a personal link; the guest can change them until the host locks them. */
export const SubmittedAnswers = z
  .object({
    responses: Answers.describe(
      'Current answers to start from, without those that the questions no longer accept',
    ),
    earlier: z
      .record(QuestionId, EarlierAnswer)
      .describe(
        'Answers by question that are not in `responses`, because the question has changed or is hidden by another answer. They are kept until they are answered again or named in `removes`',
      ),
    submittedAt: Timestamp,
    changedAt: Timestamp.nullable(),
    revision: z.int().describe('Send it as `revises` with changed answers'),
    locked: z.boolean(),
  })
  .meta({ id: 'SubmittedAnswers' })
export type SubmittedAnswers = z.infer<typeof SubmittedAnswers>

/** The host who welcomes the guests. */
export const Welcome = z
  .object({ name: z.string(), photo: z.string().nullable().describe('Path of a stored photo') })
  .meta({ id: 'Welcome' })
export type Welcome = z.infer<typeof Welcome>

/** An active questionnaire as guests see it, without anything that identifies the show's account. */
export const PublicQuestionnaire = Questionnaire.pick({
  id: true,
  title: true,
  description: true,
  questions: true,
  settings: true,
})
  .extend({
    branding: Branding,
    host: Welcome.nullish(),
    contact: ProviderContact.nullable(),
    guestName: z.string().nullish().describe('Only with a personal link'),
    privacy: z.string().optional().describe('What the show stores, for how long, and whom to ask'),
    submitted: SubmittedAnswers.nullish().describe('Only with a personal link, after the guest has answered'),
  })
  .meta({ id: 'PublicQuestionnaire' })
export type PublicQuestionnaire = z.infer<typeof PublicQuestionnaire>

/** Blank and repeated options are dropped, and all options of types without choices (specification 5). */
const NewQuestion = z
  .strictObject({
    id: NewQuestionId.nullish(),
    question: requiredText(1_000, 'Question is required'),
    type: QuestionType,
    required: z.boolean().default(false),
    options: z
      .array(line(longestOption))
      .max(maxOptions)
      .nullish()
      .transform((options) => [...new Set(options ?? [])].filter(Boolean)),
    details: optionalText(longestDetails),
    showIf: ShowIf.nullish(),
    version: z.int().nullish().describe('Ignored: set by the server'),
  })
  .transform(({ version: _, ...question }) => ({
    ...question,
    required: question.required && isAnswerable(question.type),
    options: hasOptions(question.type) ? question.options : [],
  }))
export type ReceivedQuestion = z.output<typeof NewQuestion>

const questionnaireFields = {
  title: requiredLine(longestTitle, 'Title is required'),
  description: optionalText(2_000),
  questions: z
    .array(NewQuestion, 'At least one question is required')
    .min(1, 'At least one question is required')
    .max(maxQuestions, `A questionnaire has at most ${maxQuestions} questions`)
    .refine(haveOwnIds, 'Two questions have the same id')
    .superRefine(haveWorkingRules),
  settings: QuestionnaireSettings,
  isActive: z.boolean(),
}

function haveOwnIds(questions: { id?: string | null | undefined }[]) {
  const ids = questions.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}

function haveWorkingRules(questions: ReceivedQuestion[], context: z.RefinementCtx) {
  for (const place of questions.keys()) {
    const message = ruleProblem(questions, place, (at) => questions[at]?.id)
    if (message) context.addIssue({ code: 'custom', message, path: [place, 'showIf'] })
  }
}

export const NewQuestionnaire = z
  .strictObject({
    ...questionnaireFields,
    settings: QuestionnaireSettings.prefault({}),
    isActive: questionnaireFields.isActive.default(true),
  })
  .meta({ id: 'NewQuestionnaire' })
export type NewQuestionnaire = z.input<typeof NewQuestionnaire>
export type ReceivedQuestionnaire = z.output<typeof NewQuestionnaire>

/** Changes to a questionnaire: missing keys stay unchanged. */
export const QuestionnaireChanges = z
  .strictObject(questionnaireFields)
  .partial()
  .meta({ id: 'QuestionnaireChanges' })
export type QuestionnaireChanges = z.input<typeof QuestionnaireChanges>
export type ReceivedQuestionnaireChanges = z.output<typeof QuestionnaireChanges>
