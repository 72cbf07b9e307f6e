import * as z from 'zod'
import { PublicId, says } from '../contract/shapes.ts'
import { longestPeriodDays, usualPeriodDays } from './period.ts'

const Day = z.iso.date(says('must be a date, such as 2026-11-20'))

const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || (from <= to && Date.parse(to) - Date.parse(from) < longestPeriodDays * 86_400_000)

export const AnalyticsQuery = z
  .strictObject({
    from: Day.optional().describe(`First day; defaults to ${usualPeriodDays} days before the last one`),
    to: Day.optional().describe('Last day; defaults to today in the time zone of the show'),
    questionnaire: PublicId.optional().describe('Count visits to this questionnaire only'),
  })
  .refine(isPeriod, {
    path: ['from'],
    message: `The period must end after it starts and have at most ${longestPeriodDays} days`,
  })
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>

const count = z.int()
const visits = {
  views: count,
  starts: count.describe('Visits in which at least one question was answered'),
  completions: count.describe('Visits whose answers were sent'),
}

/** A show's statistics for a period. Days start in its time zone. */
export const Analytics = z
  .object({
    timeZone: z.string().describe('IANA time zone of the show, set in Show Settings'),
    from: z.string(),
    to: z.string(),
    visits: z.array(z.object({ day: z.string(), ...visits })).describe('One row per day'),
    questionnaires: z
      .array(
        z.object({
          id: PublicId,
          title: z.string(),
          ...visits,
          medianSeconds: z.int().nullable().describe('From the first answer to sending them'),
        }),
      )
      .describe('Visited questionnaires, most visited first'),
    dropOff: z
      .object({
        questionnaireId: PublicId,
        title: z.string(),
        starts: count,
        questions: z.array(z.object({ id: z.string(), question: z.string(), answered: count })),
      })
      .nullable()
      .describe('For the chosen questionnaire, or the most visited one'),
    guests: z
      .array(z.object({ day: z.string(), unscheduled: count, upcoming: count, completed: count }))
      .describe('One row per day, from the first day counted'),
    times: z.array(
      z.object({
        step: z
          .enum(['answered', 'recorded'])
          .describe('answered: since the invitation; recorded: since the answers'),
        guests: count,
        medianHours: z.number().nullable(),
      }),
    ),
    texts: z
      .array(z.object({ week: z.string(), introductions: count, questions: count, showNotes: count }))
      .describe('One row per week, identified by its Monday'),
    inquiries: z.array(z.object({ week: z.string(), inquiries: count })).describe('One row per week'),
  })
  .meta({ id: 'Analytics' })
export type Analytics = z.output<typeof Analytics>
