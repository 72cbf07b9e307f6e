import type { Brief, Draft, DraftedGuest } from '../content/brief.ts'
import { unreadRulesNote } from '../content/pattern-rules.ts'
import { namedWish, unreadNote } from '../content/unread-note.ts'
import { type Wishes, wishesOf } from '../content/wishes.ts'
import { asText } from './answers.ts'
import type { Meant } from './meant.ts'
import { isHeeded, type Unwanted, unwantedNotes } from './unwanted.ts'
import { idOf, isAbout, isGiven } from './wished.ts'
import { listed } from './words.ts'

/** What a text is written from after one step of preparing the guest, and why that step left something out. */
export interface Step {
  guest: DraftedGuest
  why: string
}

interface Followed {
  brief: Brief
  wishes: Wishes
  start: Meant | null
  mentions: Meant[]
  draft: Draft
  steps: Step[]
  unwanted: Unwanted[]
}

const named = (subjects: string[]) => listed(subjects.slice(0, 3).map(namedWish), 'or')

const restsOn = (draft: Draft, id: string) =>
  draft.sources.findIndex(({ from }) => from.some(({ kind, key }) => kind === 'answer' && key === id))

/** Does the text say what the host wants said? */
const isSaid = (draft: Draft, { words, id }: Meant) =>
  id ? restsOn(draft, id) >= 0 : idOf(words) !== null || isAbout(words, '', draft.content)

/** Is it said before anything else that the guest wrote? */
function isFirst(draft: Draft, meant: Meant): boolean {
  if (meant.id === null) return isSaid(draft, meant)
  const first = draft.sources.findIndex(({ from }) => from.some(({ kind }) => kind === 'answer'))
  return restsOn(draft, meant.id) === first
}

/** Does the guest still say it? */
function isIn({ responses, ...guest }: DraftedGuest, { words, id, isGuess }: Meant): boolean {
  if (id === null) return isGiven({ ...guest, responses }, words)
  const text = asText(responses[id]).trim()
  return text !== '' && (isGuess || isAbout(words, id, text))
}

/** What the host may not have meant. */
function guessNote({ subject, words, id }: Meant, isFirst: boolean): string {
  if (id === 'story' && words === subject)
    return `No answer has the words ${namedWish(subject)}, so the one story the guest gave comes first.`
  const place = isFirst ? 'comes first' : 'is in the text'
  return `No answer has all of ${namedWish(subject)}; what the guest says with ${namedWish(words)} ${place}.`
}

/** What keeps from the text what the guest gave. */
function reasonFor(meant: Meant, { brief, start, steps }: Followed): string {
  const gone = steps.find(({ guest }) => !isIn(guest, meant))
  const what = namedWish(meant.subject)
  if (gone) return `${what} isn’t used: ${gone.why}`
  return meant === start && brief.type === 'show_notes'
    ? `Show notes keep their order, so they don’t start with ${what}.`
    : `The template found no place for ${what}; see the guest’s answers.`
}

/** What a template doesn’t follow, so that nobody believes it has: instructions it can’t read, and subjects it can’t say. */
export function unfollowed(followed: Followed): string[] {
  const { brief, wishes, start, mentions, draft, steps, unwanted } = followed
  const unread = unreadNote({ unread: wishes.unread.filter((typed) => !isHeeded(typed, unwanted)) })
  const unreadRules = unreadRulesNote(brief.patterns)
  // What is said of something else in the same answer isn’t what was meant
  const isGone = (one: Meant) => one.id !== null && !steps.every(({ guest }) => isIn(guest, one))
  const missed = [
    ...(start && (brief.type === 'show_notes' || isGone(start) || !isFirst(draft, start)) ? [start] : []),
    ...mentions.filter((one) => isGone(one) || !isSaid(draft, one)),
  ]
  const given = missed.filter((one) => one.id !== null || isGiven(brief.guest, one.words))
  const unknown = missed.filter((one) => !given.includes(one)).map(({ subject }) => subject)
  const guesses = [...(start ? [start] : []), ...mentions].filter(
    (one) => one.isGuess && !missed.includes(one),
  )
  return [
    ...(unread ? [unread] : []),
    ...(unknown.length > 0
      ? [`No answer has the words ${named(unknown)}. If the guest says it in other words, type those.`]
      : []),
    ...given.map((one) => reasonFor(one, followed)),
    ...guesses.map((one) => guessNote(one, one === start)),
    ...unwantedNotes(unwanted, wishesOf(brief.instructions), brief.guest),
    ...(unreadRules ? [unreadRules] : []),
  ]
}
