import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

interface ToneLines {
  /** Said to the listeners after the greeting; some episodes go without. */
  hello: readonly string[]
  /** Comes between the opening and the guest; some episodes go without. */
  bridge: readonly string[]
  /** Hands over to the guest. */
  welcome: readonly string[]
}

const friendly: ToneLines = {
  hello: linesOf(`
    It’s good to have you here.
    I’m so glad you’re listening.
    Thanks for spending some time with us.
    Make yourself comfortable.
    Wherever you are right now, thanks for tuning in.
    I’ve got a good one for you today.
    I hope your week is going well.
    Stay a while.
  `),
  bridge: linesOf(`
    Let me tell you a bit about {guest}.
    Here’s a little about {guest} before we start.
    You’re going to like {guest}.
    I’ve been looking forward to talking with {guest}.
    First, a few things about {guest}.
    If you haven’t met {guest} yet, here’s some of the story.
    Before I hand over, a few words about {guest}.
    So who is {guest}?
    Let me introduce {guest} properly.
    You might not know {guest} yet, so let me help with that.
  `),
  welcome: linesOf(`
    {guest}, I’m really glad you’re here.
    {guest}, welcome to the show. It’s lovely to have you.
    {guest}, thank you so much for coming on.
    It’s a pleasure to have you here, {guest}.
    Hello, {guest}, I’m happy we’re doing this.
    So, {guest}, thanks for being here.
    Hi {guest}. I’ve got so many questions for you.
    It’s so good to have you with us, {guest}.
    {guest}, thanks for taking the time to talk with me.
    Welcome, {guest}. I’ve been looking forward to this.
    {guest}, let’s talk.
    I’m delighted you could join me, {guest}.
  `),
}

const professional: ToneLines = {
  hello: linesOf(`
    Thank you for listening.
    Thank you for joining us.
    We have a lot to cover today.
    I appreciate you being here.
  `),
  bridge: linesOf(`
    A few words about {guest}.
    Some background on {guest}.
    First, a brief introduction to {guest}.
    Here is what you should know about {guest}.
    Before we begin, a word about {guest}.
    Let me give you some background on {guest}.
    To start, here is some of what {guest} does.
    Allow me to introduce {guest}.
    Here is a short profile of {guest}.
    Let’s begin with who {guest} is.
  `),
  welcome: linesOf(`
    {guest}, thank you for joining me on {show}.
    {guest}, welcome to {show}.
    {guest}, thank you for making the time.
    It’s a pleasure to welcome you, {guest}.
    {guest}, thank you for being with us today.
    {guest}, I appreciate you joining us.
    Welcome, {guest}, and thank you for being here.
    {guest}, it’s good to speak with you.
    Thank you for coming on the show, {guest}.
    It’s good to have you with us, {guest}.
    {guest}, let’s begin.
    I’m pleased to have you on {show}, {guest}.
  `),
}

const conversational: ToneLines = {
  hello: linesOf(`
    Glad you’re here.
    How’s your week going?
    This should be a good one.
    Okay, here we go.
    Thanks for hanging out with us.
  `),
  bridge: linesOf(`
    So, a bit about {guest}.
    Okay, let me tell you about {guest}.
    If you don’t know {guest} yet, here’s the short version.
    Here’s why I wanted to talk to {guest}.
    So what’s the deal with {guest}?
    Quick introduction first, because you should know who {guest} is.
    Right, who’s {guest}?
    I’ll keep this short, because {guest} tells it better.
    Let me catch you up on {guest}.
    Here’s what I know about {guest}.
  `),
  welcome: linesOf(`
    Right, that’s enough from me. {guest}, thanks for coming on.
    Okay, let’s get into it. Hi, {guest}.
    {guest}, hey, thanks for doing this.
    So let’s talk. Welcome, {guest}.
    Hi {guest}, how are you doing?
    {guest}, hey. Good to have you.
    All right, enough of me talking. Hello, {guest}.
    Hey {guest}, welcome.
    {guest}, I’ve got questions.
    So, hi, {guest}. Where do we even start?
    {guest}, thanks for making time for this.
    Good to talk to you, {guest}.
  `),
}

const inspirational: ToneLines = {
  hello: linesOf(`
    I hope you find something in this one that you can use tomorrow.
    If you needed a push this week, this could be it.
    If you’re working on something that matters to you, stay with us.
    Wherever you are with your own plans, I’m glad you’re here.
    Whatever you’re working on, I hope this helps.
  `),
  bridge: linesOf(`
    Listen for the part that could be about you.
    There’s a lot to learn from {guest}’s path.
    Think of your own plans while you hear about {guest}.
    Here’s how {guest} got here.
    As you listen, ask yourself what you would have done.
    There may be something in {guest}’s story for you, too.
    I think you’ll see why I asked {guest}.
    Every path has its turns, and so does {guest}’s.
    Let me tell you what moves {guest}.
    Nobody starts where they end up, and {guest} is no exception.
  `),
  welcome: linesOf(`
    {guest}, thank you for being here. I want to hear the rest from you.
    {guest}, I’d love to hear more.
    {guest}, thank you for sharing this with us.
    It means a lot to have you here, {guest}.
    Welcome, {guest}. Let’s start where it started for you.
    {guest}, I’m grateful you’re here.
    {guest}, I can’t wait to learn from you.
    I’m so pleased you said yes, {guest}.
    {guest}, you’ve given us plenty to think about already.
    Welcome to the show, {guest}. There’s so much I’d like to ask.
    {guest}, take us with you.
    Thank you for your time, {guest}, and for your story.
  `),
}

const educational: ToneLines = {
  hello: linesOf(`
    Today we learn from somebody who does the work.
    Today you get to hear it from somebody who knows.
    You might want something to write with today.
    I’m hoping to learn a lot today, and I’ll ask the beginner’s questions.
    If you’ve ever wondered how this works, today’s your day.
  `),
  bridge: linesOf(`
    A little background will help you follow {guest} from the start.
    Before we start, some background on {guest}.
    Here is what {guest} does, in plain terms.
    Let me explain what {guest} does.
    It helps to know where {guest} is coming from.
    To follow this conversation, here’s what to know about {guest}.
    First, let’s look at what {guest} works on.
    A bit of context on {guest} first.
    What does {guest} do all day? Here’s a start.
    Here’s where {guest} fits in.
  `),
  welcome: linesOf(`
    {guest}, let’s begin with the basics and go as far as we can.
    Welcome, {guest}. Please assume I know nothing.
    {guest}, thank you for being here. Where should we start?
    {guest}, it’s good to have you. I have a lot to learn here.
    Welcome to the show, {guest}. Let’s take it step by step.
    {guest}, I’m ready to learn.
    {guest}, thanks for explaining this to us.
    {guest}, I’m glad I can ask you.
    Hello, {guest}. I’ve brought a list of questions.
    {guest}, walk us through it.
    Thank you for joining us, {guest}. Let’s start at the beginning.
    {guest}, I’ll ask you to correct me whenever I get it wrong.
  `),
}

const thoughtful: ToneLines = {
  hello: linesOf(`
    I’d rather leave you with a good question than with a tidy answer.
    Bring your doubts.
    We’re here to think out loud.
    You may want to argue with us, and that’s fine.
    Let’s see if we change our minds today.
  `),
  bridge: linesOf(`
    As you listen, notice where you disagree.
    You may not agree with everything {guest} says.
    Hear {guest} out before you make up your mind.
    What would you ask {guest}?
    Here’s where {guest} is coming from.
    I don’t know yet whether I agree with {guest}.
    Keep an open mind for {guest}.
    It’s worth knowing how {guest} sees the world.
    Ask yourself whether {guest} has a point.
    To understand the argument, you have to know a little about {guest}.
  `),
  welcome: linesOf(`
    Welcome, {guest}. Let’s find out what we see differently.
    {guest}, I have some doubts, and I’d like to hear yours.
    {guest}, thank you for coming. Change my mind.
    {guest}, it’s good to have you here. Let’s not agree too quickly.
    Let’s think about this together, {guest}.
    Welcome to the show, {guest}. I don’t want easy answers.
    {guest}, I’d like to start with what you’re unsure about.
    {guest}, tell me where I’m wrong.
    It’s good to have you, {guest}. I’m not sure what to think yet.
    {guest}, thank you for thinking out loud with us.
    Hello, {guest}. Convince me.
    {guest}, let’s see where this takes us.
  `),
}

const humorous: ToneLines = {
  hello: linesOf(`
    I have notes, and I intend to wander away from most of them.
    I make no promises about where this will go.
    As usual, nobody has stopped us from making another episode.
    I’ll try to behave, and we’ll see how that goes.
    I’m told this is the good one.
  `),
  bridge: linesOf(`
    Here’s {guest}, according to my notes.
    I did my homework on {guest}, for once.
    Everything I’m about to say about {guest} is true, as far as I know.
    Let me embarrass {guest} for a minute.
    This is the part where {guest} has to sit and listen to me.
    I have notes on {guest}, and I can almost read them.
    Don’t worry, {guest}, I’ll be nice.
    My research on {guest} took a whole cup of coffee.
    Please hold your applause for {guest} until the end.
    I’ll introduce {guest} now, and there will be a test.
  `),
  welcome: linesOf(`
    Welcome, {guest}. The notes go away now.
    {guest}, it’s too late to leave now.
    {guest}, thank you for trusting us with this.
    Hello, {guest}. Did I get any of that right?
    {guest}, you’re allowed to correct all of that.
    {guest}, welcome to whatever this is.
    {guest}, blink twice if you want to stop.
    Thanks for coming, {guest}. We’ll try to keep up.
    {guest}, how did we do?
    Welcome to the show, {guest}. The bar is low.
    {guest}, make yourself at home.
    It’s good to have you, {guest}. You bring up the average.
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

/** Said before the welcome: who leads the conversation; some episodes go without. */
export const approachLines: Record<ContentStyles['approach'], readonly string[]> = {
  balanced: [],
  'guest-led': linesOf(`
    Where we go from here is up to my guest.
    I have questions, but I’ll follow where the answers lead.
    I’m not steering today.
    I’d like to listen more than I talk.
    We’ll go wherever this takes us.
    I’ll let my guest choose the road.
    I don’t know yet where we’ll end up, and I like that.
    I’ve put my list of questions away.
  `),
  'host-led': linesOf(`
    I’ve brought my questions, and I mean to get through them.
    I know what I’d like to ask first.
    I have a list, and we’ll take it in order.
    There are a few things I want to get to the bottom of.
    I’ve planned a route for this one.
    I have more questions than time, so let’s get going.
    I’ll start at the beginning and work my way through.
    There’s one question I’m saving for the end.
  `),
  challenging: linesOf(`
    I’ll push back here and there, because that’s what a conversation is for.
    I don’t agree with all of it, and I’ll say so.
    I have a few hard questions.
    I’ll take the other side now and then.
    I’ll be asking for evidence.
    We may not agree, and that’s why I wanted to talk.
    I’ll ask the questions a critic would ask.
    I won’t let the easy answers go by.
  `),
  supportive: linesOf(`
    I’m here to listen as much as to ask.
    There’s no wrong answer today.
    We’ll take all the time we need.
    I mostly want to hear how it was.
    There’s nothing to prove here today.
    I’d like this to be easy to talk about.
    I have questions, but there’s no rush.
    I’m on my guest’s side for this one.
  `),
}
