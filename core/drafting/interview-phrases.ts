import type { ContentStyles } from '../show/content-styles.ts'
import type { ShowMethodology } from '../show/methodology.ts'
import { say, type Sourced } from './sourced.ts'

type Questioning = ShowMethodology['questioningStyle']

/** What is asked after quoting an answer, by the manner of questioning, in several wordings. "any" means questions of the host's own. */
export const asks: Record<Questioning, Record<string, readonly string[]>> = {
  'chronological-deep': {
    bio: [
      'What came before that?',
      'How did you get there?',
      'What were you doing ten years before that?',
      'Where does that story start?',
    ],
    story: [
      'What did your days look like in the year before that?',
      'How did you get to that point?',
      'What happened the day after?',
      'And what came next?',
    ],
    misconception: [
      'Did you believe it yourself once, and when did that end?',
      'When did you first see that it was wrong?',
      'Has it always been like that, or did it get worse?',
      'When did you stop arguing about it?',
    ],
    topics: [
      'When did you first start thinking about that?',
      'How has your view of it changed over the years?',
      'What got you interested in the first place?',
      'Where were you when that first came up?',
    ],
    advice: [
      'How did you find that out, and how long did it take?',
      'Who first told you that?',
      'Did you follow it from the beginning?',
      'When did it first pay off?',
    ],
    'audience-takeaway': [
      'Where would you like that to lead, ten years from now?',
      'When did you learn that yourself?',
      'What would have been different if you had known that at twenty?',
    ],
    'fun-fact': [
      'When did that start?',
      'How long has that been going on?',
      'Do you remember the first time?',
    ],
    any: ['When did that begin?', 'How did that come about?', 'What came before that?'],
  },
  'conversational-deep': {
    bio: [
      'What does that look like on an ordinary Tuesday?',
      'What’s the part of that nobody sees?',
      'How do you explain that to people at a party?',
      'What do you love most about it?',
    ],
    story: [
      'When did you realise what that would mean for you?',
      'What was going through your head?',
      'Do you still think about it?',
      'Who did you tell first?',
    ],
    misconception: [
      'Where do you think the idea comes from?',
      'Why do you think it’s so hard to shake?',
      'How do people react when you tell them?',
      'Does it still annoy you?',
    ],
    topics: [
      'Why that, and why now?',
      'What got you thinking about it?',
      'What do you wish people would ask you about it?',
      'What’s on your mind there at the moment?',
    ],
    advice: [
      'When is that the wrong advice?',
      'Do you follow it yourself?',
      'Who needs to hear that most?',
      'What happens when people ignore it?',
    ],
    'audience-takeaway': [
      'What’s the smallest way to try that this week?',
      'Why that, of all things?',
      'What would change if more people did that?',
    ],
    'fun-fact': [
      'What do people make of that when they find out?',
      'How does that go down with your family?',
      'Okay, I have to ask: how did that happen?',
    ],
    any: [
      'Can you say more about that?',
      'What did you mean by that?',
      'Would you say a bit more about that?',
    ],
  },
  'rapid-insights': {
    bio: ['Best part of the work?', 'Hardest part of the work?', 'In one word, what is it like?'],
    story: ['In one sentence, what changed?', 'One word for how that felt?', 'Would you do it again?'],
    misconception: ['What should we believe instead?', 'Who gets it right?', 'Why does it stick?'],
    topics: ['What’s the short version?', 'Why should we care?', 'What’s the one thing to know?'],
    advice: ['When did you last break that rule?', 'Who taught you that?', 'Does it always work?'],
    'audience-takeaway': ['What’s the first step?', 'How long does it take?', 'What’s stopping people?'],
    'fun-fact': ['Since when?', 'Why?', 'Who knows about it?'],
    any: ['Why?', 'How so?', 'And today?'],
  },
  'story-driven': {
    bio: [
      'Tell us about one day that shows what you mean. Where does it start?',
      'Take us into one moment of that work. What do we see?',
      'Which day on the job will you never forget?',
      'If we followed you tomorrow morning, what would we see first?',
    ],
    story: [
      'Take us there. What could you see and hear, and what happened next?',
      'Set the scene for us. Who else was there?',
      'What did it feel like, standing there?',
      'What happened right after that?',
    ],
    misconception: [
      'Do you know somebody who had it wrong and found out? How did that go?',
      'When did somebody last say that to your face?',
      'Is there a moment when you saw that go wrong?',
      'When did you last have to explain that to somebody?',
    ],
    topics: [
      'Is there one story that says it all?',
      'Where would you start if this were a film?',
      'Which moment made you care about that?',
      'Who comes to mind when you think of it?',
    ],
    advice: [
      'What happened the last time you didn’t follow it?',
      'How did you learn that the hard way?',
      'When did it last save you?',
      'Who did you last say that to?',
    ],
    'audience-takeaway': [
      'Who have you seen do that, and what came of it?',
      'What happened when you tried it yourself?',
      'Is there somebody who did just that?',
    ],
    'fun-fact': [
      'There must be a story behind that. Would you tell it?',
      'How did that come about?',
      'Okay, how did that start?',
    ],
    any: ['What’s the story behind that?', 'How did that happen?', 'Can you take us there?'],
  },
  'analytical-framework': {
    bio: [
      'Which parts of that work follow rules, and where do you have to judge?',
      'How do you know when you have done it well?',
      'Which part of that is skill, and which part is luck?',
      'What do you measure, and what can’t be measured?',
    ],
    story: [
      'Which assumption did that prove wrong, and what replaced it?',
      'What would have happened without it?',
      'What did you do differently from then on?',
      'Was it the decision or the circumstances?',
    ],
    misconception: [
      'What evidence would convince somebody who doubts you?',
      'What makes the idea so plausible?',
      'Where does the other side have a point?',
      'What does that mistake cost us?',
    ],
    topics: [
      'How would you explain that to somebody who starts from nothing?',
      'What do we know about that, and what do we only believe?',
      'How would you break that down?',
      'Where do experts disagree about it?',
    ],
    advice: [
      'When does that hold, and when does it fail?',
      'How do you know that it works?',
      'What’s the strongest argument against it?',
      'What does it cost to follow it?',
    ],
    'audience-takeaway': [
      'How would a listener know that it works?',
      'What would have to be true for that to fail?',
      'What’s the first sign that it is working?',
    ],
    'fun-fact': [
      'Does that change how you work?',
      'Is there a pattern there?',
      'What does that say about you?',
    ],
    any: ['What follows from that?', 'What makes you sure?', 'What would prove that wrong?'],
  },
}

/** Asked about one of the guest's fields. */
export const fieldQuestion: Record<Questioning, readonly ((field: Sourced) => Sourced)[]> = {
  'chronological-deep': [
    (field) => say`What was the first thing you had to unlearn about ${field}?`,
    (field) => say`How has ${field} changed since you started?`,
    (field) => say`What first drew you to ${field}?`,
  ],
  'conversational-deep': [
    (field) => say`What do you still find difficult about ${field}?`,
    (field) => say`What do people never ask you about ${field}?`,
    (field) => say`What do you love about ${field}?`,
  ],
  'rapid-insights': [
    (field) => say`One thing everybody should know about ${field}?`,
    (field) => say`The most overrated idea about ${field}?`,
    (field) => say`Your first tip for anyone new to ${field}?`,
  ],
  'story-driven': [
    (field) => say`Who taught you the most about ${field}, and how?`,
    (field) => say`Which day taught you the most about ${field}?`,
    (field) => say`What’s your favourite story about ${field}?`,
  ],
  'analytical-framework': [
    (field) => say`Which three things decide whether work on ${field} succeeds?`,
    (field) => say`What is the biggest open question about ${field}?`,
    (field) => say`How do you tell good work on ${field} from bad?`,
  ],
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
export const approachQuestion: Record<ContentStyles['approach'], readonly string[]> = {
  balanced: [
    'What have you changed your mind about since you began?',
    'What do you find yourself going back and forth on?',
    'What would you do differently if you started again?',
    'What’s harder than people think, and what’s easier?',
  ],
  'guest-led': [
    'Which question do you wish somebody would ask you?',
    'What haven’t we talked about yet that we should?',
    'Where would you like to take this?',
    'What’s on your mind these days?',
  ],
  'host-led': [
    'Let me hold you to one thing: what will be finished a year from now?',
    'If you could only do one thing next year, what would it be?',
    'What’s the next decision you have to make?',
    'Give me a number: how sure are you that you’re on the right path?',
  ],
  challenging: [
    'Where do your critics have a point?',
    'What’s the best argument against what you do?',
    'What would it take to change your mind?',
    'When were you last wrong about something important?',
  ],
  supportive: [
    'What are you proud of that nobody ever asks about?',
    'What’s going well at the moment?',
    'Who has helped you most along the way?',
    'What gives you energy on a bad day?',
  ],
}

/** How personal the most personal questions are. */
export const personalQuestions: Record<
  ShowMethodology['vulnerabilityLevel'],
  readonly (readonly string[])[]
> = {
  high: [
    [
      'What has this work cost you, and would you pay it again?',
      'What did you give up for this?',
      'When did this work last make you cry?',
    ],
    [
      'What are you still afraid of, after all this time?',
      'What do you still not forgive yourself for?',
      'What do you tell nobody about this work?',
    ],
  ],
  'medium-high': [
    [
      'When did you last think of giving up, and what kept you going?',
      'What was the lowest point, and how did you get out of it?',
      'What keeps you up at night?',
      'When did you last doubt yourself?',
    ],
  ],
  medium: [
    [
      'Who helped you when it was difficult?',
      'What gets you through a hard week?',
      'Who do you call when you’re stuck?',
      'What did you have to learn the hard way?',
    ],
  ],
  low: [
    [
      'Which decision would you make the same way again?',
      'What’s the best decision you ever made at work?',
      'What are you looking forward to?',
      'What do you enjoy most at the moment?',
    ],
  ],
}

/** The one question in the manner of the show's question style. */
export const styleQuestion: Record<ContentStyles['questionStyle'], readonly string[]> = {
  conversational: [
    'What would we be talking about if the microphones were off?',
    'What’s the last thing that made you laugh at work?',
    'What do your friends think you do all day?',
    'What are you curious about right now?',
  ],
  investigative: [
    'What could I have read about your work and still have got wrong?',
    'What don’t people in your field like to talk about?',
    'Who should I talk to if I wanted the other side?',
    'What would surprise us if we saw how it really works?',
  ],
  'story-driven': [
    'Who belongs in the story of your work and is never mentioned?',
    'What’s the story you tell most often?',
    'Which moment would you like to live through again?',
    'If this were a book, where would the next chapter start?',
  ],
  'rapid-fire': [
    'Three quick ones: the tool you would keep, the advice you regret following, the person you would still like to learn from?',
    'Three quick ones: early or late, alone or in a team, plan or improvise?',
    'Three quick ones: the best book, the worst habit, the next trip?',
  ],
  reflective: [
    'What do you know now that you would not have believed when you began?',
    'What has this work taught you about yourself?',
    'What would your younger self make of you?',
    'What do you hope stays when you stop?',
  ],
}
