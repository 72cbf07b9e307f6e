import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { optionalText, RowId, tidied, Timestamp, fileText } from '../contract/shapes.ts'
import { feedBytes, feedCallRows, feedEpisodes } from './feed-limits.ts'
import { feeds as calls } from './feeds.calls.ts'

const guid = () => fileText(2_000).min(1)

/** An episode of a feed that the show doesn't have. */
export const FeedEpisodeRow = z
  .strictObject({
    guid: guid().describe('Identifies the episode in its feed'),
    title: tidied.requiredLine(200, 'Title is required'),
    number: z.int().min(0).max(100_000).nullable(),
    season: z.int().min(0).max(100_000).nullable(),
    publicationDate: Timestamp.nullable(),
    notes: optionalText(20_000),
  })
  .meta({ id: 'FeedEpisode' })
export type FeedEpisodeRow = z.input<typeof FeedEpisodeRow>
export type ReceivedFeedEpisode = z.output<typeof FeedEpisodeRow>

/** A setting that the feed has another value for. */
export const FeedSetting = z
  .object({
    setting: z.enum(['podcastName', 'podcastDescription', 'showLogo', 'hosts']),
    before: z.string().nullable(),
    after: z.string().describe('For hosts, the names that would be added, separated by line breaks'),
    isFilled: z
      .boolean()
      .describe('Whether the host filled it in; false if it is empty or came with the sample show'),
  })
  .meta({ id: 'FeedSetting' })
export type FeedSetting = z.output<typeof FeedSetting>

/** Someone who was probably a guest. */
export const FeedGuest = z
  .object({
    name: z.string(),
    link: z.string().nullable(),
    isSure: z.boolean().describe('True if the feed names the guest or the title contains a common name'),
    guids: z.array(z.string()).describe('Episodes of the guest'),
    known: RowId.nullable().describe('The existing guest of that name'),
  })
  .meta({ id: 'FeedGuest' })
export type FeedGuest = z.output<typeof FeedGuest>

export const FeedPlan = z
  .object({
    title: z.string(),
    isLocked: z.boolean().describe('The feed asks other platforms not to import the show'),
    isCut: z.boolean().describe(`The feed has more than ${feedEpisodes} episodes`),
    known: z.int().describe('Episodes of the feed that the show already has'),
    unidentified: z
      .int()
      .describe('Skipped items, which have no guid, audio, page or title to identify them'),
    unreadDates: z
      .array(z.string())
      .describe("Dates of new episodes that couldn't be read; these episodes count as published"),
    transcripts: z.int().describe('New episodes with a transcript link, which goes into their notes'),
    settings: z.array(FeedSetting),
    episodes: z.array(FeedEpisodeRow).describe('New ones, newest first'),
    guests: z.array(FeedGuest),
  })
  .meta({ id: 'FeedPlan' })
export type FeedPlan = z.output<typeof FeedPlan>

const source = z
  .strictObject({
    url: tidied.requiredLine(2_000, "Enter the feed's address").optional(),
    text: fileText(feedBytes).optional().describe('The content of the feed, for a file'),
  })
  .refine(({ url, text }) => (url === undefined) !== (text === undefined), 'Send an address or a feed')

const FeedGuestBody = z.strictObject({
  name: tidied.requiredLine(200, 'Name is required'),
  link: tidied.optionalLink(),
  guids: z.array(guid()).max(feedEpisodes),
})

export const feeds = withSchemas(calls, {
  plan: { body: source, reply: FeedPlan },
  apply: {
    body: z.strictObject({
      episodes: z.array(FeedEpisodeRow).max(feedCallRows).default([]),
      guests: z.array(FeedGuestBody).max(feedCallRows).default([]),
    }),
    reply: z
      .object({
        episodes: z.int().describe('Episodes that were added'),
        guests: z.int().describe('Guests who were added'),
      })
      .meta({ id: 'FeedImport' }),
  },
})
export type FeedGuestBody = z.input<typeof FeedGuestBody>
export type ReceivedFeedGuest = z.output<typeof FeedGuestBody>
