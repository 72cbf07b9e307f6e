import type { DraftedGuest } from '../content/brief.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { wordCount } from '../text/word-count.ts'
import type { Biography } from './biography.ts'
import type { Material } from './material.ts'
import { ownWords } from './own-words.ts'
import { presentVerbs, withS } from './verbs.ts'
import { titleInSentence } from './words.ts'
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

/** Is what the guest does said in the sentence as well? */
export function saysRole(sentence: string, role: Role | null): boolean {
  if (!role?.isNoun) return false
  const said = stems(sentence)
  const all = [...stems(role.text)]
  const shared = all.filter((stem) => said.has(stem)).length
  // One word in common may be chance, unless the sentence says what the guest is
  return shared > 0 && (shared > 1 || shared === all.length || /\bis (?:an?|the) /u.test(sentence))
}

/** "CEO and co-founder": of what? */
const isBareOffice =
  /^(?!.* (?:of|for) )(?:an? )?(?:\p{L}+[ ,-]+){0,4}(?:founder|owner|president|chair\p{L}*|director|partner|trustee|c[a-z]{1,2}o)$|^(?:chief|director|head (?!(?:baker|brewer|chef|coach|cook|curator|gardener|keeper|nurse|ranger|teacher|verger|waiter)\b)) ?/iu

/** "a wine farmer" before "Theo farms 12 hectares." */
function doesAsCalled(sentence: string, { text }: Role, name: string): boolean {
  const [calling = ''] = text.split(/,| (?:at|in|of|with) /u)
  const [, verb] = /^ (\p{Ll}{4,})/u.exec(sentence.startsWith(name) ? sentence.slice(name.length) : '') ?? []
  return verb !== undefined && stemOf(calling.split(' ').at(-1)!) === stemOf(verb)
}

/** Styles in which a quotation comes between the name and the biography. */
const quotesFirst = new Set<ContentStyles['introductionStyle']>([
  'storytelling',
  'hook-focused',
  'guest-centric',
  'cold-open',
])

/** Words after a name that are still one breath with it. */
const longestClause = 18

/** "Head of Conservation at" */
const officeAhead = /(?<=^is )\p{Lu}\p{L}*(?: (?:of|for|and|\p{Lu}\p{L}*)){0,5}/u

/** "Daisy farms 200 acres of crawfish." as it follows her name: "who farms 200 acres of crawfish". */
function clauseOf([first = '']: string[], name: string): string | null {
  const rest = first.startsWith(`${name} `) ? first.slice(name.length + 1) : ''
  const isPlain = /^\p{Ll}[^;:()“”"–—]*\.$/u.test(rest) && !/[.?!]./u.test(rest)
  if (!isPlain || wordCount(rest) > longestClause) return null
  const said = rest
    .slice(0, -1)
    .replace(/, (?:driving|helping|leading|managing|overseeing|supervising|supporting) [^,]{1,120}$/u, '')
    .replace(officeAhead, (office) => titleInSentence(office))
  // "is a member of the tribe and directs the project"
  const goesOn =
    / and \p{Ll}{2,20}s (?:an?|her|his|its|more|the|their) /u.test(said) ||
    [...said.matchAll(/ and (\p{Ll}+)/gu)].some(([, word]) => isVerb(word!))
  return !goesOn &&
    /^is (?:an?|the|[A-Z]{2,4}|chief|co-founder|deputy|director|editor|executive|founder|head|managing|owner|president|principal|professor|vice|vice-chancellor) /u.test(
      said,
    )
    ? said.slice('is '.length)
    : `who ${said}`
}

const isVerb = (word: string) =>
  /^(?:has|was|is)$/u.test(word) || [...presentVerbs].some((base) => withS(base) === word)

const isTold = ({ told }: Biography) => told.length > 0

/** "a soil scientist at the University of Manchester" */
const ofCalling = /^an? (?:\p{L}+ ){0,3}\p{L}{2,}(?:er|eer|ian|ist|or) (?:at|from|in|who|with)\b/u

/** The material with the first sentence of the biography behind the name. */
const withClause = (material: Material, own: Biography, text: string, from: Role['from']): Material => ({
  ...material,
  role: { text, from, isNoun: false },
  biographies: material.biographies.map((one) => (one === own ? { ...one, told: one.told.slice(1) } : one)),
})

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
  // "a choir leader" before "I lead a choir.": the guest says it
  const words = quotesFirst.has(style) ? undefined : ownWords(biographies)
  if (!own) return words && saysRole(words.said[0]!, role) ? { ...material, role: null } : material
  const isCompanySaid = guest.company !== null && own.told.join(' ').includes(guest.company)
  const shorter =
    role?.isNoun && (isCompanySaid || saysRole(own.told[0]!, role))
      ? roleOf({ ...guest, company: null, bio: null }, '')
      : role
  // "co-founder and CEO": of what, if the sentence after doesn't say it?
  const isOfNothing =
    shorter !== null && isBareOffice.test(shorter.text) && !own.told[0]!.includes(guest.company ?? '')
  const bare = isOfNothing ? role : shorter
  // "Kew Gardens" says nothing of a gardener
  const withoutCompany = guest.company ? own.told[0]!.replace(guest.company, '') : own.told[0]!
  const isSaid =
    (bare !== null && doesAsCalled(own.told[0]!, bare, short.text)) ||
    (bare !== null && bare !== role && (saysRole(withoutCompany, bare) || isBareOffice.test(bare.text)))
  // "a reader in linguistics" before "She is Reader in Linguistics at …"
  const isSaidLater = own.told
    .slice(1)
    .some((one) => / is (?:an? |the )?\p{L}/u.test(one) && saysRole(one, bare))
  // "a research associate", and next "He is a geneticist at …", too long to go with the name
  const isOtherCalling =
    clauseOf(own.told, short.text) === null &&
    ofCalling.test(
      own.told[0]!.startsWith(`${short.text} is `) ? own.told[0]!.slice(short.text.length + 4) : '',
    )
  const said = isSaid || isSaidLater || isOtherCalling ? null : bare
  const isUnknown = material.whom.pronouns === null && said?.isNoun && /^an? [^,]{3,60}$/u.test(said.text)
  const clause = said === null || isUnknown ? clauseOf(own.told, short.text) : null
  // "He can’t play one." has to be the next sentence
  const goesOn = quotesFirst.has(style) && /(?:\s|of )(?:it|one|ones|them)[.,]/u.test(own.told[1] ?? '')
  // "a research associate" before a story, and after it "She is a soil scientist"
  const calling = said === null ? null : clauseOf(own.told, short.text)
  if (calling !== null && !goesOn && ofCalling.test(calling))
    return withClause(material, own, calling, own.from)
  if (clause === null || goesOn)
    return {
      ...material,
      role: clause === null || (bare && isBareOffice.test(bare.text)) ? said : (said ?? bare),
    }
  // "a primary school headteacher who has been headteacher at …"
  const isAgain = said !== null && [...stems(said.text)].some((stem) => stems(clause).has(stem))
  const text = said && !isAgain ? `${said.text} ${clause}` : clause
  return withClause(material, own, text, [...(said?.from ?? []), ...own.from])
}
