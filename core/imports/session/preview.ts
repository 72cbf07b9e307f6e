import type { TidiedGuest } from '../../guests/guest.ts'
import { choiceFor, type PeopleChoices, rowKey, workOf } from '../send/import-calls.ts'
import { type Difference, differencesIn, type KnownGuests } from '../send/known-guests.ts'
import type { DuplicateChoice } from '../send/merge-guest.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import type {
  ImportPlan,
  ImportQuestion,
  ImportWarning,
  PlannedGuest,
  PlannedSheet,
  SkippedRow,
} from '../plan/import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import { isBlankRow, shorten } from '../read/cell-text.ts'

/** Which rows of a sheet a page shows: all, or those one kind of thing was noticed about. */
export const rowFilters = ['all', 'guests', 'known', 'left-out', 'notes'] as const
export type RowFilter = (typeof rowFilters)[number]

export interface PreviewPage {
  /** Null: the first sheet that is imported. */
  sheet: string | null
  filter: RowFilter
  /** Rows before the page, and rows on it. */
  from: number
  size: number
}

export interface PreviewSheet extends PlannedSheet {
  /** The first rows that are not blank, shortened: what a header row is chosen from. */
  firstRows: { row: number; text: string }[]
}

export interface PreviewRow {
  row: number
  cells: string[]
  /** Who the row becomes; several people where it names several. */
  guests: (Pick<TidiedGuest, 'name' | 'title' | 'company' | 'email' | 'interviewDate' | 'notes'> & {
    linkedin?: string
  })[]
  duplicateOf: PlannedGuest['duplicateOf'] | null
  /** Null if the row can't become a guest. */
  choice: DuplicateChoice | null
  /** Why the row is left out, unless it is the host who left it out. */
  leftOut: string | null
  notes: Pick<ImportWarning, 'field' | 'message'>[]
}

/** A plan as a screen shows it: what was recognised, how much of what there is, and one page of rows. */
export interface ImportPreview {
  file: string
  /** IANA time zone in which dates were read that name none. */
  timeZone: string
  sheets: PreviewSheet[]
  columns: ImportColumn[]
  questions: ImportQuestion[]
  /** Warnings that are about no row. */
  warnings: ImportWarning[]
  /** Rows something was noticed about, each once: the first of them, and how many there are. */
  checks: { total: number; rows: { sheet: string; row: number; names: string[]; messages: string[] }[] }
  /** Guests of the show of whom the file says something else: the first of them, and how many there are. */
  differing: { total: number; guests: Difference[] }
  counts: {
    /** Without those who aren't coming, unless the host takes them in. */
    guests: number
    /** Guests the show has already. */
    known: number
    create: number
    merge: number
    /** Rows that become no guests: on all sheets, those that the filter shows of one. */
    leftOut: number
    /** Rows among them that the host left out. */
    leftByHost: number
    nameless: number
    severalPeople: number
    photos: number
  }
  page: {
    sheet: string
    filter: RowFilter
    from: number
    total: number
    rows: PreviewRow[]
    /** How many rows each filter shows. */
    filters: Record<RowFilter, number>
  }
}

const checksShown = 12
const differencesShown = 12
const rowsOffered = 15
const sheetsWithRows = 20
const wordsShown = 90
const notesShown = 120

/** `sheets` as they were planned: with the host's corrections in place. */
export function previewOf(
  { plan, sheets, known }: { plan: ImportPlan; sheets: Sheet[]; known: KnownGuests },
  people: PeopleChoices,
  page: PreviewPage,
): ImportPreview {
  const work = workOf(plan.guests, people, known)
  const differing = differencesIn(plan.guests, known)
  const imported = plan.sheets.filter((sheet) => sheet.imported)
  const shown = imported.find(({ name }) => name === page.sheet) ?? imported[0]
  const rows = new Map(imported.map(({ name }) => [name, rowsOf(plan, name, people)]))
  const coming = plan.guests.filter((each) => !each.cancelled || choiceFor(each, people) !== 'skip')
  const leftOut = [...rows.values()].flatMap((entries) => entries.filter(passes['left-out']))
  return {
    file: plan.file,
    timeZone: plan.timeZone,
    sheets: plan.sheets.map((sheet, index) => ({
      ...sheet,
      firstRows: index < sheetsWithRows ? firstRows(sheets.find(({ name }) => name === sheet.name)) : [],
    })),
    columns: plan.columns,
    questions: plan.questions,
    warnings: plan.warnings.filter(({ row }) => row === null),
    checks: checksOf(rows),
    differing: { total: differing.length, guests: differing.slice(0, differencesShown).map(shortDifference) },
    counts: {
      guests: coming.length,
      known: coming.filter(({ duplicateOf }) => duplicateOf).length,
      create: work.create.length,
      merge: work.merge.length,
      leftOut: leftOut.length,
      leftByHost: leftOut.filter((entry) => entry.leftOut === null).length,
      nameless: plan.skipped.filter(({ code }) => code === 'nameless').length,
      severalPeople: rowsOfSeveral(plan.guests),
      photos: work.create.filter(({ guest }) => guest.questionnaire?.photo).length,
    },
    page: pageOf(
      rows.get(shown?.name ?? '') ?? [],
      sheets.find(({ name }) => name === shown?.name),
      page,
    ),
  }
}

const shortDifference = ({ changes, ...who }: Difference): Difference => ({
  ...who,
  changes: changes.map(({ field, now, file }) => ({
    field,
    now: now && shorten(now, notesShown),
    file: shorten(file, notesShown),
  })),
})

function checksOf(rows: ReadonlyMap<string, readonly Entry[]>): ImportPreview['checks'] {
  const noticed = [...rows].flatMap(([sheet, entries]) =>
    entries.filter(passes.notes).map((entry) => ({ sheet, ...entry })),
  )
  return {
    total: noticed.length,
    rows: noticed.slice(0, checksShown).map(({ sheet, row, guests, notes }) => ({
      sheet,
      row,
      names: guests.map(({ name }) => name),
      messages: notes.map(({ message }) => message),
    })),
  }
}

function firstRows(sheet: Sheet | undefined): PreviewSheet['firstRows'] {
  const found: PreviewSheet['firstRows'] = []
  for (const [index, cells] of (sheet?.rows ?? []).entries()) {
    if (found.length === rowsOffered) break
    if (!isBlankRow(cells))
      found.push({ row: index + 1, text: shorten(cells.filter(Boolean).join(' · '), wordsShown) })
  }
  return found
}

function rowsOfSeveral(guests: PlannedGuest[]): number {
  const seen = new Map<string, number>()
  for (const guest of guests) seen.set(rowKey(guest), (seen.get(rowKey(guest)) ?? 0) + 1)
  return [...seen.values()].filter((people) => people > 1).length
}

type Entry = Omit<PreviewRow, 'cells'>

function rowsOf({ guests, skipped, warnings }: ImportPlan, sheet: string, people: PeopleChoices): Entry[] {
  const entries = new Map<number, Entry>()
  const entryOf = (row: number) => {
    const found = entries.get(row)
    if (found) return found
    const entry: Entry = { row, guests: [], duplicateOf: null, choice: null, leftOut: null, notes: [] }
    entries.set(row, entry)
    return entry
  }
  for (const planned of guests) {
    if (planned.sheet !== sheet) continue
    const { name, title, company, email, interviewDate, notes, socialLinks } = planned.guest
    const linkedin = socialLinks?.linkedin
    const entry = entryOf(planned.row)
    entry.guests.push({
      name,
      ...(title && { title }),
      ...(company && { company }),
      ...(email && { email }),
      ...(linkedin && { linkedin }),
      ...(interviewDate && { interviewDate }),
      ...(notes && { notes: shorten(notes, notesShown) }),
    })
    entry.duplicateOf ??= planned.duplicateOf ?? null
    addChoice(entry, planned, choiceFor(planned, people))
  }
  for (const skip of skipped) if (skip.sheet === sheet) addSkip(entryOf(skip.row), skip)
  for (const { row, field, message, ...where } of warnings)
    if (row !== null && where.sheet === sheet) entryOf(row).notes.push({ field, message })
  return [...entries.values()].sort((a, b) => a.row - b.row)
}

/** Of several people in a row one may have cancelled; then the row is still a guest's. */
function addChoice(entry: Entry, { guest, cancelled }: PlannedGuest, choice: DuplicateChoice) {
  const said = choice === 'skip' ? cancelled : undefined
  const note = (name: string, message: string) =>
    entry.notes.push({ field: null, message: `${name}: ${message}` })
  if (said && entry.choice !== null && entry.leftOut === null) return void note(guest.name, said)
  if (!said && entry.leftOut !== null) note(entry.guests[0]!.name, entry.leftOut)
  entry.choice = choice
  entry.leftOut = said ?? null
}

/** One of several people in a row may be a duplicate; then the row is still a guest's. */
function addSkip(entry: Entry, { reason, text }: SkippedRow) {
  if (entry.guests.length > 0) entry.notes.push({ field: null, message: `${text}: ${reason}` })
  else entry.leftOut = reason
}

const passes: Record<RowFilter, (row: Entry) => boolean> = {
  all: () => true,
  guests: ({ guests, duplicateOf }) => guests.length > 0 && !duplicateOf,
  known: ({ duplicateOf }) => duplicateOf !== null,
  'left-out': ({ leftOut, choice, duplicateOf }) => leftOut !== null || (choice === 'skip' && !duplicateOf),
  notes: ({ notes }) => notes.length > 0,
}

function pageOf(rows: Entry[], sheet: Sheet | undefined, { filter, from, size }: PreviewPage) {
  const shown = rows.filter(passes[filter])
  const start = Math.max(0, Math.min(from, Math.floor((shown.length - 1) / size) * size))
  return {
    sheet: sheet?.name ?? '',
    filter,
    from: start,
    total: shown.length,
    rows: shown
      .slice(start, start + size)
      .map((entry) => ({ ...entry, cells: sheet?.rows[entry.row - 1] ?? [] })),
    filters: Object.fromEntries(rowFilters.map((name) => [name, rows.filter(passes[name]).length])) as Record<
      RowFilter,
      number
    >,
  }
}
