import {
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isDate,
  isImage,
  isImageFile,
  isLinkedin,
  isLongText,
  isNumber,
  isPersonName,
  isPhone,
  isParticle,
  isSalutation,
  words,
  wordsOfAnyScript,
} from './looks-like.ts'
import { isEmail, isFileName, isUrl } from '../read/addresses.ts'
import { isPersonLine } from './name-lines.ts'
import { withoutMarks } from './name-notes.ts'
import type { Sheet } from '../read/sheet.ts'
import { isPlaceholder, oneLine } from '../read/cell-text.ts'

const maxValues = 400
const lineLength = 1_000
const textLength = 2_000

/** What the values of one column look like: shares from 0 to 1 of the filled cells, of which `filled` were looked at. */
export interface ColumnProfile {
  filled: number
  /** Of all cells that were looked at, the filled ones. */
  fill: number
  values: string[]
  /** The beginning of each, with its line breaks. */
  texts: string[]
  email: number
  /** Holds an @: an email address, perhaps a broken one. */
  at: number
  url: number
  /** The same for what is shown, not for what it links to. */
  urlText: number
  linkedin: number
  image: number
  /** Names of files. */
  file: number
  phone: number
  number: number
  date: number
  /** Looks like a person's name. */
  person: number
  /** A name with more behind it. */
  line: number
  /** Holds a common given name. */
  given: number
  job: number
  organisation: number
  salutation: number
  /** Parts of names before a family name: "van der", "Graf". */
  particle: number
  long: number
  severalWords: number
  averageWords: number
  /** Different values. */
  unique: number
}

export function profileColumn(sheet: Sheet, firstRow: number, column: number): ColumnProfile {
  const { values, targets, texts, rows } = sample(sheet, firstRow, column)
  const share = (test: (value: string) => boolean, list = values) =>
    list.length ? list.filter(test).length / list.length : 0
  return {
    filled: values.length,
    fill: values.length / (rows || 1),
    values,
    texts,
    email: share(isEmail, targets),
    at: share((value) => value.includes('@')),
    url: share(isUrl, targets),
    urlText: share(isUrl),
    linkedin: share(isLinkedin, targets),
    image: share((value) => isImage(value) || isImageFile(value)),
    file: share(isFileName),
    phone: share(isPhone),
    number: share(isNumber),
    date: share(isDate),
    person: share((value) => isPersonName(withoutMarks(value))),
    line: share((text) => isPersonLine(text.slice(0, lineLength)), texts),
    given: share(hasGivenName),
    job: share(hasJobWord),
    organisation: share(hasOrganisationWord),
    salutation: share(isSalutation),
    particle: share(isParticle),
    long: share(isLongText),
    severalWords: share((value) => words(value) > 1),
    averageWords: values.reduce((sum, value) => sum + wordsOfAnyScript(value), 0) / (values.length || 1),
    unique: new Set(values).size / (values.length || 1),
  }
}

/** "— Waiting list —", which alone in a row is over others and no value. */
export const dashedPattern = /^(?:[-–—=*~] ?){1,5}\p{L}.*\p{L} ?[-–—=*~]{1,5}$/su

/** Values from the whole length of a column, since lists are often sorted. */
function sample(sheet: Sheet, firstRow: number, column: number) {
  const step = Math.max(1, Math.floor((sheet.rows.length - firstRow) / (maxValues * 2)))
  const linked = Object.keys(sheet.links).length > 0
  const values: string[] = []
  const targets: string[] = []
  const texts: string[] = []
  let rows = 0
  for (let row = firstRow; row < sheet.rows.length && values.length < maxValues; row += step) {
    rows++
    const value = sheet.rows[row]![column] ?? ''
    const link = linked ? sheet.links[`${row}:${column}`] : undefined
    if ((value === '' || isPlaceholder(value)) && !link) continue
    if (dashedPattern.test(value) && sheet.rows[row]!.filter(Boolean).length === 1) continue
    texts.push(value.slice(0, textLength))
    values.push(oneLine(value.slice(0, lineLength)))
    targets.push(link?.replace(/^mailto:/i, '') ?? values.at(-1)!)
  }
  return { values, targets, texts, rows }
}
