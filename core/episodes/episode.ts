import * as z from 'zod'
import { optionalLine, optionalText, requiredLine, RowId, Timestamp } from '../contract/shapes.ts'
import { episodeStages } from './episode-stage.ts'
import { longestShow } from './show-length.ts'

/** Characters a title may have. */
export const longestEpisodeTitle = 200

/** Guests of one episode. */
export const maxEpisodeGuests = 20

export const EpisodeStage = z.enum(episodeStages)

/** One episode of the show. */
export const Episode = z
  .object({
    id: RowId,
    title: z.string(),
    number: z.int().nullable(),
    seriesId: RowId.nullable(),
    seriesName: z.string().nullable(),
    stage: EpisodeStage.describe('Follows the dates: planned, scheduled, recorded, published; or cancelled'),
    recordingDate: Timestamp.nullable(),
    publicationDate: Timestamp.nullable(),
    guests: z
      .array(z.object({ id: RowId, name: z.string() }))
      .describe('In order, without guests in the trash'),
    notes: z.string().nullable(),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Episode' })
export type Episode = z.output<typeof Episode>

const fields = {
  title: requiredLine(longestEpisodeTitle, 'Title is required'),
  number: z
    .int('Number must be a whole number')
    .min(0, "Number can't be below 0")
    .max(100_000, 'Number can be at most 100,000')
    .nullish(),
  seriesId: RowId.nullish(),
  recordingDate: Timestamp.nullish().describe('Becomes the interview date of its guests'),
  publicationDate: Timestamp.nullish(),
  guestIds: z.array(RowId).max(maxEpisodeGuests, `An episode has at most ${maxEpisodeGuests} guests`),
  notes: optionalText(20_000),
}

/** An episode to add; only the title is required. */
export const NewEpisode = z
  .strictObject(fields)
  .partial()
  .extend({ title: fields.title })
  .meta({ id: 'NewEpisode' })
export type NewEpisode = z.input<typeof NewEpisode>
export type ReceivedEpisode = z.output<typeof NewEpisode>

/** Changes to an episode: missing keys stay unchanged, `null` clears them. */
export const EpisodeChanges = z
  .strictObject({
    ...fields,
    isCancelled: z
      .boolean()
      .describe(
        'Cancelling takes the interview date from its guests; taking it back returns the date to guests without one',
      ),
  })
  .partial()
  .meta({ id: 'EpisodeChanges' })
export type EpisodeChanges = z.input<typeof EpisodeChanges>
export type ReceivedEpisodeChanges = z.output<typeof EpisodeChanges>

/** Episodes that belong together, such as a season. */
export const Series = z
  .object({
    id: RowId,
    name: z.string(),
    description: z.string().nullable(),
    showFormat: z.string().nullable().describe('Such as an interview of an hour, or a panel'),
    targetAudience: z.string().nullable(),
    showLength: z.int().nullable().describe('Minutes per episode'),
    episodes: z.int().describe('Number of episodes, without those in the trash'),
    version: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Series' })
export type Series = z.output<typeof Series>

const seriesFields = {
  name: requiredLine(200, 'Name is required'),
  description: optionalText(20_000),
  showFormat: optionalLine(200),
  targetAudience: optionalText(2_000),
  showLength: z.int().min(0).max(longestShow).nullish().describe('Minutes per episode'),
}

export const NewSeries = z
  .strictObject(seriesFields)
  .partial()
  .extend({ name: seriesFields.name })
  .meta({ id: 'NewSeries' })
export type NewSeries = z.input<typeof NewSeries>
export type ReceivedSeries = z.output<typeof NewSeries>

export const SeriesChanges = z.strictObject(seriesFields).partial().meta({ id: 'SeriesChanges' })
export type SeriesChanges = z.input<typeof SeriesChanges>
export type ReceivedSeriesChanges = z.output<typeof SeriesChanges>
