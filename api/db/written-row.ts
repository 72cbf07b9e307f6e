import { Timestamp } from '@cueroom/core/contract/shapes.ts'
import * as z from 'zod'

/** A row as the database gives it: each value as text, under f0, f1 and so on. */
type TextRow = Record<string, string | null>

/**
 * How rows of long lists become JSON with just the fields of a shape. The database gives texts, and those that are JSON
 * already, such as answers, are put in as they are: to build, check and serialize an object for each row takes several
 * times as long, and so does JSON that the database builds.
 */
export interface WrittenRow {
  /** SQL of the values. */
  columns: string
  /** Their names. */
  names: string
  /** The most bytes that they have together. */
  maxBytes: number
  write(row: TextRow): string
}

/**
 * @param own SQL of fields that are not the column of their name, by path
 * @param maxBytes where the columns limit it to little
 */
export function writtenRow(
  shape: z.ZodObject,
  own: Record<string, string> = {},
  maxBytes = Infinity,
): WrittenRow {
  const { values, end } = partsOf(shape, own, '')
  const named = values.map((value, nth) => ({ ...value, name: `f${nth}` }))
  return {
    columns: named.map(({ sql, name }) => `(${sql})::text ${name}`).join(', '),
    names: named.map(({ name }) => name).join(', '),
    maxBytes,
    write: (row) => {
      let json = ''
      for (const { before, name, isText } of named) {
        const text = row[name]!
        json += before + (text === null ? 'null' : isText ? JSON.stringify(text) : text)
      }
      return json + end
    },
  }
}

interface Value {
  /** The JSON between the value before it and itself. */
  before: string
  sql: string
  /** Whether it is a string, not JSON. */
  isText: boolean
}

function partsOf(shape: z.ZodObject, own: Record<string, string>, path: string) {
  const values: Value[] = []
  let before = '{'
  for (const [name, field] of Object.entries(shape.shape)) {
    before += `"${name}":`
    const [at, type] = [path + name, bare(field as z.ZodType)]
    if (type instanceof z.ZodObject && !own[at]) {
      const inner = partsOf(type, own, `${at}.`)
      inner.values[0]!.before = before + inner.values[0]!.before
      values.push(...inner.values)
      before = `${inner.end},`
    } else {
      values.push({ before, sql: own[at] ?? sqlOf(name, type), isText: isText(type) })
      before = ','
    }
  }
  return { values, end: before.replace(/,$/, '}') }
}

/** The type without what allows it to be missing. */
function bare(type: z.ZodType): z.ZodType {
  const isWrapped =
    type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault
  return isWrapped ? bare(type.unwrap() as z.ZodType) : type
}

const isText = ({ type }: z.ZodType) => type === 'string' || type === 'enum'
const isJson = ({ type }: z.ZodType) => type === 'number' || type === 'boolean'

function sqlOf(name: string, type: z.ZodType) {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (type === Timestamp) return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return isText(type) || isJson(type) ? column : `to_json(${column})`
}
