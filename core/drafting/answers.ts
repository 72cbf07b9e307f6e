import type { DraftedGuest } from '../content/brief.ts'
import type { TextSource } from '../content/sentence-source.ts'
import { defaultQuestions, questionText } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { isConsent } from '../questionnaires/consent.ts'
import { isForHostAlone, purposeOf } from '../questionnaires/purpose.ts'
import { isDate, isEmail } from '../text/answer-formats.ts'
import { isTypedLink } from '../text/typed-link.ts'
import { wordCount } from '../text/word-count.ts'
import { toListeners } from './airworthy.ts'
import { askedOfBelief } from './belief.ts'
import { isPastState, lacksSubject } from './fragments.ts'
import { isOtherEnglish } from './other-english.ts'
import { isOtherLanguage } from './other-language.ts'
import { saidSentences, withoutChatter } from './tidied.ts'
import { isPast } from './verbs.ts'
import { capitalized, lowered } from './words.ts'

/** An answer as it can be quoted. */
export interface Answer {
  id: string
  from: TextSource[]
  /** The question as it was asked; null when nobody knows any more. */
  label: string | null
  /** Whole sentences, at least one. */
  said: string[]
  /** The guest wrote more. */
  isCut?: boolean
  /** Who of two people says it, where they wrote whose words are whose. */
  by?: string
  /** Written by somebody who learns English, as the other answers show: its slips would be read aloud. */
  isLearners?: boolean
}

/** Answers that are not quoted: they are used in their own way, or not read aloud. */
const notQuoted = new Set(['bio', 'expertise', 'pronunciation', 'links', 'photo', 'consent'])
/** Whatever they are called: a second photo, or another name to pronounce. */
const neverSaid = new Set(['pronunciation', 'photo', 'consent'])
/** Questions answered in a guest's own words. A date, a number, a choice or a consent is filled in, not said. */
const isSpoken = ({ type, question = '' }: Partial<AskedQuestion> = {}) =>
  (type === undefined || type === 'text' || type === 'textarea') &&
  !isForHostAlone(question) &&
  (type === 'textarea' || !neverSaid.has(purposeOf(question) ?? ''))

/** Nothing but an address, a handle, a day or a consent: what a form asks for under whatever question. */
const isFilledIn = (text: string) =>
  isConsent(text) ||
  isEmail(text) ||
  isDate(text) ||
  (!/\s/u.test(text) && /^@|\.[^.]/u.test(text) && isTypedLink(text))

export const asText = (given: string | string[] | undefined) =>
  Array.isArray(given) ? given.join('\n') : (given ?? '')

/** Subjects are often set apart by semicolons or slashes, on one line. */
const spacedOut = (id: string, text: string) =>
  id === 'topics'
    ? text
        .replace(/ ?; ?| \/ /gu, '\n')
        .replace(/\s\([^()]{1,200}\)/gu, '')
        .replace(/\bvs\b\.?/giu, 'versus')
    : text

/** "Found a thimble. I want to know whose it was.": what one did, with the "I" that is meant. */
function withSpeaker([first = '', ...rest]: string[]): string[] {
  const [verb = ''] = first.toLowerCase().split(' ')
  const isOwn = /\bI\b/u.test(rest.join(' ')) && lacksSubject(first) && isPast(verb) && !isPastState(first)
  return [isOwn ? `I ${lowered(first)}` : first, ...rest].filter(Boolean)
}

/** "… and then skim some more. Dad.": whose words it is, as a letter has it */
const signature = /^(?:Dad|Gran|Grandad|Grandma|Grandpa|Mama|Mom|Mother|Mum|Nan|Papa)\.$/u
const withoutSignature = (said: string[]) =>
  said.length > 1 && signature.test(said.at(-1)!) ? said.slice(0, -1) : said

/** Answers with a learner’s slip after which the others have some that no rule knows. */
const mostSlips = 4

const beforeLabel = /(?<=^|\n|[.!?] )(?=\p{L}{2,15}: )/u

/** "Cover it. (Len) Mind the stairs. (Jackie)": who says it comes behind it. */
const behind = / \((\p{Lu}\p{L}{1,14})\)[.,;]?(?=\s|$)/u

/** "LEN: Cover it. JACKIE: I’d say introduce yourself first.", of Len and Jackie: the longest that one of them says, and who. */
function ofOneSpeaker(text: string, short: string): { text: string; by?: string } {
  const names = short.split(' and ')
  const signed = text.split(behind)
  const labelled =
    signed.length > 1 && signed.at(-1) === ''
      ? signed
          .flatMap((said, at) => (at % 2 === 0 && said ? `${signed[at + 1]}: ${said.trim()}` : []))
          .join(' ')
      : text
  const parts = labelled.split(beforeLabel).map((part) => {
    const [label = '', rest] = part.split(/: (.*)/su)
    const by = names.find((name) => name.toLowerCase() === label.toLowerCase())
    return { text: rest ?? '', by }
  })
  if (names.length < 2 || parts.some(({ by }) => by === undefined)) return { text }
  return parts.toSorted((a, b) => wordCount(b.text) - wordCount(a.text))[0]!
}

const isFixedOnly = (asked: AskedQuestion[]) =>
  asked.every(({ id, question }) =>
    defaultQuestions.some((one) => one.id === id && one.question === question),
  )

/** What the guest answered, by the question’s id, in the order of the questions. */
export function answersOf(guest: DraftedGuest, short: string): Map<string, Answer> {
  const { responses, asked } = guest
  const words = [guest.bio ?? '', ...guest.expertise, ...Object.values(responses).map(asText)].join('\n')
  // A host’s own questions come in their order: an answer may mean what an earlier one has said
  const order = isFixedOnly(asked) ? defaultQuestions : asked
  const rank = (id: string) => order.findIndex((question) => question.id === id) + 1 || Infinity
  const ids = Object.keys(responses).toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
  const isLearner = ids.filter((id) => isOtherEnglish(asText(responses[id]))).length >= mostSlips
  const answers = ids.flatMap((id): Answer[] => {
    const { text, by } = ofOneSpeaker(asText(responses[id]).trim(), short)
    const isQuoted =
      !notQuoted.has(id) && !isFilledIn(text) && isSpoken(asked.find((question) => question.id === id))
    const typed = isQuoted ? withoutSignature(toListeners(saidSentences(spacedOut(id, text)))) : []
    const spokenUp = id === 'story' || id === 'fun-fact' ? withSpeaker(typed) : typed
    // "bring something", which is quoted as a sentence
    const said =
      id === 'topics' ? spokenUp : spokenUp.map((one) => (/^\p{Ll}+ /u.test(one) ? capitalized(one) : one))
    const asTyped = questionText(id, asked)
    // No question in another language is said between English sentences
    const spoken = asTyped && isOtherLanguage(asTyped) ? null : asTyped
    // "a 17 yr old"
    const label = spoken && askedOfBelief(withoutChatter(spoken), words)
    return said.length > 0
      ? [
          {
            id,
            from: [{ kind: 'answer', key: id }],
            label,
            said,
            ...(by && { by }),
            isLearners: isLearner,
          },
        ]
      : []
  })
  return new Map(answers.map((one) => [one.id, one]))
}
