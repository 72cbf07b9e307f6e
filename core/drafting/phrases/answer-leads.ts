import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

/**
 * How an answer is brought in, before a quotation. A line says whose words follow, asks nothing about a thing that may not
 * be meant, and promises nothing of what the guest wrote. `{guest}` is always the name; `{they}`, `{them}` and `{their}`
 * are the pronoun where it is known and the name was just said, else the name. Nobody
 * hears quotation marks, and “Some advice:” would make the words the host’s own: a line without any of them is said only right behind one
 * with the name, and says that it goes on.
 */
type Leads = Readonly<Record<string, readonly string[]>>

type Storytelling = ContentStyles['storytellingStyle']

const self = linesOf(`
  In {their} own words:
  Here’s what {they} wrote to me:
  Let me read you what {they} wrote to me:
  I’ll read you what {they} wrote to me:
  I’d like to read you what {they} wrote to me:
  {they} wrote this to me:
  Here’s {guest}, in {their} own words:
  This is what {they} wrote to me:
  Let me read you a few lines from {guest}:
`)

/** The question asks for a moment, and many answers are anecdotes: a line promises no more than a story. */
const story = linesOf(`
  Here’s a story {they} told me:
  {they} told me this story:
  Here’s a story from {guest}:
  This is a story {they} told me:
  There’s a story {they} told me that I’d like you to hear:
  {they} told me a story I’d like you to hear:
  I’d like to share a story {they} told me:
  I’d like you to hear a story {they} told me:
  {they} has a story I’d like you to hear:
  {they} shared this story with me:
  And then there’s this story:
  There’s also this story:
  And there’s a story I’d like you to hear:
  And I’d like to read you this story:
  I’d also like you to hear this story:
  There’s a story as well, and I’d like you to hear it:
  And this is a story I want you to hear:
  And I want to share this story:
  I also want you to hear this story:
  Let me read you a story from {guest}:
  I’d like to read you a story from {guest}:
`)

const storiesOf: Readonly<Record<Storytelling, readonly string[]>> = {
  factual: ['Here’s a story {they} shared with me:'],
  narrative: ['Let me share a story {they} told me:'],
  dramatic: ['I want you to hear this story from {guest}:'],
}

/**
 * Always asks, and says who answers: a list of what people get wrong would have what is so in it as well. {work} is what the guest does, as
 * “her work”, or what the answer is about, as “picture books”. None says what {guest} believes: that would turn "That it’s easy." round.
 */
const misconception = linesOf(`
  I asked {them} what people get wrong about {work}. {they} said:
  I asked {them} what people get wrong about {work}. {their} answer:
  When I asked {them} what people get wrong about {work}, {they} said:
  What do people get wrong about {work}? Here’s {their} answer:
  I asked {them} what people get wrong about {work}, and {they} said:
  When I asked what people get wrong about {work}, {guest} said:
  I asked what people get wrong about {work}, and {they} said:
  I asked what people get wrong about {work}. {their} answer:
`).flatMap((line) => [line, line.replace('people', 'most people')])

const advice = linesOf(`
  I asked {them} what advice {they} gives most often. {their} answer:
  I asked {them} what advice {they} gives most often, and {they} said:
  When I asked {them} what advice {they} gives most often, {they} said:
  Here’s some advice {they} often gives:
  This is the advice {they} gives most often:
  The advice {they} gives most often is this:
  Let me pass on some advice from {guest}:
  I’d like to pass on some advice from {guest}:
  There’s a piece of advice {they} gives a lot:
  I asked for some advice, and this was the answer:
  I asked for a piece of advice, and the answer was this:
  I’ll pass on a piece of advice from {guest}:
  {they} gave me some advice to pass on:
  {they} has some advice:
`)

/** The same to the guest, once welcomed. Nobody says a guest’s other words back to them. */
export const adviceToGuest = linesOf(`
  You gave me some advice to pass on:
  You gave me a piece of advice to pass on:
  You gave me some advice for everybody listening:
  You sent me some advice to pass on:
  You sent me a piece of advice for everybody listening:
`)

const takeaway = linesOf(`
  {they} hopes you’ll remember this:
  There’s one thing {they} hopes you’ll remember:
  If you remember one thing from today, {guest} hopes it’s this:
  The one thing {they} hopes you’ll take home is this:
  If you only remember one thing, {guest} would like it to be this:
  Here’s what {they} hopes you’ll remember:
`)

/** Says about whom, as “something few people know” alone sounds like a quiz at the beginning. */
const funFact = linesOf(`
  I asked {them} for something few people know about {them}. {they} said:
  I asked {them} to tell me something few people know about {them}, and {they} said:
  When I asked {them} for something few people know about {them}, {they} said:
  I asked for something few people know about {them}. {their} answer:
  Here’s something {they} told me that few people know:
  {they} told me something few people know:
  {they} let me in on something few people know:
  {they} shared something few people know:
  Let me share something {they} told me that few people know:
  I asked for something few people know, and the answer was this:
`).flatMap((line) => [line, line.replace('few people know', 'hardly anybody knows')])

/** The same where the host’s question had other words, or where one of two may speak of the other. */
export const anyFact = linesOf(`
  I asked {them} for something surprising, and {they} said:
  {they} told me something few people know:
  I asked for something surprising, and {they} told me:
  I asked {them} for something surprising. {their} answer:
  When I asked for something surprising, {guest} told me:
`)

/** Brings in what is so, which the guest has set against what people believe. */
export const corrections = linesOf(`
  Here’s something {they} would like people to understand:
  There’s something {they} would like more people to know:
  Here’s what {they} would like more people to understand:
  One thing {they} would like people to know:
`)

/** Brings in what says itself what it is about, without the question. */
export const anyPassage = linesOf(`
  Here’s something {they} told me:
  Here’s something {they} wrote to me:
  Let me share something {they} told me:
  I’d like to share something {they} wrote to me:
  I want to read you something {they} wrote to me:
  This is something {they} told me:
  {they} told me this:
  I’d like you to hear something {they} told me:
`)

/** “We’re hiring” in the host’s mouth is the show’s, unless it is read out as somebody’s. */
const promote = linesOf(`
  {guest} asked me to read you this:
  {they} asked me to read this out:
  {they} asked me to mention this:
  Here’s something {they} asked me to mention:
  {guest} would like you to know this:
  There’s something {they} asked me to tell you:
`)

/** How each answer can be brought in. */
export const leads: Leads = {
  self,
  story,
  misconception,
  advice,
  'audience-takeaway': takeaway,
  'fun-fact': funFact,
  promote,
}

/** The lines for an answer in a show with this kind of storytelling; undefined for a question of the host's own. */
export function leadsFor(id: string, style: Storytelling): readonly string[] | undefined {
  const lines = Object.hasOwn(leads, id) ? leads[id]! : undefined
  return id === 'story' ? [...storiesOf[style], ...lines!] : lines
}

/** Brings in what the host wants mentioned, in the host’s words: {wished} is “her new book”. */
export const mentionLeads = linesOf(`
  I’d like to mention {wished}. In {their} words:
  Let me mention {wished}, as {they} put it:
  A word about {wished}, as {they} put it:
  There’s also {wished}. Here’s how {they} put it:
`)

/** Behind the beginning of a story: the guest goes on with it. */
export const toBeTold = linesOf(`
  I’ll let {them} tell you the rest.
  {they} can tell you the rest.
  I’ll leave the rest to {them}.
  I’ll ask {them} to go on from there.
  You’ll hear the rest from {them}.
  I’ll ask {them} for the rest of it.
  The rest is for {them} to tell.
  We’ll get to the rest of it.
  We’ll come back to that.
  There’s more to that, and I’ll ask.
`)

/** Answers that can come as soon as one knows who the guest is. */
export const asksFirst: readonly string[] = ['misconception', 'advice']

/** Says what the conversation is about, as the last thing before the guest is welcomed; fit for grief as well. */
export const topicLeads = linesOf(`
  Today we’ll talk about
  We’re going to talk about
  We’ll talk about
  I’ll be asking {them} about
  I’d like to ask {them} about
  I’m going to ask {them} about
  I want to ask {them} about
  In a moment we’ll talk about
  We’re here to talk about
  Today we’re going to talk about
`)
