import {
  bareName,
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isPersonName,
} from '../imports/recognize/looks-like.ts'

/** A person named in a title. */
interface NamedGuest {
  name: string
  /** Whether the first name is common; otherwise two capitalized words could be anything. */
  isSure: boolean
}

/** Characters of a title in which names are looked for. */
const searched = 200
const maxNames = 6

/** Words that introduce a guest: "with Maya Chen", "feat. Maya Chen", "mit Maya Chen". */
const introduced =
  /(?:^|[ ([])(?:with(?: guests?)?|w\/|feat\.?|ft\.?|featuring|guests?:?|mit|avec|con|met|med|interview with) /iu
/** Separators between parts of a title. */
const parts = / ?[|:()[\]–—] ?| - |,? (?:on|about|über|sur|sobre) /iu
const joined = / ?(?:,|&|\+|\band\b|\bund\b|\bet\b) ?/iu
/** The number of an episode before its title: "#12 –", "Ep. 12:", "S2E3 |". */
const numbered = /^(?:(?:episode|ep|folge)\b\.? ?#?\d{0,5}|s\d{1,3} ?e\d{1,4}|#?\d{1,5}) ?[.:|–—-]? ?/iu

const isName = (text: string) =>
  isPersonName(text) && !hasOrganisationWord(bareName(text)) && !hasJobWord(bareName(text))

/** The people of one entry: "Maya Chen and Tom Baxter" are two. Any other text is returned whole. */
export function peopleIn(text: string): string[] {
  const each = namesIn(text)
  return each.length > 1 && each.every(isName) ? each : [text]
}

/** What is joined in a text: "Ben & Anna Okafor" are Ben Okafor and Anna Okafor. */
function namesIn(text: string): string[] {
  const each = text.split(joined).map((part) => part.trim())
  const [first = '', second = ''] = each
  const isCouple = each.length === 2 && oneWord.test(first) && hasGivenName(first) && isName(second)
  return isCouple ? [`${first} ${second.slice(second.indexOf(' ') + 1)}`, second] : each
}
const oneWord = /^\p{Lu}[\p{L}’'-]{0,40}$/u

/** The guests that an episode's title names: "Kelp with Maya Chen", "Maya Chen on kelp", "#12 – Maya Chen". */
export function guestsInTitle(title: string): NamedGuest[] {
  const text = title.slice(0, searched).replace(/\s+/gu, ' ').trim().replace(numbered, '')
  const [, ...after] = text.split(introduced)
  const names = new Map<string, NamedGuest>()
  const add = (part: string, isIntroduced: boolean) => {
    for (const each of namesIn(part)) {
      const name = bareName(each).trim()
      const isSure = hasGivenName(name)
      if (isName(name) && (isSure || isIntroduced)) names.set(name, names.get(name) ?? { name, isSure })
    }
  }
  for (const part of after) add(part.split(parts)[0] ?? '', true)
  for (const part of text.split(parts)) add(part, false)
  return [...names.values()].slice(0, maxNames)
}
