import { type GuestField, guestFields } from '../../guests/guest-fields.ts'
import type { DateOrder } from './read-date.ts'
import type { TitleFrame } from './title-frames.ts'

const withoutName = guestFields.filter((field): field is Exclude<GuestField, 'name'> => field !== 'name')

/** What a column can be imported as. */
export const importFields = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  ...withoutName,
  'photo',
  'interviewDate',
  'interviewTime',
  'episodeStatus',
  'notes',
] as const
export type ImportField = (typeof importFields)[number]

/** An interview date whose order of day and month the host has chosen. */
export const datedTargets = {
  'interviewDate-day-first': 'day-first',
  'interviewDate-month-first': 'month-first',
} as const satisfies Record<string, DateOrder>
export type DatedTarget = keyof typeof datedTargets

/** What a host can choose for a column. */
export const columnTargets = [
  ...importFields,
  ...(Object.keys(datedTargets) as DatedTarget[]),
  'ignore',
] as const
export type ColumnTarget = (typeof columnTargets)[number]

/** The host's choice of columns, by header text or by label (`Column C`), ignoring case. */
export type ColumnMap = Record<string, ColumnTarget>

/** Why a column is imported as it is, or not at all. */
export type ColumnCode =
  | 'chosen'
  | 'remembered'
  | 'header'
  | 'values'
  | 'unrecognized'
  | 'other-column'
  | 'other-subject'
  | 'other-person'
  | 'salutation'
  | 'talk'

/** Whether a column is read as the time zone of an interview date. */
export const isZoneColumn = ({ sheet, index }: ImportColumn, columns: readonly ImportColumn[]) =>
  columns.some((column) => column.sheet === sheet && column.zoneColumn === index)

export interface ImportColumn {
  sheet: string
  /** From 0. */
  index: number
  /** The header's text, or `Column C` if it has none. */
  header: string
  /** Null: not imported. */
  field: ImportField | null
  /** Which person of a row the column is about, from 0, where rows name several in columns of their own; none: all of them. */
  person?: number
  /** 0 to 1. Below 0.9 the host should look at it. */
  confidence: number
  code: ColumnCode
  /** The same as `code`, for people. */
  reason: string
  /** The first few values, shortened. */
  samples: string[]
  /** Further fields that the same cells hold, as under "Name / Title". */
  also?: ImportField[]
  /** Of names inside titles: where in the titles they are. */
  frame?: TitleFrame
  /** Of names that only their values gave away: the columns from 0 that hold people as plainly. */
  rivals?: number[]
  /** Of an interview date: what comes first in "03/04/2026", where the sheet or the host says it. */
  dateOrder?: DateOrder | 'unsure'
  /** Of an interview date whose order no date of the sheet shows: the first cell that can be read in two ways. */
  ambiguousDate?: string
  /** Of an interview date: the column from 0 that holds its time zone. */
  zoneColumn?: number
}
