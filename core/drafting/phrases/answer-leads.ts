import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

/**
 * How an answer is brought in, before a quotation. A line says whose words follow, asks nothing about a thing that may not
 * be meant, and promises nothing of what the guest wrote. `{guest}` is always the name; `{they}`, `{them}` and `{their}`
 * are the pronoun where it is known and the name was just said, else the name.
 */
type Leads = Readonly<Record<string, readonly string[]>>

type Storytelling = ContentStyles['storytellingStyle']

/** The question is "How would you introduce yourself?": not every answer describes the work. */
const self = linesOf(`
  In {their} own words:
  And in {their} own words:
  {they} told me:
  Here’s what {they} told me:
  Here’s the introduction {they} gave me:
  I asked {them} for an introduction, and the answer was:
  When I asked {them} for an introduction, {they} said:
  I asked {guest} for a few words of introduction, and this was the answer:
  I’ll let {guest} take over for a moment:
  I’ll give you this in {their} own words:
  Let me quote {guest} here:
  Here’s my guest’s own introduction:
  In my guest’s own words:
  I asked my guest for an introduction, and the answer was:
`)

/** The question asks for a moment, and many answers are anecdotes: a line promises no more than a story. */
const story = linesOf(`
  Here’s a story {they} told me:
  {they} told me this story:
  Here’s a story from {guest}:
  I asked {them} for a story, and {they} told me this one:
  Here’s one of {their} stories:
  And here’s a story from {guest}:
  One story, in {their} own words:
  {they} tells this story:
  I asked {guest} for a story, and this is the one:
  Here’s one story {they} told me:
  When I asked {them} for a story, {they} told me this:
  This is a story {they} told me:
  Here’s a story my guest told me:
  My guest told me this story:
  And here’s a story my guest told me:
  I asked my guest for a story, and this is the one:
`)

const storiesOf: Readonly<Record<Storytelling, readonly string[]>> = {
  factual: ['Here’s something that happened to {guest}:'],
  narrative: ['Let me share a story {they} told me:'],
  dramatic: ['I keep thinking about this story from {guest}:'],
}

/** {work} is "the job" or "the field". None says what {guest} believes: that would turn "That it’s easy." round. */
const misconception = linesOf(`
  I asked {them} what people get wrong about {work}, and the answer was:
  When I asked {them} what people get wrong about {work}, the answer was:
  I asked {them} what most people get wrong about {work}. {their} answer:
  What do people get wrong about {work}? {their} answer:
  I asked {guest} what most people get wrong about {work}, and this was the answer:
  What do most people get wrong about {work}? Here’s {their} answer:
  So what do people get wrong about {work}? {guest}’s answer:
  What most people get wrong about {work}, {they} says, is this:
  According to {guest}, this is what people get wrong about {work}:
  Here’s what most of us get wrong about {work}, according to {guest}:
  The biggest misunderstanding about {work}, according to {guest}:
  What do the rest of us get wrong about {work}? My guest’s answer:
  I asked my guest what people get wrong about {work}, and the answer was:
  What does everybody get wrong about {work}? Here’s my guest’s answer:
`)

const advice = linesOf(`
  When I asked {them} for advice, {they} said:
  {their} advice:
  Some advice from {guest}:
  Here’s {their} advice:
  I asked {them} for some advice, and {they} told me:
  If you ask {them} for advice, here’s what you get:
  One piece of advice from {guest}:
  I asked {them} for one piece of advice, and this was it:
  The advice {they} gives most often:
  A piece of advice from {guest}:
  I asked {them} for advice, and this was the answer:
  {they} has this advice:
  And some advice from my guest:
  Here’s my guest’s advice:
  I asked my guest for advice, and this was the answer:
`)

const takeaway = linesOf(`
  {they} hopes you’ll remember this:
  There’s one thing {they} hopes you’ll remember:
  If you remember one thing from today, {guest} hopes it’s this:
  The one thing {they} hopes you’ll take home:
  And if you only remember one thing, {guest} would like it to be this:
  Here’s what {they} hopes you’ll remember:
  I asked {them} what to take away from today, and the answer was:
  And here’s one thing my guest would like you to take home:
`)

const funFact = linesOf(`
  {they} told me something you may not know:
  And {they} told me something you may not know:
  Here’s something {they} told me:
  Few people know this about {guest}:
  You may not know this about {guest}:
  {they} told me something I didn’t know:
  Here’s something you may not know about {guest}:
  I asked {them} for something few people know, and the answer was:
  Here’s something {they} told me that I didn’t know:
  I asked {guest} for something that few people know, and got this:
  And here’s something {they} told me:
  And my guest told me something you may not know:
  Here’s something my guest told me:
`)

const promote = linesOf(`
  There’s also some news from {guest}:
  Some news from {guest}:
  A quick announcement from {guest}:
  {guest} asked me to mention this:
  {they} also has some news:
  One announcement, from {guest}:
  And here’s {guest}’s announcement:
  {they} would like you to know this:
  My guest also has some news:
`)

const bio = linesOf(`
  From {their} bio:
  Here’s a line from {their} bio:
  {their} bio says:
  The bio {they} sent says:
`)

/** How each answer can be brought in. */
export const leads: Leads = {
  self,
  bio,
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

/** Leads into the answer to a question of the host's own, {question}. */
export const ownQuestion = linesOf(`
  I asked {them} {question}, and the answer was:
  When I asked {guest} {question}, the answer was:
  One of our questions was {question}, and {guest} answered:
  We asked {question}, and {guest} answered:
  To the question {question}, {guest} answered:
`)

/** Says what the conversation is about. */
export const topicLines = linesOf(`
  Today we’ll talk about
  I’d like to ask {them} about
  I want to hear about
  Today I get to ask {them} about
  We’re going to talk about
  I’m going to ask {guest} about
  Today I’d like to talk with {guest} about
  We’ll talk about
  In this conversation we’ll talk about
  I’d like to ask about
  I have questions about
  I’m curious about
  I’m going to ask about
  Today we’re talking about
  I’d like to hear about
  I want to ask {guest} about
`)
