import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

interface ToneLines {
  /** Said to the listeners after the greeting; some episodes go without. */
  hello: readonly string[]
  /** Hands over to the guest. */
  welcome: readonly string[]
}

const friendly: ToneLines = {
  hello: linesOf(`
    I’m glad you’re with us.
    Glad you’re here.
    Thanks for spending some time with us.
    Make yourself comfortable.
    Wherever you are right now, thanks for tuning in.
    I hope your week is going well.
    Stay a while.
  `),
  welcome: linesOf(`
    {guest}, I’m really glad you’re here.
    {guest}, welcome to the show. It’s lovely to have you.
    {guest}, thank you so much for coming on.
    It’s a pleasure to have you here, {guest}.
    Hello, {guest}. I’m happy we’re doing this.
    {guest}, thanks for being here.
    Hi {guest}. I’ve got so many questions for you.
    It’s so good to have you with us, {guest}.
    {guest}, thanks so much for talking with me.
    Welcome, {guest}. I’ve been looking forward to this.
    {guest}, I’m delighted you could join me.
    Welcome to the show, {guest}.
  `),
}

const professional: ToneLines = {
  hello: linesOf(`
    Thank you for tuning in.
    Thank you for listening.
    It’s good to have your company.
  `),
  welcome: linesOf(`
    {guest}, thank you for joining me on {show}.
    {guest}, welcome to {show}.
    {guest}, thank you for making the time.
    It’s a pleasure to welcome you, {guest}.
    {guest}, thank you for being with us today.
    {guest}, I’m grateful for your time.
    Welcome, {guest}, and thank you for being here.
    {guest}, it’s good to speak with you.
    Thank you for coming on the show, {guest}.
    It’s good to have you with us, {guest}.
    I’m pleased to have you on {show}, {guest}.
    Welcome, {guest}.
  `),
}

const conversational: ToneLines = {
  hello: linesOf(`
    Glad you’re here.
    Good to have you along.
    This should be a good one.
    I’m happy you’re here.
  `),
  welcome: linesOf(`
    {guest}, thanks for coming on.
    Okay, let’s get into it. Hi, {guest}.
    {guest}, hey, thanks for doing this.
    Welcome, {guest}. Let’s talk.
    Hi {guest}, how are you doing?
    {guest}, hey. Good to have you.
    Hello, {guest}. I’m glad we could do this.
    Hey {guest}, welcome.
    Hi, {guest}. I’m so glad you’re here.
    {guest}, thanks for making time for this.
    Good to talk to you, {guest}.
    Hi, {guest}. It’s great to have you here.
  `),
}

const inspirational: ToneLines = {
  hello: linesOf(`
    Thank you for listening.
    It’s good to be with you.
    Thank you for making time for this.
    I’m glad you’re here for this one.
  `),
  welcome: linesOf(`
    {guest}, thank you for being here.
    {guest}, welcome. It’s good to have you here.
    It means a lot to have you here, {guest}.
    Welcome, {guest}. Let’s start where it started for you.
    {guest}, I’m grateful you’re here.
    {guest}, welcome. I can’t wait to learn from you.
    I’m so pleased you said yes, {guest}.
    Welcome to the show, {guest}. I’m so happy you could come.
    {guest}, I’m so glad you’re here.
    Welcome, {guest}. I’ve been looking forward to this.
    {guest}, it’s wonderful to have you with us.
    Hello, {guest}, and welcome.
  `),
}

const educational: ToneLines = {
  hello: linesOf(`
    I’m glad you’re here.
    Good to have you with us.
    Thanks for joining me.
  `),
  welcome: linesOf(`
    Welcome, {guest}. Please assume I know nothing.
    {guest}, thank you for being here.
    {guest}, it’s good to have you. I have a lot to learn.
    Welcome to the show, {guest}. Let’s start with the basics.
    {guest}, welcome. I’m ready to learn.
    {guest}, I’m glad you’re here.
    Hello, {guest}. I’d like to start with the basics.
    Thank you for joining us, {guest}.
    Welcome, {guest}. I’m looking forward to learning from you.
    {guest}, it’s great to have you with us.
    Welcome to {show}, {guest}.
    Hello, {guest}, and thank you for coming.
  `),
}

const thoughtful: ToneLines = {
  hello: linesOf(`
    We’re here to think out loud.
    I’d rather leave you with a good question than with a tidy answer.
    Let’s see where this takes us.
  `),
  welcome: linesOf(`
    Welcome, {guest}. Let’s think out loud for a while.
    {guest}, thank you for coming.
    I’m glad you’re here, {guest}.
    {guest}, I’ve been looking forward to this all week.
    Welcome to the show, {guest}.
    It’s good to have you, {guest}. I have a lot of questions.
    I’m glad you could come, {guest}.
    Hello, {guest}. I’m glad you could make it.
    {guest}, it’s good to have you here.
    Welcome, {guest}. I’ve wanted to have you on for a while.
    {guest}, I’ve been looking forward to talking with you.
    {guest}, welcome, and thank you for doing this.
  `),
}

const humorous: ToneLines = {
  hello: linesOf(`
    I have notes, and I intend to wander away from most of them.
    I make no promises about where this will go.
    As usual, nobody has stopped us from making another episode.
    I’m told this is the good one.
  `),
  welcome: linesOf(`
    Welcome, {guest}. I’m putting my notes away.
    Hello, {guest}. You came anyway, and I’m grateful.
    Thanks for coming, {guest}. I’ll try to keep up.
    {guest}, make yourself at home.
    {guest}, welcome. You’re already better prepared than I am.
    Welcome to the show, {guest}. I’ve used up my best material.
    {guest}, it’s lovely to have you. I had a joke ready, and I’ve forgotten it.
    Hello, {guest}. That’s everything I had written down.
    {guest}, thanks for being here. I’ll be on my best behavior.
  `),
}

export const tones: Record<ContentStyles['tone'], ToneLines> = {
  friendly,
  professional,
  conversational,
  inspirational,
  educational,
  'thought-provoking': thoughtful,
  'light-humorous': humorous,
}

/** Next to a death, an illness or a disaster, whatever the show’s tone is. */
export const calm: ToneLines = {
  hello: linesOf(`
    Thank you for listening.
    I’m glad you’re with us.
    Good to have you with us.
    Thank you for being here.
  `),
  welcome: linesOf(`
    {guest}, thank you for being here.
    {guest}, thank you for joining me.
    {guest}, thank you for coming.
    {guest}, thank you for making the time.
    Thank you for being with us, {guest}.
    {guest}, I’m glad you’re here.
    Thank you for coming on the show, {guest}.
    Welcome, {guest}, and thank you for being here.
    {guest}, welcome, and thank you for doing this.
    {guest}, I’m grateful you’re here.
    I’m glad you could come, {guest}.
    {guest}, it’s good to have you here.
  `),
}

/** For a band, of whom nobody says how many come, and for a guest of whose first name only the initial is known. */
export const welcomesUnnamed = linesOf(`
  It’s good to have you here.
  Thank you for joining me.
  Welcome to {show}.
  I’m glad you could make it.
`)

/** Ways of leading the conversation that are as well said after a death. */
export const isCalm = (approach: ContentStyles['approach']) =>
  approach !== 'host-led' && approach !== 'challenging'

/** Said to the guest after the welcome: who leads the conversation; some episodes go without. */
export const approachLines: Record<ContentStyles['approach'], readonly string[]> = {
  balanced: [],
  'guest-led': linesOf(`
    Where would you like to start?
    Where shall we begin?
  `),
  'host-led': linesOf(`
    Let’s start at the beginning.
    I’ll start with an easy question.
  `),
  challenging: linesOf(`
    Let’s get right into it.
    Let me begin with a hard question.
  `),
  supportive: linesOf(`
    Start wherever you like.
    We can start wherever you like.
  `),
}
