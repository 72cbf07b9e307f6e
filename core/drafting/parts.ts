import type { TextSource } from '../content/sentence-source.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Biography } from './biography.ts'
import { alsoToTalkAbout, comesBack, goesOn, leads, ownQuestion, type Leads } from './leads.ts'
import type { Answer, Material } from './material.ts'
import type { Opening } from './openings.ts'
import { inThirdPerson, retold, withPronoun } from './retold.ts'
import { ended, excerpt, quoted } from '../text/sentences.ts'
import { answer, joined, reworded, say, type Sourced } from './sourced.ts'
import { topicPhrases } from './topic-phrases.ts'
import { templateOrder } from './voice.ts'
import { capitalized, entryOf, listed, pick } from './words.ts'

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

function expertisePart({ expertise, short, whom }: Material): Part[] {
  if (expertise.length === 0) return []
  const fields = { text: listed(expertise.map(({ text }) => text)), from: joined(expertise).from }
  const only = expertise.length === 1
  const sentence = pick(
    [
      only ? say`${short}’s subject is ${fields}.` : say`${short}’s subjects are ${fields}.`,
      only
        ? say`The subject ${short} knows best is ${fields}.`
        : say`The subjects ${short} knows best are ${fields}.`,
    ],
    short.text,
  )
  const told = [sentence.text]
  const toldOn = whom.pronouns
    ? [`${capitalized(whom.pronouns.possessive)} ${only ? 'subject is' : 'subjects are'} ${fields.text}.`]
    : told
  return [
    {
      id: 'expertise',
      from: sentence.from,
      told,
      toldOn,
      left: [],
      leads: null,
      cap: 1,
      least: 1,
      isReserve: false,
    },
  ]
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
  const lead = leads['topics']![styles.storytellingStyle].told!(material.short).text
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

/** What was said before, so that no two passages begin alike. */
export interface Before {
  firstWord: string
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
  guest: Sourced,
  { firstWord: taken, quotations }: Before,
): Sourced[] {
  const quote = { text: quoted(said), from: part.from }
  const before = part.leads!.before.map((lead) => [say`${atStart(lead(guest))} ${quote}`])
  const after = part.leads!.after.map((lead) => [quote, atStart(lead(guest))])
  const first = pick(before, guest.text + part.id)
  // Explained afterwards only if it works alone: it starts like a sentence and isn't too long
  const standsAlone = /^\p{Lu}/u.test(said[0]!) && !leansOn.test(said[0]!) && said.join(' ').length < 400
  const choices = [
    ...(standsAlone && quotations % 2 === 1 ? after : []),
    first,
    ...before,
    ...(standsAlone ? after : []),
  ]
  return choices.find(([start]) => firstWord(start!.text) !== taken) ?? first
}

/** The first sentences of a part as the host says them. */
export function spoken(part: Part, count: number, guest: Sourced, before: Before): Sourced[] {
  const left = part.left.slice(0, Math.max(0, count - part.told.length))
  if (part.told.length === 0) return quotation(part, left, guest, before)
  const lead = part.id === 'topics' ? undefined : part.leads?.told?.(guest)
  const isAlike = firstWord(part.told[0]!) === before.firstWord
  const isNamed = lead ? lead.from.length > 0 : before.isNamed || isAlike
  const told = (isNamed ? part.toldOn : part.told).slice(0, count).map((text) => ({ text, from: part.from }))
  const rest = part.id === 'topics' ? alsoToTalkAbout : pick(goesOn, guest.text + part.id)
  return [
    ...(lead ? [atStart(lead)] : []),
    ...told,
    ...(left.length > 0 ? [say`${rest(guest)} ${{ text: quoted(left), from: part.from }}`] : []),
  ]
}
