import type { ContentStyles } from '../show/content-styles.ts'
import type { ShowMethodology } from '../show/methodology.ts'
import { say, type Sourced } from './sourced.ts'

type Questioning = ShowMethodology['questioningStyle']

/** What is asked after quoting an answer, by the manner of questioning. "any" means questions of the host's own. */
export const asks: Record<Questioning, Record<string, string>> = {
  'chronological-deep': {
    bio: 'What came before that?',
    story: 'What did your days look like in the year before that?',
    misconception: 'Did you believe it yourself once, and when did that end?',
    topics: 'When did that first begin to occupy you?',
    advice: 'How did you find that out, and how long did it take?',
    'audience-takeaway': 'Where would you like that to lead, ten years from now?',
    'fun-fact': 'When did that start?',
    any: 'When did that begin?',
  },
  'conversational-deep': {
    bio: 'What does that look like on an ordinary Tuesday?',
    story: 'When did you understand what that would mean for you?',
    misconception: 'Where do you think the idea comes from?',
    topics: 'Why that, and why now?',
    advice: 'When is that the wrong advice?',
    'audience-takeaway': 'What is the smallest way to try that this week?',
    'fun-fact': 'What do people make of that when they find out?',
    any: 'Can you say more about that?',
  },
  'rapid-insights': {
    bio: 'Best part of the work?',
    story: 'In one sentence, what changed?',
    misconception: 'What should we believe instead?',
    topics: 'What is the short version?',
    advice: 'When did you last break that rule?',
    'audience-takeaway': 'What is the first step?',
    'fun-fact': 'Since when?',
    any: 'Why?',
  },
  'story-driven': {
    bio: 'Tell us about one day that shows what you mean. Where does it start?',
    story: 'Take us there. What could you see and hear, and what happened next?',
    misconception: 'Is there somebody who had it wrong and found out, and how did that go?',
    topics: 'Is there one story that holds all of it?',
    advice: 'What happened the last time you did not follow it?',
    'audience-takeaway': 'Whom have you seen do that, and what became of it?',
    'fun-fact': 'There must be a story behind that. Would you tell it?',
    any: 'What is the story behind that?',
  },
  'analytical-framework': {
    bio: 'Which parts of that work follow rules, and where do you have to judge?',
    story: 'Which assumption did that prove wrong, and what replaced it?',
    misconception: 'What evidence would convince somebody who doubts you?',
    topics: 'How would you take that apart for somebody who starts from nothing?',
    advice: 'Under which conditions does that hold, and when does it fail?',
    'audience-takeaway': 'How would a listener know that it works?',
    'fun-fact': 'Does that change how you work?',
    any: 'What follows from that?',
  },
}

/** Asked about one of the guest's fields. */
export const fieldQuestion: Record<Questioning, (field: Sourced) => Sourced> = {
  'chronological-deep': (field) => say`What was the first thing you had to unlearn about ${field}?`,
  'conversational-deep': (field) => say`What do you still find difficult about ${field}?`,
  'rapid-insights': (field) => say`One thing everybody should know about ${field}?`,
  'story-driven': (field) => say`Who taught you the most about ${field}, and how?`,
  'analytical-framework': (field) => say`Which three things decide whether work on ${field} succeeds?`,
}

/** Asked about areas the show explores, one after the other; `area` is the host's own wording. */
export const areaQuestions: Record<Questioning, readonly ((area: Sourced) => Sourced)[]> = {
  'chronological-deep': [
    (area) => say`On this show we often talk about ${area}. When did that first become part of your work?`,
    (area) => say`Another of our themes is ${area}. How has your view of it changed over the years?`,
  ],
  'conversational-deep': [
    (area) => say`On this show we keep coming back to ${area}. Where does that show up in your own life?`,
    (area) => say`Another of our themes is ${area}. What would you say about it?`,
  ],
  'rapid-insights': [
    (area) => say`The first thing that comes to your mind when I say “${area}”?`,
    (area) => say`And “${area}”: over- or underrated?`,
  ],
  'story-driven': [
    (area) => say`One thread of this show is ${area}. Which day of yours belongs to it?`,
    (area) => say`Another thread is ${area}. Who comes to mind, and what did they do?`,
  ],
  'analytical-framework': [
    (area) => say`Let’s look at your work through one of our themes, ${area}. What becomes visible?`,
    (area) => say`Another theme of ours is ${area}. How would you measure it in your field?`,
  ],
}

/** How an answer is brought up before something is asked about it, by the show's question style. */
export const citations: Record<ContentStyles['questionStyle'], Record<string, string>> = {
  conversational: {
    bio: 'You introduce yourself like this:',
    unknown: 'I read this about you:',
    story: 'You told us about a turning point:',
    misconception: 'You say that most people get something wrong:',
    topics: 'You wrote what you would like to talk about:',
    advice: 'Your advice is this:',
    'audience-takeaway': 'You have a wish for our listeners:',
    'fun-fact': 'Here is something people rarely know about you:',
  },
  investigative: {
    bio: 'In your own words:',
    unknown: 'Your biography says:',
    story: 'Let me go back to your turning point:',
    misconception: 'You make a claim about what most people get wrong:',
    topics: 'You named this subject:',
    advice: 'You give this advice more often than any other:',
    'audience-takeaway': 'You want our listeners to take this away:',
    'fun-fact': 'One detail that few people know:',
  },
  'story-driven': {
    bio: 'This is how you begin when you introduce yourself:',
    unknown: 'Your biography tells it like this:',
    story: 'You wrote down a turning point:',
    misconception: 'We asked for the tale most people believe about your field, and you wrote:',
    topics: 'You brought a subject with you:',
    advice: 'There is a line you keep giving as advice:',
    'audience-takeaway': 'You know how you would like this to end for our listeners:',
    'fun-fact': 'There is a thing people rarely know about you:',
  },
  'rapid-fire': {
    bio: 'You:',
    unknown: 'Your biography:',
    story: 'Your turning point:',
    misconception: 'What most people get wrong:',
    topics: 'Your subject:',
    advice: 'Your advice:',
    'audience-takeaway': 'Your one takeaway:',
    'fun-fact': 'Rarely known:',
  },
  reflective: {
    bio: 'Listen to how you introduced yourself:',
    unknown: 'This is how your biography speaks of you:',
    story: 'Look back with me at your turning point:',
    misconception: 'You have thought about what most people get wrong:',
    topics: 'This is what is on your mind:',
    advice: 'You keep coming back to one piece of advice:',
    'audience-takeaway': 'You hope that one thing stays with our listeners:',
    'fun-fact': 'You let us see something people rarely know:',
  },
}

/** Said before a retold turning point. */
export const storyOpener: Record<ContentStyles['questionStyle'], string> = {
  conversational: '',
  investigative: 'Let me check that I have this right.',
  'story-driven': 'Take us back for a moment.',
  'rapid-fire': '',
  reflective: 'Look back with me.',
}

/** The one question that carries the show's approach. */
export const approachQuestion: Record<ContentStyles['approach'], string> = {
  balanced: 'What have you changed your mind about since you began?',
  'guest-led': 'Which question do you wish somebody would ask you?',
  'host-led': 'Let me hold you to one thing: what will be finished a year from now?',
  challenging: 'Where do your critics have a point?',
  supportive: 'What are you proud of that nobody ever asks about?',
}

/** How personal the most personal questions are. */
export const personalQuestions: Record<ShowMethodology['vulnerabilityLevel'], readonly string[]> = {
  high: [
    'What has this work cost you, and would you pay it again?',
    'What are you still afraid of, after all this time?',
  ],
  'medium-high': ['When did you last think of giving up, and what kept you going?'],
  medium: ['Who helped you when it was difficult?'],
  low: ['Which decision would you make the same way again?'],
}

/** The one question in the manner of the show's question style. */
export const styleQuestion: Record<ContentStyles['questionStyle'], string> = {
  conversational: 'What would we be talking about if the microphones were off?',
  investigative: 'What could I have read about your work and still have got wrong?',
  'story-driven': 'Who belongs in the story of your work and is never mentioned?',
  'rapid-fire':
    'Three quick ones: the tool you would keep, the advice you regret following, the person you would still like to learn from?',
  reflective: 'What do you know now that you would not have believed when you began?',
}
