import { isClearlyPerson, namesAt } from './leading-names.ts'
import { normalizeWords } from './normalize.ts'
import { isPlainTitleWord, plainTitle } from './title-words.ts'

const leastKnown = 3
const knownShare = 0.35
const namedShare = 0.6
const titleLength = 150
/** A word with the number, dash or colon behind it, and what the title goes on with. */
const wordPattern = /(?<!\p{L})(\p{L}{4,40})[^\p{L}\n,;&+)]{1,12}(?=\p{Lu})/gu

/**
 * Words behind which most titles that have them name somebody, each somebody else, normalized: "LíderCast" of "LíderCast Ana Ruiz",
 * "Experience" of "The Flow Experience #12 - Ana Ruiz".
 */
export function leadsOf(titles: string[]): string[] {
  const leads = new Map<string, { titles: number; names: Set<string> }>()
  for (const title of new Set(titles.map(plainTitle)))
    for (const [lead, name] of leadsIn(title)) {
      const { titles: before, names } = leads.get(lead) ?? { titles: 0, names: new Set() }
      if (name) names.add(name)
      leads.set(lead, { titles: before + 1, names })
    }
  return [...leads].flatMap(([lead, { titles: all, names }]) => {
    const known = [...names].filter(isClearlyPerson).length
    const isLead = known >= leastKnown && known >= names.size * knownShare && names.size >= all * namedShare
    return isLead ? [lead] : []
  })
}

/** Each word that could lead to a name, with the name behind it, if there is one. */
function leadsIn(title: string): Map<string, string | null> {
  const found = new Map<string, string | null>()
  for (const { lead, behind } of behindWords(title))
    found.set(lead, namesAt(behind)?.people[0] ?? found.get(lead) ?? null)
  return found
}

/** Each word of a title that a capital letter follows, with the text behind it. */
export function behindWords(title: string): { lead: string; behind: string }[] {
  const text = title.slice(0, titleLength)
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const lead = normalizeWords(match[1]!)
    return isPlainTitleWord(lead) || isClearlyPerson(match[1]!)
      ? []
      : [{ lead, behind: title.slice(match.index + match[0].length) }]
  })
}
