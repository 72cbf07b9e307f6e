import type { ShowMethodology } from '../../show/methodology.ts'
import { linesOf } from '../lines.ts'

type Questioning = ShowMethodology['questioningStyle']

interface Asks {
  /** Taken first in shows that ask this way. */
  own: Readonly<Record<Questioning, readonly string[]>>
  all: readonly string[]
}

const bio: Asks = {
  own: {
    'chronological-deep': linesOf(`
      What were you doing ten years before that?
      Where does that story start?
      How did you find your way there?
      What was your first week in this work like?
    `),
    'conversational-deep': linesOf(`
      What does that look like on an ordinary Tuesday?
      What’s the part of that nobody sees?
      How do you explain that to people at a party?
      What do you love most about it?
    `),
    'rapid-insights': linesOf(`
      Best part of the work?
      Hardest part of the work?
      In one word, what’s it like?
      Morning person or night owl?
    `),
    'story-driven': linesOf(`
      Which day of that will you never forget?
      If we followed you tomorrow morning, what would we see first?
      Can you take us into one moment of that work?
      What’s a day from that work you still talk about?
    `),
    'analytical-framework': linesOf(`
      How do you know when you’ve done it well?
      Which part of that is skill, and which part is luck?
      Which parts of that follow rules, and where do you have to judge?
      What would you measure, if you could measure only one thing?
    `),
  },
  all: linesOf(`
    What would surprise people about that?
    When did you know that this was for you?
    What’s changed about it since you started?
    What do you have to be good at to do that?
    What does a good day look like?
    What does a bad day look like?
    Who taught you how to do that?
    What’s the first thing you’d teach somebody new to it?
    How did you end up doing that?
    What keeps you at it?
    What’s the hardest part to explain to outsiders?
    What would you miss if you had to stop?
  `),
}

const story: Asks = {
  own: {
    'chronological-deep': linesOf(`
      What happened the day after?
      What did your days look like before that?
      When did you first talk about it?
      What came next?
    `),
    'conversational-deep': linesOf(`
      What was going through your head?
      Do you still think about it?
      When did you understand what that would mean for you?
      How do you see it today?
    `),
    'rapid-insights': linesOf(`
      In one sentence, what changed?
      One word for how that felt?
      What stayed with you?
      What do you remember first?
    `),
    'story-driven': linesOf(`
      Set the scene for us. Who else was there?
      What happened right after that?
      Take us there. What could you see and hear?
      What’s the part you usually leave out?
    `),
    'analytical-framework': linesOf(`
      What did that show you?
      What would be different without it?
      What did you do differently from then on?
      What do you make of it today?
    `),
  },
  all: linesOf(`
    How do you tell that story to people who know you well?
    What did it change about the way you work?
    What did the people around you say?
    What do you understand about it now that you didn’t then?
    What did it feel like at the time?
    If you could go back to that moment, would you do anything differently?
    What do you remember most clearly?
    What do people say when you tell it?
    When did you tell that story for the first time?
    What did you learn that you couldn’t have learned any other way?
    Did you know at the time how much it mattered?
    Who were you before that?
  `),
}

const misconception: Asks = {
  own: {
    'chronological-deep': linesOf(`
      Did you believe it yourself once?
      When did you first see that it was wrong?
      Has it always been like that, or did it get worse?
      When did you stop arguing about it?
    `),
    'conversational-deep': linesOf(`
      Where do you think the idea comes from?
      Why do you think it’s so hard to shake?
      How do people react when you tell them?
      Does it still annoy you?
    `),
    'rapid-insights': linesOf(`
      What should we believe instead?
      Who gets it right?
      Why does it stick?
      Will it ever go away?
    `),
    'story-driven': linesOf(`
      When did somebody last say that to your face?
      Do you know somebody who had it wrong and found out?
      Is there a moment when you saw that go wrong?
      When did you last have to explain that to somebody?
    `),
    'analytical-framework': linesOf(`
      What evidence would convince somebody who doubts you?
      What makes the idea so plausible?
      Where does the other side have a point?
      What does that mistake cost us?
    `),
  },
  all: linesOf(`
    What do you say to people who believe it?
    Who benefits from the myth?
    What would change if everyone knew?
    Has anybody ever convinced you of the opposite?
    How would you explain it to a ten-year-old?
    What’s the kindest way to correct somebody on that?
    What do we miss because of it?
    Is there a grain of truth in it?
    When does it do real harm?
    What would you show somebody to change their mind?
    How did you come to see it differently?
    What’s the next myth on your list?
  `),
}

const topics: Asks = {
  own: {
    'chronological-deep': linesOf(`
      When did you first start thinking about that?
      How has your view of that changed over the years?
      What got you interested in the first place?
      Where were you when that first came up?
    `),
    'conversational-deep': linesOf(`
      Why that, and why now?
      What got you thinking about that?
      What do you wish people would ask you about that?
      What are you wondering about that at the moment?
    `),
    'rapid-insights': linesOf(`
      What’s the short version?
      Why should we care?
      What’s the one thing to know?
      Where do we start?
    `),
    'story-driven': linesOf(`
      Is there one story that says it all?
      Where would you start if this were a play?
      Which moment made you care about that?
      Who comes to mind when you think of that?
    `),
    'analytical-framework': linesOf(`
      What do we know about that, and what do we only believe?
      How would you break that down?
      Where do experts disagree about that?
      How would you explain that to somebody who starts from nothing?
    `),
  },
  all: linesOf(`
    What about that keeps you curious?
    What don’t you know about that yet?
    Who else should we be listening to on that?
    What’s the question underneath that?
    What made you choose that?
    Why does that matter to you?
    What would most people say about that, and where do you differ?
    What happens if we get that wrong?
    Where do you see that in everyday life?
    What did you think about that five years ago?
    What would you like people to argue about?
    Can you give us an example?
  `),
}

const advice: Asks = {
  own: {
    'chronological-deep': linesOf(`
      How did you find that out?
      Who first told you that?
      Did you follow it from the beginning?
      When did it first pay off?
    `),
    'conversational-deep': linesOf(`
      When is that the wrong advice?
      Do you follow it yourself?
      Who needs to hear that most?
      What happens when people ignore it?
    `),
    'rapid-insights': linesOf(`
      When did you last break that rule?
      Who taught you that?
      Does it always work?
      Any exceptions?
    `),
    'story-driven': linesOf(`
      What happened the last time you didn’t follow it?
      How did you learn that the hard way?
      When did it last save you?
      Who did you last say that to?
    `),
    'analytical-framework': linesOf(`
      When does that hold, and when does it fail?
      How do you know that it works?
      What’s the strongest argument against it?
      What does it cost to follow it?
    `),
  },
  all: linesOf(`
    Why is that so hard to do?
    What did you do before you knew that?
    Would you have listened to that at twenty?
    Where does it come from?
    What’s the first step for somebody who wants to try it?
    Have you ever had to take it back?
    What do people say when you tell them?
    Is there somebody you’d never say that to?
    How long did it take you to believe it?
    Does it work outside your own field?
    What’s the other piece of advice, the one you don’t give?
    When was the last time it helped you?
  `),
}

const takeaway: Asks = {
  own: {
    'chronological-deep': linesOf(`
      When did you learn that yourself?
      Where would you like that to lead, ten years from now?
      What would have been different if you’d known that at twenty?
      How did you arrive at that?
    `),
    'conversational-deep': linesOf(`
      What’s the smallest way to try that this week?
      Why that, of all things?
      What would change if more people did that?
      When did you last see that happen?
    `),
    'rapid-insights': linesOf(`
      What’s the first step?
      How long does it take?
      What’s stopping people?
      Easy or hard?
    `),
    'story-driven': linesOf(`
      Who have you seen do that, and what came of it?
      What happened when you tried it yourself?
      Is there somebody who did just that?
      Which day made you sure of it?
    `),
    'analytical-framework': linesOf(`
      How would a listener know that it works?
      What would have to be true for that to fail?
      What’s the first sign that it’s working?
      What would you tell somebody who doubts it?
    `),
  },
  all: linesOf(`
    What gets in the way?
    What would you say to somebody who’s tried and given up?
    Where should somebody begin?
    How did it go the first time for you?
    What difference has it made in your own life?
    Who do you hope is listening to that?
    What’s the version of that for a busy week?
    What do people get back for it?
    Is it ever a bad idea?
    What would it take to make that normal?
    What would you like to hear back from people who try it?
    When do you forget it yourself?
  `),
}

const funFact: Asks = {
  own: {
    'chronological-deep': linesOf(`
      When did that start?
      How long has that been going on?
      Do you remember the first time?
    `),
    'conversational-deep': linesOf(`
      What do people say when they find out?
      How does that go down with your family?
      Okay, I have to ask: how did that happen?
    `),
    'rapid-insights': linesOf(`
      Since when?
      Why?
      Who knows about it?
    `),
    'story-driven': linesOf(`
      There must be a story behind that. Would you tell it?
      How did that come about?
      Okay, how did that start?
    `),
    'analytical-framework': linesOf(`
      Does that change how you work?
      Is there a pattern there?
      What do you think that says about you?
    `),
  },
  all: linesOf(`
    Who else knows that about you?
    Would you recommend it?
    Is there a good reason for that?
    What would your colleagues say about it?
    Can you tell us a bit more?
    Are you a little proud of it?
    Does it ever come in handy?
    How did you discover that about yourself?
    Do people believe you when you say so?
    How often does that come up?
    What’s the best thing about it?
    Has it ever caused you trouble?
    What do you like about it?
    Do you talk about it much?
    Was it always like that?
    How do you explain that to people?
  `),
}

/** Something new, which may be a book, a course, a concert or an open day. */
const promote: Asks = {
  own: {
    'chronological-deep': ['How did that begin?', 'How long did it take to get there?'],
    'conversational-deep': ['What are you looking forward to most?', 'Who did you have in mind for that?'],
    'rapid-insights': ['Who is that for?', 'In one sentence, why?'],
    'story-driven': ['What’s the story behind that?', 'Which moment of that will you remember?'],
    'analytical-framework': ['What would make it a success?', 'What would you like to find out with it?'],
  },
  all: linesOf(`
    Who would you most like to reach with that?
    What should people know about it?
    What made you want to do that?
    What’s been the hardest part?
    What can people expect?
    Who made that possible?
    What surprised you along the way?
    What would you tell somebody who isn’t sure it’s for them?
    Where can people find out more?
    What do you hope comes of it?
    What would you like people to ask you about it?
    What comes after that?
    What are you most nervous about?
    What’s the part of it you’re proudest of?
  `),
}

const any: Asks = {
  own: {
    'chronological-deep': ['When did that begin?', 'How did that come about?', 'What came before that?'],
    'conversational-deep': [
      'Can you tell us a bit more about that?',
      'What do you tell people who ask about that?',
      'What comes to mind when you hear that again?',
    ],
    'rapid-insights': ['How so?', 'And today?', 'What else?'],
    'story-driven': ['What’s the story behind that?', 'How did that come to be?', 'Can you take us there?'],
    'analytical-framework': ['What follows from that?', 'What’s behind that?', 'What does that tell us?'],
  },
  all: linesOf(`
    What would you add today?
    What’s behind it?
    Why does that matter to you?
    Would you tell us more?
    What should people know about that?
    What would you like to add to that?
    Who else would tell us the same?
    Where does that take you today?
  `),
}

/** What can be asked about each answer. */
export const asks: Readonly<Record<string, Asks>> = {
  bio,
  story,
  misconception,
  advice,
  topics,
  'audience-takeaway': takeaway,
  'fun-fact': funFact,
  promote,
}

/** Whether there are questions of its own for an answer. */
export const hasAsks = (id: string) => Object.hasOwn(asks, id)

/** What can be asked after an answer was brought up; first the questions of the show's manner, then the others. */
export const asksFor = (id: string, questioning: Questioning): (readonly string[])[] => {
  const { own, all } = hasAsks(id) ? asks[id]! : any
  return [own[questioning], all]
}

type LineChoices = Readonly<Record<Questioning, readonly string[]>>

/** Asked about one of the guest's fields; it may be one thing or several. */
export const fieldAsks: { own: LineChoices; all: readonly string[] } = {
  own: {
    'chronological-deep': linesOf(`
      What was the first thing you had to unlearn about {field}?
      What’s different about {field} since you started?
      What first drew you to {field}?
    `),
    'conversational-deep': linesOf(`
      What do you still find difficult about {field}?
      What do people never ask you about {field}?
      What do you love about {field}?
    `),
    'rapid-insights': linesOf(`
      One thing everyone should know about {field}?
      The most overrated idea about {field}?
      Your first tip for anyone new to {field}?
    `),
    'story-driven': linesOf(`
      Who taught you the most about {field}?
      Which day taught you the most about {field}?
      What’s the story you always tell about {field}?
    `),
    'analytical-framework': linesOf(`
      What decides whether work on {field} succeeds?
      What’s the biggest open question about {field}?
      How do you tell good work on {field} from bad?
    `),
  },
  all: linesOf(`
    What’s the most common question you get about {field}?
    If somebody wants to start with {field} today, what should they do first?
    What do you know about {field} that isn’t in any book?
    What’s the biggest mistake beginners make with {field}?
    How did {field} become part of your life?
    What would you change about {field}, if it were up to you?
    What’s getting better about {field}, and what’s getting worse?
    Who’s doing interesting things with {field} right now?
    What’s the most fun part of {field}?
    How do you stay curious about {field}?
    What did {field} teach you about people?
    What will {field} look like in ten years?
  `),
}

/** Asked about an area the show explores, in the host's own words: a thing, several things, or half a sentence. */
export const areaAsks: { own: LineChoices; all: readonly string[] } = {
  own: {
    'chronological-deep': linesOf(`
      When did you start thinking about {area}?
      On this show we often talk about {area}. When did that first matter to you?
      What did you use to think about {area}, and what do you think now?
    `),
    'conversational-deep': linesOf(`
      How do you think about {area}?
      What comes to mind when I say “{area}”?
      We talk a lot about {area} on this show. What’s your take?
    `),
    'rapid-insights': linesOf(`
      The first thing that comes to mind when I say “{area}”?
      “{area}”: your first thought?
      In one sentence, what do you think about {area}?
    `),
    'story-driven': linesOf(`
      One thread of this show is {area}. Which day of yours belongs to it?
      Who do you think of when you hear “{area}”?
      Do you have a story about {area}?
    `),
    'analytical-framework': linesOf(`
      What can your work tell us about {area}?
      How do people in your field think about {area}?
      What do you know about {area}, and what do you only suspect?
    `),
  },
  all: linesOf(`
    What would you say about {area} in your line of work?
    We keep coming back to {area} on this show. Where do you come in?
    What’s the best thing anybody ever said to you about {area}?
    Do people in your field talk about {area}?
    If I asked your colleagues about {area}, what would they say?
    What have you learned about {area}?
    What would you like to understand better about {area}?
    What do people misunderstand about {area}?
    What would you like people to remember about {area}?
    What surprised you about {area}?
    Who should we ask next about {area}?
    This show keeps returning to {area}. What would you add?
    What’s the first thing you’d say about {area}?
    What should we ask you about {area}?
    Who has taught you something about {area}?
    When you hear “{area}”, what do you think of?
    Is there something you’d like to say about {area}?
  `),
}
