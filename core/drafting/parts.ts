import { wordCount } from '../text/word-count.ts'
import type { TextSource } from '../content/sentence-source.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Biography } from './biography.ts'
import { filled, isOfGuest } from './lines.ts'
import type { Answer, Material } from './material.ts'
import type { Opening } from './openings.ts'
import {
  aboutJob,
  alsoToTalkAbout,
  comesBack,
  fieldLines,
  furtherTopics,
  goesOn,
  leadsFor,
  moreFields,
  ownQuestion,
  unknownQuestion,
  type LeadLines,
} from './phrases/answer-leads.ts'
import { otherPerson, type Pronouns } from './pronouns.ts'
import { inThirdPerson, retoldWhole, withPronoun, type Whom } from './retold.ts'
import { ended, excerpt, quoted } from '../text/sentences.ts'
import { answer, joined, reworded, say, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { aboutGuest, templateOrder } from './voice.ts'
import { isAbout } from './wished.ts'
import { capitalized, listed, listedAloud, possessive } from './words.ts'

/** One thing an introduction can say. */
export interface Part {
  id: string
  from: TextSource[]
  /** Sentences in the third person, said by the host. */
  told: string[]
  /** The same after a sentence that names the guest. */
  toldOn: string[]
  /** Sentences that are left to quote. */
  left: string[]
  leads: LeadLines | null
  /** A question of the host's own, as leads name it. */
  question?: Sourced
  /** What the guest is, as leads name it: "a bridge inspector". */
  job?: Sourced
  /** Sentences the settings allow; lifted when there is nothing else, unless it is 0. */
  cap: number
  /** Sentences that make sense only together: what people get wrong, and what is right. */
  least: number
  /** The host asked for it: it comes first, whatever the length. */
  isWished?: boolean
  /** Used only when the text would be too short without it. */
  isReserve: boolean
  /** Used only where it makes a text long enough that would be too short without it. */
  isLastResort?: boolean
}

const biographyCap = { minimal: 1, moderate: 2, extensive: Infinity }

const biographyPart = (
  { id, from, told, left }: Biography,
  { whom, biographies }: Material,
  styles: ContentStyles,
): Part => ({
  id,
  from,
  told,
  toldOn: withPronoun(told, whom),
  left,
  leads: leadsFor(id, styles.storytellingStyle)!,
  cap: biographyCap[styles.biographicalDepth],
  least: 1,
  // A story is worth more than a line about oneself next to a biography
  isReserve: told.length === 0 && biographies.some((other) => other.told.length > 0),
})

const mostFields = 3

/**
 * What the guest works on: where no biography says it, and where a text lacks no more than these words. Next to a
 * biography it would only be a list of keywords.
 */
function expertisePart({ expertise, biographies, role, short, choose, answers }: Material): Part[] {
  // More than three are a list that nobody can follow by ear
  const some = expertise.filter(({ text }) => !isAbout(text, '', role?.text ?? '')).slice(0, mostFields)
  if (some.length === 0) return []
  const isLastResort = biographies.length > 0
  // A second list of subjects, after the one the guest chose
  if (isLastResort && answers.has('topics')) return []
  const fields = { text: listed(some.map(({ text }) => text)), from: joined(some).from }
  const line = choose.fresh(isLastResort ? moreFields : fieldLines, short.text)
  if (line === null) return []
  const told = [capitalized(filled(line, { guest: short, fields }).text)]
  return [
    {
      id: isLastResort ? 'fields' : 'expertise',
      from: [...short.from, ...fields.from],
      told,
      toldOn: told,
      left: [],
      leads: null,
      cap: isLastResort ? 0 : 1,
      least: 1,
      isReserve: isLastResort,
      isLastResort,
    },
  ]
}

/** Words of a story that is said whole or not at all. */
const longestWhole = 75
const isRetold = new Set(['story', 'fun-fact'])
/** What a guest may say about themselves, and a host may not. */
const ofSelf = /\b(?:terrible|awful|dreadful|hopeless|worst|useless|ugly|fat|lazy|stupid|ashamed)\b/iu
/** What somebody ought to do is an opinion, whoever held it. */
const judges = /\b(?:should|shouldn[’']t|ought)\b/iu

/** "Nothing, people get it about right." */
const findsNothing = /^(?:nothing|none|no one|nobody|not much|i don[’']t know)\b/iu
/** "My hands still smell of it.": of what? */
const ofUnnamed = /\b(?:about|at|by|for|from|in|of|on|to|with) (?:it|them|these|this|those)\b/iu

/** "a watch" before "listening to it" says of what. */
function namesNothing(sentence: string): boolean {
  const at = sentence.search(ofUnnamed)
  return at >= 0 && !/\b(?:an?|any|every|some|the)\s\p{L}/iu.test(sentence.slice(0, at))
}

/** Without a question before it the answer can't be understood. */
const isUnclear = (id: string, said: string[]) =>
  (id === 'misconception' &&
    (findsNothing.test(said[0]!) || (said.length === 1 && /\bones?\.$/u.test(said[0]!)))) ||
  (id === 'fun-fact' && said.length === 1 && namesNothing(said[0]!))

/** Sentences of an answer that are retold at least before the rest is quoted. */
const fewestTold = 3

function answerPart({ id, from, label, said }: Answer, material: Material, styles: ContentStyles): Part {
  const { whom } = material
  const leads = leadsFor(id, styles.storytellingStyle) ?? (label === null ? unknownQuestion : ownQuestion)
  const question = label === null ? undefined : answer(excerpt([label], 25), id)
  const canBeTold = isRetold.has(id) && !ofSelf.test(said.join(' ')) && !judges.test(said.join(' '))
  const retold = canBeTold ? retoldWhole(said, whom, fewestTold) : { told: [], left: said }
  const { told, left } = retold.left.length > 0 ? { told: [], left: said } : retold
  const toldOn = told.length > 0 ? retoldWhole(said, whom, fewestTold, true).told : []
  const isLeftOut =
    (id === 'fun-fact' && styles.personalDetailsLevel === 'professional') || isUnclear(id, said)
  const cap = isLeftOut ? 0 : Infinity
  // The point of a story is at its end
  const isTold = id === 'story' && (told.length === 0 || left.length === 0)
  const isShortStory = isTold && wordCount(said.join(' ')) <= longestWhole
  const least = isShortStory ? said.length : id === 'misconception' ? Math.min(2, said.length) : 1
  // Nobody has heard anything yet that they could take away
  const isReserve = id === 'audience-takeaway' && styles.introductionTemplate !== 'crystal_ball'
  const job = id === 'misconception' ? material.role?.job : undefined
  const ofJob = job ? { job, leads: { before: [...leads.before, ...aboutJob] } } : {}
  const part = { id, from, told, toldOn, left, leads, cap, least, isReserve, ...ofJob }
  return question ? { ...part, question } : part
}

/** What `{guest}`, `{they}`, `{them}` and `{their}` are in a line. */
function calledIn(
  { short, whom }: Pick<Material, 'short' | 'whom'>,
  isKnown: boolean,
): Record<string, Sourced> {
  const pronouns = isKnown ? singular(whom.pronouns) : null
  const said = (pronoun: keyof Pronouns, name = short): Sourced =>
    pronouns ? { text: String(pronouns[pronoun]), from: short.from } : name
  return {
    guest: short,
    they: said('subject'),
    them: said('object'),
    their: said('possessive', reworded(short, possessive)),
  }
}

/** Lines are written for one person: "she says". */
const singular = (pronouns: Pronouns | null) => (pronouns?.isPlural ? null : pronouns)

/** Subjects that can be followed by ear. */
const mostSubjects = 3

/** Keywords, or a list of them, can’t be quoted. */
const isWholeSentence = (text: string) =>
  /^(?:I|I[’']\p{L}+|We|We[’']\p{L}+|There|Please|Let[’']s|It|It[’']s|People|Everybody|Everyone|Nobody)\b/u.test(
    text,
  ) && wordCount(text) >= 5

/** "my father" as the host says it. */
function ofGuest(phrase: string, whom: Whom): string | null {
  const [, thing] = /^(?:my|our) (\p{Ll}[\p{Ll} -]{1,40})([.!]?)$/iu.exec(phrase) ?? []
  if (!thing || /\b(?:i|me|my|we|us|our|and)\b/u.test(thing)) return inThirdPerson(phrase, whom, true)
  return phrase.replace(/^\S+/u, whom.pronouns?.possessive ?? possessive(whom.name))
}

/** Topics that fit behind "wants to talk about" need no quotation marks. */
function topicsPart(answered: Answer, material: Material, styles: ContentStyles, named: Sourced[]): Part {
  const part = answerPart(answered, material, styles)
  const phrases = topicPhrases(answered.said, (phrase) => ofGuest(phrase, material.whom))
  if (phrases.length === 0) return { ...part, cap: answered.said.some(isWholeSentence) ? part.cap : 0 }
  const { choose, short, whom } = material
  const isNamed = named.some(({ text }) => isAbout(text, '', phrases.join(' ')))
  if (isNamed) return { ...part, told: [], left: [], cap: 0 }
  const lines = named.length > 0 ? furtherTopics : leadsFor('topics', styles.storytellingStyle)!.told!
  const nameless = lines.filter((one) => !isOfGuest(one))
  // "ask him about what people say to you": to whom?
  const isOfAll = phrases.some((phrase) => /\byour?\b/iu.test(phrase))
  const spare = whom.pronouns && !isOfAll ? null : choose.fresh(nameless, short.text)
  const line = spare ?? choose.line([lines], short.text)
  const subjects = phrases.slice(0, mostSubjects).map((phrase) => phrase.replace(/^also /u, ''))
  const toldOf = (isKnown: boolean) => [
    ended(`${capitalized(filled(line, calledIn(material, isKnown)).text)} ${listedAloud(subjects)}`),
  ]
  return { ...part, told: toldOf(false), toldOn: toldOf(true), left: [] }
}

/** Entries of a template's order that stay where they are: they make it that template. */
const fixedEntries = aboutGuest.length + 1
const movable = new Set(['story', 'misconception', 'fun-fact', 'advice'])

/** Lets other answers come first this time, behind those that make the template. */
function vary(order: string[], { choose, short }: Material) {
  const places = order.flatMap((id, at) => (at >= fixedEntries && movable.has(id) ? [at] : []))
  const ids = places.map((at) => order[at]!)
  const turn = choose.turn(places.length, short.text)
  places.forEach((at, index) => (order[at] = ids[(index + turn) % ids.length]!))
}

/** The parts with what the host wants mentioned in front, as far as the sentence that does. */
export function withWished(parts: Part[], subjects: string[]): Part[] {
  const wished = subjects.flatMap((subject) => {
    const part = parts.find(({ id, told, left }) => isAbout(subject, id, [...told, ...left].join(' ')))
    if (!part) return []
    const at = [...part.told, ...part.left].findIndex((sentence) => isAbout(subject, '', sentence))
    return [{ ...part, least: Math.max(part.least, at + 1), cap: Infinity, isWished: true, isReserve: false }]
  })
  const unique = wished.filter(({ id }, index) => wished.findIndex((one) => one.id === id) === index)
  return [...unique, ...parts.filter(({ id }) => !unique.some((one) => one.id === id))]
}

/** Every part, `named` being the subjects the opening announces, in the order of the template; an intimate show hears the personal ones right after who the guest is. */
export function partsOf(material: Material, styles: ContentStyles, named: Sourced[] = []): Part[] {
  const order = [...templateOrder[styles.introductionTemplate]]
  if (styles.personalDetailsLevel === 'intimate') {
    const personal = ['fun-fact', 'story']
    const others = order.slice(aboutGuest.length).filter((id) => !personal.includes(id))
    order.splice(aboutGuest.length, order.length, ...personal, ...others)
  }
  vary(order, material)
  const rank = ({ id }: Part) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [
    ...material.biographies.map((biography) => biographyPart(biography, material, styles)),
    ...(named.length > 0 ? [] : expertisePart(material)),
    ...[...material.answers.values()].map((one) =>
      one.id === 'topics' ? topicsPart(one, material, styles, named) : answerPart(one, material, styles),
    ),
  ].toSorted((a, b) => rank(a) - rank(b))
}

/** Takes what the opening has said out of the parts; the unsaid rest of it comes first. */
export function withoutOpening(parts: Part[], { used }: Opening, { whom }: Material): Part[] {
  if (!used) return parts
  const others = parts.filter(({ id }) => id !== used.id)
  const part = parts.find(({ id }) => id === used.id)
  if (!part || used.rest.length === 0) return others
  const { told, left } =
    part.told.length > 0 ? retoldWhole(used.rest, whom, fewestTold, true) : { told: [], left: used.rest }
  return [{ ...part, told, toldOn: told, left, leads: comesBack, least: 1, isReserve: true }, ...others]
}

/** Whom a text is about, and how its wording is chosen. */
export interface Whose extends Pick<Material, 'short' | 'whom' | 'choose'> {
  /** What leads to the first passage. */
  opener?: string
}

/** What was said before, so that no two passages begin alike and no line is said twice. */
export interface Before {
  firstWord: string
  /** First word of the paragraph before. */
  paragraphWord: string
  /** The passage before, or what leads to the first. */
  text: string
  /** Was the guest named before, and nobody else since? */
  isNamed?: boolean
  /** Lines said so far. */
  said: Set<string>
}

export const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''

/** Does a pronoun mean the guest after this? Only where the guest was named, and nobody else. */
const isKnownAfter = ({ short, whom }: Whose, { text, isNamed = false }: Before) =>
  singular(whom.pronouns) !== null && (isNamed || text.includes(short.text)) && !otherPerson.test(text)

/** "… about the job. she said:" */
const capitalizedAll = (line: string) =>
  capitalized(line).replace(/(?<=\p{L}{3}[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** One of the lines, filled in, that begins unlike the passages before; null where a line can be done without. */
function lineFor(
  part: Part,
  lines: readonly string[],
  whose: Whose,
  before: Before,
  isNeeded: boolean,
): Sourced | null {
  const { short, choose } = whose
  const isKnown = isKnownAfter(whose, before)
  const values = {
    ...calledIn(whose, isKnown),
    ...(part.question && { question: part.question }),
    ...(part.job && { job: part.job }),
  }
  const asSaid = (line: string) => reworded(filled(line, values), capitalizedAll)
  const taken = [before.firstWord, before.paragraphWord]
  const unlike = lines.filter((one) => !taken.includes(firstWord(asSaid(one).text)) && !before.said.has(one))
  // The name in every line is tiring to hear
  const nameless = unlike.filter((one) => (isKnown ? !one.includes('{guest}') : !isOfGuest(one)))
  const key = short.text + part.id
  const line =
    choose.fresh(nameless, key) ??
    (isNeeded
      ? choose.line([unlike.length > 0 ? unlike : lines], key, before.said)
      : choose.fresh(unlike, key))
  if (line === null) return null
  before.said.add(line)
  return asSaid(line)
}

/** The first sentences of a part as the host says them. */
export function spoken(part: Part, count: number, whose: Whose, before: Before): Sourced[] {
  const left = part.left.slice(0, Math.max(0, count - part.told.length))
  const quote = { text: quoted(left), from: part.from }
  if (part.told.length === 0)
    return [say`${lineFor(part, part.leads!.before, whose, before, true)!} ${quote}`]
  const isKnown = isKnownAfter(whose, before)
  const alike = (said: string[]) => [before.firstWord, before.paragraphWord].includes(firstWord(said[0]!))
  const bare = isKnown && !alike(part.toldOn) ? part.toldOn : part.told
  const leadsIn = part.id === 'topics' ? undefined : part.leads?.told
  const lead = leadsIn ? lineFor(part, leadsIn, whose, before, alike(bare)) : null
  const chosen = lead ? (isKnown || lead.from.length > 0 ? part.toldOn : part.told) : bare
  const told = chosen.slice(0, count).map((text) => ({ text, from: part.from }))
  if (left.length === 0) return [...(lead ? [lead] : []), ...told]
  const lines = part.id === 'topics' ? alsoToTalkAbout : goesOn
  const text = told.map((sentence) => sentence.text).join(' ')
  const rest = lineFor(part, lines, whose, { ...before, text, firstWord: firstWord(text) }, true)!
  return [...(lead ? [lead] : []), ...told, say`${rest} ${quote}`]
}
