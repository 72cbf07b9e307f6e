import { ImportError, noGuestsText } from '../read/import-error.ts'
import { hasGivenName, isPersonName, wordsOf } from '../recognize/looks-like.ts'
import { findHeaderRow, readHeader } from '../recognize/header-row.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { isCalledCancelled } from '../recognize/sheets-of-cancelled.ts'
import { areOfFirms, isCalledAfterFirms } from '../recognize/sheets-of-firms.ts'
import { isOfPeople } from './are-people.ts'
import { signatureOf } from './header-signature.ts'
import { wasLeftOut } from './remembered.ts'
import type { ImportOptions, ImportWarning, PlannedGuest, PlannedSheet } from './import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import { isBlankRow } from '../read/cell-text.ts'

const guestsLookedAt = 400
const enoughScore = 0.5
/** Where the header says "Guest". */
const saidScore = 0.25

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
  const header = findHeaderRow(sheet)
  const signature = header === null ? null : signatureOf(readHeader(sheet, header))
  const reason = sheet.hidden ? 'Hidden' : rows < 2 ? 'Fewer than two rows' : 'Not chosen'
  return { name: sheet.name, rows, headerRow: null, imported: false, signature, reason }
}

/** The sheets that the host didn't leave out last time; all of them if that were none. */
export function keepSheetsChosen<T extends SheetWithGuests>(plans: T[], { remembered }: ImportOptions): T[] {
  const kept = plans.filter(({ sheet }) => !wasLeftOut(sheet, remembered))
  if (kept.length === 0) return plans
  for (const { sheet } of plans.filter((plan) => !kept.includes(plan))) {
    sheet.imported = false
    sheet.reason = 'As you chose last time'
  }
  return kept
}

export interface SheetWithGuests {
  sheet: PlannedSheet
  columns: ImportColumn[]
  guests: PlannedGuest[]
}

/**
 * Notes, lists and companies share a workbook with the guests. Where some sheets have a header and mostly people,
 * only those count; else those with a header; else all.
 */
export function keepSheetsOfPeople<T extends SheetWithGuests>(plans: T[]): T[] {
  const headed = plans.filter(({ sheet, guests }) => sheet.headerRow !== null && guests.length > 0)
  const people = plans.filter(
    ({ guests, columns }) =>
      shareOfPeople(guests) >=
      (columns.some(({ field, header }) => field === 'name' && isOfPeople(header)) ? saidScore : enoughScore),
  )
  const both = headed.filter((plan) => people.includes(plan))
  const kept = [both, headed, people, plans].find((choice) => choice.length > 0)!
  for (const { sheet, guests } of plans.filter((plan) => !kept.includes(plan))) {
    sheet.imported = false
    sheet.reason = guests.length > 0 ? 'Does not look like a list of people' : 'No guests found'
  }
  return kept
}

/** Who sponsors a show, or works for a firm it deals with, is in a sheet next to the guests. Alone, only the host knows. */
export const leaveFirmsOut = <T extends SheetWithGuests>(plans: T[]) =>
  leaveSheetsOut(
    plans,
    ({ sheet, columns }) => isCalledAfterFirms(sheet.name) || areOfFirms(columns),
    'to list sponsors, companies or customers',
  )

/** "Annulés", "Abgesagt 2026": who isn't coming has a sheet next to the guests. Alone, only the host knows. */
export const leaveCancelledOut = <T extends SheetWithGuests>(plans: T[]) =>
  leaveSheetsOut(plans, ({ sheet }) => isCalledCancelled(sheet.name), 'to list who isn’t coming')

/** Without the sheets that something says aren't of guests, unless no guests would be left. `seems`: what they seem. */
export function leaveSheetsOut<T extends SheetWithGuests>(
  plans: T[],
  isOther: (plan: T) => boolean,
  seems: string,
): { kept: T[]; warnings: ImportWarning[] } {
  const others = plans.filter((plan) => isOther(plan) && !isCalledAfterGuest(plan))
  const kept = plans.filter((plan) => !others.includes(plan))
  if (others.length === 0 || !kept.some(({ guests }) => guests.length > 0))
    return { kept: plans, warnings: [] }
  for (const { sheet } of others) {
    sheet.imported = false
    sheet.reason = `Seems ${seems}`
  }
  const message = `This sheet is left out, because it seems ${seems}. Choose it too if they are guests`
  return {
    kept,
    warnings: others.map(({ sheet }) => ({ sheet: sheet.name, row: null, field: null, message })),
  }
}

/** "Staffan Lind": a sheet for each guest is called after them, whatever their names begin with. */
const isCalledAfterGuest = ({ sheet, guests }: SheetWithGuests) => {
  const called = wordsOf(sheet.name)
  return guests.some(({ guest }) => {
    const own = wordsOf(guest.name)
    return called.length > 0 && called.every((word) => own.includes(word))
  })
}

function shareOfPeople(guests: PlannedGuest[]): number {
  const looked = guests.slice(0, guestsLookedAt)
  const people = looked.filter(({ guest }) => isPersonName(guest.name) || hasGivenName(guest.name))
  return looked.length === 0 ? 0 : people.length / looked.length
}
