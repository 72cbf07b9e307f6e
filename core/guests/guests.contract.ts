import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { publicPageQuery, sortedPageQuery } from '../contract/page-query.ts'
import {
  Deletion,
  guestIdsText,
  IdParams,
  line,
  missingIds,
  optionalPicture,
  PublicId,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'
import { NewWording, QuestionId } from '../questionnaires/questionnaire.ts'
import { EpisodeStatus, Extraction, Guest, GuestCard, GuestChanges, NewGuest } from './guest.ts'
import { guestSorts } from './guest-sort.ts'
import { guests as calls } from './guests.calls.ts'
import { textsFilters } from './texts-filters.ts'
import { TimeZone } from './time-zone.ts'

const search = line(200)
  .optional()
  .describe(
    'Words in the name, company or title, in any order, ignoring case and accents; X-Total-Count is omitted if more than 2,000 guests match',
  )

export const GuestListQuery = z.strictObject({
  search,
  status: EpisodeStatus.optional(),
  answered: z.enum(['yes', 'no']).optional().describe('Whether the guest answered a questionnaire'),
  ids: guestIdsText.optional().describe('Only these guests'),
  texts: z
    .enum(textsFilters)
    .optional()
    .describe(
      'Only guests without an introduction, with texts that are out of date, or with texts to check because of your note about the guest',
    ),
  sort: z
    .enum(guestSorts)
    .default('-added')
    .describe(
      'A leading minus reverses the order. By date, upcoming interviews come first. Guests without the value are always last',
    ),
  ...sortedPageQuery(),
  view: z.enum(['whole', 'card']).default('whole').describe('card: only what a guest card shows'),
})

export type GuestListQuery = z.output<typeof GuestListQuery>

export const GuestCountsQuery = z.strictObject({ search })
export type GuestCountsQuery = z.output<typeof GuestCountsQuery>

/** How many guests a filter leaves; null when more than 2,000 contain what is searched for. */
export const GuestCounts = z
  .object({
    all: z.int().nullable(),
    unscheduled: z.int().nullable(),
    upcoming: z.int().nullable(),
    completed: z.int().nullable(),
    unanswered: z.int().nullable().describe("Guests who haven't answered any questionnaire"),
  })
  .meta({ id: 'GuestCounts' })
export type GuestCounts = z.infer<typeof GuestCounts>

export const GuestAgenda = z
  .object({
    guests: z
      .array(GuestCard)
      .describe(
        'Interviews by date, starting two hours ago, then guests without a date who were added in the last 30 days, newest first; completed guests are left out',
      ),
    planned: z.int().describe('Total number, including those not in the list; counted up to 1,000'),
    nextWeek: z
      .int()
      .describe('Recordings in the next seven days, of one or several guests; counted up to 1,000'),
    total: z.int().describe('Guests of the show'),
  })
  .meta({ id: 'GuestAgenda' })
export type GuestAgenda = z.infer<typeof GuestAgenda>

/** The most interviews in one reply. */
export const interviewsMax = 1_000

export const InterviewsQuery = z.strictObject({
  from: Timestamp.describe('At this time or later'),
  to: Timestamp.optional().describe('Before this time'),
})
export type InterviewsQuery = z.output<typeof InterviewsQuery>

export const Interview = z
  .object({ id: z.int().describe('The id of the guest'), name: z.string(), interviewDate: Timestamp })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>

const GuestIds = z.array(RowId).min(1, 'No guest is selected').max(10_000)

/** A deletion of the last 30 days. */
export const PastDeletion = z
  .object({
    id: PublicId,
    kind: z.enum([
      'guest',
      'guests',
      'content',
      'sponsor',
      'marketing',
      'episode',
      'pattern',
      'questionnaire',
    ]),
    label: z.string().describe('Description of what was deleted'),
    count: z.int(),
    createdAt: Timestamp,
    purgedAt: Timestamp.describe('When it is erased permanently'),
  })
  .meta({ id: 'PastDeletion' })
export type PastDeletion = z.infer<typeof PastDeletion>

export const DeletionsQuery = z.strictObject(publicPageQuery(100))
export type DeletionsQuery = z.output<typeof DeletionsQuery>

const AnswerParams = IdParams.extend({ questionId: QuestionId })

export const guests = withSchemas(calls, {
  list: {
    query: GuestListQuery,
    reply: z.array(z.union([Guest, GuestCard])),
    views: { whole: Guest, card: GuestCard },
  },
  counts: { query: GuestCountsQuery, reply: GuestCounts },
  agenda: { reply: GuestAgenda },
  interviews: { query: InterviewsQuery, reply: z.array(Interview).describe(`At most ${interviewsMax}`) },
  get: { params: IdParams, reply: Guest },
  create: { body: NewGuest, reply: Guest },
  setStatus: { params: IdParams, body: z.strictObject({ episodeStatus: EpisodeStatus }), reply: Guest },
  setStatusOfMany: {
    body: z.strictObject({ ids: GuestIds, episodeStatus: EpisodeStatus }),
    reply: z.object({ changed: z.int(), missing: missingIds }).meta({ id: 'Changed' }),
  },
  update: { params: IdParams, body: GuestChanges, reply: Guest },
  setInterviewDate: {
    params: IdParams,
    body: z.strictObject({
      interviewDate: Timestamp.nullable(),
      timeZone: TimeZone.describe('IANA time zone in which the date was chosen').nullish(),
    }),
    reply: Guest,
  },
  setWording: { params: AnswerParams, body: NewWording, reply: Guest },
  removeWording: { params: AnswerParams, reply: Guest },
  setPhoto: {
    params: IdParams,
    body: z.strictObject({ photo: optionalPicture().describe('A data URL; null removes the photo') }),
    reply: Guest,
  },
  reExtract: { params: IdParams, reply: Extraction },
  remove: { params: IdParams, reply: Deletion },
  removeAll: { reply: Deletion },
  removeMany: {
    body: z.strictObject({ ids: GuestIds }),
    reply: Deletion.extend({ missing: missingIds }).meta({ id: 'GuestsDeletion' }),
  },
  deletions: { query: DeletionsQuery, reply: z.array(PastDeletion) },
  restore: {
    body: z.strictObject({ deletionId: PublicId }),
    reply: z.object({ restored: z.int() }).meta({ id: 'Restored' }),
  },
})
