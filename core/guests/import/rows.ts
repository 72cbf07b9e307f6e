import { NewGuest } from '../guest.ts'
import { findEmail, findLinkedin, isSalutation, isUrl, words } from './looks-like.ts'
import type {
  ImportColumn,
  ImportField,
  ImportWarning,
  PlannedGuest,
  Sheet,
  SkippedRow,
} from './plan-shapes.ts'
import { isPlaceholder, oneLine, shorten } from './text.ts'

export type RowsResult = { guests: PlannedGuest[]; skipped: SkippedRow[]; warnings: ImportWarning[] }
/** A row's values by field; a field with several columns has several. */
export type RowValues = Partial<Record<ImportField, string[]>>
type Warn = (field: ImportField | null, message: string) => void

const FOOTER =
  /^(?:(?:grand )?total\b|(?:sum|summe|count|page|source|updated|generated|exported|printed)\s*(?:$|:|\d|by\b|on\b|at\b))/i
const SCHEME = /^(?:mailto:|tel:)/i

/** Every row under the header as a guest, or with the reason why it is none. */
export function readRows(
  sheet: Sheet,
  headerRow: number | null,
  columns: ImportColumn[],
  options: { nameNameless?: boolean | undefined },
  byPosition?: (cells: string[]) => RowValues,
): RowsResult {
  const result: RowsResult = { guests: [], skipped: [], warnings: [] }
  const ordered = [...columns].sort((a, b) => b.confidence - a.confidence || a.index - b.index)
  const lastFirst = isLastFirst(sheet, headerRow, columns)
  const header = headerRow === null ? [] : sheet.rows[headerRow]!
  for (let row = (headerRow ?? -1) + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row]!
    if (cells.every((cell) => cell === '' || isPlaceholder(cell))) continue
    const where = { sheet: sheet.name, row: row + 1 }
    const skip = (code: SkippedRow['code'], reason: string) =>
      result.skipped.push({ ...where, code, reason, text: shorten(cells.filter(Boolean).join(' · '), 80) })
    const values = byPosition ? byPosition(cells) : rowValues(sheet, row, ordered)
    const name = nameOf(values, lastFirst)
    if (repeatsHeader(cells, header)) skip('repeated-header', 'Repeats the header')
    else if (isFooter(cells, name)) skip('footer', 'Not a guest: a total or a note')
    else if (!isName(name) && !options.nameNameless) skip('nameless', 'No name in this row')
    else {
      const warn: Warn = (field, message) => result.warnings.push({ ...where, field, message })
      result.guests.push({ ...where, guest: toGuest(isName(name) ? name : `Guest ${row + 1}`, values, warn) })
    }
  }
  return result
}

/** `columns`: the surest first, since the first filled one counts. */
function rowValues(sheet: Sheet, row: number, columns: ImportColumn[]): RowValues {
  const values: RowValues = {}
  const add = (field: ImportField, value: string) => (values[field] ??= []).push(value)
  for (const { field, index } of columns) {
    if (!field) continue
    const cell = sheet.rows[row]![index] ?? ''
    const link = sheet.links[`${row}:${index}`]
    if (link && /^mailto:/i.test(link)) add('email', decodeLink(link))
    else if (link && findLinkedin(link) && field !== 'linkedin') add('linkedin', link)
    if (cell === '' || isPlaceholder(cell)) continue
    const address = field === 'website' || field === 'photo' || field === 'linkedin' || field === 'social'
    add(field, address && link && !isUrl(cell) ? link : cell)
  }
  return values
}

function decodeLink(link: string): string {
  const address = link.replace(/^mailto:/i, '').replace(/\?.*$/s, '')
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** "Last, First" is decided for the whole column: one comma in one cell may be anything. */
function isLastFirst(sheet: Sheet, headerRow: number | null, columns: ImportColumn[]): boolean {
  const column = columns.find(({ field }) => field === 'name')?.index
  if (column === undefined) return false
  const names = sheet.rows.slice((headerRow ?? -1) + 1, 400).flatMap((row) => row[column] || [])
  const swapped = names.filter((name) => {
    const parts = name.split(',')
    return (
      parts.length === 2 && parts.every((part) => words(part) >= 1 && words(part) <= 3) && !/\d/.test(name)
    )
  })
  return names.length > 1 && swapped.length >= names.length * 0.7
}

function nameOf(values: RowValues, lastFirst: boolean): string {
  const whole = oneLine(values.name?.[0] ?? '')
    .replace(/<[^<>]*>/g, '')
    .trim()
  if (whole) return lastFirst ? whole.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1') : whole
  return oneLine([values.firstName?.[0], values.lastName?.[0]].filter(Boolean).join(' '))
}

const isName = (name: string) =>
  /\p{L}/u.test(name) && !isSalutation(name) && !isUrl(name) && !/^\S+@\S+$/.test(name)

/** A total or a note stands alone in its row, or nearly. */
const isFooter = (cells: string[], name: string) =>
  cells.filter(Boolean).length <= 2 && FOOTER.test(name || cells.find(Boolean)!)

function repeatsHeader(cells: string[], header: string[]): boolean {
  let filled = 0
  let same = 0
  cells.forEach((cell, index) => {
    if (cell === '') return
    filled++
    if (cell.toLowerCase() === header[index]?.toLowerCase()) same++
  })
  return same > 1 && same > filled / 2
}

/** Values as a guest within the limits of NewGuest: what does not fit is cut or dropped, with a warning. */
export function toGuest(name: string, values: RowValues, warn: Warn): NewGuest {
  const addresses = sortAddresses(values)
  const photo = values.photo?.map((value) => value.trim()).find((value) => /^https?:\/\/\S+$/i.test(value))
  const guest: NewGuest = {
    name,
    ...pick('title', oneLine(values.title?.[0] ?? '')),
    ...pick('company', oneLine(values.company?.[0] ?? '')),
    ...pick('email', emailOf(values, warn)),
    ...pick('phone', phoneOf(values)),
    ...pick('bio', values.bio?.join('\n\n') ?? ''),
    ...pick('social', addresses.social.join(', ')),
    ...(values.expertise && { expertise: splitExpertise(values.expertise) }),
    ...((addresses.linkedin || addresses.website) && {
      socialLinks: { ...pick('linkedin', addresses.linkedin), ...pick('website', addresses.website) },
    }),
    ...(photo && { questionnaire: { photo } }),
  }
  return fit(guest, warn)
}

const pick = <K extends string>(key: K, value: string | undefined) =>
  (value ? { [key]: value } : {}) as Partial<Record<K, string>>

function emailOf(values: RowValues, warn: Warn): string {
  const cells = [...(values.email ?? []), ...(values.name ?? []).filter((name) => name.includes('@'))]
  const found = cells.map(findEmail).find((email) => email !== null)
  if (!found && values.email) warn('email', `Not a valid e-mail address: ${shorten(values.email[0]!, 60)}`)
  return found ?? ''
}

const phoneOf = (values: RowValues) =>
  values.phone
    ?.map((value) => oneLine(value.split(/:::|\n|;/)[0]!).replace(SCHEME, ''))
    .find((value) => /\d/.test(value)) ?? ''

/** A LinkedIn address is one under whatever header it stands. */
function sortAddresses(values: RowValues) {
  const others = [...(values.website ?? []), ...(values.social ?? [])]
  const linkedin = values.linkedin?.[0] ?? others.map(findLinkedin).find((address) => address !== null) ?? ''
  const website = values.website?.find((value) => !findLinkedin(value)) ?? ''
  const social = (values.social ?? [])
    .filter((value) => !findLinkedin(value) || value.includes(' '))
    .map(oneLine)
  return {
    linkedin: findLinkedin(linkedin) ?? oneLine(linkedin),
    website: oneLine(website.split(/:::|\n/)[0]!),
    social,
  }
}

function splitExpertise(cells: string[]): string[] {
  const parts = cells.flatMap((cell) => cell.split(cell.includes(';') ? /[;\n]+/ : /[,|\n]+|:::/))
  return [...new Set(parts.map(oneLine).filter(Boolean))]
}

/** NewGuest itself says what does not fit, so its limits stand in one place only. */
function fit(guest: NewGuest, warn: Warn): NewGuest {
  const parsed = NewGuest.safeParse(guest)
  if (parsed.success) return guest
  for (const issue of parsed.error.issues) {
    const path = issue.path as (string | number)[]
    const holder = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((part, key) => part[key] as never, guest as never)
    const key = path.at(-1)!
    const field = fieldOf(path)
    const value = holder[key]
    if (value === undefined) continue // It went with a list that was cut.
    const most = issue.code === 'too_big' ? Number(issue.maximum) : 0
    if (most > 0 && (typeof value === 'string' || Array.isArray(value))) {
      holder[key] = typeof value === 'string' ? value.slice(0, most).toWellFormed() : value.slice(0, most)
      warn(field, typeof value === 'string' ? `Cut to ${most} characters` : `Cut to ${most} entries`)
    } else {
      delete holder[key]
      warn(
        field,
        field === 'email'
          ? `Not a valid e-mail address: ${shorten(String(value), 60)}`
          : 'Left out: not valid',
      )
    }
  }
  return guest
}

const fieldOf = (path: (string | number)[]): ImportField | null => {
  const names = path.filter((part): part is string => typeof part === 'string')
  return (names.at(-1) ?? null) as ImportField | null
}
