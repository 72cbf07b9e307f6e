import type { GuestText } from '../../guests/guest-fields.ts'
import { TidiedGuest } from '../../guests/guest.ts'
import { findLinkedin, isDate, isHandle, isPhone, isSalutation } from '../recognize/looks-like.ts'
import { readClock } from '../recognize/read-date.ts'
import type { Outcome } from '../recognize/name-outcome.ts'
import { barePronunciation } from '../recognize/pronunciations.ts'
import { isOffset } from '../recognize/time-zones.ts'
import { statusIn } from '../recognize/status-words.ts'
import { findEmail, isUrl } from '../read/addresses.ts'
import type { ImportField } from '../recognize/import-column.ts'
import { isPlaceholder, oneLine, shorten } from '../read/cell-text.ts'
import { isOfOthers, isSaidOfOthers, partsOfGuest } from './others-addresses.ts'

/** A row's values by field; a field with several columns has several. */
export interface RowValues extends Partial<Record<ImportField, string[]>> {
  /** The time zone of the interview's date; a cell that names none, and the zone that the date was read in. */
  interviewZone?: [zone: string] | [unread: string, instead: string]
  /** That they aren't coming. */
  outcome?: Outcome
}
export type Warn = (field: ImportField | null, message: string) => void

/** "tel:", "Handy: ", and "p:" of programs that mark each number. */
const schemePattern = /^\p{L}{1,12}[:.]\s*(?=[+\d(])/u
const severalPattern = /(?:(?<!\s)\s+)?(?::::|[\n;|])\s*/
const socialSitePattern =
  /(?:^|\/\/|\.)(?:twitter|x|instagram|facebook|tiktok|youtube|threads|bsky|mastodon|github|medium|substack|pinterest|snapchat|t|weibo|vk|xing|soundcloud|twitch)\.(?:com|net|app|social|me|org)\//i

export const isSocialSite = (text: string) => socialSitePattern.test(text)

/** Values as a guest within the limits of a guest: what does not fit is cut or dropped, with a warning. */
export function toGuest(name: string, values: RowValues, warn: Warn): TidiedGuest {
  const guest: TidiedGuest = { name }
  const set = (key: GuestText, value: string) => {
    if (value) guest[key] = value
  }
  set('pronunciation', barePronunciation(oneLine(values.pronunciation?.join(' ') ?? '')))
  set(
    'title',
    textOf(values.title?.filter((cell) => !isPage(cell) && !(cell.endsWith('.') && isSalutation(cell)))),
  )
  set('company', firmOf(textOf(values.company?.filter((cell) => !isPage(cell)))))
  const own = { ...values, email: partsOfGuest(values.email, name) }
  set('email', emailOf(own, warn))
  set('phone', phoneOf(own))
  set('bio', values.bio?.join('\n\n') ?? '')
  if (values.linkedin || values.website || values.social) {
    const { linkedin, website, social } = sortAddresses(values, warn)
    set('social', social.join(', '))
    if (linkedin || website)
      guest.socialLinks = { ...(linkedin && { linkedin }), ...(website && { website }) }
  }
  if (values.expertise) guest.expertise = splitExpertise(values.expertise)
  const photo = values.photo?.map((value) => value.trim()).find((value) => /^https?:\/\/\S+$/i.test(value))
  if (photo) guest.questionnaire = { photo }
  if (values.notes) guest.notes = values.notes.join('\n')
  if (guest.email && guest.notes && isSaidOfOthers(guest.email, guest.notes, name)) {
    warn('email', `Somebody else’s address, kept in the notes: ${guest.email}`)
    guest.notes += `\nEmail: ${guest.email}`
    delete guest.email
  }
  if (values.interviewDate) setInterviewDate(guest, values.interviewDate, values.interviewZone, warn)
  if (values.interviewTime) warn('interviewTime', whyUnused(values.interviewTime[0]!, guest))
  if (values.episodeStatus) setStatus(guest, values.episodeStatus[0]!, warn)
  return isSmall(guest) ? guest : fit(guest, warn)
}

function setStatus(guest: TidiedGuest, cell: string, warn: Warn) {
  const status = statusIn(cell)
  if (!status) warn('episodeStatus', `Not a valid status: ${shorten(cell, 40)}. ${statusesKnown}`)
  // Someone is only upcoming on a day
  else if (status !== 'cancelled' && (status !== 'upcoming' || guest.interviewDate || isLabel(cell)))
    guest.episodeStatus = status
}

const statusesKnown =
  'Statuses are Unscheduled, Upcoming and Completed, or words such as To invite, Confirmed, Recorded and Cancelled'

const isLabel = (cell: string) => cell.trim().toLowerCase() === 'upcoming'

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** `cells` as `rowValues` makes them: moments, and what was none as it is in the file. */
function setInterviewDate(
  guest: TidiedGuest,
  cells: string[],
  [zone, instead]: [zone?: string, instead?: string] = [],
  warn: Warn,
) {
  const moment = cells.find((cell) => momentPattern.test(cell))
  if (!moment) return warn('interviewDate', `Not a date with a year: ${shorten(cells[0]!, 40)}`)
  guest.interviewDate = moment
  if (instead) warn('interviewDate', `Not a time zone: ${shorten(zone!, 40)}. The date is read in ${instead}`)
  // Where clocks are an hour ahead of UTC is no place
  else if (zone && !isOffset(zone)) guest.interviewTimeZone = zone
}

/** `cell`: a time that the interview's date didn't take. */
function whyUnused(cell: string, { interviewDate }: TidiedGuest): string {
  const text = shorten(cell, 40)
  if (readClock(cell) === null) return `Not a time of day: ${text}`
  return interviewDate
    ? `The interview date already has a time, so ${text} isn't used`
    : `A time without an interview date isn't used: ${text}`
}

/** A number that needs no taking apart: no second one, no date, no letters. */
const plainPhonePattern = /^\+?\d[\d ()]{5,25}$/

const smallLength = 60
const plainEmailPattern = /^[a-z0-9][a-z0-9._-]*@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)*\.[a-z]{2,20}$/i

/** Far from every limit, as most guests are: asking the schema about each takes longer than all the rest. */
function isSmall({
  bio,
  notes,
  email,
  socialLinks,
  questionnaire,
  expertise,
  ...texts
}: TidiedGuest): boolean {
  if (questionnaire || expertise || (bio?.length ?? 0) + (notes?.length ?? 0) > 2_000) return false
  if (
    email &&
    (email.length > smallLength || !plainEmailPattern.test(email) || /\.\.|[.]@|-\.|-@/.test(email))
  )
    return false
  return areShort(texts) && (!socialLinks || areShort(socialLinks))
}

function areShort(texts: object): boolean {
  for (const key in texts) if ((texts[key as never] as string).length > smallLength) return false
  return true
}

/** "Moss Foundry (2)" over two people of a report, "Moss Foundry (moss.example)". */
const countPattern = / \((?:\d{1,4}|(?:[\w-]+\.)+[a-z]{2,})\)$/

function firmOf(text: string): string {
  const firm = text.replace(countPattern, '')
  return isPlaceholder(firm) ? '' : firm
}

/** Among jobs and firms, too, a page is neither. */
const isPage = (cell: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell)

const textOf = (cells: string[] = []) =>
  oneLine(cells.find((cell) => !isDate(cell)) ?? '').replace(/(?:(?<!\s)\s+)?[,;]$/, '')

function emailOf(values: RowValues, warn: Warn): string {
  const found = firstEmail(values.email) ?? firstEmail(values.phone) ?? firstEmail(values.name)
  const [cell] = values.email ?? []
  if (!found && cell !== undefined) {
    const why =
      isOfOthers(cell) || cell === ''
        ? 'Somebody else’s address, kept in the notes'
        : 'Not a valid email address'
    warn('email', cell === '' ? why : `${why}: ${shorten(cell, 60)}`)
  }
  return found ?? ''
}

/** "ana [at] x [dot] example", as people write against collectors of addresses. */
const disguisedAtPattern = /(?:(?<!\s)\s+)?[[({<]\s*(?:at|@|ät)\s*[\])}>]\s*/i
const disguisedDotPattern = /(?:(?<!\s)\s+)?[[({<]\s*(?:dot|punkt|\.)\s*[\])}>]\s*/gi

function firstEmail(cells: string[] = []): string | null {
  for (const cell of cells) {
    if (isOfOthers(cell)) continue
    const email =
      findEmail(cell) ?? findEmail(cell.replace(disguisedAtPattern, '@').replace(disguisedDotPattern, '.'))
    if (email) return email
  }
  return null
}

/** The first number; text next to an email address in one cell counts only if it is plainly a number. */
function phoneOf(values: RowValues): string {
  const [only] = values.phone ?? []
  if (only && plainPhonePattern.test(only)) return only
  const own = values.phone
    ?.flatMap((value) => value.split(severalPattern))
    .flatMap(splitPhones)
    .map((value) =>
      oneLine(value.replace(findEmail(value) ?? '\0', ''))
        .replace(/(?<![\s/,])[\s/,]+$|^[\s/,]+/g, '')
        .replace(schemePattern, ''),
    )
    .find((value) => /\d/.test(value) && !isDate(value) && !/^\d[.,]\d+E\+?\d+$/i.test(value))
  if (own) return own
  const misplaced = [...(values.email ?? []), ...(values.name ?? [])]
    .filter((value) => /\d\D?\d/.test(value))
    .flatMap((value) =>
      value
        .replace(findEmail(value) ?? '\0', ';')
        .replace(remarkPattern, ';')
        .split(/\s*[/,;|\n<>]\s*|\s{2,}|:\s+(?=[+(\d])|\s(?:or|oder|ou|o|of|eller|and|und)\s/),
    )
  return misplaced.map((value) => oneLine(value).replace(schemePattern, '')).find(isPhone) ?? ''
}

/** "0171 555 0102 (only text)" */
const remarkPattern = /\([^()\p{L}]*\p{L}[^()]*\)/gu

/** "030 555 0101 / 0171 555 0102" are two numbers, "030/5550101" is one. */
function splitPhones(value: string): string[] {
  const parts = value.split(/(?<!\s)\s+(?:\/|or|oder|ou|o|und|and|et|y)\s+|(?:(?<!\s)\s+)?,\s*/i)
  return parts.every((part) => part.replace(/\D/g, '').length >= 6) ? parts : [value]
}

/** A LinkedIn address is one under any header; several links in a cell are separated. */
function sortAddresses(values: RowValues, warn: Warn) {
  const [own] = values.linkedin ?? []
  const sites = values.website ?? []
  // "Website or LinkedIn" holds either; next to a website column it stays, or it would be lost
  const stray = own !== undefined && isUrl(own) && !isProfile(own) && sites.every(findLinkedin)
  const pages = stray ? [...sites, own] : sites
  const others = [...pages, ...(values.social ?? [])]
  const found = others.map(findLinkedin).find((address) => address !== null)
  const linkedin = (stray ? found : (own ?? found)) ?? ''
  const all = pages.flatMap(splitLinks).filter((value) => !findLinkedin(value))
  // "none yet, sorry"
  const links = all.filter((value) => !isHandle(value) && !(/\s/.test(value) && !value.includes('.')))
  const website = links.find((value) => isUrl(value) && !isSocialSite(value)) ?? links[0] ?? ''
  const accounts = (values.social ?? []).flatMap(splitLinks).filter((value) => !findLinkedin(value))
  // Among accounts, the page of somebody who has none
  const page = website ? undefined : accounts.find((value) => /^www\./i.test(value) && !isSocialSite(value))
  const social = accounts.filter((value) => value !== page)
  for (const handle of all.filter(isHandle)) {
    social.push(handle)
    warn('social', `${shorten(handle, 40)} doesn't say which network it is on`)
  }
  if (website && links.length > 1)
    social.push(...links.filter((value) => isSocialSite(value) && value !== website))
  return { linkedin: findLinkedin(linkedin) ?? oneLine(linkedin), website: website || (page ?? ''), social }
}

const isProfile = (address: string) =>
  findLinkedin(address) !== null || /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:linkedin\.|lnkd\.in\/)/i.test(address)

/** Only whole addresses are classified: a handle may hold anything. */
function splitLinks(cell: string): string[] {
  const parts = cell
    .split(/(?:(?<!\s)\s+)?:::\s*|(?<![\s,;|])[\s,;|]+(?=(?:https?:\/\/|www\.))|\n+/)
    .map((part) => oneLine(part).replace(/[,;]$/, ''))
  return parts.filter(Boolean)
}

function splitExpertise(cells: string[]): string[] {
  const parts = cells.flatMap(
    (cell) => listOf(cell) ?? cell.split(cell.includes(';') ? /[;\n]+/ : /[,|\n、，،]+|:::/),
  )
  return [...new Set(parts.map((part) => oneLine(part.replace(/^[\s•*–-]+/, ''))).filter(Boolean))]
}

/** A list written as JSON or as Python does: `["a", "b"]`. */
function listOf(cell: string): string[] | null {
  const inside = /^\[(.*)\]$/s.exec(cell.trim())?.[1]
  return inside === undefined
    ? null
    : inside.split(',').map((part) => part.trim().replace(/^["'](.*)["']$/, '$1'))
}

/** The schema decides what doesn't fit, so that its limits are in one place. */
function fit(guest: TidiedGuest, warn: Warn): TidiedGuest {
  const parsed = TidiedGuest.safeParse(guest)
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
          ? `Not a valid email address: ${shorten(String(value), 60)}`
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
