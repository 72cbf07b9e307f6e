import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

type QuestionStyle = ContentStyles['questionStyle']

/** Brings up an answer that is quoted, before something is asked about it. */
const citations: Readonly<Record<string, readonly string[]>> = {
  bio: linesOf(`
    You introduce yourself like this:
    In your own words:
    This is how you describe yourself:
    When we asked who you are, you wrote:
    You sum yourself up like this:
    You put it like this:
    Here’s how you describe what you do:
    You wrote about yourself:
  `),
  unknown: linesOf(`
    I read this about you:
    Your bio says:
    It says in your bio:
    Here’s a line from your bio:
    This is how you’re described:
    I have your bio in front of me:
    This is in your bio:
    You’re described like this:
    Here’s what it says about you:
    Let me read you a line about yourself:
    I found this in your bio:
    This is what people read about you:
    You’re introduced like this:
    Let me read out what your bio says:
    I’d like to start from this line of your bio:
    One sentence of your bio caught my eye:
  `),
  story: linesOf(`
    You told us about a turning point:
    Let me go back to a story you told us:
    You wrote down a turning point:
    There’s a moment you described for us:
    I keep thinking about this story of yours:
    You gave us this story:
    Here’s what you wrote about the moment things changed:
    I’d like to go back to this:
    You told us what happened:
    Let me read you your own story:
    You remember it like this:
    This is the moment you picked:
  `),
  misconception: linesOf(`
    You say most people get something wrong:
    Here’s a myth you’d like to retire:
    You disagree with most people on this:
    You want to set something straight:
    You wrote this about the biggest misunderstanding in your field:
    Let me read you something you wrote about what people get wrong:
    You don’t share the usual view:
    There’s a mistake you see all the time:
    I’d like to talk about something you want to correct:
    Most of us have the wrong idea, you say:
    You told us what people misunderstand:
    People have the wrong idea about this, you say:
    Tell me if I’m one of those who get this wrong:
    Here’s what people get wrong, you say:
    There’s a belief you’d like to do away with:
    You take on a common belief:
  `),
  topics: linesOf(`
    You’d like to talk about this:
    You suggested a subject:
    Here’s what’s on your mind:
    You put this on the list for today:
    When I asked what we should talk about, you wrote:
    You named this subject:
    You brought a subject with you:
    You wanted to get to this:
    You wrote that you’d like to talk about this:
    There’s something you want to discuss:
    I’d like to start where you would:
    Let’s get to what you came for:
  `),
  advice: linesOf(`
    Here’s the advice you give:
    You have a piece of advice for us:
    There’s one line you keep repeating:
    You tell people this:
    I’d like to hold on to your advice for a moment:
    When somebody asks you for advice, you say:
    You gave us this piece of advice:
    I want to ask about a rule of yours:
    You wrote this when we asked for advice:
    Let me read you your own advice:
    This is what you’d tell anyone:
    I like this line of yours:
    One piece of advice you give is this:
    You have a rule:
    You pass this on to people:
    Let’s talk about the advice you gave us:
  `),
  'audience-takeaway': linesOf(`
    You have a wish for our listeners:
    You’d like people to take this away:
    If listeners remember one thing, you want it to be this:
    You wrote this for the people listening:
    Here’s what you’d like to leave us with:
    You hope this will stay with people:
    There’s one idea you’d like everyone to keep:
    You told us what you want people to remember:
    I’d like to end on something you wrote:
    When we asked what people should take home, you said:
    You’d like listeners to hear this:
    Before we finish, here’s something you want people to hear:
    One last thing you wrote:
    This is what you’d like us to carry away:
    You gave us a thought to take home:
    Let me read your message to everyone listening:
  `),
  'fun-fact': linesOf(`
    Here’s something few people know about you:
    You told us something I didn’t expect:
    I have to bring this up:
    You let this one slip:
    There’s one detail I can’t skip:
    Not many people know this about you:
    You admitted something:
    I learned this about you:
    You told us this, too:
    I wasn’t going to let this one go:
    One small thing you told us:
  `),
}

/** Brings up an answer in the words of the show's question style; taken before the others. */
const ownCitations: Readonly<Record<QuestionStyle, Readonly<Record<string, readonly string[]>>>> = {
  conversational: {},
  investigative: {
    misconception: ['You make a claim about what most people get wrong:'],
    advice: ['You give this advice more than any other:'],
    story: ['I’d like to get this story right:'],
  },
  'story-driven': {
    story: ['There’s a story I’d like you to tell us again:'],
    advice: ['There must be a story behind this advice:'],
    misconception: ['You told us what people get wrong about your field:'],
  },
  'rapid-fire': {},
  reflective: {
    story: ['Look back with me at your turning point:'],
    advice: ['You keep coming back to one piece of advice:'],
    'audience-takeaway': ['You hope one thing stays with our listeners:'],
  },
}

/** Before what people get wrong and what is so instead: such an answer is no belief, and is brought in as an answer. */
export const citedRebuttals = linesOf(`
  You told us what people misunderstand:
  You wrote this about the biggest misunderstanding in your field:
  Let me read you something you wrote about what people get wrong:
  We asked what people get wrong, and you wrote:
  When we asked what people get wrong, you said:
  Here’s your answer to what people get wrong:
  You answered when we asked about the wrong ideas people have:
  You want to set something straight:
  I’d like to talk about something you want to correct:
  This is what you wrote about the wrong idea many people have:
  You wrote down what people believe, and what you say to it:
  Here’s how you correct what people think:
  I have your answer to what people get wrong in front of me:
`)

/** Before an answer to what people get wrong that says what is so: "It’s not a jigsaw." */
export const citedCorrections = linesOf(`
  You’d like more people to know this:
  You want to set one thing straight:
  There’s something you wish people understood:
  You’d like people to know one thing:
  You correct people on one point:
  Here’s something you’d like to clear up:
  There’s one thing you want people to hear:
  You wrote this about a common mistake:
  You told us what’s really so:
  You want us to get this right:
  Let’s put one thing right:
  You say it plainly:
`)

/** Whether an answer has lines of its own. */
export const isCited = (id: string) => Object.hasOwn(citations, id)

/** How an answer can be brought up; first in the show's style. None for questions in rapid fire: they quote and ask. */
export const citationsFor = (id: string, style: QuestionStyle): (readonly string[])[] => {
  if (style === 'rapid-fire' || !isCited(id)) return []
  return [ownCitations[style][id] ?? [], citations[id]!]
}

/** Says to the guest what they want to talk about. */
export const toTalkAbout = linesOf(`
  You’d like to talk about {topic}.
  You want to talk about {topic}.
  You suggested we talk about {topic}.
  I promised we’d get to {topic}.
  I’d like to ask you about {topic}.
  Let’s talk about {topic}.
  You put this on the list: {topic}.
  Let’s start with what’s on your mind: {topic}.
  You said you’d like to get to {topic}.
  You’ve been thinking about {topic}.
  When I asked what we should talk about, you said {topic}.
  I want to hear you on {topic}.
  You picked this for today: {topic}.
  We said we’d talk about {topic}.
  You told us you’re interested in {topic}.
  Let’s get into {topic}.
`)

/** Said before a turning point that is retold to the guest; some questions go without. */
export const storyOpeners: Readonly<Record<QuestionStyle, readonly string[]>> = {
  conversational: [],
  investigative: linesOf(`
    Let me check that I have this right.
    Correct me if I get this wrong.
    I want to be sure I understand what happened.
    Let me go through it with you.
    Here’s what I know.
    Help me get the facts straight.
    I’d like to reconstruct this.
    Let me put it together.
  `),
  'story-driven': linesOf(`
    Take us back for a moment.
    Let’s go there.
    I’d like to hear this one from the beginning.
    There’s a story I want you to tell.
    Let’s go back to a day you’ll remember.
    Let me set it up, and you take it from there.
    Here’s where I’d like to begin.
  `),
  'rapid-fire': [],
  reflective: linesOf(`
    Look back with me.
    I’d like to stay with this for a while.
    Let’s slow down here.
    I’ve been thinking about something you told us.
    Let’s go back, if you don’t mind.
    I want to return to one moment.
    There’s a moment I’d like to linger on.
    Let me bring something back.
  `),
}

/** Leads from a question of the host's own, {question}, which may be no question by its form, to a piece of the answer, {quote}. */
export const ownAnswers = linesOf(`
  We asked you this: {question} You answered: {quote}
  One of our questions was this: {question} You wrote: {quote}
  Here’s something we asked you: {question} You said: {quote}
  I’d like to go back to one of our questions: {question} You told us: {quote}
  You’ve had this one from us before: {question} You wrote: {quote}
  I have one of your answers here. We asked: {question} You said: {quote}
`)

/** Asks for an answer that is too long to be read back: {question} is what the guest was asked. */
export const askedAgain = linesOf(`
  You wrote to us about this, and I’d love to hear it from you: {question}
  You’ve told me this one already. For everybody listening: {question}
  I’ve read your answer to this one, and people should hear it: {question}
  Here’s a question you answered so well that I’ll ask it again: {question}
  I know the answer to this one, but listeners don’t: {question}
  We asked you this before we met, and I’d like to hear it again: {question}
`)

/** The same where nobody knows the question any more. */
export const loneAnswers = linesOf(`
  You wrote: {quote}
  You also told us: {quote}
  Here’s another thing you wrote: {quote}
  This is from your answers: {quote}
`)

/** Asked of everyone who listens; the question mentions them. */
export const audienceAsks = linesOf(`
  What should {audience} hear from you first?
  What would you like to say directly to {audience}?
  What can {audience} learn from the way you work?
  Where would you tell {audience} to begin?
  What do you think {audience} would ask you, if they had the chance?
  What would surprise {audience} most about your work?
  If you had a room full of {audience}, what would you tell them?
  What’s in this for {audience}?
  What do {audience} usually not think about?
  What would you like to ask {audience}?
  How can {audience} use what you know?
  What should {audience} do differently after hearing you?
  Which mistake could {audience} avoid?
  What’s the one question {audience} should be asking?
  What do you wish {audience} knew?
  What would make this worth the time of {audience}?
`)
