import type { ShowSettings, ShowSettingsChanges } from '@cueroom/core/show/show-settings.ts'
import type { Output } from '../app/output.ts'
import { green, harmlessJson, red, type Text, yellow } from '../app/text.ts'

/** One difference; absent, null and empty text are equal. */
export interface Change {
  /** Path as in `settings set`: hosts[0].name */
  path: string
  from: unknown
  to: unknown
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges desired settings into current ones: groups by key, lists as a whole. */
export function merged(current: unknown, wanted: unknown): unknown {
  if (!isFields(current) || !isFields(wanted)) return wanted
  const together = Object.entries(wanted).map(([key, value]) => [
    key,
    Object.hasOwn(current, key) ? merged(current[key], value) : value,
  ])
  return { ...current, ...Object.fromEntries(together) }
}

/** Every difference between two values, at the deepest common path. */
export function changesBetween(from: unknown, to: unknown, path = ''): Change[] {
  if (isFields(from) && isFields(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return keys.flatMap((key) => changesBetween(from[key], to[key], path ? `${path}.${key}` : key))
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    const longer = Array.from({ length: Math.max(from.length, to.length) }, (_, index) => index)
    return longer.flatMap((index) => changesBetween(from[index], to[index], `${path}[${index}]`))
  }
  return isSame(from, to) ? [] : [{ path, from: from ?? null, to: to ?? null }]
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isFields(value) && Object.values(value).every(isNothing))
const isSame = (a: unknown, b: unknown) => (isNothing(a) && isNothing(b)) || Object.is(a, b)

/** The request: each changed top-level field, whole. */
export const bodyOf = (wanted: Fields, changes: Change[]): ShowSettingsChanges => {
  const fields = new Set(changes.map(({ path }) => /^\w+/.exec(path)?.[0] ?? ''))
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => fields.has(key)))
}

const recordKeys = new Set(['id', 'tenantId', 'version', 'createdAt', 'updatedAt'])

/** The settings without their metadata. */
export const withoutRecord = (settings: Fields | ShowSettings | null): Fields =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([key]) => !recordKeys.has(key)))

const shown = 300

/** Prints one line per difference: + added, - removed, ~ changed. */
export function printChanges({ print, json, format }: Output, changes: Change[]): void {
  if (format === 'json') return json(changes)
  if (format === 'jsonl') return changes.forEach((change) => json(change))
  for (const change of changes) print(...line(change))
}

function line({ path, from, to }: Change): Text[] {
  if (isNothing(from)) return [green('+ '), `${path}: ${valueText(to)}`]
  if (isNothing(to)) return [red('- '), `${path}: ${valueText(from)}`]
  const [before, after] = typeof from === 'string' && typeof to === 'string' ? apart(from, to) : [from, to]
  return [yellow('~ '), `${path}: ${valueText(before)} → ${valueText(after)}`]
}

/** Context shown around a difference in long texts, in code units. */
const around = 24

/** Two long texts without their common beginning and end. */
function apart(from: string, to: string): [string, string] {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start += 1
  let end = 0
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const cut = (text: string) => {
    const [first, last] = [Math.max(0, start - around), text.length - Math.max(0, end - around)]
    return `${first > 0 ? '…' : ''}${text.slice(first, last).toWellFormed()}${last < text.length ? '…' : ''}`
  }
  return [cut(from), cut(to)]
}

function valueText(value: unknown) {
  const text = harmlessJson(value)
  return text.length > shown ? `${text.slice(0, shown)}…` : text
}
