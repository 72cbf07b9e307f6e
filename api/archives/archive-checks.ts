import { AnswerChange, Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import * as z from 'zod'
import { foreign } from './archive-format.ts'
import type { ArchivedTable } from './archive-tables.ts'

const { showMethodology, hosts, contentStyles, sponsorshipSettings } = ShowSettings.shape

const second = z.number().min(0).nullable()

/** JSON columns whose structure the program relies on. The database checks all others. */
const checks: Partial<Record<ArchivedTable, z.ZodType>> = {
  guests: z.object({ responses: Answers.nullish() }),
  questionnaires: z.object({ questions: z.array(Question) }),
  questionnaire_responses: z.object({
    responses: Answers,
    questions: z.array(Question),
    changes: z.array(AnswerChange).nullish(),
  }),
  recaps: Recap.pick({ summary: true, quotes: true, chapters: true, links: true }).extend({
    own_chapters: Recap.shape.chapters.nullish(),
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
    ),
  show_settings: z.object({
    show_methodology: showMethodology,
    hosts,
    content_styles: contentStyles,
    sponsorship_settings: sponsorshipSettings,
  }),
}

/** Refuses a row whose JSON the program could not read. @throws 400 invalid_archive. */
export function checkRow(table: ArchivedTable, row: Record<string, unknown>) {
  if (checks[table]?.safeParse(row).success === false) throw foreign()
}
