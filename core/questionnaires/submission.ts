import * as z from 'zod'
import { visitorFormFields } from '../contract/visitor-form.ts'
import {
  line,
  optionalEmail,
  optionalLine,
  PublicId,
  RowId,
  Timestamp,
  untrimmedText,
} from '../contract/shapes.ts'
import { photoCharactersMax } from '../media/photo-limits.ts'
import { longestOption, maxOptions, maxQuestions } from './questionnaire-limits.ts'
import { responseStates } from './response-states.ts'
import { AnswerSource } from './answer-source.ts'
import { AnswerChange, Answers, Question, QuestionId, Wordings } from './questionnaire.ts'

/** A guest's submission. Photos are data URLs or web addresses; only the answers are required. */
export const NewSubmission = z
  .strictObject({
    responses: z.record(
      QuestionId,
      z.union([untrimmedText(photoCharactersMax), z.array(untrimmedText(longestOption)).max(maxOptions)], {
        error: 'An answer must be text or a list of texts',
      }),
      'Answers are missing',
    ),
    guest: line(200).nullish().describe('The ?guest= value of the personal link'),
    guestName: optionalLine(200),
    guestEmail: optionalEmail(),
    fingerprint: line(64)
      .nullish()
      .describe('Fingerprint of the questions as shown; if they changed, the call is refused with 409'),
    source: AnswerSource.nullish(),
    visit: PublicId.nullish().describe('The visit completed by these answers'),
    revises: z
      .int()
      .min(1)
      .nullish()
      .describe("With a personal link: the revision that these answers replace; 409 if it isn't the latest"),
    removes: z
      .array(QuestionId)
      .max(maxQuestions)
      .nullish()
      .describe('With `revises`: questions whose `earlier` answers are removed. The others are kept'),
    ...visitorFormFields,
  })
  .meta({ id: 'NewSubmission' })
export type NewSubmission = z.input<typeof NewSubmission>
export type ReceivedSubmission = z.output<typeof NewSubmission>

export const Submission = z
  .object({ success: z.literal(true), submittedAt: Timestamp })
  .meta({ id: 'Submission' })
export type Submission = z.infer<typeof Submission>

export const ResponseState = z.enum(responseStates)
export type ResponseState = z.infer<typeof ResponseState>

/** Whether a guest with a personal link can change a set of answers. */
export const ResponseLock = z.strictObject({ locked: z.boolean() }).meta({ id: 'ResponseLock' })

/** One set of answers as the host sees it, with the questions as asked. */
export const QuestionnaireResponse = z
  .object({
    id: RowId,
    questionnaireId: PublicId,
    state: ResponseState,
    guestId: RowId.nullable().describe('For unverified answers: the guest with the same email address'),
    guestName: z.string().nullable().describe('Null if the guest is in the trash'),
    typedName: z.string().nullable().describe('The name entered in the form'),
    guestEmail: z.string().nullable(),
    responses: Answers,
    wordings: Wordings.nullish().describe("The host's wordings of the guest's answers, by question"),
    questions: z.array(Question),
    source: AnswerSource,
    submittedAt: Timestamp,
    changedAt: Timestamp.nullish().describe('When the guest last changed them with their personal link'),
    lockedAt: Timestamp.nullish().describe('When the answers were locked'),
    changes: z
      .array(AnswerChange)
      .optional()
      .describe('What answers were before the guest changed them, newest first; at most 5 of a question'),
  })
  .meta({ id: 'QuestionnaireResponse' })
export type QuestionnaireResponse = z.infer<typeof QuestionnaireResponse>
