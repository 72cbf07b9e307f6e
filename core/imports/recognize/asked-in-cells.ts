import type { ColumnProfile } from './column-profile.ts'
import { normalize } from './normalize.ts'
import type { Table } from './table.ts'

/** "Question 1" with the same text in every row, and "Response 1": the text is what the second header should be. */
export function withQuestionsAsHeaders(table: Table): Table {
  const { headers, profiles } = table
  const asked = new Map<string, { text: string; column: number }>()
  headers.forEach((header, column) => {
    const text = sameText(profiles[column]!)
    if (text && numberOf(header)) asked.set(numberOf(header), { text, column })
  })
  if (asked.size === 0) return table
  return {
    ...table,
    headers: headers.map((header, column) => {
      const question = asked.get(numberOf(header))
      const own = question && normalize(headers[question.column]!) !== normalize(header)
      return own && question.column !== column ? question.text : header
    }),
  }
}

/** The text that all rows hold, with two words or more; empty where they differ. */
const sameText = ({ values }: ColumnProfile) =>
  values.length > 1 && values.every((value) => value === values[0]) && /\S\s+\S/.test(values[0]!)
    ? values[0]!
    : ''

const numberOf = (header: string) => /\d{1,3}$/.exec(header.trim())?.[0] ?? ''
