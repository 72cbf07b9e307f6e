import type { TidiedGuest } from '../../guests/guest.ts'
import { isPlaceholder, oneLine, shorten } from '../read/cell-text.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { pronounsIn, unsurePattern, withoutPronouns } from '../recognize/name-notes.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { isOfOthers } from './others-addresses.ts'
import type { ImportWarning } from './import-plan.ts'

/** A guest's name, and what the cell that it is from says next to it. */
export interface RemarkedName {
  row: number
  remarks: string[]
}

/** What is between brackets, or between other signs that part a name from the rest; a hyphen inside a word doesn’t. */
const partPattern =
  /[([（【]([^()[\]（）【】]{1,160})[)\]）】]|(?:[^()[\]（）【】\n|;,:/<>*→~!?+–—-]|(?<=\S)[-/:+](?=\S)|[!?](?!\s))+/gu
const longestCell = 400
const letters = /\p{L}.*\p{L}|\d\p{L}|[\u3040-\u9fff]/u
/** "mail:" before an address */
const labelPattern = /^ ?: ?(?:\S{1,60}@|[+\d(]|https?:|www\.)/u
const contactPattern = /@|\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/u
/** "Best," in the line above who signs. */
const greetingPattern = /^[^\n]{2,40},\n/u

/** What a name's cell says next to the name and nothing else that was read from the row holds: "(remplace Bertrand)". */
export function remarksIn(cell: string, guest: TidiedGuest, alsoRead: string[]): string[] {
  if (cell === guest.name || cell.length > longestCell || !holdsName(cell, guest.name)) return []
  const own = [guest.name, guest.name.replaceAll(' ', ''), ...alsoRead]
    .map(padded)
    .filter((name) => name !== '  ')
  const read = padded(own.join(' | '))
  const held = padded([...textsOf(guest), ...own].join(' | '))
  const text = withoutPronouns(cell.replace(greetingPattern, ''))
  const remarks = [...text.matchAll(partPattern)].flatMap(({ 0: part, 1: bracket, index }) => {
    const said = oneLine(bracket ?? part)
    const folded = padded(said)
    if (!letters.test(said) || held.includes(folded) || contactPattern.test(said)) return []
    if (!bracket && own.some((name) => folded.includes(name))) return []
    if (isMostly(said, read)) return []
    if (labelPattern.test(text.slice(index + part.length))) return []
    return [said]
  })
  const isUnsure = unsurePattern.test(text) && !remarks.some((remark) => /[!?]/.test(remark))
  return [
    ...pronounsIn(cell).map((pronouns) => `Pronouns: ${pronouns}`),
    ...remarks,
    ...(isUnsure ? [`Written as “${oneLine(text)}”`] : []),
  ]
}

/** "kay@x.example (his daughter’s)", "c/o Kay: kay@x.example": the cell of an address, where it says more than the address. */
export function remarkOnAddress(header: string, cell: string, guest: TidiedGuest, names: string[]): string[] {
  // "/o=Exchange/cn=Recipients" is of a directory
  const isText = /\p{L}\s|\s\p{L}|[([]\p{L}/u.test(cell) && !cell.startsWith('/')
  if (!isText || cell.length > longestCell || isPlaceholder(cell)) return []
  const { name, email, company, title } = guest
  const held = padded([name, email, company, title, ...names].join(' | '))
  const said = normalizeWords(cell.replace(addressPattern, ' '))
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !held.includes(` ${word} `) && matchHeader(word) === null)
  const isRemark = said.length > 1 || (said.length === 1 && bracketPattern.test(cell)) || isOfOthers(cell)
  return isRemark ? [`${header}: ${oneLine(cell)}`] : []
}
const addressPattern = /(?<!\S)(?:\S*[@/]\S*|[^\s.]+\.\S{2,}|[[(](?:at|dot)[\])])/giu
const bracketPattern = /[([]\p{L}/u

/** "Ocke & Boy" of "Brothers Petersen (Ocke & Boy)" */
function isMostly(text: string, names: string): boolean {
  const words = normalizeWords(text).split(' ')
  return words.length > 1 && words.filter((word) => names.includes(` ${word} `)).length >= words.length / 2
}

const padded = (text: string) => ` ${normalizeWords(text)} `

/** Names may be written in two columns, in two scripts. */
function holdsName(cell: string, name: string): boolean {
  const words = padded(cell)
  const parts = normalizeWords(name).split(' ')
  return parts.some((part) => words.includes(` ${part} `)) || words.includes(parts.join(''))
}

/** Every text in a guest. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** A host should know that a name was shortened, and where the rest is. */
export function remarksWarning(sheet: string, names: RemarkedName[]): ImportWarning[] {
  const [first] = names
  if (!first) return []
  const rows = names.length === 1 ? '' : `, and ${names.length - 1} more`
  const message = `What the file says next to a name or an address is kept in the guest’s notes: “${shorten(first.remarks.join('; '), 80)}” in row ${first.row}${rows}`
  return [{ sheet, row: null, field: 'notes', message }]
}
