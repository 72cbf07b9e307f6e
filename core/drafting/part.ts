import type { ContentStyles } from '../show/content-styles.ts'
import { quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import type { Biography } from './biography.ts'
import { isOfGuest } from './lines.ts'
import { leadIn, type Before, type Whose } from './lead-in.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { askedAloud, isAsked, linesAsking } from './asked-aloud.ts'
import { isTold } from './certain-start.ts'
import { biographicalCap, heardOf, isAnswerToOne, linesFor } from './can-be-quoted.ts'
import { fieldOf, subjectOf } from './misconception.ts'
import { sharesWord } from './shared-words.ts'
import { anyPassage, leadsFor, toBeTold, topicLeads } from './phrases/answer-leads.ts'
import { ownWords } from './own-words.ts'
import { wishedLeads } from './wished-leads.ts'
import { saysWho } from './passages.ts'
import { withPronoun } from './by-name.ts'
import { saysAgain, saysRole } from './role-repeated.ts'
import { riskOf, slipsOfLearner } from './risk.ts'
import { joined, say, type Sourced } from './sourced.ts'
import { answeredByOne, isOfNobody, speakerOf } from './speaker.ts'
import { announced, fewestSubjects, isTyped } from './subjects.ts'
import { withThe } from './topic-phrases.ts'
import { withoutEarlier } from './used-to-be.ts'
import { aboutEach } from './words.ts'

/** One paragraph an introduction can have, and how it is said. */
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
  /** The host wants it mentioned: it is said whatever the length, where it belongs. */
  isMentioned?: boolean
  /** Can it be said to the guest instead? */
  isForGuest?: boolean
  /** Used only when the text would be too short without it. */
  isSpare: boolean
  /** In which turn it is taken, where that isn’t the order in which it is said. */
  turn?: number
  /** How likely it is that listeners don’t follow it (`riskOf`). */
  risk?: number
  /** Without what was asked: it comes last, and only next to little else. */
  isPassage?: boolean
  /** The beginning of a story, whose end belongs to the guest. */
  isBegun?: boolean
}

const quotation = ({ said, from }: Pick<Answer, 'said' | 'from'>): Sourced => ({ text: quoted(said), from })

/** "Her new book, Slow Kiln, …": what an author comes for is said, though it comes late. */
const ofWork =
  /^(?:Her|His|Their) (?:\p{Ll}+ ){0,3}(?:album|biography|book|collection|film|memoir|novel)s?\b/u
const longestToWork = 4

/** "Prior to that she was a flight attendant.", "She taught for ten years before …" */
const ofPast = /\b(?:before|earlier|former\w*|previously|prior|used to|was|worked)\b/iu

/** Does a story need the sentence, as it is of what the guest was, and nothing before says that? */
const carries = (sentence: string, before: string[], { answers }: Material) =>
  ofPast.test(sentence) &&
  ['story', 'fun-fact'].some((id) => sharesWord(answers.get(id)?.said ?? [], sentence, before.join(' ')))

export const biographyPart = (
  { id, from, told }: Biography,
  material: Material,
  styles: ContentStyles,
): Part => ({
  id,
  said: withoutEarlier(told, material.role).map((text) => ({ text, from })),
  lines: null,
  by: null,
  isQuotation: false,
  cap: Math.max(
    biographicalCap[styles.biographicalDepth],
    told
      .slice(0, longestToWork)
      .findLastIndex(
        (sentence, at) => ofWork.test(sentence) || carries(sentence, told.slice(0, at), material),
      ) + 1,
  ),
  isSpare: false,
})

/** Words of the guest’s own that say more than a title does. */
export const shortestOwn = 12

const fewestAnnounced = 8

/** The question, if it is one; a form’s “Name and what you do” isn’t said. Nobody announces a few words as something to be read. */
function selfLines(said: string[], { questionFor }: Material, { storytellingStyle }: ContentStyles) {
  const asked = askedAloud(questionFor('bio') ?? '')
  if (asked?.endsWith('?') && isAsked(asked)) return linesAsking(asked)
  return leadsFor('self', storytellingStyle)!.filter(
    (line) => wordCount(said.join(' ')) >= shortestOwn || !/\bread you\b/u.test(line),
  )
}

/** The guest's own words about themselves; one line next to a biography is spare. */
export function selfPart(material: Material, styles: ContentStyles, isFirst: boolean): Part[] {
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
  // "I used to drive for UPS.": too little to be announced
  const isShort = (role !== null || told.length > 0) && wordCount(own.said.join(' ')) < fewestAnnounced
  // "I was born in Leeds and came here at six.", behind a whole life
  const isBirth = told.length > 0 && own.said.length === 1 && /^I was born\b/u.test(own.said[0]!)
  if (isRole || isTitle || isShort || isBirth || saysAgain(own.said, told)) return []
  const isLearners = material.slips >= slipsOfLearner
  return [
    {
      id: own.id,
      said: [quotation(own)],
      lines:
        own.id === 'self'
          ? selfLines(own.said, material, styles)
          : leadsFor('self', styles.storytellingStyle)!,
      by: speakerOf(own.said, material),
      isQuotation: true,
      cap: 1,
      // Nothing else says what the guest does
      isWished: isFirst || (role === null && !isLearners),
      isSpare: told.length > 0,
      risk: isLearners ? riskOf({ said: own.said, known: 'self', asked: 'self', slips: material.slips }) : 0,
    },
  ]
}

export const passagePart = (passage: Answer, material: Material, styles: ContentStyles): Part => {
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
    risk: riskOf({ said: passage.said, known: heardOf(material, styles), asked: '', slips: material.slips }),
    isPassage: true,
  }
}

const spareAnswers = new Set(['audience-takeaway', 'promote'])

export function answerPart(
  answered: Answer,
  material: Material,
  styles: ContentStyles,
  { isFirst, typed }: { isFirst: boolean; typed: string | null },
): Part {
  const { id } = answered
  const speaker = answered.by
    ? { text: answered.by, from: material.short.from }
    : speakerOf(answered.said, material)
  const found = linesFor(answered, material, styles)
  // What one of two says of their work is asked of both; any other question of that one, as the mistake was Ana’s alone
  const whose = speaker && { ...material, short: speaker, whom: { name: speaker.text, pronouns: null } }
  const alone =
    (answered.by !== undefined || !isAnswerToOne(answered)) && whose
      ? linesFor({ ...answered, by: speaker.text }, whose, styles)
      : undefined
  const ofGuest = alone?.filter((line) => isOfGuest(line) && !line.endsWith(' The answer:')) ?? []
  const ofOne = ofGuest.length === 0 && speaker ? answeredByOne(found ?? []) : []
  const lines = [ofGuest, ofOne].find((some) => some.length > 0) ?? found
  const other = lines ? null : wishedLeads(answered, styles, typed)
  const isEarly = id === 'audience-takeaway' && styles.introductionTemplate === 'crystal_ball'
  return {
    id,
    said: [quotation(answered)],
    lines: lines ?? other!.lines,
    values: {
      work: subjectOf(answered.said, material) ?? fieldOf(material),
      ...(ofOne.length > 0 && { speaker: speaker! }),
      ...other?.values,
    },
    isForGuest: id !== 'story' && !speaker && lines !== undefined && !isFirst,
    by: ofOne.length > 0 ? null : speaker,
    isQuotation: true,
    cap: 1,
    isWished: isFirst,
    // A question of the host’s own is heard as one of a form
    isSpare: (spareAnswers.has(id) || !isAnswerToOne(answered)) && !isEarly,
    isBegun: answered.isCut === true && isTold(answered.said),
    // What comes to a fixed question in its own words fits the lines that were written for it
    risk: isAnswerToOne(answered)
      ? 0
      : riskOf({
          said: answered.said,
          known: heardOf(material, styles),
          asked: answered.label ?? '',
          slips: material.slips,
        }),
  }
}

/** Does an introduction of this show use such answers at all? */
export const isSaid = ({ id }: Answer, { personalDetailsLevel }: ContentStyles) =>
  id !== 'topics' && !(id === 'fun-fact' && personalDetailsLevel === 'professional')

/** What the conversation is about; the guest’s fields, a line of a form, only where nothing else is known. */
export function topicsPart(material: Material, isUnknown: boolean): Part[] {
  const { role, biographies } = material
  const isKnown = role !== null || biographies.some(({ told, left }) => told.length + left.length > 0)
  const subjects = announced(material, isUnknown, !isKnown)
  // "Gordon and I will talk about chimneys and weddings.": who is Gordon?
  if (!isKnown && subjects.every(({ text }) => !text.includes(' '))) return []
  if (subjects.length < fewestSubjects && !subjects.some(isTyped)) return []
  const text = `${aboutEach(subjects.map((one) => withThe(one.text)))}.`
  const said = [{ text, from: joined(subjects).from }]
  return [{ id: 'topics', said, lines: topicLeads, by: null, isQuotation: false, cap: 1, isSpare: false }]
}

/** Leaves the end of a story to the guest; null if recent texts have done so often enough. */
function toldByGuest(whose: Whose, before: Before): Sourced | null {
  const line = whose.choose.fresh(toBeTold, whose.short.text)
  return line === null ? null : leadIn([line], whose, { ...before, isNamed: true })
}

/** The first sentences of a part as the host says them. */
export function spoken(
  { id, said, lines, values, by, isBegun = false }: Part,
  count: number,
  guest: Whose,
  before: Before,
): Sourced[] {
  const whose = by ? { ...guest, short: by, whom: { name: by.text, pronouns: null } } : guest
  // The welcome that follows says the name
  const open = id === 'topics' && !before.isNamed ? lines?.filter((line) => !isOfGuest(line)) : lines
  if (open) {
    const quotation = say`${leadIn(open, whose, before, values)} ${said[0]!}`
    const rest =
      isBegun && !toBeTold.some((line) => before.said.has(line)) ? toldByGuest(whose, before) : null
    return rest ? [quotation, rest] : [quotation]
  }
  const told = said.slice(0, count)
  const [first] = withPronoun([told[0]!.text], whose.whom)
  return before.endsNamed && before.isNamed ? [{ ...told[0]!, text: first! }, ...told.slice(1)] : told
}
