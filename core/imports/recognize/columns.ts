import { columnLabel, shorten } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { withoutNamespaces, withoutNumbering } from './asked-in-cells.ts'
import { assignColumns } from './assign-columns.ts'
import { isColumn } from './column-key.ts'
import type { ColumnProfile } from './column-profile.ts'
import { findContacts } from './contact-columns.ts'
import { withPartsAsHeaders } from './header-parts.ts'
import { tellOwnersApart } from './header-owners.ts'
import type { Header } from './header-row.ts'
import { type ColumnMap, type DatedTarget, datedTargets, type ImportColumn } from './import-column.ts'
import { findInterviewDates } from './interview-dates.ts'
import { findInterviewTimes } from './interview-times.ts'
import { leaveTitlesOut, settleNames } from './name-columns.ts'
import { findNotes } from './note-columns.ts'
import { findPeopleInTitles } from './people-in-titles.ts'
import { findPersonGroups, numberedOthers } from './person-groups.ts'
import { settleClearColumns } from './settled-columns.ts'
import { findStatus } from './status-column.ts'
import { type ColumnGuess, found, leftOut, type Table, toTable } from './table.ts'

const sampleLength = 80
const samplesShown = 3

/** What each column of a sheet holds: as the host chose, else by its header, else by its values. */
export function recognizeColumns(
  sheet: Sheet,
  header: Header,
  map: ColumnMap = {},
  remembered: ColumnMap = {},
): ImportColumn[] {
  const table = toTable(sheet, header)
  const { table: asked, others: ofOthers } = tellOwnersApart(
    withPartsAsHeaders(withoutNamespaces(withoutNumbering(table))),
  )
  const mappings = table.headers.map(
    (text, column) => mapped(text, column, map, 'chosen') ?? mapped(text, column, remembered, 'remembered'),
  )
  const others = numberedOthers(asked, mappings)
  const chosen = mappings.map((guess, column) => {
    if (guess) return guess
    if (ofOthers.has(column)) return leftOut('other-person')
    return others.has(column) ? leftOut('other-subject') : null
  })
  const groups = findPersonGroups(asked, chosen)
  if (!groups) {
    const guesses = recognizePerson(asked, chosen, header.row === null)
    return guesses.map((guess, index) => toColumn(guess, index, table))
  }
  const { persons, headers } = groups
  const guesses: ColumnGuess[] = []
  for (const person of new Set([...persons].map((person) => person ?? 0))) {
    const own = (column: number) => (persons[column] ?? 0) === person
    const view = { ...asked, headers: headers.map((text, column) => (own(column) ? text : '')) }
    view.profiles = table.profiles.map((profile, column) => (own(column) ? profile : emptyProfile(profile)))
    const given = chosen.map((guess, column) => (own(column) ? guess : leftOut('other-column')))
    recognizePerson(view, given, false).forEach((guess, column) => {
      if (own(column)) guesses[column] = guess
    })
  }
  return guesses.map((guess, index) => {
    const person = persons[index]
    return { ...toColumn(guess, index, table), ...(typeof person === 'number' && { person }) }
  })
}

/** Columns about one person. */
function recognizePerson(table: Table, chosen: (ColumnGuess | null)[], headerless: boolean): ColumnGuess[] {
  const guessed = assignColumns(table, chosen, headerless)
  const guesses = table.headers.map((_, column) => chosen[column] ?? guessed[column]!)
  settleNames(guesses, table, chosen)
  findPeopleInTitles(guesses, table, chosen, headerless)
  leaveTitlesOut(guesses, table, chosen)
  settleClearColumns(guesses, table)
  findContacts(guesses, table)
  findInterviewDates(guesses, table)
  findInterviewTimes(guesses, table)
  findStatus(guesses, table)
  findNotes(guesses, table)
  return guesses
}

const emptyProfile = (profile: ColumnProfile): ColumnProfile => ({
  ...profile,
  filled: 0,
  fill: 0,
  values: [],
  texts: [],
  person: 0,
})

const toColumn = (
  { field, confidence, code, reason, also, frame, rivals, dateOrder, ambiguousDate, zoneColumn }: ColumnGuess,
  index: number,
  table: Table,
): ImportColumn => ({
  sheet: table.sheet.name,
  index,
  header: table.headers[index] || columnLabel(index),
  field,
  confidence,
  code,
  reason,
  samples: table.profiles[index]!.values.slice(0, samplesShown).map((sample) =>
    shorten(sample, sampleLength),
  ),
  ...(also && also.length > 0 && { also }),
  ...(frame && { frame }),
  ...(rivals && rivals.length > 0 && { rivals }),
  ...(dateOrder && { dateOrder }),
  ...(ambiguousDate && { ambiguousDate }),
  ...(zoneColumn !== undefined && { zoneColumn }),
})

function mapped(
  header: string,
  column: number,
  map: ColumnMap,
  code: 'chosen' | 'remembered',
): ColumnGuess | null {
  for (const [key, target] of Object.entries(map)) {
    if (!isColumn(key, header, column)) continue
    if (target === 'ignore') return { ...leftOut(code), confidence: 1 }
    if (isDated(target)) return { ...found('interviewDate', 1, code), dateOrder: datedTargets[target] }
    return found(target, 1, code)
  }
  return null
}

const isDated = (target: string): target is DatedTarget => target in datedTargets
