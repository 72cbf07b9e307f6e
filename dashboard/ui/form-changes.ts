const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field by path, such as `contentStyles.tone`; a list counts as one field. */
const leaves = (values: object, path = ''): [path: string, value: unknown][] =>
  Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const here = path ? `${path}.${key}` : key
    return isGroup(value) ? leaves(value, here) : [[here, value]]
  })

// Both sides come from the same function, so key order is the same
const comparable = (value: unknown) =>
  typeof value === 'string' ? value.trim() : (JSON.stringify(value) ?? '')

const at = (group: unknown, key: string) => (group as Record<string, unknown>)[key]
export const valueAt = (values: object, path: string) => path.split('.').reduce<unknown>(at, values)

const withValue = <T>(group: T, [key = '', ...rest]: string[], value: unknown): T => ({
  ...group,
  [key]: rest.length > 0 ? withValue(at(group, key), rest, value) : value,
})

/** Paths of the fields that differ; a text's outer white space doesn't count. */
export const changedPaths = (before: object, after: object): string[] =>
  leaves(after)
    .filter(([path, value]) => comparable(valueAt(before, path)) !== comparable(value))
    .map(([path]) => path)

/** Fields that both sides changed differently since `base`; only the host can resolve these. */
export function clashesBetween(base: object, mine: object, theirs: object): string[] {
  const byThem = new Set(changedPaths(base, theirs))
  const different = new Set(changedPaths(theirs, mine))
  return changedPaths(base, mine).filter((path) => byThem.has(path) && different.has(path))
}

/** `theirs` with the changes from `base` to `mine`, except those at the `left` paths. */
export const mergeForms = <Form extends object>(
  base: object,
  mine: Form,
  theirs: Form,
  left: ReadonlySet<string> = new Set(),
): Form =>
  changedPaths(base, mine)
    .filter((path) => !left.has(path))
    .reduce((merged, path) => withValue(merged, path.split('.'), valueAt(mine, path)), theirs)

/** The changed fields of a form without groups. */
export const changedFields = <Form extends object>(before: Form, after: Form): Partial<Form> =>
  Object.fromEntries(changedPaths(before, after).map((path) => [path, valueAt(after, path)])) as Partial<Form>
