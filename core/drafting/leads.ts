import type { ContentStyles } from '../show/content-styles.ts'
import { say, type Sourced } from './sourced.ts'

type Storytelling = ContentStyles['storytellingStyle']

export type Line = (guest: Sourced) => Sourced

/** How an answer is brought in. Sentences before a quotation end with a colon, all others with a full stop. */
export interface Leads {
  before: readonly Line[]
  after: readonly Line[]
  /** Before an answer that is retold; none where the retelling needs no lead. */
  told?: readonly Line[]
}

export const leads: Record<string, Record<Storytelling, Leads>> = {
  self: {
    factual: {
      before: [(guest) => say`Asked for an introduction, ${guest} wrote:`],
      after: [(guest) => say`The description is ${guest}’s own.`],
    },
    narrative: {
      before: [
        (guest) => say`When I asked for an introduction, ${guest} wrote:`,
        (guest) => say`Here is how ${guest} puts it:`,
        (guest) => say`I’ll let ${guest} start, because nobody says it better:`,
      ],
      after: [(guest) => say`That is how ${guest} puts it.`],
    },
    dramatic: {
      before: [(guest) => say`Here is ${guest} in one breath:`],
      after: [(guest) => say`Those words are ${guest}’s own.`],
    },
  },
  bio: {
    factual: {
      before: [(guest) => say`From ${guest}’s biography:`],
      after: [(guest) => say`So says ${guest}’s biography.`],
    },
    narrative: {
      before: [(guest) => say`In the words of ${guest}’s biography:`],
      after: [(guest) => say`That is how ${guest}’s biography has it.`],
    },
    dramatic: {
      before: [(guest) => say`Listen to what ${guest}’s biography says:`],
      after: [(guest) => say`That’s what it says about ${guest}.`],
    },
  },
  story: {
    factual: {
      before: [
        (guest) => say`Asked about a turning point, ${guest} answers:`,
        (guest) => say`The turning point, as ${guest} describes it:`,
      ],
      after: [(guest) => say`That was the turning point for ${guest}.`],
      told: [
        (guest) => say`The turning point for ${guest} was this.`,
        (guest) => say`One moment mattered more than the others for ${guest}.`,
        (guest) => say`This is what changed things for ${guest}.`,
      ],
    },
    narrative: {
      before: [
        (guest) => say`Then there is the moment when ${guest}’s path changed:`,
        (guest) => say`I asked ${guest} about a turning point, and got this story:`,
        (guest) => say`Here is the moment that ${guest} keeps coming back to:`,
      ],
      after: [(guest) => say`That is where ${guest}’s path took its turn.`],
      told: [
        (guest) => say`Then there is the moment when ${guest}’s path changed.`,
        (guest) => say`I asked ${guest} for the moment that changed everything.`,
        (guest) => say`For ${guest} there is a before and an after.`,
      ],
    },
    dramatic: {
      before: [
        (guest) => say`There was a turning point. Listen to ${guest}:`,
        (guest) => say`And then the path took a turn. In ${guest}’s words:`,
      ],
      after: [(guest) => say`That was the moment. From there ${guest}’s path went another way.`],
      told: [
        (guest) => say`One moment changed ${guest}’s path.`,
        (guest) => say`And then something happened to ${guest}.`,
        (guest) => say`Nothing was the same for ${guest} after this.`,
      ],
    },
  },
  misconception: {
    factual: {
      before: [
        (guest) => say`${guest} corrects a common mistake about the field:`,
        (guest) => say`What do most people get wrong? ${guest}’s answer:`,
      ],
      after: [(guest) => say`With that, ${guest} corrects a common mistake about the field.`],
    },
    narrative: {
      before: [
        (guest) => say`I asked ${guest} what most of us get wrong about this work:`,
        (guest) => say`Here is what people get wrong about this work, according to ${guest}:`,
        (guest) => say`There’s something ${guest} wishes more people understood:`,
      ],
      after: [
        (guest) => say`That’s what ${guest} wishes more people knew.`,
        (guest) => say`Most of us get that wrong, ${guest} says.`,
      ],
    },
    dramatic: {
      before: [
        (guest) => say`Most of us have it wrong. Here is ${guest}’s correction:`,
        (guest) => say`Be ready to change your mind, because ${guest} says:`,
      ],
      after: [
        (guest) => say`That’s ${guest}, setting the rest of us straight.`,
        (guest) => say`Most of us had that wrong, and ${guest} would know.`,
      ],
    },
  },
  advice: {
    factual: {
      before: [
        (guest) => say`The advice ${guest} gives most often:`,
        (guest) => say`One piece of advice from ${guest}:`,
      ],
      after: [(guest) => say`That is the advice ${guest} gives most often.`],
    },
    narrative: {
      before: [
        (guest) => say`If you asked ${guest} for advice, you would probably hear this:`,
        (guest) => say`There is one piece of advice that ${guest} keeps giving:`,
        (guest) => say`Anyone who works with ${guest} has heard this:`,
        (guest) => say`And if you want advice from ${guest}, here it is:`,
      ],
      after: [
        (guest) => say`You hear that advice from ${guest} more often than any other.`,
        (guest) => say`That’s the advice ${guest} gives most.`,
        (guest) => say`Anyone who knows ${guest} has heard that one.`,
      ],
    },
    dramatic: {
      before: [
        (guest) => say`One piece of advice from ${guest}, to be written down:`,
        (guest) => say`And if you keep only one line of ${guest}’s, keep this:`,
      ],
      after: [(guest) => say`If you write down one line today, take that one from ${guest}.`],
    },
  },
  topics: {
    factual: {
      before: [
        (guest) => say`The subject ${guest} chose for today:`,
        (guest) => say`Asked what to talk about, ${guest} wrote:`,
      ],
      after: [(guest) => say`That is the subject ${guest} chose for today.`],
      told: [
        (guest) => say`Today ${guest} wants to talk about`,
        (guest) => say`For today ${guest} chose to talk about`,
        (guest) => say`This time ${guest} wants to talk about`,
      ],
    },
    narrative: {
      before: [
        (guest) => say`When I asked where this conversation should go, ${guest} wrote:`,
        (guest) => say`I asked ${guest} what we should talk about, and this came back:`,
      ],
      after: [(guest) => say`That is where ${guest} would like this conversation to go.`],
      told: [
        (guest) => say`Given the choice, ${guest} would talk about`,
        (guest) => say`Today ${guest} and I want to talk about`,
        (guest) => say`I asked ${guest} where to take this, and the answer was to talk about`,
      ],
    },
    dramatic: {
      before: [
        (guest) => say`Where are we going today? ${guest} already knows:`,
        (guest) => say`This is what ${guest} came to talk about:`,
      ],
      after: [(guest) => say`That is what ${guest} came to talk about.`],
      told: [
        (guest) => say`Today ${guest} is here to talk about`,
        (guest) => say`And today ${guest} came to talk about`,
        (guest) => say`What brings ${guest} here is the chance to talk about`,
      ],
    },
  },
  'audience-takeaway': {
    factual: {
      before: [
        (guest) => say`What ${guest} would like you to take away:`,
        (guest) => say`One takeaway, in ${guest}’s words:`,
      ],
      after: [(guest) => say`${guest} would like you to take that away.`],
    },
    narrative: {
      before: [
        (guest) => say`And here is what ${guest} hopes you will carry home:`,
        (guest) => say`I also asked what you should take away from this, and ${guest} wrote:`,
        (guest) => say`If you remember one thing from today, ${guest} hopes it’s this:`,
        (guest) => say`And here’s a thought from ${guest} to take with you:`,
      ],
      after: [(guest) => say`That is what ${guest} hopes you will carry home.`],
    },
    dramatic: {
      before: [
        (guest) => say`When this is over, ${guest} wants one thing to stay with you:`,
        (guest) => say`Remember this line of ${guest}’s to the end:`,
      ],
      after: [(guest) => say`Hold on to that, because ${guest} wants it to stay with you.`],
    },
  },
  'fun-fact': {
    factual: {
      before: [
        (guest) => say`A detail that few people know about ${guest}:`,
        (guest) => say`Something people rarely know about ${guest}:`,
      ],
      after: [(guest) => say`Few people know that about ${guest}.`],
      told: [() => say`Here is a detail that few people know.`, () => say`Few people know this.`],
    },
    narrative: {
      before: [
        (guest) => say`And then there is something people rarely know about ${guest}:`,
        (guest) => say`I asked for something people rarely know, and ${guest} told me this:`,
        (guest) => say`Here’s something you may not know about ${guest}:`,
        (guest) => say`And here’s a little-known fact about ${guest}:`,
      ],
      after: [(guest) => say`People rarely know that about ${guest}.`],
      told: [
        () => say`And there is something people rarely know.`,
        () => say`Here’s something you won’t find on a website.`,
        () => say`Here’s a detail I love.`,
        () => say`And this one surprised me.`,
      ],
    },
    dramatic: {
      before: [
        (guest) => say`You would not guess this about ${guest}:`,
        (guest) => say`One more thing that almost nobody knows about ${guest}:`,
      ],
      after: [(guest) => say`You would not have guessed that about ${guest}.`],
      told: [
        () => say`You would not guess this.`,
        () => say`You won’t see this one coming.`,
        () => say`And then there’s this.`,
      ],
    },
  },
  promote: {
    factual: {
      before: [
        (guest) => say`${guest} would also like you to know this:`,
        (guest) => say`An announcement from ${guest}:`,
      ],
      after: [(guest) => say`That announcement is from ${guest}.`],
    },
    narrative: {
      before: [
        (guest) => say`There is also some news from ${guest}:`,
        (guest) => say`If you want to get involved, here is ${guest}:`,
      ],
      after: [(guest) => say`That’s the news from ${guest}.`],
    },
    dramatic: {
      before: [
        (guest) => say`Mark this down, because ${guest} has news:`,
        (guest) => say`Before we start, some news from ${guest}:`,
      ],
      after: [(guest) => say`Mark that down. The news is from ${guest}.`],
    },
  },
}

/** Leads into the rest of an answer, of which the first sentences were retold. */
export const goesOn: readonly Line[] = [
  (guest) => say`In ${guest}’s own words:`,
  (guest) => say`${guest} puts the rest like this:`,
  (guest) => say`As ${guest} says:`,
]

/** Leads into the subjects that are quoted, after those that are retold. */
export const alsoToTalkAbout: Line = (guest) => say`And, in ${guest}’s own words:`

/** Leads into the rest of an answer that opened the introduction. */
export const comesBack = {
  before: [
    (guest) => say`Back to what ${guest} told me:`,
    (guest) => say`There is more to what ${guest} told me:`,
  ],
  after: [(guest) => say`That, too, is what ${guest} told me.`],
  told: [
    (guest) => say`Back to what ${guest} told me.`,
    (guest) => say`But there’s more to ${guest}’s story.`,
    (guest) => say`Let me finish that story of ${guest}’s.`,
  ],
} as const satisfies Leads

const anyQuestion: Leads = {
  before: [(guest) => say`${guest} also wrote:`, (guest) => say`Another answer of ${guest}’s:`],
  after: [(guest) => say`That is one more answer of ${guest}’s.`],
}

/** Leads into the answer to a question of the host's own; `label` is the question in quotation marks, if known. */
export const ownQuestion = (label: Sourced | null): Leads =>
  label
    ? {
        before: [
          (guest) => say`Asked ${label}, ${guest} answers:`,
          (guest) => say`One of our questions was ${label}, and ${guest} wrote:`,
        ],
        after: [(guest) => say`That is what ${guest} wrote when we asked ${label}.`],
      }
    : anyQuestion
