import { wordCount } from '../text/word-count.ts'
import type { TextSource } from '../content/sentence-source.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Biography } from './biography.ts'
import { filled } from './lines.ts'
import type { Answer, Material } from './material.ts'
import type { Opening } from './openings.ts'
import {
  alsoToTalkAbout,
  comesBack,
  fieldLines,
  goesOn,
  leadsFor,
  ownQuestion,
  unknownQuestion,
  type LeadLines,
} from './phrases/answer-leads.ts'
import { inThirdPerson, retold, withPronoun } from './retold.ts'
import { ended, excerpt, quoted } from '../text/sentences.ts'
import { answer, joined, reworded, say, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { templateOrder } from './voice.ts'
import { isAbout } from './wished.ts'
import { capitalized, listed } from './words.ts'

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
  /** Sentences the settings allow; lifted when there is nothing else, unless it is 0. */
  cap: number
  /** Sentences that make sense only together: what people get wrong, and what is right. */
  least: number
  /** The host asked for it: it comes first, whatever the length. */
  isWished?: boolean
  /** Used only when the text would be too short without it. */
  isReserve: boolean
}

const biographyCap = { minimal: 1, moderate: 2, extensive: Infinity }

const biographyPart = (
  { id, from, told, left }: Biography,
  { whom }: Material,
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
  isReserve: false,
})

const mostFields = 3

function expertisePart({ expertise, short, choose }: Material): Part[] {
  if (expertise.length === 0) return []
  // More than three are a list that nobody can follow by ear
  const some = expertise.slice(0, mostFields)
  const fields = { text: listed(some.map(({ text }) => text)), from: joined(some).from }
  const told = [filled(choose.line([fieldLines], short.text), { guest: short, fields }).text].map(capitalized)
  const from = [...short.from, ...fields.from]
  return [
    { id: 'expertise', from, told, toldOn: told, left: [], leads: null, cap: 1, least: 1, isReserve: false },
  ]
}

/** Words of a story that is said whole or not at all. */
const longestWhole = 75
const isRetold = new Set(['story', 'fun-fact'])

function answerPart({ id, from, label, said }: Answer, { whom }: Material, styles: ContentStyles): Part {
  const own = leadsFor(id, styles.storytellingStyle) ?? (label === null ? unknownQuestion : ownQuestion)
  const question = label === null ? undefined : answer(excerpt([label], 25), id)
  const { told, left } = isRetold.has(id) ? retold(said, whom) : { told: [], left: said }
  const toldOn = isRetold.has(id) ? retold(said, whom, true).told : []
  const cap = id === 'fun-fact' && styles.personalDetailsLevel === 'professional' ? 0 : Infinity
  // The point of a story is at its end
  const isTold = id === 'story' && (told.length === 0 || left.length === 0)
  const isShortStory = isTold && wordCount(said.join(' ')) <= longestWhole
  const least = isShortStory ? said.length : id === 'misconception' ? Math.min(2, said.length) : 1
  const part = { id, from, told, toldOn, left, leads: own, cap, least, isReserve: false }
  return question ? { ...part, question } : part
}

/** "And why it works." as a subject of its own. */
const withoutAnd = (text: string) => capitalized(text.replace(/^(And |Also )+/iu, ''))

/** Topics that fit behind "wants to talk about" need no quotation marks. */
function topicsPart(answered: Answer, material: Material, styles: ContentStyles): Part {
  const part = answerPart(answered, material, styles)
  const phrases = topicPhrases(answered.said, (phrase) => inThirdPerson(phrase, material.whom, true))
  if (phrases.length === 0) return part
  const { choose, short } = material
  const lines = leadsFor('topics', styles.storytellingStyle)!.told!
  const lead = filled(choose.line([lines], short.text), { guest: short }).text
  const told = phrases.map((phrase, index) =>
    index === 0
      ? ended(`${lead} ${phrase}`)
      : ended(`${index === 1 ? 'And' : 'Or'} about ${phrase.replace(/^also /u, '')}`),
  )
  return { ...part, told, toldOn: told, left: answered.said.slice(phrases.length).map(withoutAnd) }
}

/** Entries of a template's order that stay where they are: they make it that template. */
const fixedEntries = 3
const movable = new Set(['story', 'misconception', 'fun-fact', 'advice', 'topics'])

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

/** Every part, in the order of the template; an intimate show hears the personal ones right after the first. */
export function partsOf(material: Material, styles: ContentStyles): Part[] {
  const order = [...templateOrder[styles.introductionTemplate]]
  if (styles.personalDetailsLevel === 'intimate') {
    const personal = ['fun-fact', 'story'].filter((id) => order[0] !== id)
    order.splice(1, order.length, ...personal, ...order.slice(1).filter((id) => !personal.includes(id)))
  }
  vary(order, material)
  const rank = ({ id }: Part) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [
    ...material.biographies.map((biography) => biographyPart(biography, material, styles)),
    ...expertisePart(material),
    ...[...material.answers.values()].map((one) =>
      one.id === 'topics' ? topicsPart(one, material, styles) : answerPart(one, material, styles),
    ),
  ].toSorted((a, b) => rank(a) - rank(b))
}

/** Takes what the opening has said out of the parts; the unsaid rest of it comes first. */
export function withoutOpening(parts: Part[], { used }: Opening, { whom }: Material): Part[] {
  if (!used) return parts
  const others = parts.filter(({ id }) => id !== used.id)
  const part = parts.find(({ id }) => id === used.id)
  if (!part || used.rest.length === 0) return others
  const { told, left } = part.told.length > 0 ? retold(used.rest, whom, true) : { told: [], left: used.rest }
  return [{ ...part, told, toldOn: told, left, leads: comesBack, least: 1, isReserve: true }, ...others]
}

/** Whom a text is about, and how its wording is chosen. */
export interface Whose extends Pick<Material, 'short' | 'choose'> {
  /** First word of what leads to the first passage. */
  opener?: string
}

/** What was said before, so that no two passages begin alike and no line is said twice. */
export interface Before {
  firstWord: string
  /** First word of the paragraph before. */
  paragraphWord: string
  /** The passage follows a sentence about the guest, in the same paragraph. */
  isNamed: boolean
  /** Lines said so far. */
  said: Set<string>
}

export const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
const atStart = (sentence: Sourced) => reworded(sentence, capitalized)

/** "That they can change it.", "How to begin.": half a sentence, whose other half is the question. */
const leansOn = /^(that (?!is\b|was\b)|how to\b|to \p{Ll}|because\b)/iu

/** One of the lines, filled in: one that begins unlike the passages before, where there is any. */
function lineFor(
  part: Part,
  lists: readonly (readonly string[])[],
  { short, choose }: Whose,
  before: Before,
) {
  const values = { guest: short, ...(part.question && { question: part.question }) }
  const asSaid = (line: string) => atStart(filled(line, values))
  const taken = [before.firstWord, before.paragraphWord]
  const unlike = lists.map((lines) => lines.filter((line) => !taken.includes(firstWord(asSaid(line).text))))
  const open = unlike.some((lines) => lines.length > 0) ? unlike : lists
  const line = choose.line(open, short.text + part.id, before.said)
  before.said.add(line)
  return { line, sentence: asSaid(line) }
}

/** A quotation that is led into, or explained after it. */
function quotation(part: Part, said: string[], whose: Whose, before: Before): Sourced[] {
  const quote = { text: quoted(said), from: part.from }
  // Explained afterwards only if it works alone: it starts like a sentence and isn't too long
  const standsAlone = /^\p{Lu}/u.test(said[0]!) && !leansOn.test(said[0]!) && said.join(' ').length < 400
  const isAlike = [before.firstWord, before.paragraphWord].includes(firstWord(quote.text))
  const { before: into, after } = part.leads!
  const lines = standsAlone && !isAlike ? [...into, ...after] : into
  const { line, sentence } = lineFor(part, [lines], whose, before)
  return after.includes(line) && !into.includes(line) ? [quote, sentence] : [say`${sentence} ${quote}`]
}

/** The first sentences of a part as the host says them. */
export function spoken(part: Part, count: number, whose: Whose, before: Before): Sourced[] {
  const left = part.left.slice(0, Math.max(0, count - part.told.length))
  if (part.told.length === 0) return quotation(part, left, whose, before)
  const leadsIn = part.id === 'topics' ? undefined : part.leads?.told
  const lead = leadsIn && lineFor(part, [leadsIn], whose, before).sentence
  const isAlike = firstWord(part.told[0]!) === before.firstWord
  const isNamed = lead ? lead.from.length > 0 : before.isNamed || isAlike
  const told = (isNamed ? part.toldOn : part.told).slice(0, count).map((text) => ({ text, from: part.from }))
  const rest = () => lineFor(part, [part.id === 'topics' ? alsoToTalkAbout : goesOn], whose, before).sentence
  return [
    ...(lead ? [lead] : []),
    ...told,
    ...(left.length > 0 ? [say`${rest()} ${{ text: quoted(left), from: part.from }}`] : []),
  ]
}
