import type { ContentStyles } from '../show/content-styles.ts'
import { fewestEchoes, unheard } from './echoes.ts'
import { filled } from './lines.ts'
import { casualGreetings, greetings, greetingsAfterWords, greetingsOfShow } from './phrases/opening-lines.ts'
import { approachLines, calm, isCalm, tones, welcomesUnnamed } from './phrases/tone-lines.ts'
import type { Sourced } from './sourced.ts'
import { isSorrowful } from './sorrows.ts'
import type { Choose } from './variety.ts'

type Template = ContentStyles['introductionTemplate']
type Tone = ContentStyles['tone']

/** Who speaks and of whom, as phrases need it. */
export interface Names {
  show: Sourced
  /** The first host's name; null when the settings name none. */
  host: Sourced | null
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
export function greetingIn(tone: Tone, { show, host, guest, choose }: Names): Sourced {
  const key = guest.text
  if (!host) return filled(choose.line([greetingsOfShow], key), { show })
  const lists = tone === 'conversational' ? [casualGreetings] : [greetings]
  return filled(choose.line(lists, key), { show, host })
}

/** Names the show and the host once a guest’s words have been heard: nobody says hello then. */
export function greetingAfterWords({ show, host, guest, choose }: Names): Sourced {
  return host
    ? filled(choose.line([greetingsAfterWords], guest.text), { show, host })
    : filled(choose.line([greetingsOfShow], guest.text), { show })
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

/** How the guest is welcomed this time, and who leads the conversation. */
export function welcomeIn(
  { tone, approach }: ContentStyles,
  { guest, show, choose, isMany, isFormal }: Names,
  said: string,
): Sourced[] {
  const isGrave = isSorrowful(said)
  const named = isGrave ? calm.welcome : tones[tone].welcome
  const ofTone = isMany || isInitialed.test(guest.text) ? welcomesUnnamed : named
  const isUnfit = (line: string) => (isFormal && isChummy.test(line)) || (isGrave && isStock.test(line))
  const lines = ofTone.filter((line) => !isUnfit(line))
  const line = choose.fresh(fewestEchoes(lines, said), guest.text) ?? choose.line([lines], guest.text)
  const welcome = filled(line, { guest, show })
  const before = `${said} ${welcome.text}`
  const leading = isGrave && !isCalm(approach) ? [] : approachLines[approach]
  const about = choose.fresh(unheard(leading, before), guest.text)
  // One question or proposal to the guest is enough
  const isOpen = !/\?|[Ll]et’s|start|begin|question|behavio/u.test(welcome.text)
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
