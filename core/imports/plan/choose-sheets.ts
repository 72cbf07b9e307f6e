import { ImportError, noGuestsText } from '../read/import-error.ts'
import { hasGivenName, isPersonName } from '../recognize/looks-like.ts'
import type { ImportOptions, PlannedGuest, PlannedSheet } from './import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import { isBlankRow } from '../read/cell-text.ts'

const guestsLookedAt = 400
const enoughScore = 0.5

/** The sheets to read: those the host chose, else all that show and hold two rows. Throws ImportError. */
export function chooseSheets(sheets: Sheet[], { sheet: wanted }: ImportOptions): Sheet[] {
  if (wanted !== undefined) return [wanted].flat().map((one) => findSheet(sheets, one))
  const usable = sheets.filter((sheet) => !sheet.hidden && countRows(sheet) >= 2)
  if (usable.length === 0) throw new ImportError('no_guests', noGuestsText)
  return usable
}

function findSheet(sheets: Sheet[], wanted: string | number): Sheet {
  const chosen = sheets.find(({ name }) => name === wanted) ?? sheets[Number(wanted) - 1]
  if (chosen) return chosen
  throw new ImportError('no_such_sheet', `There is no sheet “${wanted}” in this file.`)
}

export const countRows = (sheet: Sheet) => sheet.rows.filter((row) => !isBlankRow(row)).length

export function leftOut(sheet: Sheet): PlannedSheet {
  const rows = countRows(sheet)
  const reason = sheet.hidden ? 'Hidden' : rows < 2 ? 'Fewer than two rows' : 'Not chosen'
  return { name: sheet.name, rows, headerRow: null, imported: false, signature: null, reason }
}

interface SheetWithGuests {
  sheet: PlannedSheet
  guests: PlannedGuest[]
}

/**
 * Notes, lists and companies share a workbook with the guests. Where some sheets have a header and mostly people,
 * only those count; else those with a header; else all.
 */
export function keepSheetsOfPeople<T extends SheetWithGuests>(plans: T[]): T[] {
  const headed = plans.filter(({ sheet, guests }) => sheet.headerRow !== null && guests.length > 0)
  const people = plans.filter(({ guests }) => shareOfPeople(guests) >= enoughScore)
  const both = headed.filter((plan) => people.includes(plan))
  const kept = [both, headed, people, plans].find((choice) => choice.length > 0)!
  for (const { sheet, guests } of plans.filter((plan) => !kept.includes(plan))) {
    sheet.imported = false
    sheet.reason = guests.length > 0 ? 'Does not look like a list of people' : 'No guests found'
  }
  return kept
}

function shareOfPeople(guests: PlannedGuest[]): number {
  const looked = guests.slice(0, guestsLookedAt)
  const people = looked.filter(({ guest }) => isPersonName(guest.name) || hasGivenName(guest.name))
  return looked.length === 0 ? 0 : people.length / looked.length
}
