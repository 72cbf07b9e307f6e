import {
  hasJobWord,
  isEmail,
  isImage,
  isLinkedin,
  isLongText,
  isPersonName,
  isPhone,
  isSalutation,
  isUrl,
  words,
} from './looks-like.ts'
import type { Sheet } from './plan-shapes.ts'
import { isPlaceholder, oneLine } from './text.ts'

const MOST_VALUES = 400

/** What the values of one column look like, as shares from 0 to 1 of the filled cells. */
export type ColumnProfile = {
  filled: number
  samples: string[]
  email: number
  /** Holds an @: an e-mail address, perhaps a broken one. */
  at: number
  url: number
  linkedin: number
  image: number
  phone: number
  digits: number
  person: number
  job: number
  salutation: number
  long: number
  severalWords: number
  averageWords: number
}

export function profileColumn(sheet: Sheet, firstRow: number, column: number): ColumnProfile {
  const values: string[] = []
  const targets: string[] = []
  for (let row = firstRow; row < sheet.rows.length && values.length < MOST_VALUES; row++) {
    const value = sheet.rows[row]![column] ?? ''
    if (value === '' || isPlaceholder(value)) continue
    values.push(oneLine(value.slice(0, 1_000)))
    targets.push(sheet.links[`${row}:${column}`] ?? value)
  }
  const share = (list: string[], test: (value: string) => boolean) =>
    list.length ? list.filter(test).length / list.length : 0
  return {
    filled: values.length,
    samples: values.slice(0, 3),
    email: share(values, isEmail),
    at: share(values, (value) => value.includes('@')),
    url: share(targets, isUrl),
    linkedin: share(targets, isLinkedin),
    image: share(targets, isImage),
    phone: share(values, isPhone),
    digits: share(values, (value) => value.replace(/\D/g, '').length >= 5),
    person: share(values, isPersonName),
    job: share(values, hasJobWord),
    salutation: share(values, isSalutation),
    long: share(values, isLongText),
    severalWords: share(values, (value) => words(value) > 1),
    averageWords: values.reduce((sum, value) => sum + words(value), 0) / (values.length || 1),
  }
}
