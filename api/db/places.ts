import type { Knex } from 'knex'
import { nativeError } from '../problems/native-error.ts'
import { invalid } from '../problems/problems.ts'

/** Columns that never change. Where a list is ordered by these alone, a page goes on after the id of a row. */
const constant: readonly string[] = ['createdAt', 'erasedAt', 'submittedAt', 'id']

/** Whether a change to a row can move it within the order. */
export const canMove = (by: readonly string[]) => by.some((column) => !constant.includes(column))

/**
 * Where a page ended in an order in which rows can move: the part of the list, and what its last row was ordered by then.
 * That row may be changed or erased before the next page is read.
 */
export interface Place {
  part: number
  values: readonly string[]
}

/** What a page comes after. */
export type Start = { id: number | string } | Place

/** Selects what a row is ordered by, as texts. */
export function orderedBy(knex: Knex, by: readonly string[]) {
  // Holds placeholders only: the names are bound
  const texts = `array[${by.map(() => '??::text').join(', ')}] as "orderedBy"`
  return knex.raw(texts, [...by])
}

export const placeText = ({ part, values }: Place) =>
  `${part}.${Buffer.from(JSON.stringify(values)).toString('base64url')}`

/** What a page comes after, as its caller names it. @throws 400 unless it is of such an order. */
export function startOf(after: number | string, moves: boolean): Start {
  const [, part, text] = /^(\d)\.([\w-]+)$/.exec(String(after)) ?? []
  if (moves !== (text !== undefined)) throw notAPlace()
  return text === undefined ? { id: after } : { part: Number(part), values: valuesIn(text) }
}

function valuesIn(text: string): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values
  } catch {
    // Refused like any other text
  }
  throw notAPlace()
}

/** @throws 400 for a place whose values aren't those of the columns. */
export const refusingOtherPlaces = <T>(reading: PromiseLike<T>): Promise<T> =>
  Promise.resolve(reading).catch((error: Error) => {
    // Class 22 are data exceptions
    throw nativeError(error).code?.startsWith('22') ? notAPlace() : error
  })

export const notAPlace = () =>
  invalid("This position doesn't exist in this order. Load the first page and follow its Link header.", [
    { path: 'after', message: 'must be that of a Link header, with the same sort' },
  ])
