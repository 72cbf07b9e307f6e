import * as z from 'zod'
import { noteCheckDescription } from '../content/content.ts'
import { SourcePart } from '../content/staleness.ts'
import { optionalLine, RowId, text } from '../contract/shapes.ts'
import { longestSegment, maxSegments, nameIn, segmentKinds } from './segments.ts'

const secondsOfDay = 86_400

/** What a segment's text is drawn from. */
export const SegmentSource = z
  .object({
    label: z.string().describe('Such as “Introduction for Maya Okafor”'),
    text: z.string(),
    mark: z.string().describe('Changes with the text; send it as basedOn with an edit'),
    isGenerated: z.boolean().describe('False for a text that was edited after it was generated'),
    stale: z.array(SourcePart).describe('Inputs that have changed since the text was written'),
    noteCheck: z.boolean().describe(noteCheckDescription),
    checked: z.boolean().describe('Whether the guest approved it'),
  })
  .meta({ id: 'SegmentSource' })
export type SegmentSource = z.output<typeof SegmentSource>

/** One timed part of an episode. */
export const Segment = z
  .object({
    key: z.string().describe('Unique within its run of show'),
    kind: z.enum(segmentKinds),
    guestId: RowId.nullable(),
    title: z.string(),
    text: z.string(),
    seconds: z.int(),
    edited: z
      .object({ title: z.boolean(), text: z.boolean(), seconds: z.boolean() })
      .describe('What the host wrote; the rest follows its source'),
    source: SegmentSource.nullable().describe('Null without a source'),
    basedOn: z.string().nullable().describe('The mark of the source that the edited text is based on'),
    changed: z
      .enum(['regenerated', 'edited'])
      .nullable()
      .describe('What happened to the source after the host edited the text here'),
  })
  .meta({ id: 'Segment' })
export type Segment = z.output<typeof Segment>

/** What is said in an episode, in order, with how long each part takes. */
export const RunOfShow = z
  .object({
    id: RowId.describe('The episode'),
    version: z.int(),
    plannedMinutes: z
      .int()
      .nullable()
      .describe('Planned length; defaults to that of the newest other episode'),
    hasOwnLength: z.boolean().describe('False if the planned length comes from another episode'),
    segments: z.array(Segment),
    removed: z.array(Segment).describe('Removed segments, which can be restored'),
    notes: z
      .array(z.object({ guestId: RowId, name: z.string(), note: z.string() }))
      .describe('What the host noted about guests, for the host alone: in no document and on no shared page'),
  })
  .meta({ id: 'RunOfShow' })
export type RunOfShow = z.output<typeof RunOfShow>

const SegmentChange = z.strictObject({
  key: z
    .string()
    .max(64)
    .refine((key) => nameIn(key) !== undefined, 'Key must name a segment, such as welcome or own:quiz'),
  title: optionalLine(200).describe('Null uses the source'),
  text: text(longestSegment).nullish().describe('Null uses the source'),
  basedOn: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullish()
    .describe('The mark of the source that the text is based on'),
  seconds: z.int().min(0).max(secondsOfDay).nullish().describe('Null is calculated from the text'),
  removed: z.boolean().default(false),
})
type SegmentChange = z.output<typeof SegmentChange>

/** A whole run of show, in its order. Segments that it doesn't name keep their usual place. */
export const RunOfShowChanges = z
  .strictObject({
    plannedMinutes: z.int().min(1).max(1_440).nullish(),
    segments: z
      .array(SegmentChange)
      .max(maxSegments, `A run of show has at most ${maxSegments} segments`)
      .refine(
        (segments) => new Set(segments.map(({ key }) => key)).size === segments.length,
        'Each segment can be named once',
      ),
  })
  .meta({ id: 'RunOfShowChanges' })
export type RunOfShowChanges = z.input<typeof RunOfShowChanges>
export type ReceivedRunOfShow = z.output<typeof RunOfShowChanges>
