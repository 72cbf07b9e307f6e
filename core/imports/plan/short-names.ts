import { bareName } from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { partsOf } from '../recognize/split-people.ts'
import type { PlannedGuest } from './import-plan.ts'

/**
 * An index that says "Bart V.", "Prof. Sato" or "Ana + Bo" of people who have their whole name on another sheet gets it,
 * so that nobody is a guest twice. Who has an address, a number or a firm of their own may be somebody else.
 */
export function fillShortNames(planned: PlannedGuest[]): PlannedGuest[] {
  if (new Set(planned.map(({ sheet }) => sheet)).size < 2) return planned
  const whole = planned.map(({ sheet, guest: { name } }) => ({ sheet, name, words: wordsIn(name) }))
  const byWord = new Map<string, typeof whole>()
  for (const entry of whole) {
    if (entry.words.length < 2 || isInitial(entry.words.at(-1)!)) continue
    for (const word of new Set(entry.words)) {
      const others = byWord.get(word)
      if (others) others.push(entry)
      else byWord.set(word, [entry])
    }
  }
  const wholeName = (short: string, from: string): string | null => {
    const [word = ''] = wordsIn(short)
    const known = (byWord.get(word) ?? []).filter(
      ({ sheet, words }) => sheet !== from && isShortOf(short, words),
    )
    return new Set(known.map(({ words }) => words.join(' '))).size === 1 ? known[0]!.name : null
  }
  return planned.flatMap((entry) => {
    const { name, email, phone, company, socialLinks } = entry.guest
    if (email || phone || company || socialLinks?.linkedin) return [entry]
    const names = partsOf(name).map((part) => wholeName(part, entry.sheet))
    return names.length === 0 || names.includes(null)
      ? [entry]
      : names.map((one) => ({ ...entry, guest: { ...entry.guest, name: one! } }))
  })
}

const wordsIn = (name: string) => normalizeWords(bareName(name)).split(' ').filter(Boolean)

const isInitial = (word: string) => word.length === 1

/** "Bart" and "Bart V" of "Bart Verhulst", "Prof. Sato" of "Emiko Sato"; with a title, the one word is the family name. */
function isShortOf(short: string, words: string[]): boolean {
  const [first = '', second, ...others] = wordsIn(short)
  if (isInitial(first) || others.length > 0) return false
  if (second !== undefined)
    return isInitial(second) && words[0] === first && words.slice(1).some((word) => word.startsWith(second))
  return bareName(short) === short ? words[0] === first : words.at(-1) === first
}
