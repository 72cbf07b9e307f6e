import type { ContentStyles } from '../show/content-styles.ts'
import type { ShowMethodology } from '../show/methodology.ts'

type Questioning = ShowMethodology['questioningStyle']

/** What is asked after quoting an answer, by the manner of questioning. "any" stands for questions of the host's own. */
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
export const fieldQuestion: Record<Questioning, (field: string) => string> = {
  'chronological-deep': (field) => `What was the first thing you had to unlearn about ${field}?`,
  'conversational-deep': (field) => `What do you still find difficult about ${field}?`,
  'rapid-insights': (field) => `One thing everybody should know about ${field}?`,
  'story-driven': (field) => `Who taught you the most about ${field}, and how?`,
  'analytical-framework': (field) => `Which three things decide whether work on ${field} succeeds?`,
}

/** Asked about areas the show explores, one after the other; `area` is the host's own wording. */
export const areaQuestions: Record<Questioning, readonly ((area: string) => string)[]> = {
  'chronological-deep': [
    (area) => `On this show we often talk about ${area}. When did that first become part of your work?`,
    (area) => `Another of our themes is ${area}. How has your view of it changed over the years?`,
  ],
  'conversational-deep': [
    (area) => `We keep coming back to ${area} on this show. Where does that show up in your own life?`,
    (area) => `Another of our themes is ${area}. What would you say about it?`,
  ],
  'rapid-insights': [
    (area) => `The first thing that comes to your mind when I say “${area}”?`,
    (area) => `And “${area}”: over- or underrated?`,
  ],
  'story-driven': [
    (area) => `One thread of this show is ${area}. Which day of yours belongs to it?`,
    (area) => `Another thread is ${area}. Who comes to mind, and what did they do?`,
  ],
  'analytical-framework': [
    (area) => `Let’s look at your work through one of our themes, ${area}. What becomes visible?`,
    (area) => `Another theme of ours is ${area}. How would you measure it in your field?`,
  ],
}

/** How an answer is brought up before something is asked about it. */
export const citations: Record<string, string> = {
  bio: 'You introduce yourself like this:',
  story: 'You told us about a turning point:',
  misconception: 'Asked what most people get wrong, you wrote:',
  topics: 'This is what you would most like to talk about:',
  advice: 'The advice you give most often:',
  'audience-takeaway': 'For our listeners you wrote:',
  'fun-fact': 'Something people rarely know about you:',
}

/** The one question that carries the show's approach. */
export const approachQuestion: Record<ContentStyles['approach'], string> = {
  balanced: 'What have you changed your mind about since you began?',
  'guest-led': 'Which question do you wish somebody would ask you?',
  'host-led': 'Let me hold you to one thing: what will be finished a year from now?',
  challenging: 'Where do your critics have a point?',
  supportive: 'What are you proud of that nobody ever asks about?',
}

/** How personal the most personal question is. */
export const personalQuestion: Record<ShowMethodology['vulnerabilityLevel'], string> = {
  high: 'What has this work cost you, and would you pay it again?',
  'medium-high': 'When did you last think of giving up, and what kept you going?',
  medium: 'Who helped you when it was difficult?',
  low: 'Which decision would you make the same way again?',
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

/** The order of an interview. Names are answers, or the kinds of question above. */
export const interviewOrder: Record<Questioning, readonly string[]> = {
  'chronological-deep': [
    'bio',
    'story',
    'personal',
    'field',
    'misconception',
    'areas',
    'topics',
    'other',
    'approach',
    'style',
    'fun-fact',
    'advice',
    'audience-takeaway',
  ],
  'conversational-deep': [
    'topics',
    'bio',
    'story',
    'personal',
    'misconception',
    'areas',
    'other',
    'approach',
    'field',
    'style',
    'fun-fact',
    'advice',
    'audience-takeaway',
  ],
  'rapid-insights': [
    'bio',
    'fun-fact',
    'field',
    'misconception',
    'topics',
    'advice',
    'areas',
    'other',
    'style',
    'approach',
    'story',
    'personal',
    'audience-takeaway',
  ],
  'story-driven': [
    'story',
    'bio',
    'personal',
    'fun-fact',
    'topics',
    'areas',
    'misconception',
    'other',
    'field',
    'approach',
    'style',
    'advice',
    'audience-takeaway',
  ],
  'analytical-framework': [
    'misconception',
    'field',
    'topics',
    'areas',
    'bio',
    'story',
    'approach',
    'other',
    'personal',
    'style',
    'advice',
    'fun-fact',
    'audience-takeaway',
  ],
}
