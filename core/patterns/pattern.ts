import * as z from 'zod'
import { ContentType } from '../content/content.ts'
import {
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'
import { patternLength } from './pattern-types.ts'

/** An example or rule that the texts of a show follow. */
export const Pattern = z
  .object({
    id: RowId,
    contentType: z.string().describe('The texts it is for: introduction, questions or show_notes'),
    patternType: z.string().describe('Such as rule, tone, structure or example'),
    pattern: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    isActive: z.boolean().describe('Whether new texts use it'),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Pattern' })
export type Pattern = z.output<typeof Pattern>

const fields = {
  contentType: ContentType,
  patternType: requiredLine(60, 'Type is required'),
  pattern: requiredText(patternLength, 'Pattern is required'),
  description: optionalText(2_000),
  category: optionalLine(200),
  isActive: z.boolean(),
}

/** A pattern to add: its content type, its type and the pattern are required. */
export const NewPattern = z
  .strictObject(fields)
  .partial({ description: true, category: true, isActive: true })
  .meta({ id: 'NewPattern' })
export type NewPattern = z.input<typeof NewPattern>
export type ReceivedPattern = z.output<typeof NewPattern>

/** Changes to a pattern: missing keys stay unchanged, `null` clears them. */
export const PatternChanges = z.strictObject(fields).partial().meta({ id: 'PatternChanges' })
export type PatternChanges = z.input<typeof PatternChanges>
export type ReceivedPatternChanges = z.output<typeof PatternChanges>
