import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

interface ToneLines {
  /** Said to the listeners after the greeting; some episodes go without. */
  hello: readonly string[]
  /** Hands over to the guest. */
  welcome: readonly string[]
}

/** Hands over to the guest in every tone that is neither formal nor casual. */
const anyWelcome = linesOf(`
  {guest}, thank you for being here.
  {guest}, I’m glad you’re here.
  {guest}, it’s good to have you here.
  It’s good to have you with us, {guest}.
  Thank you for coming on the show, {guest}.
  Welcome to the show, {guest}.
`)

const friendly: ToneLines = {
  hello: linesOf(`
    I’m glad you’re with us.
    Glad you’re here.
    Thanks for spending some time with us.
    Wherever you are right now, thanks for tuning in.
    I hope your week is going well.
    It’s good to have you along.
  `),
  welcome: [
    ...anyWelcome,
    ...linesOf(`
    It’s a pleasure to have you here, {guest}.
    It’s lovely to have you here, {guest}.
    {guest}, thanks for coming on.
    Hello, {guest}. I’m glad you could join us.
    {guest}, I’m delighted you could join me.
    Hello, {guest}, and welcome.
  `),
  ],
}

const professional: ToneLines = {
  hello: linesOf(`
    Thank you for tuning in.
    I’m glad you’re listening.
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
    {guest}, thanks for doing this.
    Hi, {guest}. I’m glad you’re here.
    Hello, {guest}. I’m glad we could do this.
    Welcome, {guest}.
    Hi, {guest}, and welcome.
    {guest}, it’s good to have you.
    {guest}, thanks for making time for this.
    Good to talk to you, {guest}.
    Hi, {guest}. It’s great to have you here.
    Thanks for coming, {guest}.
    {guest}, welcome to the show.
  `),
}

const inspirational: ToneLines = {
  hello: linesOf(`
    I’m glad you’re listening.
    It’s good to be with you.
    Thank you for making time for this.
    I’m glad you’re here for this one.
  `),
  welcome: [
    ...anyWelcome,
    ...linesOf(`
    It means a lot to have you here, {guest}.
    {guest}, I’m grateful you’re here.
    I’m so pleased you could join us, {guest}.
    {guest}, it’s wonderful to have you with us.
    Hello, {guest}, and welcome.
    Welcome, {guest}, and thank you for coming.
  `),
  ],
}

const educational: ToneLines = {
  hello: linesOf(`
    I’m glad you’re here.
    Good to have you with us.
    Thanks for joining me.
  `),
  welcome: [
    ...anyWelcome,
    ...linesOf(`
    {guest}, thank you for joining me.
    Welcome, {guest}.
    Hello, {guest}, and thank you for coming.
    Thank you for joining us, {guest}.
    {guest}, it’s great to have you with us.
    Welcome, {guest}. I’m looking forward to learning from you.
  `),
  ],
}

const thoughtful: ToneLines = {
  hello: linesOf(`
    We’re here to think out loud.
    I’m glad you’re listening.
    Let’s see where this takes us.
  `),
  welcome: [
    ...anyWelcome,
    ...linesOf(`
    {guest}, thank you for joining me.
    {guest}, thank you for coming.
    I’m glad you could join us, {guest}.
    Hello, {guest}. I’m glad you could join me.
    Welcome, {guest}, and thank you for doing this.
    {guest}, I’ve been looking forward to talking with you.
  `),
  ],
}

const humorous: ToneLines = {
  hello: linesOf(`
    I have notes, and I intend to wander away from most of them.
    I make no promises about where this will go.
    As usual, nobody has stopped us from making another episode.
    I’m told this is the good one.
  `),
  welcome: linesOf(`
    {guest}, it’s lovely to have you.
    {guest}, make yourself at home.
    Thanks for coming, {guest}.
    Hello, {guest}. It’s good of you to come.
    {guest}, welcome to the show.
    Welcome, {guest}.
    {guest}, thanks for being here.
    Hello, {guest}, and welcome.
    It’s good to have you here, {guest}.
    {guest}, I’m very glad you came.
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
    I’m glad you’re listening.
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
    I’m glad you could join us, {guest}.
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
    Start wherever you like.
  `),
  'host-led': linesOf(`
    Let’s start at the beginning.
  `),
  challenging: linesOf(`
    Let’s get right into it.
  `),
  supportive: linesOf(`
    We can start wherever you like.
    Take your time.
  `),
}
