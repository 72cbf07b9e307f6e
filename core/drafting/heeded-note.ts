import type { DraftedGuest } from '../content/brief.ts'
import { forbiddenIn, forbids, shownNote } from '../content/own-note.ts'
import { type Wishes, wishesOf } from '../content/wishes.ts'
import { isEnglishWord, shareOfEnglish } from '../text/english-words.ts'
import { isSmallWord } from '../text/language.ts'
import { sentenceParts } from '../text/sentences.ts'
import { asText } from './answers.ts'
import { namedMatters, privateMatters } from './private-matters.ts'
import { saidWhole } from './said-whole.ts'
import { idOf, isAbout, isGiven, withoutSubjects } from './wished.ts'

interface Heeded {
  guest: DraftedGuest
  /** The host’s note, and what was done about it. */
  notes: string[]
}

const leastEnglish = 0.7
const isEnglish = (sentence: string) =>
  /\p{Ll}/u.test(sentence.toLowerCase()) && shareOfEnglish(sentence.toLowerCase()) >= leastEnglish

/** "She’d rather not discuss the fire": what it is about is said like an instruction. */
const speaks =
  /\b(?:ask(?:ed)?|bring up|discuss|go into|mention|raise|refer to|(?:speak|talk) (?:about|of)|touch on)\b/iu

/** Letters of a word in another language that says what it is about. */
const fewestLetters = 4

const textsOf = ({ bio, company, title, expertise, responses }: DraftedGuest) =>
  [bio, company, title, ...expertise, ...Object.values(responses).map(asText)].filter((text) => text !== null)

/** The words of a sentence that name something or somebody of whom the guest wrote: "Karl", in any language. */
function wordsGiven(sentence: string, guest: DraftedGuest): string[] {
  const names = guest.name.toLowerCase().split(/[\s-]+/u)
  const isForeign = !isEnglish(sentence)
  return (sentence.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      word.length >= fewestLetters &&
      (isForeign ? !isSmallWord(word.toLowerCase()) : !isEnglishWord(word.toLowerCase())) &&
      !names.includes(word.toLowerCase()) &&
      textsOf(guest).some((text) => isAbout(word, '', text)),
  )
}

/** Of "her time in Delft", of which nothing is said in these words, "Delft" at least. */
const asGiven = (subjects: string[], guest: DraftedGuest) =>
  subjects.flatMap((subject) =>
    idOf(subject) !== null || isGiven(guest, subject) ? [subject] : wordsGiven(subject, guest),
  )

/** "Sister sick, stay off it": what comes before is meant. */
const pointing = /^(?:it|that|them|this)$/iu

/** What the sentence asks to leave out in words that are also understood as an instruction. */
function unwantedIn(sentence: string): string[] {
  const { without, unread } = wishesOf(sentence)
  return without.length > 0 && without.every((subject) => pointing.test(subject)) ? unread : without
}

/** What the sentence of a note forbids, as far as its own words say it. */
function subjectsIn(sentence: string, guest: DraftedGuest): string[] {
  const own = unwantedIn(sentence)
  const at = sentence.search(speaks)
  const spoken = at >= 0 ? wishesOf(`never ${sentence.slice(at)}`).without : []
  const found = own.length > 0 ? own : spoken
  return found.length > 0 ? asGiven(found, guest) : wordsGiven(sentence, guest)
}

/** Private matters that the sentence may mean: those it names, or any of them if it is in another language, but never the guest’s own field. */
function mattersIn(
  sentence: string,
  { title, expertise, responses }: DraftedGuest,
  all = privateMatters,
): RegExp[] {
  const field = [title, ...expertise, asText(responses['expertise']), asText(responses['topics'])].join('\n')
  return all.filter((matter) => (matter.test(sentence) || !isEnglish(sentence)) && !matter.test(field))
}

const isOf = (matters: RegExp[]) => (sentence: string) => matters.some((matter) => matter.test(sentence))

/** An answer up to what is left out: what comes behind it goes on from there. A biography goes on with something else. */
function upTo(
  text: string,
  isLeftOut: (sentence: string) => boolean,
  { isBiography = false, isWhole = false },
): string {
  const all = text.split('\n').flatMap((line) => sentenceParts(line).map((one) => one.text))
  const first = all.findIndex(isLeftOut)
  if (first < 0) return text
  if (isWhole) return ''
  return (isBiography ? all.filter((one) => !isLeftOut(one)) : all.slice(0, first)).join(' ')
}

/** The guest without answers from where `isLeftOut` says so on, and without those sentences of the biography. */
function withoutSentences(
  guest: DraftedGuest,
  isLeftOut: (sentence: string, id: string) => boolean,
): DraftedGuest {
  const whole = saidWhole(guest)
  const kept = (id: string, given: string) =>
    upTo(given, (one) => isLeftOut(one, id), { isBiography: id === 'bio', isWhole: whole.has(id) })
  const responses = Object.entries(guest.responses).map(([id, given]) => [
    id,
    Array.isArray(given) ? given.filter((one) => !isLeftOut(one, id)) : kept(id, given),
  ])
  return {
    ...guest,
    bio: guest.bio && (kept('bio', guest.bio) || null),
    responses: Object.fromEntries(responses),
  }
}

/** What was done about a note that forbids something. */
function done(sentences: string[], isChanged: boolean): string {
  if (!isChanged) return 'Nothing was left out for it, so check the text.'
  return sentences.every(isEnglish)
    ? 'What the answers say about it is left out. Check the text.'
    : 'We can’t tell which answers it means, so what they say about private matters is left out. Check the text.'
}

/**
 * The guest without what the instructions for a text forbid: the subjects, what is said of them in other words, and in another language
 * whatever may be meant.
 */
export function withoutUnwanted(guest: DraftedGuest, { without, unread }: Wishes): DraftedGuest {
  const named = without.flatMap((subject) =>
    mattersIn(subject, guest, namedMatters).filter((matter) => matter.test(subject)),
  )
  const meant = unread.filter(forbids).flatMap((sentence) => mattersIn(sentence, guest))
  return withoutSentences(withoutSubjects(guest, asGiven(without, guest)), isOf([...named, ...meant]))
}

/** The guest without what the host’s own note about them forbids, as far as it is understood. */
export function withNoteHeeded(given: DraftedGuest): Heeded {
  const forbidden = forbiddenIn(given.notes)
  if (forbidden.length === 0) return { guest: given, notes: shownNote(given.notes) }
  const subjects = forbidden.flatMap((sentence) => subjectsIn(sentence, given))
  const matters = forbidden.flatMap((sentence) => mattersIn(sentence, given))
  const isForbidden = (sentence: string, id: string) =>
    isOf(matters)(sentence) || subjects.some((subject) => isAbout(subject, id, sentence))
  const guest = withoutSubjects(withoutSentences(given, isForbidden), subjects)
  const isChanged = textsOf(guest).join('\n') !== textsOf(given).join('\n')
  return { guest, notes: [...shownNote(given.notes), done(forbidden, isChanged)] }
}
