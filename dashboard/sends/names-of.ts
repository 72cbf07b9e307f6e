import { counted, listed } from '@cueroom/core/text/format.ts'

/** Maximum guests listed by name; the rest are counted. */
const maxNamed = 3

/** "Ada, Grace, and 4 others" */
export function namesOf(guests: readonly { name: string }[]): string {
  const named = guests.slice(0, maxNamed).map(({ name }) => name)
  const others = guests.length - named.length
  return listed([...named, ...(others > 0 ? [counted(others, 'other')] : [])])
}
