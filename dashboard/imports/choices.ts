import type { ImportChoices } from '@cueroom/core/imports/session/import-session.ts'
import { rowKey } from '@cueroom/core/imports/send/import-calls.ts'
import type { DuplicateChoice } from '@cueroom/core/imports/send/merge-guest.ts'
import type { CellEdit, QuestionChoice } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ColumnTarget } from '@cueroom/core/imports/recognize/import-column.ts'

/** Initial choices: the file is read as recognized, and existing guests stay unchanged. */
export const noChoices: ImportChoices = { reading: {}, people: { onDuplicate: 'skip' } }

type ChangeChoices = (make: (choices: ImportChoices) => ImportChoices) => void

/** The decisions a host can make about a file, each as one change of the choices. */
export function choiceActions(change: ChangeChoices) {
  const read = (make: (reading: ImportChoices['reading']) => ImportChoices['reading']) =>
    change(({ reading, people }) => ({ reading: { ...reading, ...make(reading) }, people }))
  const decide = (make: (people: ImportChoices['people']) => Partial<ImportChoices['people']>) =>
    change(({ reading, people }) => ({ reading, people: { ...people, ...make(people) } }))
  return {
    mapColumn: (header: string, field: ColumnTarget) =>
      read(({ map }) => ({ map: { ...map, [header]: field } })),
    nameNameless: (nameNameless: boolean) => read(() => ({ nameNameless })),
    splitPeople: (splitPeople: boolean) => read(() => ({ splitPeople })),
    answer: ({ map, ...options }: QuestionChoice['options']) =>
      read((reading) => ({ ...options, map: { ...reading.map, ...map } })),
    chooseSheets: (sheet: string[]) => read(() => ({ sheet })),
    chooseHeaderRow: (sheet: string, row: number | 'none') =>
      read(({ headerRow }) => ({ headerRow: { ...(headerRow as object), [sheet]: row } })),
    editCell: (edit: CellEdit) =>
      read(({ edits = [] }) => ({ edits: [...edits.filter((other) => !isSameCell(edit, other)), edit] })),
    onDuplicate: (onDuplicate: DuplicateChoice) =>
      decide(({ rows }) => ({ onDuplicate, rows: leftByHost(rows) })),
    chooseRow: (where: { sheet: string; row: number }, choice: DuplicateChoice) =>
      decide(({ rows }) => ({ rows: { ...rows, [rowKey(where)]: choice } })),
  }
}

/** Of the choices for single rows, those that leave a row out: a choice for all guests who are in the show doesn't bring it back. */
const leftByHost = (rows: ImportChoices['people']['rows'] = {}) =>
  Object.fromEntries(Object.entries(rows).filter(([, choice]) => choice === 'skip'))

export type ChoiceActions = ReturnType<typeof choiceActions>

const isSameCell = (a: CellEdit, b: CellEdit) =>
  a.sheet === b.sheet && a.row === b.row && a.column === b.column

/** The host's correction of a cell; undefined if unchanged. */
export const editedCell = ({ reading }: ImportChoices, cell: Omit<CellEdit, 'value'>): string | undefined =>
  reading.edits?.find((edit) => isSameCell(edit, { ...cell, value: '' }))?.value
