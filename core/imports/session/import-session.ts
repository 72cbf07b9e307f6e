import type { ExportedFile } from '../../contract/file.ts'
import { leftOutRows } from '../send/left-out-rows.ts'
import {
  callsOf,
  guestsIn,
  type ImportCall,
  leftOutSummary,
  type PeopleChoices,
  rowsLeftOut,
  workOf,
} from '../send/import-calls.ts'
import { type KnownGuests, knownGuests } from '../send/known-guests.ts'
import type { MergedFields } from '../send/merge-guest.ts'
import { browserLimits, type ImportLimits } from '../read/import-limits.ts'
import type { ImportOptions, ImportPlan, KnownGuest } from '../plan/import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'
import { planSheets, withEdits } from '../plan/plan-import.ts'
import { type ImportPreview, type PreviewPage, previewOf } from './preview.ts'
import { type ImportFile, readSheets } from '../read/read-sheets.ts'

/** What a host decided about a file: how it is read, and what becomes of the people in it. */
export interface ImportChoices {
  reading: Omit<ImportOptions, 'existing' | 'limits'>
  people: PeopleChoices
}

/** One call of an import, and how many there are. */
interface NumberedCall {
  call: ImportCall
  calls: number
  /** Guests of all calls. */
  guests: number
  /** In which dates of the file were read. */
  timeZone: string
  /** What the history stores about rows that become no guests. */
  leftOut: ReturnType<typeof leftOutSummary>
}

/** A file being imported: read once, planned again with every choice, shown page by page and sent call by call. */
export interface ImportSession {
  /** Adds guests of the show, among whom duplicates are looked for; of whole ones, what rows say otherwise is shown. */
  addExisting(guests: readonly (KnownGuest | (MergedFields & { id: number }))[]): Promise<void>
  /** Throws ImportError. */
  preview(choices: ImportChoices, page: PreviewPage): Promise<ImportPreview>
  /** Null behind the last call. */
  call(choices: ImportChoices, index: number): Promise<NumberedCall | null>
  /** The rows that become no guests, as a file. */
  leftOut(choices: ImportChoices): Promise<ExportedFile>
}

export function openImportSession(file: ImportFile, limits: ImportLimits = browserLimits): ImportSession {
  const existing: KnownGuest[] = []
  let sheets: Sheet[] | undefined
  let last: { key: string; plan: ImportPlan; edited: Sheet[]; known: KnownGuests } | undefined

  const planFor = async ({ edits, ...reading }: ImportChoices['reading']) => {
    sheets ??= prepareSheets(await readSheets(file, limits))
    const key = JSON.stringify([edits, reading, existing.length])
    if (last?.key === key) return last
    const edited = sheets.map((sheet) => withEdits(sheet, edits))
    const plan = planSheets(file.name, edited, { ...reading, existing })
    return (last = { key, edited, plan, known: knownGuests(existing, plan.timeZone) })
  }
  const sendingFor = async ({ reading, people }: ImportChoices) => {
    const { plan, known } = await planFor(reading)
    const work = workOf(plan.guests, people, known)
    const { timeZone } = plan
    return { calls: callsOf(work), timeZone, rows: rowsLeftOut(plan, work.left) }
  }
  let sending: { key: string; made: Awaited<ReturnType<typeof sendingFor>> } | undefined

  return {
    async addExisting(guests) {
      existing.push(...guests)
    },
    async preview({ reading, people }, page) {
      const { plan, edited, known } = await planFor(reading)
      return previewOf({ plan, sheets: edited, known }, people, page)
    },
    async call(choices, index) {
      const key = JSON.stringify([choices, existing.length])
      if (sending?.key !== key) sending = { key, made: await sendingFor(choices) }
      const { calls, timeZone, rows } = sending.made
      const call = calls[index]
      if (!call) return null
      const guests = calls.reduce((sum, each) => sum + guestsIn(each), 0)
      return { call, calls: calls.length, guests, timeZone, leftOut: leftOutSummary(rows) }
    },
    async leftOut(choices) {
      return leftOutRows(file.name, (await sendingFor(choices)).rows)
    },
  }
}
