import * as z from 'zod'
import { instructionsMax } from '../content/instructions.ts'
import { ContentType, noteCheckDescription } from '../content/content.ts'
import { ProviderName } from '../prompts/provider-name.ts'
import { line, missingIds, optionalText, PublicId, RowId, Timestamp } from '../contract/shapes.ts'
import { EpisodeStatus } from '../guests/guest.ts'
import { batchConcurrencyMax, batchGuestsMax, batchItemsMax } from './batch-limits.ts'

/** `stopped`: it can't continue for an external reason, given in `reason`. */
export const BatchState = z.enum(['running', 'paused', 'stopped', 'cancelled', 'done'])
export type BatchState = z.infer<typeof BatchState>

/** `skipped`: the guest was deleted, or the text was edited since the batch started. `cancelled`: never started. */
export const ItemState = z.enum(['waiting', 'working', 'done', 'failed', 'skipped', 'cancelled'])
export type ItemState = z.infer<typeof ItemState>

/** Why something stopped: a stable code for programs and a message for people. */
export const Reason = z.object({ code: z.string(), text: z.string() }).meta({ id: 'Reason' })
export type Reason = z.infer<typeof Reason>

/** Many texts for many guests, written in the background. */
export const Batch = z
  .object({
    id: PublicId,
    state: BatchState,
    reason: Reason.nullable().describe('Why it stopped or is waiting'),
    waitingUntil: Timestamp.nullable().describe(
      'When it resumes automatically, while the language model is busy',
    ),
    types: z.array(ContentType),
    prompt: z.string().nullable().describe("The host's own instructions"),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
    skipped: z
      .int()
      .describe('Texts skipped: their guest was deleted, or they were edited or checked since it started'),
    kept: z.int().describe('Texts left out because they were edited by hand or checked by their guest'),
    left: z.int().describe('Texts left to write, including those in progress'),
    secondsLeft: z.int().nullable().describe('Estimated seconds left; null until known'),
    createdAt: Timestamp,
    finishedAt: Timestamp.nullable(),
  })
  .meta({ id: 'Batch' })
export type Batch = z.infer<typeof Batch>

/** A new batch; guests the show doesn't have are left out. */
export const StartedBatch = Batch.extend({ missing: missingIds }).meta({ id: 'StartedBatch' })
export type StartedBatch = z.infer<typeof StartedBatch>

/** One text of a batch. */
export const BatchItem = z
  .object({
    id: RowId,
    guestId: RowId,
    guestName: z.string(),
    contentType: ContentType,
    state: ItemState,
    error: Reason.nullable(),
    contentId: RowId.nullable().describe('The text that was stored'),
    noteCheck: z.boolean().describe(noteCheckDescription),
    finishedAt: Timestamp.nullable(),
    checkedAt: Timestamp.nullable().describe('When the host marked it as checked'),
  })
  .meta({ id: 'BatchItem' })
export type BatchItem = z.infer<typeof BatchItem>

const unique = <T>(list: T[]) => [...new Set(list)]

/**
 * Which texts to write: for the named guests, even if they have one, or for the guests that match `filter`.
 * With `missing` and `stale`, only texts that are missing or out of date.
 */
export const NewBatch = z
  .strictObject({
    guestIds: z.array(RowId).min(1, 'No guest is selected').max(batchGuestsMax).transform(unique).optional(),
    filter: z
      .strictObject({
        search: line(200).optional().describe('Part of the name, company or title'),
        status: EpisodeStatus.optional(),
      })
      .optional()
      .describe('Guests of the show; {} means all of them'),
    missing: z.literal(true).optional().describe('Missing texts'),
    stale: z.literal(true).optional().describe('Out-of-date texts: their answers or settings changed'),
    types: z
      .array(ContentType)
      .min(1, 'Choose what to write')
      .max(ContentType.options.length)
      .transform(unique),
    prompt: optionalText(instructionsMax).describe("The host's own instructions"),
    replaceEdited: z
      .boolean()
      .optional()
      .describe(
        'Also replace texts that were edited by hand or checked by their guest; otherwise they are kept',
      ),
    concurrency: z
      .int()
      .min(1)
      .max(batchConcurrencyMax)
      .optional()
      .describe("How many texts are written at the same time; defaults to the server's maximum"),
    maxItems: z.int().min(1).max(batchItemsMax).optional().describe('Maximum number of texts'),
  })
  .refine(
    ({ guestIds, filter, missing, stale }) =>
      (guestIds !== undefined) !== Boolean(filter ?? missing ?? stale),
    { error: 'Choose guests with guestIds, filter, missing or stale', path: ['guestIds'] },
  )
  .meta({ id: 'NewBatch' })
export type NewBatch = z.output<typeof NewBatch>

/** Preview of a batch. */
export const BatchEstimate = z
  .object({
    items: z.int().describe('Texts that would be written'),
    guests: z.int(),
    kept: z
      .int()
      .describe('Texts that would be kept because they were edited by hand or checked by their guest'),
    littleKnown: z
      .int()
      .describe('Of these, guests without answers, biography and title, whose texts will be thin'),
    tokens: z.int().describe('Estimated tokens for a model; 0 for the drafter'),
    provider: ProviderName,
    model: z.string().nullable(),
    itemsLeftToday: z.int().nullable().describe("Remaining part of today's limit; null without a limit"),
    tokensLeftToday: z.int().nullable(),
    missing: missingIds,
  })
  .meta({ id: 'BatchEstimate' })
export type BatchEstimate = z.infer<typeof BatchEstimate>
