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
    {they} says:
    In {their} own words:
    {they} puts it like this:
    {they} describes the work like this:
    Here’s how {they} puts it:
    Asked about the work, {they} says:
    {they} sums up the work like this:
    Here’s {guest} on the work:
    {they} says this about the work:
  `),
  own: {
    dramatic: { before: ['Listen to how {guest} puts it:'] },
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
    Asked about a turning point, {they} says:
    Which moment changed things for {guest}?
    I’d like to read you a story from {guest}:
    Here’s a story {they} told me:
    I asked {them} for a story, and this is the one I got:
    Let me read you a story from {guest}:
    A story from {guest}, before we start:
    Which moment changed {their} path? {guest} says:
  `),
  told: linesOf(`
    Here’s a story {they} told me.
    {they} told me about a turning point.
    There’s one story I’d like you to hear.
    One story, before we start.
    {they} told me about one moment.
    Let me tell you one story.
    There’s a moment {they} told me about.
  `),
  own: {
    factual: { before: ['On a turning point, {guest} says:'], told: ['There was a turning point.'] },
    narrative: { told: ['Here’s one story.'] },
    dramatic: {
      before: ['There’s one moment I want you to hear about, in {their} own words:'],
      told: ['There’s one moment I want you to hear about.'],
    },
  },
}

const misconception: Leads = {
  before: linesOf(`
    What is it that most people get wrong? {guest} says:
    What do most people get wrong about this work? {guest} says:
    Here’s what most people get wrong, according to {guest}:
    There’s one thing people get wrong about {their} work:
    One idea {they} would like to correct:
    What do people get wrong? {guest} says:
    Asked what people get wrong, {they} says:
    People often get one thing wrong about {their} work:
    Here’s {guest} on what people get wrong:
    There’s a common mistake about {their} work:
    One thing most of us get wrong, says {guest}:
    There’s one idea {they} would like to get rid of:
  `),
  own: {
    factual: { before: ['A common mistake, according to {guest}:'] },
    dramatic: { before: ['Most of us have this wrong, says {guest}:'] },
  },
}

const advice: Leads = {
  before: linesOf(`
    {their} advice:
    Some advice from {guest}:
    I asked {them} for some advice:
    The advice {they} gives most:
    One piece of advice from {guest}:
    {guest} gives this advice more than any other:
    When people ask for advice, {they} says:
    If you ask {them} for advice, you hear this:
    {their} advice to all of us:
    {they} has some advice for us:
    What does {guest} tell people who ask for advice?
    And if you’d like some advice from {guest}:
  `),
}

const topics: Leads = {
  before: linesOf(`
    I asked {guest} what we should talk about:
    {they} would like to talk about this:
    On {their} list for today:
    {their} subject for today:
    Today’s subject comes from {guest}:
    What {they} would like to talk about:
    There’s a subject {they} wanted to bring up:
    What should we talk about? {guest} says:
    {they} chose this subject:
    Today’s subject was {guest}’s idea:
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
    What should you take away from this? {guest} says:
    {guest} hopes you’ll remember this:
    What {they} would like you to take away:
    If you remember one thing from today, {guest} hopes it’s this:
    One thing to remember, from {guest}:
    What should you remember? {guest} says:
    What should stay with you? {guest} says:
    {they} would like you to take this home:
    What {they} hopes you’ll take home:
    The one thing {they} hopes you’ll remember:
    {their} message to you:
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
    What do few people know about {guest}?
    Something {they} rarely tells people:
    A detail few people know, from {guest}:
    And something else {they} told me:
  `),
  told: linesOf(`
    Here’s something few people know.
    I asked for something few people know.
    One thing you may not know.
    {they} told me one more thing.
    There’s one more thing you should know.
    Here’s something I didn’t know.
    One more thing about {guest}.
    I learned one more thing.
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
  {they} goes on:
  {they} says:
  {they} adds:
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
  {guest}’s work is about {fields}.
  We’ll talk about {fields}.
  I’d like to hear about {fields}.
`)

/** The same after everything else. */
export const moreFields = linesOf(`
  We’ll also get to {fields}.
  I’d like to hear about {fields}, too.
`)
