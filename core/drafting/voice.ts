import type { ContentStyles } from '../show/content-styles.ts'
import { say, type Sourced } from './sourced.ts'

type Template = ContentStyles['introductionTemplate']

/** Who speaks and of whom, as phrases need it. */
export interface Names {
  show: Sourced
  /** The first host's name; null when the settings name none. */
  host: Sourced | null
  /** What the host calls the guest. */
  guest: Sourced
}

interface ToneVoice {
  /** Opens the episode. */
  hello: (names: Names) => Sourced[]
  /** Comes between the opening and the guest. */
  bridge: (guest: Sourced) => Sourced
  /** Hands over to the guest. */
  welcome: (names: Names) => Sourced[]
}

const iAm = ({ host }: Names) => (host ? [say`I’m ${host}.`] : [])

export const tones: Record<ContentStyles['tone'], ToneVoice> = {
  friendly: {
    hello: (names) => [
      say`Hello, and welcome to ${names.show}.`,
      ...iAm(names),
      say`It is good to have you here.`,
    ],
    bridge: (guest) => say`Let me introduce ${guest} properly.`,
    welcome: ({ guest }) => [say`${guest}, I’m glad you are here.`, say`Welcome.`],
  },
  professional: {
    hello: (names) => [say`Welcome to ${names.show}.`, ...iAm(names)],
    bridge: (guest) => say`A few words about ${guest}.`,
    welcome: ({ guest, show }) => [say`${guest}, thank you for joining me on ${show}.`],
  },
  conversational: {
    hello: ({ host, show }) => [
      host
        ? say`Hey, it’s ${host}, and you’re listening to ${show}.`
        : say`Hey, you’re listening to ${show}.`,
    ],
    bridge: (guest) => say`So, who is ${guest}?`,
    welcome: ({ guest }) => [
      say`Right, that’s enough from me.`,
      say`${guest}, hi, and thanks for coming on.`,
    ],
  },
  inspirational: {
    hello: (names) => [
      say`Welcome to ${names.show}.`,
      ...iAm(names),
      say`I hope you take something from today that you can use tomorrow.`,
    ],
    bridge: () => say`Listen for the part that could be about you.`,
    welcome: ({ guest }) => [
      say`${guest}, thank you for being here.`,
      say`I want to hear the rest from you.`,
    ],
  },
  educational: {
    hello: (names) => [
      say`Welcome to ${names.show}.`,
      ...iAm(names),
      say`Today we learn from somebody who does the work.`,
    ],
    bridge: (guest) => say`A little background will help you follow ${guest} from the start.`,
    welcome: ({ guest }) => [
      say`${guest}, welcome.`,
      say`Let’s begin with the basics and go as far as we can.`,
    ],
  },
  'thought-provoking': {
    hello: (names) => [
      say`This is ${names.show}.`,
      ...iAm(names),
      say`I would rather leave you with a good question than with a tidy answer.`,
    ],
    bridge: () => say`As you listen, notice where you disagree.`,
    welcome: ({ guest }) => [say`${guest}, welcome.`, say`Let’s find out what we see differently.`],
  },
  'light-humorous': {
    hello: (names) => [
      say`Welcome to ${names.show}.`,
      ...iAm(names),
      say`I have notes, and I intend to wander away from most of them.`,
    ],
    bridge: (guest) => say`Here is ${guest} according to my notes, which I am told are reliable.`,
    welcome: ({ guest }) => [say`${guest}, welcome.`, say`The notes go away now.`],
  },
}

/** Said before the welcome: who leads the conversation. */
export const approachLine: Record<ContentStyles['approach'], Sourced | null> = {
  balanced: null,
  'guest-led': say`Where we go from here is not up to me.`,
  'host-led': say`I have brought my questions, and I mean to get through them.`,
  challenging: say`I will push back here and there, because that is what a conversation is for.`,
  supportive: say`I am here to listen as much as to ask.`,
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

/** Leads on in place of the tone's own sentence, when the template's first part is there to follow it. */
export const templateLine: Record<Template, Sourced | null> = {
  crystal_ball: say`Let me begin at the end.`,
  professional_expertise: say`First, the work.`,
  academic_authority: say`First, the field.`,
  personality_showcase: say`First, the person.`,
  balanced_narrative: null,
}
