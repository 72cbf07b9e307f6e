import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

/** How an answer is brought in. Lines before a quotation end with a colon, all others with a full stop. */
export interface LeadLines {
  before: readonly string[]
  after: readonly string[]
  /** Before an answer that is retold; none where the retelling needs no lead. */
  told?: readonly string[]
}

type Storytelling = ContentStyles['storytellingStyle']

interface Leads extends LeadLines {
  /** Taken first in shows with this kind of storytelling. */
  own: Readonly<Record<Storytelling, Partial<LeadLines>>>
}

const self: Leads = {
  before: linesOf(`
    Here’s how {guest} puts it:
    Ask {guest} about the work, and you get this:
    This is how {guest} describes it:
    In {guest}’s own words:
    {guest} says it like this:
    I asked {guest} for a short introduction and got this:
    {guest}, on {guest}:
    Listen to how {guest} describes the work:
  `),
  after: linesOf(`
    That’s how {guest} puts it.
    Those are {guest}’s words.
    {guest} wrote that, and I’ll leave it as it is.
    That’s {guest} speaking.
    That’s the short version, from {guest}.
  `),
  own: {
    factual: {
      before: ['{guest} gives this description:'],
      after: ['That description is {guest}’s own.'],
    },
    narrative: { before: ['I’ll let {guest} start:'] },
    dramatic: { before: ['Here’s {guest} in one breath:'] },
  },
}

const bio: Leads = {
  before: linesOf(`
    Here’s what {guest}’s bio says:
    From {guest}’s bio:
    {guest}’s bio puts it like this:
    I’m reading from {guest}’s bio here:
    The official version, from {guest}’s bio:
    This is from {guest}’s bio:
    {guest}’s bio has this to say:
    On paper, {guest} looks like this:
  `),
  after: linesOf(`
    That’s from {guest}’s bio.
    So says {guest}’s bio.
    That’s the official version of {guest}.
    I’m quoting {guest}’s bio there.
    That’s {guest} on paper.
  `),
  own: {
    factual: { before: ['{guest}’s bio, in brief:'] },
    narrative: { before: ['The story starts like this in {guest}’s bio:'] },
    dramatic: { before: ['Just listen to {guest}’s bio:'] },
  },
}

const story: Leads = {
  before: linesOf(`
    I asked {guest} about a turning point:
    Here’s the moment {guest} keeps coming back to:
    I asked {guest} what changed everything, and got this story:
    {guest} tells it like this:
    Then came the moment that changed {guest}’s path:
    This is the story {guest} told me:
    Let me read you how {guest} tells it:
    Here’s a story from {guest}:
    The turning point, as {guest} remembers it:
  `),
  after: linesOf(`
    For {guest}, that was the turning point.
    That’s the moment {guest} thinks of as the turning point.
    That’s {guest}’s story.
    Things went differently for {guest} from there.
  `),
  told: linesOf(`
    Then there’s the moment when {guest}’s path changed.
    I asked {guest} for the moment that changed everything.
    For {guest} there’s a before and an after.
    One moment mattered more than the others for {guest}.
    Here’s a story {guest} told me.
    I asked {guest} about a turning point.
    There’s a story I wanted you to hear before we start.
    Let me tell you how it turned.
    Here’s how it happened.
    There’s one story that explains a lot about {guest}.
    It wasn’t a straight road for {guest}.
    Go back with me for a minute.
  `),
  own: {
    factual: {
      before: ['Asked about a turning point, {guest} says:'],
      told: ['The turning point for {guest} was this.'],
    },
    narrative: { told: ['Every path has a bend in it, and here’s {guest}’s.'] },
    dramatic: {
      before: ['And then everything changed. In {guest}’s words:'],
      after: ['Nothing was quite the same for {guest} after that.'],
      told: ['And then something happened to {guest}.', 'Nothing was the same for {guest} after this.'],
    },
  },
}

const misconception: Leads = {
  before: linesOf(`
    I asked {guest} what most of us get wrong about this work:
    Here’s what people get wrong about this work, according to {guest}:
    There’s a mistake {guest} wishes we’d stop making:
    {guest} would like to clear something up:
    Ask {guest} about the biggest myth in the field, and you’ll hear this:
    There’s an idea out there that {guest} doesn’t share:
    Most people have the wrong picture of this work, says {guest}:
    One thing {guest} would love to set straight:
    If there’s one myth {guest} would retire, it’s this:
  `),
  after: linesOf(`
    Most of us would have guessed wrong, says {guest}.
    Most of us get that wrong, says {guest}.
    That’s a mistake {guest} would love to correct.
    So that’s one myth less, thanks to {guest}.
    That’s {guest}, setting the rest of us straight.
    {guest} would like a word with all of us about that.
    That’s a misunderstanding {guest} would like to end.
  `),
  own: {
    factual: { before: ['A common mistake, and {guest}’s correction:'] },
    narrative: { after: ['It’s not what most people think, says {guest}.'] },
    dramatic: {
      before: ['Most of us have it wrong. Here’s {guest}’s correction:'],
      after: ['Most of us had that wrong, and {guest} would know.'],
    },
  },
}

const advice: Leads = {
  before: linesOf(`
    If you asked {guest} for advice, you’d probably hear this:
    There’s one piece of advice {guest} keeps giving:
    And if you want advice from {guest}, here it is:
    {guest} has one piece of advice for all of us:
    Here’s {guest}’s advice:
    I asked {guest} for some advice:
    When people come to {guest} for advice, they hear this:
    A rule from {guest}:
    The advice {guest} gives most:
  `),
  after: linesOf(`
    That’s the advice {guest} gives most.
    You’ll hear that from {guest} more than once.
    That’s {guest}’s advice, and it’s free.
    So now you have {guest}’s best advice.
    That’s {guest}’s rule.
    Take that one from {guest}.
    I’d take that advice from {guest}.
  `),
  own: {
    factual: { before: ['One piece of advice from {guest}:'] },
    narrative: { after: ['That’s the line {guest} keeps coming back to.'] },
    dramatic: {
      before: ['And if you keep only one line of {guest}’s, keep this:'],
      after: ['If you write down one line today, take that one from {guest}.'],
    },
  },
}

const topics: Leads = {
  before: linesOf(`
    I asked {guest} what we should talk about, and this came back:
    Where should this conversation go? {guest} says:
    Here’s what {guest} would like to get into:
    What’s on {guest}’s mind:
    {guest} came with a subject:
    This is what {guest} would most like to talk about:
    {guest} has a suggestion for today:
    On {guest}’s list for today:
  `),
  after: linesOf(`
    That’s where {guest} would like this conversation to go.
    That’s what’s on {guest}’s mind.
    That’s what {guest} came to talk about.
    So that’s {guest}’s wish for today.
    I’d like to hear more about that from {guest}.
    That’s the subject {guest} picked.
  `),
  told: linesOf(`
    Given the choice, {guest} would talk about
    Today {guest} and I want to talk about
    I asked {guest} where to take this, and we’re going to talk about
    Today {guest} wants to talk about
    {guest} would like to talk about
    If {guest} gets to choose, we’ll talk about
    What does {guest} want to get into? We’ll talk about
    I’d like to ask {guest} about
    With {guest} I hope to talk about
    High on the list for today, {guest} and I want to talk about
    I want to hear what {guest} has to say about
    {guest} is here to talk about
  `),
  own: {
    factual: { before: ['{guest}’s subject for today:'], told: ['The plan is for {guest} to talk about'] },
    narrative: { told: ['Left alone, {guest} would start talking about'] },
    dramatic: {
      before: ['Where are we going today? {guest} already knows:'],
      told: ['What brings {guest} here is the chance to talk about'],
    },
  },
}

const takeaway: Leads = {
  before: linesOf(`
    If you remember one thing from today, {guest} hopes it’s this:
    And here’s a thought from {guest} to take with you:
    If you take one thing home, {guest} hopes it’s this:
    I asked {guest} what you should take away from this:
    {guest} has a wish for everyone listening:
    {guest} would like to leave you with this:
    Here’s something to keep, from {guest}:
    There’s one idea {guest} would love you to leave with:
    One thought to hold on to, from {guest}:
  `),
  after: linesOf(`
    That’s what {guest} hopes you’ll take home.
    If you keep one idea from today, {guest} hopes it’s that one.
    That’s {guest}’s wish for you.
    That’s one to take with you, from {guest}.
    {guest} would be happy if that stayed with you.
    Keep that in mind while {guest} and I talk.
    {guest} would like you to keep that one.
  `),
  own: {
    factual: { before: ['What {guest} would like you to take away:'] },
    narrative: { before: ['And this is what {guest} hopes you’ll carry with you:'] },
    dramatic: {
      before: ['When this is over, {guest} wants one thing to stay with you:'],
      after: ['Hold on to that, because {guest} wants it to stay with you.'],
    },
  },
}

const funFact: Leads = {
  before: linesOf(`
    Here’s something you may not know about {guest}:
    And here’s a little-known fact about {guest}:
    I asked {guest} for something few people know:
    There’s a side of {guest} you won’t find online:
    One more thing about {guest}:
    {guest} also told me this:
    A small confession from {guest}:
    Something you wouldn’t guess about {guest}:
  `),
  after: linesOf(`
    Not many people know that about {guest}.
    Now you know something few people know about {guest}.
    You won’t find that on {guest}’s website.
    That’s {guest}, too.
    I like that about {guest}.
  `),
  told: linesOf(`
    Here’s something you won’t find on a website.
    Here’s a detail I love.
    And this one surprised me.
    And then there’s this.
    There’s one more thing you should know.
    Few people know this.
    I also learned something else.
    Here’s a side of {guest} you might not expect.
    And one more thing about {guest}.
    I asked for something few people know, and I got it.
    And just so you know who we’re dealing with.
  `),
  own: {
    factual: { told: ['Here’s a detail that few people know.'] },
    narrative: { told: ['It’s the small things that tell you who somebody is.'] },
    dramatic: {
      before: ['You would not guess this about {guest}:'],
      after: ['You wouldn’t have guessed that about {guest}.'],
      told: ['You won’t see this one coming.'],
    },
  },
}

const promote: Leads = {
  before: linesOf(`
    There’s also some news from {guest}:
    If you want to get involved, here’s {guest}:
    {guest} would like you to know this:
    A quick announcement from {guest}:
    And before I forget, a word from {guest}:
    Some news from {guest}:
    Coming up, from {guest}:
  `),
  after: linesOf(`
    That’s the news from {guest}.
    That’s one to look out for, from {guest}.
    {guest} asked me to mention that.
  `),
  own: {
    factual: { before: ['An announcement from {guest}:'] },
    narrative: { before: ['And there’s something new from {guest}:'] },
    dramatic: { before: ['Mark this down, because {guest} has news:'] },
  },
}

/** How each answer can be brought in. */
export const leads: Readonly<Record<string, Leads>> = {
  self,
  bio,
  story,
  misconception,
  advice,
  topics,
  'audience-takeaway': takeaway,
  'fun-fact': funFact,
  promote,
}

const ordered = (own: readonly string[] = [], all: readonly string[] = []) => [...own, ...all]

/** The lines for an answer in a show with this kind of storytelling; undefined for a question of the host's own. */
export function leadsFor(id: string, style: Storytelling): LeadLines | undefined {
  const lines = Object.hasOwn(leads, id) ? leads[id]! : undefined
  if (!lines) return undefined
  const { own, before, after, told } = lines
  return {
    before: ordered(own[style].before, before),
    after: ordered(own[style].after, after),
    ...(told && { told: ordered(own[style].told, told) }),
  }
}

/** Leads into the answer to a question of the host's own, {question}. */
export const ownQuestion: LeadLines = {
  before: linesOf(`
    Asked {question}, {guest} answers:
    One of our questions was {question}, and {guest} wrote:
    We asked {question}, and {guest} answered:
    To the question {question}, {guest} says:
  `),
  after: linesOf(`
    We asked {question}, and that’s what {guest} wrote.
    The question was {question}, and that’s {guest}’s answer.
  `),
}

/** The same where nobody knows the question any more. */
export const unknownQuestion: LeadLines = {
  before: linesOf(`
    {guest} also wrote:
    Here’s another answer from {guest}:
    There’s one more thing {guest} told me:
    And this, from {guest}:
  `),
  after: linesOf(`
    That’s from {guest}, too.
    {guest} told me that as well.
  `),
}

/** Leads into the rest of an answer, of which the first sentences were retold. */
export const goesOn = linesOf(`
  In {guest}’s own words:
  {guest} puts the rest like this:
  As {guest} says:
  {guest} goes on:
  To quote {guest}:
  The rest I’ll leave to {guest}:
  {guest} again:
  And in {guest}’s words:
  Here’s the rest, from {guest}:
  {guest} adds:
`)

/** Leads into the subjects that are quoted, after those that are retold. */
export const alsoToTalkAbout = linesOf(`
  And, in {guest}’s words:
  {guest} also has this in mind:
  {guest} put another subject on the list:
  And this, from {guest}:
  There’s more on {guest}’s mind:
  And there’s one more, says {guest}:
`)

/** Leads into the rest of an answer that opened the introduction. */
export const comesBack: Required<LeadLines> = {
  before: linesOf(`
    Back to what {guest} told me:
    There’s more to what {guest} told me:
    I left {guest}’s story in the middle. It goes on:
    Here’s the rest of what {guest} said:
    {guest}’s story isn’t over yet:
    Let me finish what {guest} was saying:
    {guest} goes on:
  `),
  after: linesOf(`
    That’s the rest of {guest}’s story.
    So that’s how {guest} finished the thought.
    That’s from {guest}, too.
  `),
  told: linesOf(`
    Back to what {guest} told me.
    But there’s more to {guest}’s story.
    Let me finish that story of {guest}’s.
    I left the story in the middle.
    There was more to it.
    But that wasn’t the end of it.
    Back to {guest}’s story for a moment.
    You may be wondering how the story went on.
  `),
}

/** Says what the guest works on; {fields} is one field or up to three. */
export const fieldLines = linesOf(`
  Ask {guest} about {fields}.
  {guest} knows a lot about {fields}.
  If it’s about {fields}, {guest} is the one to ask.
  {guest} has a lot to say about {fields}.
  {guest} can talk about {fields}.
  What {guest} knows best is {fields}.
  {guest} is a good person to ask about {fields}.
  The person to ask about {fields} is {guest}.
  When it comes to {fields}, I’d ask {guest}.
  There’s a lot to ask {guest} about {fields}.
  Anything to do with {fields}, ask {guest}.
  With {guest}, it’s all about {fields}.
`)
