import * as z from 'zod'
import { optionalText, PublicId, requiredText, Timestamp } from '../contract/shapes.ts'

export const questionTypes = ['text', 'textarea', 'select', 'radio', 'checkbox', 'photo'] as const
export const QuestionType = z.enum(questionTypes)
export type QuestionType = z.infer<typeof QuestionType>

export const QuestionId = z.string().regex(/^[\w-]{1,64}$/, 'Question ids are letters, digits, _ and -')

export const Question = z
  .object({
    id: QuestionId,
    question: z.string(),
    type: QuestionType,
    required: z.boolean(),
    options: z.array(z.string()),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

/** Answers by question id: a text, or a list for checkboxes. */
export const Answers = z
  .record(QuestionId, z.union([z.string().max(10_000), z.array(z.string().max(1_000)).max(100)]))
  .meta({ id: 'Answers' })
export type Answers = z.infer<typeof Answers>

export const Questionnaire = z
  .object({
    id: PublicId,
    title: z.string(),
    description: z.string().nullable(),
    questions: z.array(Question),
    isActive: z.boolean(),
    version: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Questionnaire' })
export type Questionnaire = z.infer<typeof Questionnaire>

/** What a guest sees of an active questionnaire: nothing that names the show's account. */
export const PublicQuestionnaire = Questionnaire.pick({
  id: true,
  title: true,
  description: true,
  questions: true,
}).meta({ id: 'PublicQuestionnaire' })
export type PublicQuestionnaire = z.infer<typeof PublicQuestionnaire>

export const NewQuestion = z.strictObject({
  id: QuestionId.optional(),
  question: requiredText(1_000, 'Question is required'),
  type: QuestionType,
  required: z.boolean().default(false),
  options: z.array(z.string().trim().min(1).max(1_000)).max(100).default([]),
})

export const NewQuestionnaire = z
  .strictObject({
    title: requiredText(200, 'Title is required'),
    description: optionalText(2_000),
    questions: z.array(NewQuestion).min(1, 'At least one question is required').max(100),
    isActive: z.boolean().default(true),
  })
  .meta({ id: 'NewQuestionnaire' })
export type NewQuestionnaire = z.input<typeof NewQuestionnaire>
