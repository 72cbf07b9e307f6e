import { GeneratedContent } from '@cueroom/core/content/content.ts'
import {
  emailAddress,
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalPicture,
  optionalText,
  PublicId,
  requiredLine,
  RowId,
  Timestamp,
} from '@cueroom/core/contract/shapes.ts'
import { EpisodeChanges, SeriesChanges } from '@cueroom/core/episodes/episode.ts'
import { NewRelease } from '@cueroom/core/guest-pages/guest-page.ts'
import { EpisodeStatus, GuestChanges } from '@cueroom/core/guests/guest.ts'
import { PatternChanges } from '@cueroom/core/patterns/pattern.ts'
import {
  AnswerChange,
  Answers,
  AskedQuestion,
  Question,
  QuestionnaireChanges,
  Wordings,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { MailTemplate } from '@cueroom/core/sends/send.ts'
import { ShowSettingsChanges } from '@cueroom/core/show/show-settings.ts'
import { SavedSponsor, SponsorChanges } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { InquiryState } from '@cueroom/core/sponsorship/inquiry.ts'
import { isSafeLink } from '@cueroom/core/text/lines.ts'
import { snakeCaseMappers } from 'objection'
import * as z from 'zod'
import { refused } from '../problems/problems.ts'
import { refusedRow } from './archive-format.ts'
import type { ArchivedTable } from './archive-tables.ts'

const second = z.number().min(0).nullable()
const ofGuest = { ...GuestChanges.shape, linkedin: optionalLink(), website: optionalLink() }

/**
 * Values of rows as the calls that store them check them, and JSON that the program relies on. The database
 * checks all others.
 */
const schemas: Partial<Record<ArchivedTable, z.ZodType>> = {
  ai_training_patterns: z.object(PatternChanges.shape),
  episodes: z.object(EpisodeChanges.shape),
  generated_content: GeneratedContent.pick({ contentType: true, provider: true, sources: true }).partial(),
  guests: z
    .object({
      ...ofGuest,
      episodeStatus: EpisodeStatus,
      photoLink: optionalPicture(),
      responses: Answers,
      asked: z.array(AskedQuestion),
      wordings: Wordings,
    })
    .partial(),
  import_changes: z.object({ before: z.object(ofGuest), after: z.object(ofGuest) }).partial(),
  mail_templates: z.object(MailTemplate.shape.invite.shape),
  projects: z.object(SeriesChanges.shape),
  questionnaires: z.object({
    ...QuestionnaireChanges.shape,
    // What is sent may have no id yet
    questions: z
      .array(Question)
      .transform((questions): z.input<typeof QuestionnaireChanges>['questions'] => questions)
      .pipe(QuestionnaireChanges.shape.questions),
  }),
  questionnaire_responses: QuestionnaireResponse.pick({ responses: true, questions: true }).extend({
    source: QuestionnaireResponse.shape.source.optional(),
    changes: z.array(AnswerChange).nullish(),
    typedName: optionalLine(200),
    guestEmail: optionalEmail(),
  }),
  recaps: Recap.pick({ summary: true, quotes: true, chapters: true }).extend({
    links: Recap.shape.links.refine((links) => links.every(({ href }) => isSafeLink(href)), 'Unsafe link'),
    ownChapters: Recap.shape.chapters.optional(),
  }),
  release_texts: z.object(NewRelease.shape),
  saved_sponsors: z.object({ ...SponsorChanges.shape, source: SavedSponsor.shape.source.optional() }),
  show_settings: z.object(ShowSettingsChanges.shape),
  sponsor_inquiries: z.object({
    companyName: requiredLine(200, 'Company name is required'),
    email: emailAddress('Valid email required'),
    message: optionalText(5_000),
    state: InquiryState.optional(),
  }),
  transcripts: z
    .object({
      text: z.string(),
      speakers: z.array(z.string()),
      cues: z.array(z.tuple([second, second, z.int().min(0).nullable()])),
    })
    .refine(
      ({ text, speakers, cues }) =>
        text.split('\n').length === cues.length &&
        cues.every(([, , speaker]) => speaker === null || speaker < speakers.length),
      'Lines and times differ in number',
    ),
}

const { parse: camelCased } = snakeCaseMappers()

const Id = z.union([RowId, PublicId], { error: 'Id is not one of a record' })

/** Columns of every table, by their names. */
const shapeOf = (column: string) =>
  column === 'id' ? Id : /_(?:at|date)$/.test(column) ? Timestamp : undefined

/**
 * Refuses a row that no call would have stored.
 * @param number of the row in its table, from 1
 * @throws 400 invalid_archive, which names the row.
 */
export function checkRow(table: ArchivedTable, row: Record<string, unknown>, number: number) {
  // What a column has no value for, a call leaves out
  const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  for (const [column, value] of Object.entries(values)) {
    const { error } = shapeOf(column)?.safeParse(value) ?? {}
    if (error) throw refusedRow(table, number, `${column}: ${refused(error).message}`)
  }
  const { error } = schemas[table]?.safeParse(camelCased(values)) ?? {}
  if (error) throw refusedRow(table, number, `${error.issues[0]!.path.join('.')}: ${refused(error).message}`)
}
