import type { ContentStyles } from '../show/content-styles.ts'
import { excerpt, quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import type { Biography } from './biography.ts'
import { repeats } from './echoes.ts'
import { isOfGuest } from './lines.ts'
import { leadIn, type Before, type Whose } from './lead-in.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { isFixed } from './answer-lines.ts'
import { biographicalCap, canBeQuoted, heardOf, linesFor } from './can-be-quoted.ts'
import { doubtsOf } from './doubts.ts'
import { fieldOf } from './misconception.ts'
import { orderOf } from './part-order.ts'
import type { Opening } from './openings.ts'
import { anyPassage, calmTopics, eagerTopics, leadsFor, ownQuestion } from './phrases/answer-leads.ts'
import { ownWords } from './own-words.ts'
import { opensAlone } from './quotable.ts'
import { passageOf } from './passages.ts'
import { withPronoun } from './by-name.ts'
import { saysAgain, saysRole } from './role-repeated.ts'
import { answer, joined, say, type Sourced } from './sourced.ts'
import { answeredByOne, isOfNobody, speakerOf } from './speaker.ts'
import { announced, fewestSubjects, isSolemn } from './subjects.ts'
import { isAbout } from './wished.ts'
import { listedAloud } from './words.ts'

/** One paragraph an introduction can have. */
export interface Part {
  id: string
  /** What is said: sentences the host says, or all of a quotation. */
  said: Sourced[]
  /** What brings it in; none for what the host says of the guest. */
  lines: readonly string[] | null
  values?: Record<string, Sourced>
  isQuotation: boolean
  /** Sentences the settings allow at first. */
  cap: number
  /** Who of the two speaks, where the guests are a couple. */
  by: Sourced | null
  /** The host asked for it: it comes first, whatever the length. */
  isWished?: boolean
  /** Used only when the text would be too short without it. */
  isSpare: boolean
  /** Doubts whether listeners follow it: others come first, and it only next to little else. */
  doubts?: number
  /** Without what was asked: it comes last, and only next to little else. */
  isPassage?: boolean
}

const quotation = ({ said, from }: Pick<Answer, 'said' | 'from'>): Sourced => ({ text: quoted(said), from })

const biographyPart = ({ id, from, told }: Biography, styles: ContentStyles): Part => ({
  id,
  said: told.map((text) => ({ text, from })),
  lines: null,
  by: null,
  isQuotation: false,
  cap: biographicalCap[styles.biographicalDepth],
  isSpare: false,
})

/** Words of the guest’s own that say more than a title does. */
const shortestOwn = 12

/** The guest's own words about themselves; one line next to a biography is spare. */
function selfPart(material: Material, styles: ContentStyles, isFirst: boolean): Part[] {
  const { biographies, role } = material
  const own = ownWords(biographies)
  const told = biographies.flatMap((one) => one.told)
  if (!own || isOfNobody(own, material)) return []
  // "a weaver", who says "I weave." and no more
  // "I am the chief superintendent.", of "a groundskeeper"
  const isTitle =
    role !== null &&
    own.said.length === 1 &&
    /^(?:I am|I[’']m) (?:an?|the) [^,.]{1,40}\.$/u.test(own.said[0]!)
  const isRole = saysRole(own.said[0]!, role) && wordCount(own.said.join(' ')) < shortestOwn
  if (isRole || isTitle || saysAgain(own.said, told)) return []
  return [
    {
      id: own.id,
      said: [quotation(own)],
      lines: leadsFor('self', styles.storytellingStyle)!,
      by: speakerOf(own.said, material),
      isQuotation: true,
      cap: 1,
      // Nothing else says what the guest does
      isWished: isFirst || role === null,
      isSpare: told.length > 0,
    },
  ]
}

/** "I was a sergeant, and now I teach.": what the rest means has to be known first. */
const saysWho = /^(?:For [^,.]{1,30},? )?I(?:[’']m| am| was) (?:an?|the) \p{Ll}/u

const passagePart = (passage: Answer, material: Material): Part => {
  const isFirst =
    saysWho.test(passage.said[0]!) && material.biographies.every(({ told }) => told.length === 0)
  return {
    id: passage.id,
    said: [quotation(passage)],
    lines: anyPassage,
    by: speakerOf(passage.said, material),
    isQuotation: true,
    cap: 1,
    isWished: isFirst,
    isSpare: !isFirst,
    doubts: doubtsOf({ ...passage, label: '' }, '', material.isLearner),
    isPassage: true,
  }
}

const spareAnswers = new Set(['audience-takeaway', 'promote'])

function answerPart(answered: Answer, material: Material, styles: ContentStyles, isFirst: boolean): Part {
  const { id, label } = answered
  const speaker = answered.by
    ? { text: answered.by, from: material.short.from }
    : speakerOf(answered.said, material)
  const found = linesFor(answered, material, styles)
  // What one of two says of their work is asked of both; any other question of that one, as the mistake was Ana’s alone
  const whose = speaker && { ...material, short: speaker, whom: { name: speaker.text, pronouns: null } }
  const alone = !isFixed(id) && whose ? linesFor({ ...answered, by: speaker.text }, whose, styles) : undefined
  const ofGuest = alone?.filter(isOfGuest) ?? []
  const ofOne = ofGuest.length === 0 && speaker ? answeredByOne(found ?? []) : []
  const lines = [ofGuest, ofOne].find((some) => some.length > 0) ?? found
  const isEarly = id === 'audience-takeaway' && styles.introductionTemplate === 'crystal_ball'
  return {
    id,
    said: [quotation(answered)],
    lines: lines ?? ownQuestion,
    values: {
      ...fieldOf(material),
      ...(ofOne.length > 0 && { speaker: speaker! }),
      ...(!lines && { question: answer(excerpt([label ?? ''], 25), id) }),
    },
    by: ofOne.length > 0 ? null : speaker,
    isQuotation: true,
    cap: 1,
    isWished: isFirst,
    // A question of the host’s own is heard as one of a form
    isSpare: (spareAnswers.has(id) || !isFixed(id)) && !isEarly,
    doubts: isFixed(id) ? 0 : doubtsOf(answered, heardOf(material, styles), material.isLearner),
  }
}

/** Does an introduction of this show use such answers at all? */
export const isSaid = ({ id }: Answer, { personalDetailsLevel }: ContentStyles) =>
  id !== 'topics' && !(id === 'fun-fact' && personalDetailsLevel === 'professional')

/** What the conversation is about. */
function topicsPart(material: Material, isUnknown: boolean): Part[] {
  const subjects = announced(material, isUnknown)
  if (subjects.length < fewestSubjects) return []
  const text = `${listedAloud(subjects.map((one) => one.text))}.`
  const said = [{ text, from: joined(subjects).from }]
  const lines = isSolemn(text) ? calmTopics : [...calmTopics, ...eagerTopics]
  return [{ id: 'topics', said, lines, by: null, isQuotation: false, cap: 1, isSpare: false }]
}

/** Words of a biography that make a paragraph. */
const shortestBiography = 7

/** The parts with what the host wants mentioned in front, as far as the sentence that does. */
function withWished(parts: Part[], subjects: string[]): Part[] {
  const wished = subjects.flatMap((subject) => {
    const part = parts.find(({ id, said }) => isAbout(subject, id, joined(said).text))
    if (!part) return []
    const at = part.said.findIndex(({ text }) => isAbout(subject, '', text))
    return [{ ...part, cap: Math.max(part.cap, at + 1), isWished: true, isSpare: false }]
  })
  const unique = wished.filter(({ id }, index) => wished.findIndex((one) => one.id === id) === index)
  return [...unique, ...parts.filter(({ id }) => !unique.some((one) => one.id === id))]
}

/** Of the words of a quotation, those that one before it has had when it is said again. */
const saidAgain = 0.6

/** "Never pick a stone up twice.", twice: a quotation that says what one before it has said is left out. */
function withoutEchoes(parts: Part[], quotedBefore: string): Part[] {
  const quotations = [quotedBefore]
  return parts.filter(({ isQuotation, said }) => {
    const text = joined(said).text
    if (!isQuotation) return true
    if (repeats(text, quotations, saidAgain)) return false
    quotations.push(text)
    return true
  })
}

const quotesQuestion = ({ lines }: Part) => lines?.some((line) => line.includes('“')) === true

/** Nobody reads out more than two questions word by word. */
function withFewQuestions(parts: Part[]): Part[] {
  const [, , ...more] = parts.filter(quotesQuestion)
  return parts.filter((one) => !more.includes(one) || one.isWished)
}

/** Can the story come anywhere, as it means nothing that was said before? */
function isFree({ answers }: Material): boolean {
  const story = answers.get('story')
  return story !== undefined && opensAlone(story)
}

/**
 * What can follow the opening, in the order of the template, with what the host wished first. Where little else is known, `isThin`, it
 * announces the subjects.
 */
export function partsOf(
  material: Material,
  styles: ContentStyles,
  { used, asked }: Opening,
  wished: string[],
  isThin = false,
): Part[] {
  const order = orderOf(material, styles)
  const isUnknown =
    used === null &&
    material.role === null &&
    material.biographies.every(({ told }) => told.length === 0) &&
    wordCount((ownWords(material.biographies)?.said ?? []).join(' ')) < shortestOwn
  // What is to come, right before the guest is welcomed
  const rank = ({ id, isPassage, isWished }: Part) => {
    if (isPassage && isWished) return order.indexOf('self')
    // … or first, where nothing else says why the guest is there
    if (id === 'topics') return isUnknown ? -2 : Infinity
    // The guest says first who they are, where they are asked first
    if (id === 'self') return asked === 'self' ? -1 : order.indexOf('self')
    // A story may mean what was just said of the guest
    if (id === 'story' && !isFree(material)) return order.indexOf('self') + 0.25
    if (id === asked) return order.indexOf('self') + 0.5
    return order.includes(id) ? order.indexOf(id) : order.length
  }
  const isWanted = (answered: Answer) =>
    canBeQuoted(answered, material, styles) ||
    (answered.label !== null &&
      wished.some((subject) => isAbout(subject, answered.id, answered.said.join(' '))))
  const others = [
    ...material.biographies.filter(({ told }) => told.length > 0).map((one) => biographyPart(one, styles)),
    ...selfPart(material, styles, asked === 'self'),
    ...[...material.answers.values()]
      .filter((one) => isSaid(one, styles) && isWanted(one))
      .map((one) => answerPart(one, material, styles, one.id === asked)),
  ]
  const passages = [...material.answers.values()].flatMap((one): Part[] => {
    const passage = isSaid(one, styles) && !isWanted(one) ? passageOf(one, material, styles) : null
    return passage ? [passagePart(passage, material)] : []
  })
  const topics = topicsPart(material, isUnknown)
  // Listeners ask themselves why of subjects; they are said where nothing says who the guest is, or where the host wishes it
  const isNeeded =
    isUnknown ||
    isThin ||
    topics.some(({ said }) => wished.some((subject) => isAbout(subject, 'topics', joined(said).text)))
  const parts = [...others, ...passages, ...(isNeeded ? topics : [])]
  // "She lives in Maine." between two quotations belongs to neither
  const isStray = ({ lines, said }: Part) =>
    used !== null && lines === null && wordCount(joined(said).text) < shortestBiography
  const left = withFewQuestions(parts.filter((part) => part.id !== used && !isStray(part))).toSorted(
    (a, b) => rank(a) - rank(b) || (a.doubts ?? 0) - (b.doubts ?? 0),
  )
  return withWished(withoutEchoes(left, material.answers.get(used ?? '')?.said.join(' ') ?? ''), wished)
}

/** The first sentences of a part as the host says them. */
export function spoken(
  { id, said, lines, values, by }: Part,
  count: number,
  guest: Whose,
  before: Before,
): Sourced[] {
  const whose = by ? { ...guest, short: by, whom: { name: by.text, pronouns: null } } : guest
  // The welcome that follows says the name
  const open = id === 'topics' && !before.isNamed ? lines?.filter((line) => !isOfGuest(line)) : lines
  if (open) return [say`${leadIn(open, whose, before, values)} ${said[0]!}`]
  const told = said.slice(0, count)
  const [first] = withPronoun([told[0]!.text], whose.whom)
  return before.endsNamed && before.isNamed ? [{ ...told[0]!, text: first! }, ...told.slice(1)] : told
}
