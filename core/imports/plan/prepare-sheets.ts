import { fillGroups } from './fill-groups.ts'
import { leaveFillersOut } from './leave-fillers-out.ts'
import { headLists } from './head-lists.ts'
import { layBoardOut } from './read-boards.ts'
import { layCardsOut } from './read-cards.ts'
import { layGridOut } from './read-grids.ts'
import { openQuestions } from './open-questions.ts'
import { realignRows } from './realign-rows.ts'
import { keepMarkedSpeakers } from './marked-speakers.ts'
import { nameSlugs } from './name-slugs.ts'
import { splitColumns } from './split-columns.ts'
import { joinHeaders, leaveCodesOut, splitTables } from './split-tables.ts'
import { openMarkup } from '../read/markup.ts'
import { nameAttendees, nameRelations, openLists } from '../read/relation-cells.ts'
import type { Sheet } from '../read/sheet.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { findHeaderRow } from '../recognize/header-row.ts'
import { isDate, isPersonName, isPhone } from '../recognize/looks-like.ts'
import { beginsWithName } from '../recognize/name-lines.ts'
import { isEmail, isUrl } from '../read/addresses.ts'

const maxFields = 40
const leastFields = 3
const clearScore = 0.7

/** Sheets as they are read: of authors those who speak, parts of web pages as their text, groups in each of their rows, questions over their answers, relations by their names, cards and the cells of boards and timetables with a row each, people in columns turned upright, and slugs as names. */
export const prepareSheets = (sheets: Sheet[]): Sheet[] =>
  inTables(sheets.map(keepMarkedSpeakers).map(openMarkup).map(leaveCodesOut).map(joinHeaders))
    .map(fillGroups)
    .map(realignRows)
    .map(openQuestions)
    .map(openLists)
    .map(nameRelations)
    .map(nameAttendees)
    .map(layCardsOut)
    .map(layBoardOut)
    .map(layGridOut)
    .map(turnUpright)
    .map(headLists)
    .map(nameSlugs)
    .map(leaveFillersOut)

/** The first table of each sheet, and behind all of them those that are below, so that sheets keep their places. */
function inTables(sheets: Sheet[]): Sheet[] {
  const tables = sheets.map((sheet) => splitColumns(sheet).flatMap(splitTables))
  return [...tables.map(([first]) => first!), ...tables.flatMap(([, ...others]) => others)]
}

/** A sheet whose first column holds what are headers elsewhere, with rows for its columns. */
function turnUpright(sheet: Sheet): Sheet {
  const rows = sheet.rows.filter((row) => row.some(Boolean))
  if (rows.length < 2 || rows.length > maxFields) return sheet
  const isLabelled = rows.length >= leastFields && isTransposed(sheet, rows)
  if (!isLabelled && !isTransposedByValues(rows)) return sheet
  const width = Math.max(...rows.map((row) => row.length))
  const links = Object.fromEntries(
    Object.entries(sheet.links).map(([place, link]) => [place.split(':').toReversed().join(':'), link]),
  )
  return {
    ...sheet,
    transposed: true,
    links,
    // A title says nothing about a person
    rows: Array.from({ length: width }, (_, column) =>
      sheet.rows.map((row) => (row.slice(1).some(Boolean) ? (row[column] ?? '') : '')),
    ),
  }
}

function isTransposed(sheet: Sheet, rows: string[][]): boolean {
  const first = rows.map(([cell = '']) => cell)
  const fields = new Set(fieldsOf(first))
  const named = fields.has('name') || fields.has('firstName') || fields.has('lastName')
  const known = first.filter((cell) => (matchHeader(cell)?.score ?? 0) >= clearScore).length
  if (!named || fields.size < 2 || known < Math.max(leastFields, rows.length * 0.4)) return false
  const headerRow = findHeaderRow(sheet)
  const across = headerRow === null ? [] : fieldsOf(sheet.rows[headerRow]!)
  return new Set(across).size < fields.size && rows.some((row) => row.slice(1).some(isOfPerson))
}

const leastPeople = 2
const maxShare = 0.7

/** Names share a row, and so do addresses or dates; in other lists they share a column. */
function isTransposedByValues(rows: string[][]): boolean {
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => rows.slice(1).map((row) => row[column] ?? ''))
  const across = rows.map(([, ...others]) => others)
  const areMost = (cells: string[], test: (cell: string) => boolean) => {
    const filled = cells.filter(Boolean)
    return filled.length >= leastPeople && filled.filter(test).length >= filled.length * maxShare
  }
  return (
    across.some((cells) => areMost(cells, isAboutPerson)) &&
    across.some((cells) => areMost(cells, isPlain)) &&
    !columns.some((cells) => areMost(cells, isAboutPerson) || areMost(cells, isPlain)) &&
    areMost(
      rows.map(([first = '']) => first),
      (cell) => !isPersonName(cell) && !isPlain(cell),
    )
  )
}

const isAboutPerson = (cell: string) => beginsWithName(cell) && matchHeader(cell) === null

/** What cannot be mistaken for a text. */
const isPlain = (cell: string) => isEmail(cell) || isPhone(cell) || isUrl(cell) || isDate(cell)

const fieldsOf = (cells: string[]) =>
  cells.flatMap((cell) => {
    const match = matchHeader(cell)
    return match && match.field !== 'ignore' && match.score >= clearScore ? [match.field] : []
  })

const isOfPerson = (cell: string) => isPersonName(cell) || isEmail(cell) || isPhone(cell)
