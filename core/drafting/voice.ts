import type { ContentStyles } from '../show/content-styles.ts'
import type { Line } from './leads.ts'
import { say, type Sourced } from './sourced.ts'
import { blank, type Choose } from './variety.ts'

type Template = ContentStyles['introductionTemplate']

/** Who speaks and of whom, as phrases need it. */
export interface Names {
  show: Sourced
  /** The first host's name; null when the settings name none. */
  host: Sourced | null
  /** What the host calls the guest. */
  guest: Sourced
  choose: Choose
}

type Said = (names: Names) => Sourced[]

interface ToneVoice {
  /** Opens the episode, in several wordings, as do the others. */
  hello: readonly Said[]
  /** Comes between the opening and the guest. */
  bridge: readonly Line[]
  /** Hands over to the guest. */
  welcome: readonly Said[]
}

const iAm = ({ host }: Names) => (host ? [say`I’m ${host}.`] : [])

/** A greeting that names the show and the host, and then says one of these. */
const helloAnd = (hello: (show: Sourced) => Sourced, ...lines: (Sourced | null)[]): Said[] =>
  lines.map((line) => (names) => [hello(names.show), ...iAm(names), ...(line ? [line] : [])])

export const tones: Record<ContentStyles['tone'], ToneVoice> = {
  friendly: {
    hello: helloAnd(
      (show) => say`Hello, and welcome to ${show}.`,
      say`It’s good to have you here.`,
      say`I’m so glad you’re listening.`,
      say`Thanks for spending some time with us.`,
      say`Make yourself comfortable.`,
      say`Wherever you are right now, thanks for tuning in.`,
      say`I’ve got a good one for you today.`,
    ),
    bridge: [
      (guest) => say`Let me introduce ${guest} properly.`,
      (guest) => say`Let me tell you a bit about ${guest}.`,
      (guest) => say`Here’s a little about ${guest} before we start.`,
      (guest) => say`You’re going to like ${guest}.`,
      (guest) => say`I’ve been looking forward to this conversation with ${guest}.`,
      (guest) => say`First, a few things you should know about ${guest}.`,
    ],
    welcome: [
      ({ guest }) => [say`${guest}, I’m glad you’re here.`, say`Welcome.`],
      ({ guest }) => [say`${guest}, welcome to the show.`, say`It’s lovely to have you.`],
      ({ guest }) => [say`${guest}, thank you so much for coming on.`],
      ({ guest }) => [say`It’s a pleasure to have you here, ${guest}.`],
      ({ guest }) => [say`${guest}, hello.`, say`I’m really happy we’re doing this.`],
      ({ guest }) => [say`So, ${guest}, thanks for being here.`],
      ({ guest }) => [say`Hi ${guest}.`, say`I’ve got so many questions for you.`],
    ],
  },
  professional: {
    hello: helloAnd((show) => say`Welcome to ${show}.`, null),
    bridge: [
      (guest) => say`A few words about ${guest}.`,
      (guest) => say`Some background on ${guest}.`,
      (guest) => say`First, a brief introduction to ${guest}.`,
      (guest) => say`Here is what you should know about ${guest}.`,
      (guest) => say`Before we begin, a word about ${guest}.`,
    ],
    welcome: [
      ({ guest, show }) => [say`${guest}, thank you for joining me on ${show}.`],
      ({ guest, show }) => [say`${guest}, welcome to ${show}.`],
      ({ guest }) => [say`${guest}, thank you for making the time.`],
      ({ guest }) => [say`It’s a pleasure to welcome you, ${guest}.`],
      ({ guest }) => [say`${guest}, thank you for being with us today.`],
    ],
  },
  conversational: {
    hello: [
      ({ host, show }) => [
        host
          ? say`Hey, it’s ${host}, and you’re listening to ${show}.`
          : say`Hey, you’re listening to ${show}.`,
      ],
      ({ host, show }) => [host ? say`Hi, I’m ${host}, and this is ${show}.` : say`Hi, this is ${show}.`],
      ({ host, show }) => [
        host
          ? say`Hi everyone, ${host} here, with another ${show}.`
          : say`Hi everyone, welcome back to ${show}.`,
      ],
    ],
    bridge: [
      (guest) => say`So, who is ${guest}?`,
      (guest) => say`So, a bit about ${guest}.`,
      (guest) => say`Okay, let me tell you about ${guest}.`,
      (guest) => say`If you don’t know ${guest} yet, here’s the short version.`,
      (guest) => say`Here’s why I wanted to talk to ${guest}.`,
    ],
    welcome: [
      ({ guest }) => [say`Right, that’s enough from me.`, say`${guest}, hi, and thanks for coming on.`],
      ({ guest }) => [say`Okay, let’s get into it.`, say`${guest}, hi.`],
      ({ guest }) => [say`${guest}, hey, thanks for doing this.`],
      ({ guest }) => [say`So let’s talk.`, say`${guest}, welcome.`],
      ({ guest }) => [say`${guest}, hi.`, say`How are you doing?`],
    ],
  },
  inspirational: {
    hello: helloAnd(
      (show) => say`Welcome to ${show}.`,
      say`I hope you take something from today that you can use tomorrow.`,
      say`If you needed a push this week, this could be it.`,
      say`This is the place for people who are working on something that matters to them.`,
      say`Wherever you are with your own plans, stay with us.`,
    ),
    bridge: [
      () => say`Listen for the part that could be about you.`,
      (guest) => say`There is a lot to take from ${guest}’s path.`,
      (guest) => say`Think of your own plans while you hear about ${guest}.`,
      (guest) => say`Here is how ${guest} got here.`,
      () => say`As you listen, ask yourself what you would have done.`,
    ],
    welcome: [
      ({ guest }) => [say`${guest}, thank you for being here.`, say`I want to hear the rest from you.`],
      ({ guest }) => [say`${guest}, welcome.`, say`I’d love to hear more.`],
      ({ guest }) => [say`${guest}, thank you for sharing this with us.`],
      ({ guest }) => [say`${guest}, it means a lot to have you here.`],
      ({ guest }) => [say`${guest}, welcome.`, say`Let’s start where it started for you.`],
    ],
  },
  educational: {
    hello: helloAnd(
      (show) => say`Welcome to ${show}.`,
      say`Today we learn from somebody who does the work.`,
      say`Today you get to hear it from somebody who knows.`,
      say`Have something to write with? You might need it today.`,
      say`By the end of this episode you will know more than you do now, and so will I.`,
    ),
    bridge: [
      (guest) => say`A little background will help you follow ${guest} from the start.`,
      (guest) => say`Before we start, some background on ${guest}.`,
      (guest) => say`Here is what ${guest} does, in plain terms.`,
      (guest) => say`Let me explain what ${guest} does.`,
      (guest) => say`It helps to know where ${guest} is coming from.`,
    ],
    welcome: [
      ({ guest }) => [say`${guest}, welcome.`, say`Let’s begin with the basics and go as far as we can.`],
      ({ guest }) => [say`${guest}, welcome.`, say`Assume we know nothing.`],
      ({ guest }) => [say`${guest}, thank you for being here.`, say`Where should we start?`],
      ({ guest }) => [say`${guest}, good to have you.`, say`I have a lot to learn here.`],
      ({ guest }) => [say`${guest}, welcome.`, say`Let’s take it step by step.`],
    ],
  },
  'thought-provoking': {
    hello: helloAnd(
      (show) => say`This is ${show}.`,
      say`I would rather leave you with a good question than with a tidy answer.`,
      say`If you still think the same at the end, we have done something wrong.`,
      say`Bring your doubts.`,
      say`We are here to think out loud.`,
    ),
    bridge: [
      () => say`As you listen, notice where you disagree.`,
      (guest) => say`You may not agree with ${guest}.`,
      (guest) => say`Try to hear ${guest} out before you make up your mind.`,
      (guest) => say`What would you ask ${guest}?`,
      (guest) => say`Here is where ${guest} is coming from.`,
    ],
    welcome: [
      ({ guest }) => [say`${guest}, welcome.`, say`Let’s find out what we see differently.`],
      ({ guest }) => [say`${guest}, welcome.`, say`I have some doubts, and I’d like to hear yours.`],
      ({ guest }) => [say`${guest}, thank you for coming.`, say`Change my mind.`],
      ({ guest }) => [say`${guest}, good to have you here.`, say`Let’s not agree too quickly.`],
      ({ guest }) => [say`${guest}, welcome.`, say`Let’s think about this together.`],
    ],
  },
  'light-humorous': {
    hello: helloAnd(
      (show) => say`Welcome to ${show}.`,
      say`I have notes, and I intend to wander away from most of them.`,
      say`I make no promises about where this will go.`,
      say`As usual, nobody has stopped us from making another episode.`,
      say`I’ll try to behave, and we’ll see how that goes.`,
    ),
    bridge: [
      (guest) => say`Here is ${guest} according to my notes, which I am told are reliable.`,
      (guest) => say`I did my homework on ${guest}, for once.`,
      (guest) => say`Everything I’m about to say about ${guest} is true, as far as I know.`,
      (guest) => say`Let me embarrass ${guest} for a minute.`,
      (guest) => say`This is the part where ${guest} has to sit and listen to me.`,
    ],
    welcome: [
      ({ guest }) => [say`${guest}, welcome.`, say`The notes go away now.`],
      ({ guest }) => [say`${guest}, welcome.`, say`It’s too late to leave now.`],
      ({ guest }) => [say`${guest}, thank you for trusting us with this.`],
      ({ guest }) => [say`${guest}, hello.`, say`Did I get any of that right?`],
      ({ guest }) => [say`${guest}, welcome.`, say`You’re allowed to correct all of that.`],
    ],
  },
}

const blankNames = { show: blank, host: blank, guest: blank }

function chosenIn(variants: readonly Said[], names: Names) {
  const wordingOf = (variant: Said) =>
    variant({ ...blankNames, choose: names.choose })
      .map(({ text }) => text)
      .join('\u0000')
  return names.choose(variants, names.guest.text, wordingOf)(names)
}

/** How the show greets its listeners this time. */
export const helloIn = (tone: ContentStyles['tone'], names: Names) => chosenIn(tones[tone].hello, names)

/** How the guest is welcomed this time. */
export const welcomeIn = (tone: ContentStyles['tone'], names: Names) => chosenIn(tones[tone].welcome, names)

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
