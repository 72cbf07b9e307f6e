import { linesOf } from '../lines.ts'

/** What the questionnaire could not find out is asked in person. */
export const inPerson: Readonly<Record<string, readonly string[]>> = {
  bio: linesOf(`
    How would you introduce yourself?
    What do you say when somebody asks what you do?
    How would you describe yourself, in your own words?
    What should people know about you first?
    What set you on this path?
    What does a working day look like for you?
    Can you tell us a bit about yourself?
    How did you get into this line of work?
    What do you do all day?
    How did you come to this work?
    What would your neighbours say you do?
    Where did all this begin for you?
    What did you do before this?
    What’s your job, the way you’d explain it to a child?
    What do you spend most of your time on?
    How would a friend introduce you?
  `),
  topics: linesOf(`
    What would you most like to talk about?
    What’s the subject you could talk about all night?
    What’s been on your mind this week?
    Which topic should we start with?
    What would you talk about if nobody stopped you?
    What do you care about most right now?
    What are you deep into at the moment?
    What do you hope we get to talk about?
    What should we talk about first?
    What have you been thinking about a lot?
    What would you like people to ask you about?
    What’s a subject you never get tired of?
    Which part of your work should we begin with?
    What were you talking about the last time you lost track of time?
    What would be a waste to leave out today?
    What are you reading or hearing about at the moment?
  `),
  story: linesOf(`
    Which moment changed your path?
    What was the turning point for you?
    Was there a day when everything changed?
    How did you end up where you are?
    Which moment would you take with you?
    When did you know that this was it?
    What’s the moment you keep going back to in your mind?
    Is there one event without which you wouldn’t be here?
    Which day would you tell your grandchildren about?
    What happened that you never planned?
    When did things start to go differently?
    Which decision led you here?
    What’s the story behind all this?
    Was there a day when it could have gone the other way?
    What’s a day at work that you’ll never forget?
    Who changed the direction you were going in?
  `),
  misconception: linesOf(`
    What do most people get wrong about your field?
    What’s the biggest myth about what you do?
    What do you always have to explain?
    What do people think you do, and what do you really do?
    Which idea about your work would you like to retire?
    What do outsiders never understand?
    What does everyone assume that isn’t true?
    What do films and books get wrong about your work?
    What do you wish people knew about your work?
    What do people say about your work that makes you smile?
    What’s the first mistake people make about what you do?
    Which question shows you that somebody has the wrong idea?
    What did you get wrong about this work before you knew it?
    What’s more important in your work than people think?
    What’s less important in your work than people think?
    What do you have to correct most often?
  `),
  advice: linesOf(`
    What advice do you give most often?
    What’s the best advice you ever got?
    What would you tell somebody on their first day?
    What do you tell friends who ask you what to do?
    Is there a rule you live by?
    What do you wish somebody had told you sooner?
    What’s the advice everyone gives and nobody needs?
    Which advice would you give your younger self?
    What do you say to people who want to do what you do?
    What did somebody tell you once that turned out to be right?
    What’s the first thing a beginner should know?
    What do you tell yourself on a bad day?
    What advice did you ignore, and were you right?
    What would you tell somebody who wants to give up?
    Which small thing makes the biggest difference?
    What do you repeat so often that people tease you for it?
  `),
  'audience-takeaway': linesOf(`
    What should listeners take away from this?
    What’s one thing people can try after listening?
    What would you like people to remember?
    If people do one thing tomorrow, what should it be?
    What do you hope stays with people?
    What would you like to leave us with?
    What’s the first step for somebody who wants to follow you?
    What should somebody do differently after hearing you?
    What’s the one thing you hope we don’t forget?
    Where can people start?
    What would you like somebody to try this week?
    What should we look at differently from now on?
    What would you say to somebody who’s listening on the way to work?
    What do you want people to talk about after this?
    If somebody only hears one minute of this, what should it be?
    What would make you glad that you came?
  `),
  'fun-fact': linesOf(`
    What’s something few people know about you?
    What would surprise your colleagues about you?
    What do you do that has nothing to do with work?
    What’s your guilty pleasure?
    What are you surprisingly bad at?
    What’s your hidden talent?
    What can’t you leave the house without?
    What’s something you do that makes no sense to anyone else?
    What do you do on a day off?
    What do you collect, or can’t throw away?
    What would we never guess about you?
    What do you sing, cook or fix when nobody’s around?
    What’s the oddest job you ever had?
    What could you happily talk about that isn’t your work?
    What did you love as a child that you still love?
    What are you better at than you should be?
  `),
}
