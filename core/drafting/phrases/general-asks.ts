import type { ContentStyles } from '../../show/content-styles.ts'
import type { ShowMethodology } from '../../show/methodology.ts'
import { linesOf } from '../lines.ts'

/** The question that carries the show's approach; `generalAsks` follow. */
export const approachAsks: Readonly<Record<ContentStyles['approach'], readonly string[]>> = {
  balanced: linesOf(`
    What have you changed your mind about since you began?
    What do you go back and forth on?
    What would you do differently if you started again?
    What’s harder than people think, and what’s easier?
    What do you get right without trying?
    What’s the best part of what you do, and what’s the price of it?
  `),
  'guest-led': linesOf(`
    Which question do you wish somebody would ask you?
    What haven’t we talked about yet that we should?
    Where would you like to take this?
    What’s on your mind these days?
    What have I missed?
    Is there something you’ve never been asked?
  `),
  'host-led': linesOf(`
    Let me hold you to one thing: what will be finished a year from now?
    If you could only do one thing next year, what would it be?
    What’s the next decision you have to make?
    Give me a number: how sure are you that you’re on the right path?
    What’s the first thing on your list this week?
    What’s the one thing you keep putting off?
  `),
  challenging: linesOf(`
    Where do your critics have a point?
    What’s the best argument against what you do?
    What would it take to change your mind?
    When were you last wrong about something important?
    Which question do you find hardest to answer?
    Who disagrees with you, and why?
  `),
  supportive: linesOf(`
    What are you proud of that nobody ever asks about?
    What’s going well at the moment?
    Who has helped you most along the way?
    What gives you energy on a bad day?
    What would you like more people to notice about your work?
    What’s something small that makes you happy at work?
  `),
}

/** The question in the manner of the show's question style; `generalAsks` follow. */
export const styleAsks: Readonly<Record<ContentStyles['questionStyle'], readonly string[]>> = {
  conversational: linesOf(`
    What would we be talking about if the microphones were off?
    What’s the last thing that made you laugh at work?
    What do your friends think you do all day?
    What are you curious about right now?
    What’s something you’ve been telling everyone about?
    What’s the first thing you do on a working day?
  `),
  investigative: linesOf(`
    What could I have read about your work and still have got wrong?
    What don’t people in your field like to talk about?
    Who should I talk to if I wanted the other side?
    What would surprise us if we saw how it really works?
    What’s the question nobody in your field wants to answer?
    How does the work get paid for?
  `),
  'story-driven': linesOf(`
    Who belongs in the story of your work and never gets mentioned?
    What’s the story you tell most often?
    Which moment would you like to live through again?
    If this were a book, where would the next chapter start?
    What’s a story you’ve never told in public?
    Who would play you in the film?
  `),
  'rapid-fire': linesOf(`
    Three quick ones: the tool you would keep, the advice you regret following, the person you would still like to learn from?
    Three quick ones: early or late, alone or in a team, plan or improvise?
    Three quick ones: the best book, the worst habit, the next trip?
    Three quick ones: last lunch, last mistake, last good idea?
    Quick: the first thing you’d save in a fire?
    Quick: one thing you’d never do again?
  `),
  reflective: linesOf(`
    What do you know now that you wouldn’t have believed when you began?
    What has this work taught you about yourself?
    What would your younger self make of you?
    What do you hope stays when you stop?
    What have you made peace with?
    What do you think about on the way home?
  `),
}

/** The question that belongs to the kind of show, about the guest’s work; `generalAsks` follow where nothing is known of it. */
export const typeAsks: Readonly<Record<ShowMethodology['showType'], readonly string[]>> = {
  'business-transformation': linesOf(`
    Which decision in your work paid for itself, and which one never did?
    What did you stop doing that you should have stopped earlier?
    What do you look at first to see whether things are going well?
    What did your last hard year teach you?
  `),
  'pregnancy-parenting': linesOf(`
    What would you say to a parent who hears this at three in the morning?
    What does nobody tell people about becoming a parent?
    What would you tell parents to worry about less?
    What do you wish you’d let go of sooner?
  `),
  'comedy-creative': linesOf(`
    What’s the funniest thing that ever went wrong in your work?
    What’s the worst idea you ever had, and did you try it?
    How do you know when something is funny?
    Where do you go when you have no ideas?
  `),
  'sports-performance': linesOf(`
    How do you prepare for the day when everything counts?
    What does a bad training day look like, and what do you do with it?
    What goes through your head right before it starts?
    How do you know when to rest?
  `),
  'tech-innovation': linesOf(`
    Which technology changed your work most, and which one only got in the way?
    What do you still do by hand, and why?
    What are people overexcited about right now?
    What would you build if it didn’t have to make money?
  `),
  'general-interview': linesOf(`
    What would somebody see who followed you around for a day?
    What’s the first thing you do when you get to work?
    Which part of your work would you show us first?
    What would you do all day if you could choose?
  `),
  'true-crime': linesOf(`
    What do the records leave out that you can tell us?
    What detail has stayed with you?
    What do people get wrong about cases like this?
    Who gets forgotten when the story is told?
  `),
  'news-politics': linesOf(`
    What’s missing from the way your field is reported?
    What should we be paying attention to right now?
    Who isn’t being heard in this debate?
    What will we be talking about a year from now?
  `),
  'health-wellness': linesOf(`
    What’s safe for anybody to try, and when should they ask a professional first?
    What health advice do you wish would go away?
    What’s one small change that makes a difference?
    How do you look after yourself?
  `),
  'education-learning': linesOf(`
    How would you teach the first hour of what you do?
    What do beginners always struggle with?
    Who was your best teacher, and why?
    What do you have to unlearn to get better?
  `),
  'religion-spirituality': linesOf(`
    What do you hold on to when you’re in doubt?
    What does an ordinary day of practice look like for you?
    When did you last change your mind about something you believed?
    Where do you go to be quiet?
  `),
  'finance-investing': linesOf(`
    Where does the money come from in your work, and where does it go?
    What’s the most expensive mistake you ever made?
    What do you wish you’d known about money at twenty?
    What’s worth paying more for?
  `),
  'arts-culture': linesOf(`
    Which work by somebody else do you return to, and why?
    How do you know when something is finished?
    What did you see or hear this year that stayed with you?
    What are you stealing from, and who’s stealing from you?
  `),
  'fiction-audio-drama': linesOf(`
    If your work were a scene, what would we hear first?
    Which character would you like to meet?
    Where do your stories start?
    How do you know what to leave out?
  `),
  'hobbies-niche': linesOf(`
    What should a beginner buy, what borrow and what leave alone?
    How much time do you really spend on it?
    What’s the one thing you would never sell?
    How do you explain it to people who don’t get it?
  `),
}

/** How personal the most personal questions are; `personalAsks` follow. */
export const levelAsks: Readonly<
  Record<ShowMethodology['vulnerabilityLevel'], readonly (readonly string[])[]>
> = {
  high: [
    linesOf(`
      What has this work cost you, and would you pay it again?
      What did you give up for this?
      When did this work last move you?
      Which choice would you make differently today?
      Who made it possible for you to choose this?
      What’s the hardest thing you’ve ever had to say to somebody?
    `),
    linesOf(`
      What are you still afraid of, after all this time?
      What are you still making your peace with?
      What’s hard to talk about in this work?
      When did you feel most alone?
      What would you rather not be remembered for?
      What took you longest to admit to yourself?
    `),
  ],
  'medium-high': [
    linesOf(`
      When did you last think of giving up, and what kept you going?
      What was the lowest point, and how did you get out of it?
      What keeps you up at night?
      When did you last doubt yourself?
      What’s the biggest risk you ever took?
      What did failing teach you?
    `),
  ],
  medium: [
    linesOf(`
      Who helped you when it was difficult?
      What gets you through a hard week?
      Who do you call when you’re stuck?
      What did you have to learn the hard way?
      What would you do if you were less afraid?
      When did somebody believe in you before you did?
    `),
  ],
  low: [
    linesOf(`
      Which decision would you make the same way again?
      What’s the best decision you ever made at work?
      What are you looking forward to?
      What do you enjoy most at the moment?
      What’s the nicest thing anybody said about your work?
      What’s a good day for you?
    `),
  ],
}

/** Personal questions for every level. */
export const personalAsks = linesOf(`
  Who did you want to impress when you started?
  What do you need in order to do your best work?
  What do you do when it isn’t working?
  What are you like when you’re not at work?
  What would your oldest friend say about your job?
  When do you feel most like yourself?
  What’s the best mistake you ever made?
  Which habit got you here?
  What did you have to say no to?
  How do you know when it’s time to stop?
  What did you think you’d become when you were at school?
  What’s something you’ve never gotten used to?
  What do you owe to luck?
  When were you last completely lost?
  What did you think you’d have figured out by now?
  Who knew you before all this, and what would they say?
  What do you hope your work does for somebody you’ll never meet?
  What’s the kindest thing anybody did for you?
  What do you miss from when you started?
  Which compliment could you never accept?
`)

/** Questions that suit everyone. */
export const generalAsks = linesOf(`
  What did your last good day have in it?
  Which tool would you be lost without?
  What’s on your desk right now?
  What do you do that a machine never will?
  Whose work do you admire?
  What’s a word from your field that the rest of us should learn?
  What did you learn last month?
  Which rule do you like to break?
  What’s worth doing slowly?
  What do people thank you for?
  What’s the strangest request you’ve ever had?
  What would you do with a year off?
  If you could hire anyone, alive or dead, who would it be?
  What’s something you used to be sure of?
  What sound do you associate with your work?
  Which part of your job would you give away tomorrow?
  What do you notice that other people walk past?
  What’s the most useful thing you own?
  When do you have your best ideas?
  Who do you argue with, and about what?
  What’s a question you can’t answer yet?
  What are you working on that isn’t finished?
  What would you do for free?
  What makes you angry, in a good way?
  What’s the oldest thing you use?
  Which book would you give to somebody who wants to understand you?
  What would you ask yourself, if you had the microphone?
  What should I ask the next guest?
  What’s the view from where you work?
  What’s a place everyone should see once?
  Which smell takes you straight back to work?
  What would you like to be doing more of?
  What’s next for you?
  What did you think this job would be like?
  Which conversation changed how you work?
  What’s the longest you’ve ever waited for something to work?
  What would you tell somebody who’s just starting?
`)
