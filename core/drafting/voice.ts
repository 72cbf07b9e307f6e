import type { ContentStyles } from '../show/content-styles.ts'
import { filled } from './lines.ts'
import { casualGreetings, greetings, greetingsOfShow } from './phrases/opening-lines.ts'
import { approachLines, tones } from './phrases/tone-lines.ts'
import type { Sourced } from './sourced.ts'
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
  choose: Choose
}

/** Names the show and the host. */
export function greetingIn(tone: Tone, { show, host, guest, choose }: Names): Sourced {
  const key = guest.text
  if (!host) return filled(choose.line([greetingsOfShow], key), { show })
  const lists = tone === 'conversational' ? [casualGreetings] : [greetings]
  return filled(choose.line(lists, key), { show, host })
}

/** How the show greets its listeners this time. */
export function helloIn(tone: Tone, names: Names): Sourced[] {
  const more = names.choose.fresh(tones[tone].hello, names.guest.text)
  return [greetingIn(tone, names), ...(more ? [{ text: more, from: [] }] : [])]
}

/** Leads from the opening to the guest; null in an episode that goes without. */
export function bridgeIn(tone: Tone, { guest, choose }: Names): Sourced | null {
  const line = choose.fresh(tones[tone].bridge, guest.text)
  return line === null ? null : filled(line, { guest })
}

/** How the guest is welcomed this time, and who leads the conversation. */
export function welcomeIn({ tone, approach }: ContentStyles, { guest, show, choose }: Names): Sourced[] {
  const about = choose.fresh(approachLines[approach], guest.text)
  const welcome = filled(choose.line([tones[tone].welcome], guest.text), { guest, show })
  return [...(about ? [{ text: about, from: [] }] : []), welcome]
}

/** The order in which a template uses what is known; the rest follows in the given order. */
export const templateOrder: Record<Template, readonly string[]> = {
  crystal_ball: [
    'audience-takeaway',
    'topics',
    'bio',
    'expertise',
    'self',
    'story',
    'misconception',
    'advice',
    'fun-fact',
    'promote',
  ],
  professional_expertise: [
    'bio',
    'expertise',
    'misconception',
    'self',
    'topics',
    'advice',
    'audience-takeaway',
    'story',
    'fun-fact',
    'promote',
  ],
  academic_authority: [
    'expertise',
    'bio',
    'topics',
    'self',
    'misconception',
    'audience-takeaway',
    'advice',
    'story',
    'fun-fact',
    'promote',
  ],
  personality_showcase: [
    'fun-fact',
    'self',
    'story',
    'bio',
    'expertise',
    'advice',
    'topics',
    'audience-takeaway',
    'misconception',
    'promote',
  ],
  balanced_narrative: [
    'bio',
    'expertise',
    'self',
    'story',
    'misconception',
    'fun-fact',
    'advice',
    'topics',
    'audience-takeaway',
    'promote',
  ],
}
