import type { Show } from '../show/show-settings.ts'
import type { ShowMethodology } from '../show/methodology.ts'
import { isCallToAction } from './call-to-action.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { say, setting, type Sourced } from './sourced.ts'
import { inSentence, listed } from './words.ts'

/** The one question that belongs to the kind of show, in several wordings. */
export const typeQuestion: Record<ShowMethodology['showType'], readonly string[]> = {
  'business-transformation': [
    'Which decision in your work paid for itself, and which one never did?',
    'What did you stop doing that you should have stopped earlier?',
    'What do you look at first to see whether things are going well?',
  ],
  'pregnancy-parenting': [
    'What would you say to a parent who hears this at three in the morning?',
    'What did nobody tell you before you had children?',
    'What would you tell parents to worry about less?',
  ],
  'comedy-creative': [
    'What’s the funniest thing that ever went wrong in your work?',
    'What’s the worst idea you ever had, and did you try it?',
    'How do you know when something is funny?',
  ],
  'sports-performance': [
    'How do you prepare for the day when everything counts?',
    'What does a bad training day look like, and what do you do with it?',
    'What goes through your head right before it starts?',
  ],
  'tech-innovation': [
    'Which technology changed your work most, and which one only got in the way?',
    'What do you still do by hand, and why?',
    'What are people overexcited about right now?',
  ],
  'general-interview': [
    'What would somebody see who followed you around for a day?',
    'What’s the first thing you do in the morning?',
    'What did you want to be when you were ten?',
    'What’s the best question anybody ever asked you?',
  ],
  'true-crime': [
    'What do the records leave out that you can tell us?',
    'What detail has stayed with you?',
    'What do people get wrong about cases like this?',
  ],
  'news-politics': [
    'What’s missing from the way your field is reported?',
    'What should we be paying attention to right now?',
    'Who is not being heard in this debate?',
  ],
  'health-wellness': [
    'What’s safe for anybody to try, and when should they ask a professional first?',
    'What health advice do you wish would go away?',
    'What’s one small change that makes a difference?',
  ],
  'education-learning': [
    'How would you teach the first hour of what you do?',
    'What do beginners always struggle with?',
    'Who was your best teacher, and why?',
  ],
  'religion-spirituality': [
    'What do you hold on to when you are in doubt?',
    'What does an ordinary day of practice look like for you?',
    'When did you last change your mind about something you believed?',
  ],
  'finance-investing': [
    'Where does the money come from in your work, and where does it go?',
    'What’s the most expensive mistake you ever made?',
    'What do you wish you had known about money at twenty?',
  ],
  'arts-culture': [
    'Which work by somebody else do you return to, and why?',
    'How do you know when something is finished?',
    'What did you see or hear this year that stayed with you?',
  ],
  'fiction-audio-drama': [
    'If your work were a scene, what would we hear first?',
    'Which character of yours would you like to meet?',
    'Where do your stories start?',
  ],
  'hobbies-niche': [
    'What should a beginner buy, what borrow and what leave alone?',
    'How much time do you really spend on it?',
    'What’s the one thing you would never sell?',
  ],
}

const isNounPhrase =
  /^(people|listeners|everyone|everybody|anyone|anybody|those|adults|parents|founders|leaders|women|men|students|teachers|artists|makers|readers|fans|beginners|professionals|entrepreneurs|managers|families)\b/iu

/** The audience in the host's own words, as it follows "for"; null when the settings name none or not like that. */
export function audienceOf({ showMethodology: { targetAudience } }: Show): Sourced | null {
  const [first, ...more] = sentences(targetAudience ?? '')
  if (!first || more.length > 0 || !isNounPhrase.test(first) || !/\p{L}\.$/u.test(first)) return null
  if (first.split(' ').length > 30) return null
  return setting(first.charAt(0).toLowerCase() + first.slice(1, -1), 'showMethodology.targetAudience')
}

/** What is asked on behalf of the show's audience. */
export const audienceAsks: readonly string[] = [
  'What should they hear from you first?',
  'What would you like to say to them directly?',
  'What can they learn from the way you work?',
  'Where would you tell them to begin?',
  'What do you think they would ask you, if they were sitting here?',
  'What would surprise them most about your work?',
]

/** Asks what the show's audience should hear. Nothing when the settings name no audience. */
export function audienceQuestion(show: Show, text: string): Sourced[] {
  const ask: Sourced = { text, from: [] }
  const audience = audienceOf(show)
  if (audience) return [say`We make this show for ${audience}.`, ask]
  const [first] = sentences(show.showMethodology.targetAudience ?? '')
  if (!first) return []
  const quote = setting(quoted([first]), 'showMethodology.targetAudience')
  return [say`This is how we describe our listeners: ${quote}`, ask]
}

/** What the show says of itself, as it can be read aloud: its description, its themes, whom it is for. */
export function aboutShow(show: Show): Sourced[] {
  const description = sentences(show.podcastDescription ?? '')
    .filter((sentence) => !isCallToAction(sentence))
    .slice(0, 2)
    .map((text) => setting(text, 'podcastDescription'))
  const { coreExplorationAreas, topicFocusAreas } = show.showMethodology
  const themes = (areas: string[]) => listed(areas.slice(0, 3).map((area) => inSentence(area)))
  const audience = audienceOf(show)
  return [
    ...description,
    ...(coreExplorationAreas.length > 0
      ? [
          say`We keep coming back to ${setting(themes(coreExplorationAreas), 'showMethodology.coreExplorationAreas')}.`,
        ]
      : []),
    ...(topicFocusAreas.length > 0
      ? [say`We like to talk about ${setting(themes(topicFocusAreas), 'showMethodology.topicFocusAreas')}.`]
      : []),
    ...(audience ? [say`And we make the show for ${audience}.`] : []),
  ]
}
