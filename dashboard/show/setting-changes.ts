import type { ShowSettingsChanges } from '@cueroom/core/show/show-settings.ts'
import { settingsOf, type SettingsValues } from './settings-values.ts'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every setting by path; a list counts as one setting. */
function leaves(values: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const here = path ? `${path}.${key}` : key
    return isGroup(value) ? leaves(value, here) : [[here, value]]
  })
}

// Both sides come from the same function, so key order is the same
const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

const at = (group: unknown, key: string) => (group as Record<string, unknown>)[key]
export const valueAt = (values: SettingsValues, path: string) => path.split('.').reduce<unknown>(at, values)

function withValue<T>(group: T, [key = '', ...rest]: string[], value: unknown): T {
  return { ...group, [key]: rest.length > 0 ? withValue(at(group, key), rest, value) : value }
}

/** Paths of changed settings. */
export const changedPaths = (before: SettingsValues, after: SettingsValues): string[] =>
  leaves(after)
    .filter(([path, value]) => !same(valueAt(before, path), value))
    .map(([path]) => path)

/** `theirs` with every change from `base` to `mine` applied. */
export const withMine = (
  base: SettingsValues,
  mine: SettingsValues,
  theirs: SettingsValues,
): SettingsValues =>
  changedPaths(base, mine).reduce(
    (merged, path) => withValue(merged, path.split('.'), valueAt(mine, path)),
    theirs,
  )

/** The request: groups with changes. The server keeps absent groups as they are. */
export function changesOf(before: SettingsValues, after: SettingsValues): ShowSettingsChanges {
  const changed = new Set(changedPaths(before, after).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(settingsOf(after)).filter(([group]) => changed.has(group)))
}
