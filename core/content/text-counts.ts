import type { GuestsByTexts } from './content.contract.ts'

/** How many of the three texts each guest has; those who have none are missing. */
export function textCounts({ introductions, questions, showNotes }: GuestsByTexts): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of [...introductions, ...questions, ...showNotes]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
