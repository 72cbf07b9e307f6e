import type { DraftedGuest } from '../content/brief.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { wordCount } from '../text/word-count.ts'
import type { Biography } from './biography.ts'
import type { Material } from './material.ts'
import { roleOf, type Role } from './role.ts'

const joining = new Set([
  'with',
  'from',
  'that',
  'this',
  'their',
  'have',
  'which',
  'when',
  'where',
  'since',
  'and',
  'for',
  'has',
  'her',
  'his',
  'she',
  'the',
  'was',
  'who',
])
const stemOf = (word: string) => word.toLowerCase().slice(0, 4)
const stems = (text: string) =>
  new Set(
    (text.match(/\p{L}{3,}|\p{Lu}{2,}/gu) ?? [])
      .filter((word) => !joining.has(word.toLowerCase()))
      .map(stemOf),
  )

function repeats(sentence: string, role: Role | null): boolean {
  if (!role?.isNoun) return false
  const said = stems(sentence)
  const all = [...stems(role.text)]
  const shared = all.filter((stem) => said.has(stem)).length
  // One word in common may be chance, unless the sentence says what the guest is
  return shared > 0 && (shared > 1 || shared === all.length || /\bis (?:an?|the) /u.test(sentence))
}

/** "CEO and co-founder": of what? */
const isBareOffice =
  /^(?!.* (?:of|for) )(?:an? )?(?:\p{L}+[ ,-]+){0,4}(?:founder|owner|president|chair\p{L}*|director|partner|trustee|c[a-z]{1,2}o)$|^(?:chief|director|head) /iu

/** Styles in which a quotation comes between the name and the biography. */
const quotesFirst = new Set<ContentStyles['introductionStyle']>([
  'storytelling',
  'hook-focused',
  'question-led',
  'guest-centric',
  'cold-open',
])

/** Words after a name that are still one breath with it. */
const longestClause = 18

/** "Daisy farms 200 acres of crawfish." as it follows her name: "who farms 200 acres of crawfish". */
function clauseOf([first = '']: string[], name: string): string | null {
  const rest = first.startsWith(`${name} `) ? first.slice(name.length + 1) : ''
  const isPlain = /^\p{Ll}[^;:()“”"–—]*\.$/u.test(rest) && !/[.?!]./u.test(rest)
  if (!isPlain || wordCount(rest) > longestClause) return null
  const said = rest.slice(0, -1)
  return /^is (?:an?|the|[A-Z]{3}|chief|director|head|president|professor) /u.test(said)
    ? said.slice('is '.length)
    : `who ${said}`
}

const isTold = ({ told }: Biography) => told.length > 0

/**
 * The material with nothing said twice about what the guest does. A role that the biography repeats is left out, or its
 * company: "an escape room designer" before "Arlo designs escape rooms." Then the name takes that sentence with it.
 */
export function withoutRepetition(
  material: Material,
  guest: DraftedGuest,
  style: ContentStyles['introductionStyle'],
): Material {
  const { biographies, role, short } = material
  const own = biographies.find(isTold)
  if (!own) return material
  const isCompanySaid = guest.company !== null && own.told.join(' ').includes(guest.company)
  const bare =
    role?.isNoun && (isCompanySaid || repeats(own.told[0]!, role))
      ? roleOf({ ...guest, company: null }, '')
      : role
  // "Kew Gardens" says nothing of a gardener
  const withoutCompany = guest.company ? own.told[0]!.replace(guest.company, '') : own.told[0]!
  const isSaid =
    bare !== null && bare !== role && (repeats(withoutCompany, bare) || isBareOffice.test(bare.text))
  const said = isSaid ? null : bare
  const isUnknown = material.whom.pronouns === null && said?.isNoun && /^an? [^,]{3,60}$/u.test(said.text)
  const clause = said === null || isUnknown ? clauseOf(own.told, short.text) : null
  // "He can’t play one." has to be the next sentence
  const goesOn = quotesFirst.has(style) && /(?:\s|of )(?:it|one|ones|them)[.,]/u.test(own.told[1] ?? '')
  if (clause === null || goesOn) return { ...material, role: clause === null ? said : (said ?? bare) }
  const others = biographies.map((one) => (one === own ? { ...one, told: one.told.slice(1) } : one))
  const text = said ? `${said.text} ${clause}` : clause
  const from = [...(said?.from ?? []), ...own.from]
  return { ...material, role: { text, from, isNoun: false }, biographies: others }
}
