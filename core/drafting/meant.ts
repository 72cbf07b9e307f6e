import type { DraftedGuest } from '../content/brief.ts'
import type { Wishes } from '../content/wishes.ts'
import { asText } from './answers.ts'
import { idOf, isAbout } from './wished.ts'

/** What the host wants said, and the answer that is meant. */
export interface Meant {
  /** In the host’s words. */
  subject: string
  /** The answer’s id; null if the words may be anywhere. */
  id: string | null
  /** The answer has other words, but it is the story that the guest gave. */
  isGuess: boolean
}

/** Answers that nobody means who names what they are about. */
const notMeant = new Set(['bio', 'consent', 'expertise', 'links', 'photo', 'pronunciation'])
/** Fixed questions that ask for no story. */
const noStory = new Set(['advice', 'audience-takeaway', 'misconception', 'promote', 'topics'])
/** "the bus story" */
const ofStory = /\b(?:anecdote|moment|story|tale)$/iu

/** The answer that the host means: by its name, by its words, or as the one story there is. */
export function meantBy(subject: string, { responses }: DraftedGuest): Meant {
  const given = Object.keys(responses).filter((id) => asText(responses[id]).trim() !== '')
  const answers = given.filter((id) => !notMeant.has(id))
  const named = idOf(subject)
  if (named) return { subject, id: given.includes(named) ? named : null, isGuess: false }
  const isStory = ofStory.test(subject)
  const about = answers
    .filter((id) => isAbout(subject, id, asText(responses[id])))
    .filter((id) => !isStory || !noStory.has(id))
  const found = about.find((id) => isStory && id === 'story') ?? about[0]
  if (found !== undefined) return { subject, id: found, isGuess: false }
  return isStory && given.includes('story')
    ? { subject, id: 'story', isGuess: true }
    : { subject, id: null, isGuess: false }
}

interface Resolved {
  /** With the ids of answers for what the text starts with, and for stories. */
  wishes: Wishes
  start: Meant | null
  mentions: Meant[]
}

/** The wishes with the answers that are meant. */
export function resolved(wishes: Wishes, guest: DraftedGuest): Resolved {
  const start = wishes.startWith === null ? null : meantBy(wishes.startWith, guest)
  const mentions = wishes.mention.map((subject): Meant => {
    const meant = meantBy(subject, guest)
    return ofStory.test(subject) ? meant : { ...meant, id: null }
  })
  const ofAnswers = mentions.flatMap(({ subject, id }) => (id ? [[id, wishes.typed[subject]!]] : []))
  return {
    start,
    mentions,
    wishes: {
      ...wishes,
      startWith: start && (start.id ?? start.subject),
      mention: mentions.map(({ subject, id }) => id ?? subject),
      typed: { ...wishes.typed, ...Object.fromEntries(ofAnswers) },
    },
  }
}
