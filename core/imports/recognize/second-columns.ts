import type { ImportField } from './import-column.ts'
import type { ColumnGuess, Table } from './table.ts'
import { isPlaceholder } from '../read/cell-text.ts'

interface PassedOver extends ColumnGuess {
  column: number
  field: ImportField
}

/** Only a header that plainly says so adds a second column: a blank is better than a wrong value. */
const sureConfidence = 0.9
/** The share of a column's values that must be in rows where the first column says nothing else. */
const apartShare = 0.9

/**
 * Lets columns that were passed over fill the blanks of the one that was preferred, as "Organisation" does where
 * some rows say "Company". Columns that both hold something, and not the same, stay apart.
 */
export function addSecondColumns(passedOver: PassedOver[], guesses: ColumnGuess[], table: Table) {
  for (const { column, field, confidence, reason } of passedOver) {
    const first = guesses.findIndex((guess) => guess.field === field)
    if (first === -1 || confidence < sureConfidence || (field === 'name' && hasNameParts(guesses))) continue
    if (guesses[first]!.code === 'chosen' || guesses[first]!.code === 'remembered') continue
    if (!fillsBlanks(table, first, column, field === 'name')) continue
    const why = `${reason}, where “${table.headers[first]}” is blank`
    // Not above the first column, whose values count where both hold one
    guesses[column] = { field, confidence: sureConfidence, code: 'header', reason: why }
  }
}

const hasNameParts = (guesses: ColumnGuess[]) =>
  guesses.some(({ field }) => field === 'firstName' || field === 'lastName')

/** "Ελένη Παπαδάκη" and "Eleni Papadaki" are one name, in two scripts. */
const isTransliterated = (one: string, other: string) => isLatin(one) !== isLatin(other)
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text)

/** Whether a column says something where the first is blank, and elsewhere the same. */
export function fillsBlanks(
  { sheet, firstRow }: Table,
  first: number,
  second: number,
  isOfNames: boolean,
): boolean {
  let filled = 0
  let apart = 0
  let added = 0
  for (const row of sheet.rows.slice(firstRow)) {
    const value = row[second] ?? ''
    if (value === '' || isPlaceholder(value)) continue
    const preferred = row[first] ?? ''
    const blank = preferred === '' || isPlaceholder(preferred)
    filled++
    if (blank) added++
    if (blank || preferred === value || (isOfNames && isTransliterated(preferred, value))) apart++
  }
  return added > 0 && apart >= filled * apartShare
}
