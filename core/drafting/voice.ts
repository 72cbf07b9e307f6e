import type { ContentStyles } from '../show/content-styles.ts'

type Tone = ContentStyles['tone']
type Storytelling = ContentStyles['storytellingStyle']
type Template = ContentStyles['introductionTemplate']

/** Who speaks and of whom, as phrases need it. */
export interface Names {
  show: string
  /** The first host's name; null when the settings name none. */
  host: string | null
  /** What the host calls the guest. */
  guest: string
}

interface ToneVoice {
  /** Opens the episode. */
  hello: (names: Names) => string
  /** Stands between the opening and the guest. */
  bridge: (names: Names) => string
  /** Hands over to the guest. */
  welcome: (names: Names) => string
}

const iAm = ({ host }: Names) => (host ? ` I’m ${host}.` : '')

export const tones: Record<Tone, ToneVoice> = {
  friendly: {
    hello: (names) => `Hello, and welcome to ${names.show}.${iAm(names)} It is good to have you here.`,
    bridge: ({ guest }) => `Before we start, let me tell you a little about ${guest}.`,
    welcome: ({ guest }) => `${guest}, I’m so glad you are here. Welcome.`,
  },
  professional: {
    hello: (names) => `Welcome to ${names.show}.${iAm(names)}`,
    bridge: ({ guest }) => `Here is what you should know about ${guest} before we begin.`,
    welcome: ({ guest, show }) => `${guest}, thank you for joining me on ${show}.`,
  },
  conversational: {
    hello: ({ host, show }) =>
      host ? `Hey, it’s ${host}, and you’re listening to ${show}.` : `Hey, you’re listening to ${show}.`,
    bridge: ({ guest }) => `So, before we get talking, let me tell you a bit about ${guest}.`,
    welcome: ({ guest }) => `Right, that’s enough from me. ${guest}, hi, and thanks for coming on.`,
  },
  inspirational: {
    hello: (names) =>
      `Welcome to ${names.show}.${iAm(names)} I hope you take something from today that you can use tomorrow.`,
    bridge: ({ guest }) => `As I tell you about ${guest}, listen for the part that could be about you.`,
    welcome: ({ guest }) => `${guest}, thank you for being here. I can’t wait to hear the rest.`,
  },
  educational: {
    hello: (names) =>
      `Welcome to ${names.show}.${iAm(names)} Today we learn something from somebody who does the work.`,
    bridge: ({ guest }) => `A little background first, so that you can follow ${guest} from the start.`,
    welcome: ({ guest }) => `${guest}, welcome. Let’s begin with the basics and go as far as we can.`,
  },
  'thought-provoking': {
    hello: (names) =>
      `This is ${names.show}.${iAm(names)} Today I would rather leave you with a good question than with a tidy answer.`,
    bridge: ({ guest }) => `As you listen to ${guest}, notice where you disagree.`,
    welcome: ({ guest }) => `${guest}, welcome. Let’s see what we think differently about when we are done.`,
  },
  'light-humorous': {
    hello: (names) =>
      `Welcome to ${names.show}.${iAm(names)} I have notes, and I intend to wander away from most of them.`,
    bridge: ({ guest }) => `Here is ${guest}, according to my notes, which I am told are reliable.`,
    welcome: ({ guest }) => `${guest}, welcome. The notes go away now.`,
  },
}

export type Lead = (guest: string) => string

/** Leads into an answer, at least two a manner, so that two guests of a show are not introduced alike. */
export const leads: Record<string, Record<Storytelling, readonly Lead[]>> = {
  story: {
    factual: [
      (guest) => `Asked which moment was the turning point, ${guest} answers:`,
      (guest) => `The turning point, as ${guest} describes it:`,
    ],
    narrative: [
      (guest) => `Every path has a bend in it. This is the one ${guest} tells:`,
      (guest) => `There is a moment when ${guest}’s path changed, and it goes like this:`,
    ],
    dramatic: [
      (guest) => `One moment changed the path. ${guest} tells it like this:`,
      (guest) => `Then there is the moment that changed the path. In ${guest}’s words:`,
    ],
  },
  misconception: {
    factual: [
      (guest) => `What do most people get wrong about this field? ${guest}’s answer:`,
      (guest) => `${guest} names a common mistake about this field:`,
    ],
    narrative: [
      (guest) => `I asked ${guest} what most of us get wrong. The answer:`,
      (guest) => `Ask ${guest} what the rest of us get wrong, and you hear this:`,
    ],
    dramatic: [
      (guest) => `Most of us have it wrong. Here is ${guest}’s correction:`,
      (guest) => `So many people get this wrong. In ${guest}’s words:`,
    ],
  },
  advice: {
    factual: [
      (guest) => `The advice ${guest} gives most often:`,
      (guest) => `${guest}’s most frequent piece of advice:`,
    ],
    narrative: [
      (guest) => `There is one piece of advice that ${guest} keeps giving:`,
      (guest) => `If you asked ${guest} for advice, you would probably hear this:`,
    ],
    dramatic: [
      (guest) => `One piece of advice. Write it down. ${guest} says:`,
      (guest) => `And if you keep only one line of ${guest}’s, keep this:`,
    ],
  },
  topics: {
    factual: [
      (guest) => `What ${guest} would most like to talk about:`,
      (guest) => `The subject ${guest} chose for today:`,
    ],
    narrative: [
      (guest) => `When I asked where this conversation should go, ${guest} wrote:`,
      (guest) => `I asked ${guest} what we should talk about. The answer:`,
    ],
    dramatic: [
      (guest) => `Where are we going today? ${guest} already knows:`,
      (guest) => `This is what ${guest} came to talk about:`,
    ],
  },
  'audience-takeaway': {
    factual: [
      (guest) => `What ${guest} would like you to take away:`,
      (guest) => `${guest}’s one takeaway for you:`,
    ],
    narrative: [
      (guest) => `I also asked what you should carry home from this. ${guest} said:`,
      (guest) => `And here is what ${guest} hopes you will take with you:`,
    ],
    dramatic: [
      (guest) => `When this is over, ${guest} wants one thing to stay with you:`,
      (guest) => `Keep this in mind to the end. ${guest} says:`,
    ],
  },
  'fun-fact': {
    factual: [
      (guest) => `Something people rarely know about ${guest}:`,
      (guest) => `A detail that few people know about ${guest}:`,
    ],
    narrative: [
      (guest) => `And then there is something people rarely know about ${guest}:`,
      (guest) => `I asked for something people rarely know, and ${guest} told me this:`,
    ],
    dramatic: [
      (guest) => `One more thing. Almost nobody knows this about ${guest}:`,
      (guest) => `You would not guess this about ${guest}:`,
    ],
  },
  promote: {
    factual: [
      (guest) => `${guest} would also like you to know this:`,
      (guest) => `An announcement from ${guest}:`,
    ],
    narrative: [
      (guest) => `There is also some news. ${guest} writes:`,
      (guest) => `And if you want to get involved, here is ${guest}:`,
    ],
    dramatic: [
      (guest) => `And mark this down. ${guest} has news:`,
      (guest) => `Before we start, some news from ${guest}:`,
    ],
  },
}

/** The order in which a template tells what is known; what is left follows in the order given. */
export const templateOrder: Record<Template, readonly string[]> = {
  crystal_ball: [
    'audience-takeaway',
    'topics',
    'bio',
    'expertise',
    'misconception',
    'story',
    'advice',
    'self',
    'fun-fact',
    'promote',
  ],
  professional_expertise: [
    'bio',
    'expertise',
    'misconception',
    'advice',
    'topics',
    'self',
    'audience-takeaway',
    'story',
    'fun-fact',
    'promote',
  ],
  academic_authority: [
    'expertise',
    'bio',
    'topics',
    'misconception',
    'self',
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
    'advice',
    'topics',
    'misconception',
    'audience-takeaway',
    'expertise',
    'promote',
  ],
  balanced_narrative: [
    'bio',
    'expertise',
    'self',
    'story',
    'misconception',
    'advice',
    'topics',
    'audience-takeaway',
    'fun-fact',
    'promote',
  ],
}

/** A sentence that sets the template's direction; said only when the template's first part is there to follow it. */
export const templateFrame: Record<Template, Lead | null> = {
  crystal_ball: () => 'Let me begin at the end, with what could stay with you.',
  professional_expertise: () => 'First, the work.',
  academic_authority: () => 'First, the field.',
  personality_showcase: () => 'First, the person behind the work.',
  balanced_narrative: null,
}
