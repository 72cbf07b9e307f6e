import type { ContentStyles } from '../show/content-styles.ts'
import { listed } from '../text/format.ts'
import { fewestEchoes, unheard } from './echoes.ts'
import { filled } from './lines.ts'
import {
  casualGreetings,
  casualGreetingsTogether,
  greetings,
  greetingsAfterWords,
  greetingsAfterWordsTogether,
  greetingsOfShow,
  greetingsTogether,
} from './phrases/opening-lines.ts'
import { approachLines, calm, isCalm, tones, welcomesUnnamed } from './phrases/tone-lines.ts'
import { setting, type Sourced } from './sourced.ts'
import { isSorrowful } from './sorrows.ts'
import type { Choose } from './variety.ts'

type Template = ContentStyles['introductionTemplate']
type Lines = readonly string[]
type Tone = ContentStyles['tone']

/** Who speaks and of whom, as phrases need it. */
export interface Names {
  show: Sourced
  /** The first host's name; null when the settings name none. */
  host: Sourced | null
  /** Those who host with the first; listeners hear whose voices they are. */
  others: readonly string[]
  /** What the host calls the guest. */
  guest: Sourced
  /** Are they greeted together, without a name? */
  isMany?: boolean
  /** A judge, a nun, a professor: nobody says hey to them on air. */
  isFormal?: boolean
  /** Does the guest speak of a death, an illness or a disaster? */
  isSorrowful?: boolean
  choose: Choose
  /** Has what the host always begins with welcomed listeners already? */
  isGreeted?: boolean
}

/** Names the show and the host. */
export const greetingIn = (tone: Tone, names: Names): Sourced =>
  tone === 'conversational'
    ? greetingFrom(casualGreetings, casualGreetingsTogether, names)
    : greetingFrom(greetings, greetingsTogether, names)

/** Names the show and the host once a guest’s words have been heard: nobody says hello then. */
export const greetingAfterWords = (names: Names): Sourced =>
  greetingFrom(greetingsAfterWords, greetingsAfterWordsTogether, names)

function greetingFrom(alone: Lines, together: Lines, { show, host, others, guest, choose }: Names): Sourced {
  if (!host) return filled(choose.line([greetingsOfShow], guest.text), { show })
  if (others.length === 0) return filled(choose.line([alone], guest.text), { show, host })
  return filled(choose.line([together], guest.text), {
    ...{ show, host, others: setting(listed(others), 'hosts') },
    hosts: setting(listed([host.text, ...others]), 'hosts'),
  })
}

const isWelcoming = /\b(?:glad|good to have|thanks)\b/iu

/** How the show greets its listeners this time. */
export function helloIn(tone: Tone, names: Names): Sourced[] {
  if (names.isGreeted) return []
  const greeting = greetingIn(tone, names)
  // "Thanks for being here. This is … Good to have you with us."
  if (isWelcoming.test(greeting.text)) return [greeting]
  const { hello } = names.isSorrowful ? calm : tones[tone]
  // "Ana here … Glad you’re here."
  const more = names.choose.fresh(unheard(hello, greeting.text), names.guest.text)
  return [greeting, ...(more ? [{ text: more, from: [] }] : [])]
}

/** "M. Gold" */
const isInitialed = /^\p{Lu}\. \p{Lu}/u
/** Bright behind a death. */
const isStock = /^(?:Hello|Welcome to)\b/u
const isChummy = /\b(?:hey|hi|okay)\b|let[’']s talk|how are you|how did I do/iu

const isOpenEnded = /\?|[Ll]et’s|start|begin|question|behavio/u

/** How the guest is welcomed this time, and what is said to them then: words of theirs, or who leads the conversation. */
export function welcomeIn(
  { tone, approach }: ContentStyles,
  { guest, show, choose, isMany, isFormal }: Names,
  said: string,
  toGuest: Sourced[],
): Sourced[] {
  const isGrave = isSorrowful(said)
  const named = isGrave ? calm.welcome : tones[tone].welcome
  const ofTone = isMany || isInitialed.test(guest.text) ? welcomesUnnamed : named
  const isUnfit = (line: string) => (isFormal && isChummy.test(line)) || (isGrave && isStock.test(line))
  const lines = ofTone.filter((line) => !isUnfit(line) && !(toGuest.length > 0 && isOpenEnded.test(line)))
  const line = choose.fresh(fewestEchoes(lines, said), guest.text) ?? choose.line([lines], guest.text)
  const welcome = filled(line, { guest, show })
  if (toGuest.length > 0) return [welcome, ...toGuest]
  const before = `${said} ${welcome.text}`
  const leading = isGrave && !isCalm(approach) ? [] : approachLines[approach]
  const about = choose.fresh(unheard(leading, before), guest.text)
  // One question or proposal to the guest is enough
  const isOpen = !isOpenEnded.test(welcome.text)
  return [welcome, ...(about && isOpen ? [{ text: about, from: [] }] : [])]
}

/** What says who the guest is: every template begins with it. */
export const aboutGuest = ['bio', 'self'] as const

/** The order in which a template uses what was answered; the rest follows in the given order, and the subjects come last. */
export const templateOrder: Record<Template, readonly string[]> = {
  crystal_ball: [
    ...aboutGuest,
    'audience-takeaway',
    'story',
    'misconception',
    'fun-fact',
    'advice',
    'promote',
  ],
  professional_expertise: [...aboutGuest, 'misconception', 'advice', 'story', 'fun-fact', 'promote'],
  academic_authority: [...aboutGuest, 'advice', 'story', 'fun-fact', 'misconception', 'promote'],
  personality_showcase: [...aboutGuest, 'fun-fact', 'story', 'advice', 'misconception', 'promote'],
  balanced_narrative: [...aboutGuest, 'story', 'fun-fact', 'misconception', 'advice', 'promote'],
}
