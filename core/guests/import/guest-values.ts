import { NewGuest } from '../guest.ts'
import { findEmail, findLinkedin, isDate, isPhone, isUrl } from './looks-like.ts'
import type { ImportField } from './plan-shapes.ts'
import { oneLine, shorten } from './text.ts'

/** A row's values by field; a field with several columns has several. */
export type RowValues = Partial<Record<ImportField, string[]>>
export type Warn = (field: ImportField | null, message: string) => void

const SCHEME = /^(?:mailto|tel|phone|mobile|cell)[:.]\s*/i
const SEVERAL = /\s*(?::::|[\n;|])\s*/
const SOCIAL_SITE =
  /(?:^|\/\/|\.)(?:twitter|x|instagram|facebook|tiktok|youtube|threads|bsky|mastodon|github|medium|substack|pinterest|snapchat|t|weibo|vk|xing|soundcloud|twitch)\.(?:com|net|app|social|me|org)\//i

/** Values as a guest within the limits of NewGuest: what does not fit is cut or dropped, with a warning. */
export function toGuest(name: string, values: RowValues, warn: Warn): NewGuest {
  const addresses = sortAddresses(values)
  const photo = values.photo?.map((value) => value.trim()).find((value) => /^https?:\/\/\S+$/i.test(value))
  const guest: NewGuest = {
    name,
    ...pick('title', textOf(values.title)),
    ...pick('company', textOf(values.company)),
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

const textOf = (cells: string[] = []) => oneLine(cells.find((cell) => !isDate(cell)) ?? '')

function emailOf(values: RowValues, warn: Warn): string {
  const cells = [...(values.email ?? []), ...(values.phone ?? []), ...(values.name ?? [])]
  const found = cells.map(findEmail).find((email) => email !== null)
  if (!found && values.email) warn('email', `Not a valid e-mail address: ${shorten(values.email[0]!, 60)}`)
  return found ?? ''
}

/** The first number; what stands beside an e-mail address in one cell counts when it plainly is one. */
function phoneOf(values: RowValues): string {
  const own = values.phone
    ?.flatMap((value) => value.split(SEVERAL))
    .map((value) =>
      oneLine(value.replace(findEmail(value) ?? '\0', ''))
        .replace(/[\s/,]+$|^[\s/,]+/g, '')
        .replace(SCHEME, ''),
    )
    .find((value) => /\d/.test(value) && !isDate(value) && !/^\d[.,]\d+E\+?\d+$/i.test(value))
  if (own) return own
  const beside = values.email
    ?.filter((value) => /\d{3}/.test(value))
    .flatMap((value) => value.split(/\s*[/,;|\n]\s*|\s{2,}/))
  return beside?.map(oneLine).find(isPhone)?.replace(SCHEME, '') ?? ''
}

/** A LinkedIn address is one under whatever header it stands; several links in a cell are told apart. */
function sortAddresses(values: RowValues) {
  const others = [...(values.website ?? []), ...(values.social ?? [])]
  const linkedin = values.linkedin?.[0] ?? others.map(findLinkedin).find((address) => address !== null) ?? ''
  const links = (values.website ?? []).flatMap(splitLinks).filter((value) => !findLinkedin(value))
  const website = links.find((value) => isUrl(value) && !SOCIAL_SITE.test(value)) ?? links[0] ?? ''
  const social = (values.social ?? []).flatMap(splitLinks).filter((value) => !findLinkedin(value))
  if (website && links.length > 1)
    social.push(...links.filter((value) => SOCIAL_SITE.test(value) && value !== website))
  return { linkedin: findLinkedin(linkedin) ?? oneLine(linkedin), website, social }
}

/** Only whole addresses are told apart: a handle may hold anything. */
function splitLinks(cell: string): string[] {
  const parts = cell
    .split(/\s*:::\s*|[\s,;|]+(?=(?:https?:\/\/|www\.))|\n+/)
    .map((part) => oneLine(part).replace(/[,;]$/, ''))
  return parts.filter(Boolean)
}

function splitExpertise(cells: string[]): string[] {
  const parts = cells.flatMap(
    (cell) => listOf(cell) ?? cell.split(cell.includes(';') ? /[;\n]+/ : /[,|\n、，]+|:::/),
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
