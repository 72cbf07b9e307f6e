import { numberText } from '../text/format.ts'
import type * as z from 'zod'
import { fieldName } from './field-name.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

/** The default validation messages; undefined keeps the library's, such as for unknown keys. */
export function issueWords(issue: Issue): string | undefined {
  const rule = issue.input === undefined ? missing(issue) : broken(issue)
  return rule && `${nameOf(issue.path)} ${rule}`
}

function nameOf(path: readonly PropertyKey[] = []) {
  const last = path.at(-1)
  return typeof last === 'number' ? `Item ${last + 1} of ${fieldName(path).toLowerCase()}` : fieldName(path)
}

const missing = (issue: Issue) =>
  issue.code === 'invalid_value' ? `is missing: choose ${choices(issue.values)}` : 'is missing'

function broken(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${choices(issue.values)}`
    case 'too_small':
      return `must ${size(issue.origin, 'at least', Number(issue.minimum))}`
    case 'too_big':
      return `can ${size(issue.origin, 'at most', Number(issue.maximum))}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return "isn't valid"
    default:
      return undefined
  }
}

function choices(values: readonly unknown[]) {
  const named = values.map(String)
  return named.length === 1 ? named[0]! : `one of ${named.join(', ')}`
}

const counted: Record<string, string> = { string: 'characters', array: 'items', map: 'entries', set: 'items' }

function size(origin: string, bound: string, limit: number) {
  const amount = `${bound} ${numberText(limit)}`
  if (origin === 'string') return `be ${amount} ${limit === 1 ? 'character' : 'characters'}`
  const things = counted[origin]
  return things ? `have ${amount} ${limit === 1 ? things.replace(/s$/, '') : things}` : `be ${amount}`
}
