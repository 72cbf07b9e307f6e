import { isBlankRow } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { findHeaderRow, usualWidth } from '../recognize/header-row.ts'
import { looksLikeJob } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { areNames, isPerson, isPersonLine, splitName, withoutContacts } from '../recognize/name-lines.ts'
import { strongPattern } from '../recognize/split-role.ts'

const mostFilled = 2

/**
 * "Wish list" over lines that begin with names, as a header of these names, what they do, and what else is noted; a list of
 * sponsors or of the crew stays as it is.
 */
export function headLists(sheet: Sheet): Sheet {
  const at = sheet.rows.findIndex((row) => !isBlankRow(row))
  const [title = '', ...others] = (sheet.rows[at] ?? []).filter(Boolean)
  const isOfOthers = [title, sheet.name].some((text) => matchHeader(text)?.kind === 'other')
  if (!title || others.length > 0 || isOfOthers || isPerson(title) || isPersonLine(title)) return sheet
  if (usualWidth(sheet) > mostFilled || findHeaderRow(sheet) !== null) return sheet
  const column = sheet.rows[at]!.indexOf(title)
  const lines = sheet.rows.slice(at + 1).flatMap((row) => withDash(row[column] ?? '') || [])
  if (!areNames(lines)) return sheet
  const width = Math.max(...sheet.rows.map((row) => row.length))
  return {
    ...sheet,
    rows: sheet.rows.map((row, index) => {
      const [name, ...said] = index === at ? ['Guest', 'Role', 'Notes'] : toParts(withDash(row[column] ?? ''))
      const cells = Array.from({ length: width }, (_, place) =>
        place === column ? name! : (row[place] ?? ''),
      )
      return [...cells, ...said]
    }),
  }
}

const withDash = (line: string) => line.replaceAll(/ (?:[-=]>|→) /g, ' – ')

/** A name, what somebody does, and what is noted of them, as which anything else counts: "Ana Ruiz - write to her". */
function toParts(line: string): string[] {
  const said = withoutContacts(line) === line ? splitName(line) : null
  if (!said) return [line, '', '']
  const [first = '', ...others] = said.rest.split(strongPattern)
  const [role, ...more] = first.split(/, /)
  return looksLikeJob(role!)
    ? [said.name, role!, [...more, ...others].join(', ')]
    : [said.name, '', [first, ...others].join(', ')]
}
