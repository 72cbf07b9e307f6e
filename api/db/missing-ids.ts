/** Of the ids that a call names, those that weren't found. */
export function missingIds(named: readonly number[], found: Iterable<number>): number[] {
  const known = new Set(found)
  return [...new Set(named)].filter((id) => !known.has(id))
}
