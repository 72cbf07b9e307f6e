import { Timestamp } from '@cueroom/core/contract/shapes.ts'
import * as z from 'zod'

/** SQL of a row as the text of its JSON, as `jsonRow` makes it. */
export const writtenRow = (shape: z.ZodObject, own?: Record<string, string>): string =>
  `${jsonRow(shape, own)}::text`

/**
 * SQL of a row as JSON with just the fields of a shape: the column of the same name, or the SQL given for a field.
 * Long lists are written this way: building, checking and serializing each row here takes several times as long, and
 * other requests wait for it.
 */
export const jsonRow = (shape: z.ZodObject, own: Record<string, string> = {}): string =>
  `json_build_object(${Object.entries(shape.shape)
    .map(([name, field]) => `'${name}', ${own[name] ?? valueOf(name, field as z.ZodType)}`)
    .join(', ')})`

function valueOf(name: string, field: z.ZodType) {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const type = field instanceof z.ZodNullable ? field.unwrap() : field
  return type === Timestamp
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : column
}
