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

/** The question is "How would you introduce yourself?": not every answer describes the work. */
const self: Leads = {
  before: linesOf(`
    In {their} own words:
    {they} told me:
    Or, in {their} own words:
    {they} says:
    And in {their} own words:
    I’ll give you this in {their} own words:
    Here’s what {they} told me:
    To put it in {their} words:
    I asked for an introduction, and the answer was:
    Here’s what {guest} says:
    I asked {them} for an introduction, and the answer was:
    When I asked for an introduction, the answer was:
  `),
}

const bio: Leads = {
  before: linesOf(`
    Here’s what {their} bio says:
    From {their} bio:
    Here’s a line from {their} bio:
    I’m reading from {their} bio here:
    This is from {their} bio:
    {their} bio says:
    The bio {they} sent says:
    I’ll read you {their} bio:
  `),
}

/** The question asks for a moment, and many answers are anecdotes: a line promises no more than a story. */
const story: Leads = {
  before: linesOf(`
    Here’s a story from {guest}:
    One story, in {their} own words:
    {they} tells this story:
    Here’s a story my guest told me:
    Here’s a story {they} told me:
    I asked {them} for a story, and I got this one:
    My guest told me this story:
    Here’s one of {their} stories:
    {they} told me this story:
    I asked my guest for a story, and I got this one:
    There’s a story from my guest that I want you to hear:
    And here’s a story from my guest:
    Here’s one story my guest told me:
    There’s a story {they} told me:
  `),
  told: linesOf(`
    Here’s a story {they} told me.
    There’s one story I’d like you to hear.
    Here’s a story from {guest}.
    Let me tell you one story.
    There’s a story {they} told me.
    {they} told me a story.
  `),
  own: {
    factual: { told: ['This is a story {guest} told me.'] },
    narrative: { told: ['Here’s one story.'] },
    dramatic: { told: ['There’s one story I want you to hear.'] },
  },
}

/** Every line says about what, and none says what {guest} believes: that would turn "That it’s easy." round. */
const misconception: Leads = {
  before: linesOf(`
    I asked {them} what people get wrong about the job, and the answer was:
    According to {guest}, this is what people get wrong about the job:
    What most people get wrong about the job, {they} says, is this:
    I wanted to know what people get wrong about the job, and the answer was:
    The biggest misunderstanding about the job, according to {guest}:
    What do most people get wrong about this line of work?
    Here’s what most of us get wrong about the job, according to {guest}:
    {they} says this is what people get wrong about the job:
    I asked what people get wrong about the job, and the answer was:
    So what do people get wrong about the job?
    When I asked what people get wrong about the job, the answer was:
    I asked what most people get wrong about this line of work, and the answer was:
    I asked what the rest of us get wrong about the job, and the answer was:
    What do people get wrong about the job? My guest’s answer:
  `),
}

/** The same where it is known what the guest is: {job} has its article. */
export const aboutJob = linesOf(`
  I asked {them} what people get wrong about being {job}, and the answer was:
  What do people get wrong about being {job}?
  I asked what people get wrong about being {job}, and the answer was:
  What most people get wrong about being {job}, {they} says, is this:
  So what do most people get wrong about being {job}?
`)

const advice: Leads = {
  before: linesOf(`
    {their} advice:
    Some advice from {guest}:
    I asked {them} for some advice, and the answer was:
    The advice {they} gives most often:
    One piece of advice from {guest}:
    {they} has some advice:
    When people ask for advice, this is what {they} says:
    If you ask {them} for advice, here’s what you get:
    A piece of advice from {guest}:
    I asked {them} for one piece of advice, and here it is:
    What does {guest} tell people who ask for advice?
    I asked for some advice, and the answer was:
    And the advice {they} gives:
    I asked for one piece of advice, and the answer was:
    When I asked for some advice, the answer was:
    And some advice from my guest:
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
    I’d like to ask about
    I have questions about
    I’m curious about
    I’m going to ask about
    Today we’re talking about
  `),
}

const takeaway: Leads = {
  before: linesOf(`
    If you remember one thing from today, {guest} hopes it’s this:
    There’s one thing {they} hopes you’ll remember:
    The one thing {they} hopes you’ll take home:
    And if you only remember one thing, {guest} would like it to be this:
    And what should you take away today? {guest} says:
    Here’s what {they} hopes you’ll take away:
    {they} hopes you’ll remember this:
    If you remember one thing from today, let it be this:
    And here’s one thing my guest would like you to take home:
  `),
}

const funFact: Leads = {
  before: linesOf(`
    Here’s something few people know about {guest}:
    Few people know this about {guest}:
    {they} also told me this:
    And something else {they} told me:
    Here’s something you may not know about {guest}:
    And my guest told me something you may not know:
    Here’s something few people know about my guest:
    Something else my guest told me:
  `),
  told: linesOf(`
    Here’s something you may not know.
    Here’s something I didn’t know.
    There’s something about {guest} you might not expect.
    You might not expect this.
    And you may not know this.
    You may not know this about {guest}.
    Here’s something about {guest} that I didn’t know.
    Here’s something I didn’t expect.
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
    We also asked {question}, and the answer was:
    One of our questions was {question}, and the answer was:
    To the question {question}, {guest} says:
  `),
}

/** The same where nobody knows the question any more. */
export const unknownQuestion: LeadLines = {
  before: linesOf(`
    {guest} also wrote:
    Here’s another answer from {guest}:
    And another answer:
    One of the other answers:
    And this, from {guest}:
  `),
}

/** Leads into the rest of an answer, of which the first sentences were retold. */
export const goesOn = linesOf(`
  In {their} own words:
  As {they} says:
  {they} says:
`)

/** The subjects a guest brought, after an opening that named others. */
export const furtherTopics = linesOf(`
  And we’ll get to
  We’ll also get to
  I also want to ask {guest} about
  I’d also like to hear about
  And I’d like to ask {them} about
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
