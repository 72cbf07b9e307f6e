import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

/**
 * How an answer is brought in, before a quotation. A line says whose words follow, asks nothing about a thing that may not
 * be meant, and promises nothing of what the guest wrote. `{guest}` is always the name; `{they}`, `{them}` and `{their}`
 * are the pronoun where it is known and the name was just said, else the name.
 */
type Leads = Readonly<Record<string, readonly string[]>>

type Storytelling = ContentStyles['storytellingStyle']

const self = linesOf(`
  In {their} own words:
  {they} told me:
  {they} says:
  As {they} says:
  As {they} told me:
  To put it in {their} words:
  To quote {them}:
  In my guest’s own words:
  My guest told me:
`)

/** The question asks for a moment, and many answers are anecdotes: a line promises no more than a story. */
const story = linesOf(`
  Here’s a story {they} told me:
  {they} told me this story:
  Here’s a story from {guest}:
  I asked {them} for a story, and {they} told me this one:
  This is a story {they} told me:
  {they} tells this story:
  {they} has a story I’d like to share with you:
  There’s a story {they} told me that I’d like you to hear:
  Here’s one of {their} stories:
  I want to share a story {they} told me:
  When I asked {them} for a story, {they} told me this one:
  I’ve been thinking about a story {they} told me:
  Here’s a story my guest told me:
  My guest told me this story:
`)

const storiesOf: Readonly<Record<Storytelling, readonly string[]>> = {
  factual: ['Here’s a true story {they} told me:'],
  narrative: ['Let me share a story {they} told me:'],
  dramatic: ['I keep thinking about this story from {guest}:'],
}

/** {work} is "the job" or "the subject". None says what {guest} believes: that would turn "That it’s easy." round. */
const misconception = linesOf(`
  I asked {them} what people get wrong about {work}, and the answer was:
  When I asked {them} what people get wrong about {work}, the answer was:
  What do people get wrong about {work}? {their} answer:
  What do most people get wrong about {work}? Here’s {their} answer:
  What most people get wrong about {work}, {they} says, is this:
  According to {guest}, this is what people get wrong about {work}:
  Here’s what most of us get wrong about {work}, according to {guest}:
  I asked {them} what most people get wrong about {work}, and this was the answer:
  What do the rest of us get wrong about {work}? {their} answer:
  What does everybody get wrong about {work}? This is {their} answer:
  {they} says this is what people get wrong about {work}:
  I asked my guest what people get wrong about {work}, and the answer was:
  My guest says this is what people get wrong about {work}:
`)

/** Before an answer that says itself who is wrong: "Everyone thinks farmers are slow." */
export const beliefs = linesOf(`
  There’s a misunderstanding {they} would like to clear up:
  {they} would like to set one thing straight:
  There’s one thing {they} wants to set straight:
  Here’s a misunderstanding {they} wants to clear up:
  {they} told me about a misunderstanding:
  Here’s a common misunderstanding, according to {guest}:
  There’s a misunderstanding {they} told me about:
  {they} wants to clear one thing up:
  Here’s a misunderstanding {they} told me about:
  There’s something {they} wants to clear up:
  I asked {them} about misunderstandings, and here’s one:
  My guest would like to set one thing straight:
`)

/** Before an answer that says what is so: "It’s not a jigsaw." */
export const corrections = linesOf(`
  Here’s something {they} wishes more people knew:
  There’s one thing {they} would like more people to know:
  {they} would like to set one thing straight:
  There’s one thing {they} wants to set straight:
  {they} wishes more people knew this:
  If there’s one thing {they} wants people to know, it’s this:
  There’s something {they} would like people to understand:
  Here’s one thing {they} wants everybody to know:
  {they} wants people to understand this:
  {they} would like everybody to know this:
  Here’s something {they} wishes people understood:
  My guest would like to set one thing straight:
  Here’s something my guest wishes more people knew:
`)

const advice = linesOf(`
  When I asked {them} for advice, {they} said:
  I asked {them} for advice, and {they} told me:
  I asked {them} for advice, and this was the answer:
  If you ask {them} for advice, here’s what you get:
  {they} has some advice for all of us:
  When people ask {them} for advice, this is what {they} says:
  There’s a piece of advice {they} gives more than any other:
  {they} gives everybody the same advice:
  The advice {they} gives most often is this:
  I asked {them} for one piece of advice, and {they} said:
  If anybody asks {them} for advice, this is it:
  I asked my guest for advice, and this was the answer:
  My guest has some advice for all of us:
`)

const takeaway = linesOf(`
  {they} hopes you’ll remember this:
  There’s one thing {they} hopes you’ll remember:
  If you remember one thing from today, {guest} hopes it’s this:
  The one thing {they} hopes you’ll take home is this:
  If you only remember one thing, {guest} would like it to be this:
  Here’s what {they} hopes you’ll remember:
  I asked {them} what to take away from today, and the answer was:
  There’s one thing my guest would like you to take home:
  My guest hopes you’ll remember this:
`)

const funFact = linesOf(`
  Few people know this about {guest}:
  There’s something few people know about {guest}:
  There’s something {they} told me that few people know:
  I asked {them} for something few people know, and the answer was:
  This may surprise you about {guest}:
  Here’s something {they} told me that may surprise you:
  {they} told me something that may surprise you:
  {they} told me something few people know:
  Not many people know this about {guest}:
  Here’s something my guest told me that few people know:
  My guest told me something few people know:
`)

const promote = linesOf(`
  There’s some news from {guest}:
  {guest} asked me to mention this:
  {they} has some news:
  There’s something new from {guest}:
  {guest} asked me to pass this on:
  There’s some news from my guest:
  My guest has some news:
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

/** Leads into the answer to a question of the host's own, {question}. */
export const ownQuestion = linesOf(`
  I asked {them} {question}, and the answer was:
  When I asked {guest} {question}, the answer was:
  One of our questions was {question}, and {guest} answered:
  We asked {question}, and {guest} answered:
  To the question {question}, {guest} answered:
`)

/** Questions that open an introduction, with the guest's answer. */
export const firstQuestions: Readonly<Record<string, readonly string[]>> = {
  misconception: linesOf(`
    What do people get wrong about {work}? {their} answer:
    What do most people get wrong about {work}? Here’s {their} answer:
    What do the rest of us get wrong about {work}? {their} answer was this:
    What does everybody get wrong about {work}? This is {their} answer:
    What’s the first thing people get wrong about {work}? {their} answer is this:
    What’s the big misunderstanding about {work}? Here’s the answer {they} gave me:
    What do most of us get wrong about {work}? I asked {them}, and the answer was:
    What’s the thing people always get wrong about {work}? I asked, and this was {their} answer:
    What do people most often get wrong about {work}? I put that to {them}, and this was the answer:
    What do outsiders get wrong about {work}? When I asked, this was {their} answer:
    What do people keep getting wrong about {work}? When I asked {them}, the answer was:
  `),
  advice: linesOf(`
    What advice does {guest} give most often? The answer:
    What’s the one piece of advice {guest} gives everybody? Here it is:
    What does {guest} tell people who ask for advice? Here’s the answer:
  `),
}

/** Says what the conversation is about, as the last thing before the guest is welcomed; fit for grief as well. */
export const calmTopics = linesOf(`
  Today we’ll talk about
  I’d like to ask {them} about
  We’re going to talk about
  We’ll talk about
  In this conversation we’ll talk about
  I’d like to ask about
  I’m going to ask about
  We’re talking about
  Our subjects today are
`)

/** The same of anything one is glad to hear about. */
export const eagerTopics = linesOf(`
  I want to hear about
  I get to ask {them} about
  I have questions about
  I’m curious about
  I’d like to hear about
  I’d love to talk about
`)
