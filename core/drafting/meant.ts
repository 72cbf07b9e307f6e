import type { DraftedGuest } from '../content/brief.ts'
import { barredIn, type Wishes } from '../content/wishes.ts'
import { asText } from './answers.ts'
import { idOf, isAbout, isGiven, wordsIn } from './wished.ts'

/** What the host wants said, and the answer that is meant. */
export interface Meant {
  /** In the host’s words. */
  subject: string
  /** Those of them that the guest has; all of them, unless it is a guess. */
  words: string
  /** The answer’s id; null if the words may be anywhere. */
  id: string | null
  /** The answer has only some of the words, or none, but it is the story that the guest gave. */
  isGuess: boolean
}

/** Answers that nobody means who names what they are about. */
const notMeant = new Set(['bio', 'consent', 'expertise', 'links', 'photo', 'pronunciation'])
/** Fixed questions that ask for no story. */
const noStory = new Set(['advice', 'audience-takeaway', 'misconception', 'promote', 'topics'])
/** "the bus story" */
const ofStory = /\b(?:anecdote|moment|story|tale)$/iu

/** The text that has most of the words, if it has enough of them. */
function nearest(subject: string, { responses, bio, title, company, expertise }: DraftedGuest): Meant | null {
  const given = Object.entries(responses).map(([id, text]) => ({ id, text: asText(text) }))
  const fields = [bio ?? '', title ?? '', company ?? '', ...expertise].map((text) => ({ id: null, text }))
  const [best] = [...given, ...fields]
    .map(({ id, text }) => ({
      id: id !== null && notMeant.has(id) ? null : id,
      words: wordsIn(subject, text),
    }))
    .toSorted((a, b) => b.words.length - a.words.length)
  return best && best.words.length > 0
    ? { subject, words: best.words.join(', '), id: best.id, isGuess: true }
    : null
}

/** The answer that the host means: by its name, by its words, as the one story there is, or by most of its words. */
export function meantBy(subject: string, guest: DraftedGuest): Meant {
  const { responses } = guest
  const given = Object.keys(responses).filter((id) => asText(responses[id]).trim() !== '')
  const answers = given.filter((id) => !notMeant.has(id))
  const named = idOf(subject)
  const meant = { subject, words: subject, isGuess: false }
  if (named) return { ...meant, id: given.includes(named) ? named : null }
  const isStory = ofStory.test(subject)
  const about = answers
    .filter((id) => isAbout(subject, id, asText(responses[id])))
    .filter((id) => !isStory || !noStory.has(id))
  const found = about.find((id) => isStory && id === 'story') ?? about[0]
  if (found !== undefined) return { ...meant, id: found }
  if (isStory && given.includes('story')) return { ...meant, id: 'story', isGuess: true }
  return isGiven(guest, subject)
    ? { ...meant, id: null }
    : (nearest(subject, guest) ?? { ...meant, id: null })
}

/** "the poker game and the slippers", of which no answer has all: two things. */
const apart = (subject: string, guest: DraftedGuest) =>
  idOf(subject) !== null || isGiven(guest, subject) ? [subject] : subject.split(/ (?:and|&) /u)

interface Resolved {
  /** With the ids of answers for what the text starts with, and for stories. */
  wishes: Wishes
  start: Meant | null
  mentions: Meant[]
}

/** The wishes with the answers that are meant. */
export function resolved(wishes: Wishes, guest: DraftedGuest): Resolved {
  const start = wishes.startWith === null ? null : meantBy(wishes.startWith, guest)
  const mentions = wishes.mention
    .flatMap((subject) => apart(subject, guest))
    .map((subject): Meant => {
      const meant = meantBy(subject, guest)
      return ofStory.test(subject) ? meant : { ...meant, id: null }
    })
  const ofAnswers = mentions.flatMap(({ subject, id }) =>
    id && wishes.typed[subject] ? [[id, wishes.typed[subject]]] : [],
  )
  const barred = wishes.unread.filter((sentence) => {
    const subject = barredIn(sentence)
    return subject !== null && isGiven(guest, subject)
  })
  return {
    start,
    mentions,
    wishes: {
      ...wishes,
      startWith: start && (start.id ?? start.words),
      mention: mentions.map(({ words, id }) => id ?? words),
      without: [...wishes.without, ...barred.flatMap((sentence) => barredIn(sentence) ?? [])],
      unread: wishes.unread.filter((sentence) => !barred.includes(sentence)),
      typed: { ...wishes.typed, ...Object.fromEntries(ofAnswers) },
    },
  }
}
