import type { ContentStyles } from '../../show/content-styles.ts'
import { linesOf } from '../lines.ts'

/**
 * How an answer is brought in. A line is true of whatever the guest wrote there. `{guest}` is always the name; `{they}`,
 * `{them}` and `{their}` are the pronoun where it is known and the name was just said, else the name.
 */
export interface LeadLines {
  /** Before a quotation, with a colon. */
  before: readonly string[]
  /** Before an answer that is retold; it also goes without. */
  told?: readonly string[]
}

type Storytelling = ContentStyles['storytellingStyle']

interface Leads extends LeadLines {
  /** Taken first in shows with this kind of storytelling. */
  own?: Readonly<Partial<Record<Storytelling, Partial<LeadLines>>>>
}

const self: Leads = {
  before: linesOf(`
    Here’s how {guest} describes the work:
    Asked to describe the work, {they} told me:
    {guest} says this about the work:
    And here’s {guest} on the work:
    I asked {them} to describe the work, and this was the answer:
    When I asked what the work is like, {they} said:
    This is how {guest} describes the work:
    About the work, {guest} says:
    Here’s {guest}, on what the work is like:
  `),
  own: {
    dramatic: { before: ['Listen to how {guest} describes the work:'] },
  },
}

const bio: Leads = {
  before: linesOf(`
    Here’s what {their} bio says:
    From {their} bio:
    {their} bio puts it like this:
    I’m reading from {their} bio here:
    This is from {their} bio:
    {their} bio says:
    The bio {they} sent says:
    Let me read you {their} bio:
  `),
}

const story: Leads = {
  before: linesOf(`
    {they} told me about a turning point:
    Here’s a story from {guest}:
    One story, in {their} own words:
    {they} tells this story:
    I’d like to read you a story from {guest}:
    Here’s a story {they} told me:
    I asked {them} for a story, and here it is:
    Let me read you a story from {guest}:
    Here’s one of {their} stories:
    I asked {guest} about a moment that changed everything. Here it is:
    Here’s a moment {guest} still thinks about:
    {guest} told me this story:
  `),
  told: linesOf(`
    Here’s a story {they} told me.
    {they} told me about a turning point.
    There’s one story I’d like you to hear.
    Here’s a story from {guest}.
    {they} told me about one moment.
    Let me tell you one story.
    There’s a moment {they} told me about.
  `),
  own: {
    factual: { told: ['This is a story {guest} told me.'] },
    narrative: { told: ['Here’s one story.'] },
    dramatic: {
      before: ['There’s one moment I want you to hear about, in {their} own words:'],
      told: ['There’s one moment I want you to hear about.'],
    },
  },
}

const misconception: Leads = {
  before: linesOf(`
    {they} would like to set one thing straight:
    What do most people get wrong about this work? {guest} says:
    The thing most people get wrong, according to {guest}:
    There’s one myth {they} would like to clear up:
    If {they} could correct one idea, it would be this:
    I asked {them} what people get wrong, and this was the answer:
    The biggest misunderstanding, {guest} says:
    Ask {guest} what people get wrong, and you’ll hear this:
    There’s one thing about this work that people get wrong, {they} says:
    Here’s one thing most of us have wrong, according to {guest}:
    What do the rest of us get wrong about this field? {guest} told me:
  `),
}

/** Before an answer that begins with "That …": a lead about what the guest believes would turn it round. */
export const beforeThat = linesOf(`
  What do most people get wrong about this work? {guest} says:
  The thing most people get wrong, according to {guest}:
  I asked {them} what people get wrong, and this was the answer:
  Ask {guest} what people get wrong, and you’ll hear this:
  Here’s one thing most of us have wrong, according to {guest}:
  What do the rest of us get wrong about this field? {guest} told me:
  One thing {guest} keeps hearing, and it isn’t true:
`)

/** The same where the answer says "it" or "they", and nobody would know of what. */
export const beforeIt = linesOf(`
  I asked {guest} what people get wrong about {field}, and this was the answer:
  Here’s what people get wrong about {field}, according to {guest}:
  I wanted to know what people get wrong about {field}. {guest} told me:
  When it comes to {field}, {guest} says this is what people get wrong:
  What do people misunderstand about {field}? {guest} told me:
`)

const advice: Leads = {
  before: linesOf(`
    {their} advice:
    Some advice from {guest}:
    I asked {them} for some advice, and this was the answer:
    The advice {they} gives most often:
    One piece of advice from {guest}:
    {guest} has one piece of advice for everyone:
    When people ask for advice, this is what {they} says:
    If you ask {them} for advice, here’s what you get:
    {their} advice to all of us:
    I asked for the best advice {guest} has, and here it is:
    What does {guest} tell people who ask for advice?
    And if you’d like some advice from {guest}:
  `),
}

const topics: Leads = {
  before: linesOf(`
    {they} would like to talk about this:
    On {their} list for today:
    {they} had this in mind for today:
    {their} idea for today:
  `),
  told: linesOf(`
    Today we’ll talk about
    I’d like to ask {them} about
    {guest} would like to talk about
    I want to hear about
    Today I get to ask {them} about
    We’re going to talk about
    I’m going to ask {guest} about
    Today I’d like to talk with {guest} about
    {guest} wants to talk about
    We’ll talk about
    In this conversation we’ll talk about
    Today we’re talking about
  `),
}

const takeaway: Leads = {
  before: linesOf(`
    If you remember one thing from today, {guest} hopes it’s this:
    {they} wants to leave you with this:
    There’s one thing {they} hopes you’ll remember:
    The one thing {they} hopes you’ll take home:
    {they} would ask you to do one thing:
    And if you only remember one thing, {guest} would like it to be this:
    And what should you take away today? {guest} says:
    What does {guest} hope you’ll take home? In a few words:
  `),
}

const funFact: Leads = {
  before: linesOf(`
    Here’s something few people know about {guest}:
    Few people know this about {guest}:
    Something you may not know about {guest}:
    One more thing about {guest}:
    {they} also told me this:
    A small confession from {guest}:
    {they} rarely tells people this:
    And something else {they} told me:
  `),
  told: linesOf(`
    Here’s one more thing I learned.
    Here’s something you may not know.
    {they} told me one more thing.
    One more thing you should know.
    Here’s something I didn’t know.
    One more thing about {guest}.
    Here’s a small detail.
    There’s something about {guest} you might not expect.
  `),
}

const promote: Leads = {
  before: linesOf(`
    There’s also some news from {guest}:
    Some news from {guest}:
    A quick announcement from {guest}:
    {guest} asked me to mention this:
    {they} also has some news:
    One announcement, from {guest}:
    There’s something new from {guest}:
    And here’s {guest}’s announcement:
    {they} would like you to know this:
  `),
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

/** The lines for an answer in a show with this kind of storytelling; undefined for a question of the host's own. */
export function leadsFor(id: string, style: Storytelling): LeadLines | undefined {
  const lines = Object.hasOwn(leads, id) ? leads[id]! : undefined
  if (!lines) return undefined
  const { own, before, told } = lines
  return {
    before: [...(own?.[style]?.before ?? []), ...before],
    ...(told && { told: [...(own?.[style]?.told ?? []), ...told] }),
  }
}

/** Leads into the answer to a question of the host's own, {question}. */
export const ownQuestion: LeadLines = {
  before: linesOf(`
    Asked {question}, {they} answers:
    One of our questions was {question}, and {guest} wrote:
    We asked {question}, and {guest} answered:
    To the question {question}, {guest} says:
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
}

/** Leads into the rest of an answer, of which the first sentences were retold. */
export const goesOn = linesOf(`
  In {their} own words:
  As {they} says:
  {they} says:
`)

/** Leads into the subjects that are quoted, after those that are retold. */
export const alsoToTalkAbout = linesOf(`
  {they} also wants to talk about this:
  {they} also has this in mind:
  And one more subject, from {guest}:
  There’s another subject on {their} list:
`)

/** Leads into the rest of an answer that opened the introduction. */
export const comesBack: LeadLines = {
  before: linesOf(`
    There’s more to what {guest} told me:
    Back to what {guest} told me:
    {guest} went on:
    Here’s more of what {guest} said:
  `),
  told: linesOf(`
    Back to what {guest} told me.
    There was more to it.
    But that wasn’t the end of it.
  `),
}

/** Says what the guest works on, where no biography does; {fields} is one field or up to three. */
export const fieldLines = linesOf(`
  We’ll talk about {fields}.
  I’d like to hear about {fields}.
`)

/** The same after everything else. */
export const moreFields = linesOf(`
  We’ll talk about {fields}.
  And we’ll talk about {fields}.
`)
