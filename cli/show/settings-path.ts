import { type Cli, usageError } from '../app/cli.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'
import { readPicture } from '../app/read-picture.ts'
import { inside, keysOf, type SchemaNode, wholeSettings } from './settings-schema.ts'

type Fields = Record<string, unknown>
type Key = string | number

/** Applies one `path=value` argument to the settings, in place. */
export async function assign(cli: Cli, settings: Fields, assignment: string): Promise<void> {
  const middle = assignment.indexOf('=')
  if (middle < 1)
    throw usageError(`"${assignment}" is not a path=value, such as contentStyles.tone=professional.`)
  const path = assignment.slice(0, middle).trim()
  const keys = keysIn(path)
  const nodes = nodesAt(keys)
  const value = await valueOf(cli, path, assignment.slice(middle + 1), nodes)
  put(settings, keys, value)
}

/** The value at a path, null if unset. @throws for an unknown path. */
export function settingAt(settings: object | null, path: string): unknown {
  const keys = keysIn(path)
  nodesAt(keys)
  return keys.reduce<unknown>((place, key) => (place as Record<Key, unknown> | null)?.[key] ?? null, settings)
}

/** Parses hosts[0].name, also written hosts.0.name, into keys. */
function keysIn(written: string): Key[] {
  const path = written.replace(/\.(\d{1,3})(?=[.[]|$)/g, '[$1]')
  if (!/^\w+(\.\w+|\[\d{1,3}\])*$/.test(path))
    throw usageError(`"${path}" is not a valid path, such as hosts[0].name.`)
  return [...path.matchAll(/\w+/g)].map(({ 0: key, index }) => (path[index - 1] === '[' ? Number(key) : key))
}

function nodesAt(keys: Key[]): SchemaNode[] {
  let nodes = wholeSettings()
  for (const [index, key] of keys.entries()) {
    const next = inside(nodes, key)
    if (next.length === 0) throw noSuchKey(keys.slice(0, index), key, nodes)
    nodes = next
  }
  return nodes
}

function noSuchKey(before: Key[], key: Key, nodes: SchemaNode[]) {
  const known = keysOf(nodes)
  const where = before.length > 0 ? ` in ${before.join('.')}` : ''
  const all = known.length > 0 ? ` Known settings: ${known.join(', ')}.` : ''
  return usageError(`Unknown setting "${key}"${where}.${didYouMean(String(key), known)}${all}`)
}

async function valueOf(cli: Cli, path: string, text: string, nodes: SchemaNode[]): Promise<unknown> {
  if (
    /^(showLogo|hosts\[\d+\]\.photo)$/.test(path) &&
    text &&
    !/^(https?:|data:|\/media\/|null$)/i.test(text)
  )
    return readPicture(cli, text)
  const types = nodes.flatMap(({ type }) => type ?? [])
  const isText = types.includes('string')
  if (text === 'null' && types.includes('null')) return null
  if (isText && !/^["[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    if (isText) return text
  }
  const example = types.includes('array')
    ? '["first","second"]'
    : types.includes('boolean')
      ? 'true'
      : '{"key":"value"}'
  throw usageError(`${path} takes JSON, such as '${path}=${example}'.`)
}

function put(settings: Fields, keys: Key[], value: unknown): void {
  let place: Fields | unknown[] = settings
  for (const [index, key] of keys.entries()) {
    const holder = place as Record<Key, unknown>
    if (Array.isArray(place) && typeof key === 'number' && key > place.length)
      throw usageError(
        `${keys.slice(0, index).join('.')} has ${place.length} entries. The next index is [${place.length}].`,
      )
    if (index === keys.length - 1) holder[key] = value
    else {
      holder[key] ??= typeof keys[index + 1] === 'number' ? [] : {}
      place = holder[key] as Fields
    }
  }
}
