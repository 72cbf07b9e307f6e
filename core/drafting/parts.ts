import type { TextSource } from '../content/sentence-source.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Biography } from './biography.ts'
import { alsoToTalkAbout, comesBack, goesOn, leads, ownQuestion, type Leads, type Line } from './leads.ts'
import type { Answer, Material } from './material.ts'
import type { Opening } from './openings.ts'
import { inThirdPerson, retold, withPronoun } from './retold.ts'
import { ended, excerpt, quoted } from '../text/sentences.ts'
import { answer, joined, reworded, say, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { chooseLine } from './variety.ts'
import { templateOrder } from './voice.ts'
import { capitalized, entryOf, listed } from './words.ts'

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
  leads: Leads | null
  /** Sentences the settings allow; lifted when there is nothing else, unless it is 0. */
  cap: number
  /** Sentences that make sense only together: what people get wrong, and what is right. */
  least: number
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
  leads: leads[id]![styles.storytellingStyle],
  cap: biographyCap[styles.biographicalDepth],
  least: 1,
  isReserve: false,
})

const fieldsOf = (guest: string, isOne: boolean): readonly ((fields: Sourced) => Sourced)[] =>
  isOne
    ? [
        (fields) => say`${guest}’s subject is ${fields}.`,
        (fields) => say`The subject ${guest} knows best is ${fields}.`,
        (fields) => say`${guest} is the one to ask about ${fields}.`,
        (fields) => say`Ask ${guest} about ${fields}.`,
      ]
    : [
        (fields) => say`${guest}’s subjects are ${fields}.`,
        (fields) => say`The subjects ${guest} knows best are ${fields}.`,
        (fields) => say`${guest} can talk about ${fields}.`,
        (fields) => say`Ask ${guest} about ${fields}.`,
      ]
const mostFields = 3

function expertisePart({ expertise, short, whom, choose }: Material): Part[] {
  if (expertise.length === 0) return []
  // More than three are a list that nobody can follow by ear
  const some = expertise.slice(0, mostFields)
  const fields = { text: listed(some.map(({ text }) => text)), from: joined(some).from }
  const only = some.length === 1
  const sentence = chooseLine(choose, fieldsOf(short.text, only), short.text)(fields)
  const told = [sentence.text]
  const toldOn = whom.pronouns
    ? [`${capitalized(whom.pronouns.possessive)} ${only ? 'subject is' : 'subjects are'} ${fields.text}.`]
    : told
  const from = [...short.from, ...fields.from]
  return [{ id: 'expertise', from, told, toldOn, left: [], leads: null, cap: 1, least: 1, isReserve: false }]
}

const isRetold = new Set(['story', 'fun-fact'])

function answerPart({ id, from, label, said }: Answer, { whom }: Material, styles: ContentStyles): Part {
  const own =
    entryOf(leads, id)?.[styles.storytellingStyle] ??
    ownQuestion(label === null ? null : answer(excerpt([label], 25), id))
  const { told, left } = isRetold.has(id) ? retold(said, whom) : { told: [], left: said }
  const toldOn = isRetold.has(id) ? retold(said, whom, true).told : []
  const cap = id === 'fun-fact' && styles.personalDetailsLevel === 'professional' ? 0 : Infinity
  const least = id === 'misconception' ? Math.min(2, said.length) : 1
  return { id, from, told, toldOn, left, leads: own, cap, least, isReserve: false }
}

/** Topics that fit behind "wants to talk about" need no quotation marks. */
function topicsPart(answered: Answer, material: Material, styles: ContentStyles): Part {
  const part = answerPart(answered, material, styles)
  const phrases = topicPhrases(answered.said, (phrase) => inThirdPerson(phrase, material.whom, true))
  if (phrases.length === 0) return part
  const lead = chooseLine(
    material.choose,
    leads['topics']![styles.storytellingStyle].told!,
    material.short.text,
  )(material.short).text
  const told = phrases.map((phrase, index) =>
    index === 0
      ? ended(`${lead} ${phrase}`)
      : ended(`${index === 1 ? 'And' : 'Or'} about ${phrase.replace(/^also /u, '')}`),
  )
  return { ...part, told, toldOn: told, left: answered.said.slice(phrases.length) }
}

/** Every part, in the order of the template; an intimate show hears the personal ones right after the first. */
export function partsOf(material: Material, styles: ContentStyles): Part[] {
  const order = [...templateOrder[styles.introductionTemplate]]
  if (styles.personalDetailsLevel === 'intimate') {
    const personal = ['fun-fact', 'story'].filter((id) => order[0] !== id)
    order.splice(1, order.length, ...personal, ...order.slice(1).filter((id) => !personal.includes(id)))
  }
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

/** What was said before, so that no two passages begin alike. */
export interface Before {
  firstWord: string
  /** First word of the paragraph before. */
  paragraphWord: string
  quotations: number
  /** The passage follows a sentence about the guest, in the same paragraph. */
  isNamed: boolean
}

export const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
const atStart = (sentence: Sourced) => reworded(sentence, capitalized)

/** "That they can change it.", "How to begin.": half a sentence, whose other half is the question. */
const leansOn = /^(that (?!is\b|was\b)|how to\b|to \p{Ll}|because\b)/iu

/** Quotations take turns: one is led into, the next is explained after it. */
function quotation(
  part: Part,
  said: string[],
  { short: guest, choose }: Whose,
  { firstWord: taken, paragraphWord, quotations }: Before,
): Sourced[] {
  const quote = { text: quoted(said), from: part.from }
  // The one used least comes first, the others where it begins like the passage before
  const inOrder = (lines: readonly Line[]) => {
    const first = chooseLine(choose, lines, guest.text + part.id)
    return [first, ...lines.filter((line) => line !== first)]
  }
  const before = inOrder(part.leads!.before).map((lead) => [say`${atStart(lead(guest))} ${quote}`])
  const after = inOrder(part.leads!.after).map((lead) => [quote, atStart(lead(guest))])
  const first = before[0]!
  // Explained afterwards only if it works alone: it starts like a sentence and isn't too long
  const standsAlone = /^\p{Lu}/u.test(said[0]!) && !leansOn.test(said[0]!) && said.join(' ').length < 400
  const choices = [
    ...(standsAlone && quotations % 2 === 1 ? after : []),
    ...before,
    ...(standsAlone ? after : []),
  ]
  return choices.find(([start]) => ![taken, paragraphWord].includes(firstWord(start!.text))) ?? first
}

/** The first sentences of a part as the host says them. */
export function spoken(part: Part, count: number, whose: Whose, before: Before): Sourced[] {
  const { short: guest, choose } = whose
  const left = part.left.slice(0, Math.max(0, count - part.told.length))
  if (part.told.length === 0) return quotation(part, left, whose, before)
  const leadsIn = part.id === 'topics' ? undefined : part.leads?.told
  const taken = [before.firstWord, before.paragraphWord]
  const unlike = leadsIn?.filter((line) => !taken.includes(firstWord(line(guest).text))) ?? []
  const lines = unlike.length > 0 ? unlike : leadsIn
  const lead = lines && chooseLine(choose, lines, guest.text + part.id)(guest)
  const isAlike = firstWord(part.told[0]!) === before.firstWord
  const isNamed = lead ? lead.from.length > 0 : before.isNamed || isAlike
  const told = (isNamed ? part.toldOn : part.told).slice(0, count).map((text) => ({ text, from: part.from }))
  const rest = part.id === 'topics' ? alsoToTalkAbout : chooseLine(choose, goesOn, guest.text + part.id)
  return [
    ...(lead ? [atStart(lead)] : []),
    ...told,
    ...(left.length > 0 ? [say`${rest(guest)} ${{ text: quoted(left), from: part.from }}`] : []),
  ]
}
