import type { Show } from '../show/show-settings.ts'
import type { ShowMethodology } from '../show/methodology.ts'
import { isCallToAction } from './call-to-action.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { say, setting, type Sourced } from './sourced.ts'
import { inSentence, listed } from './words.ts'

/** The one question that belongs to the kind of show. */
export const typeQuestion: Record<ShowMethodology['showType'], string> = {
  'business-transformation': 'Which decision in your work paid for itself, and which one never did?',
  'pregnancy-parenting': 'What would you say to a parent who hears this at three in the morning?',
  'comedy-creative': 'What is the funniest thing that ever went wrong in your work?',
  'sports-performance': 'How do you prepare for the day on which everything counts?',
  'tech-innovation': 'Which technology changed your work most, and which one only got in the way?',
  'general-interview': 'What would somebody see who followed you around for a day?',
  'true-crime': 'What do the records leave out that you can tell us?',
  'news-politics': 'What is missing from the way your field is reported?',
  'health-wellness': 'What is safe for anybody to try, and when should they ask a professional first?',
  'education-learning': 'How would you teach the first hour of what you do?',
  'religion-spirituality': 'What do you hold on to when you are in doubt?',
  'finance-investing': 'Where does the money come from in your work, and where does it go?',
  'arts-culture': 'Which work by somebody else do you return to, and why?',
  'fiction-audio-drama': 'If your work were a scene, what would we hear first?',
  'hobbies-niche': 'What should a beginner buy, what borrow and what leave alone?',
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

/** Asks what the show's audience should hear. Nothing when the settings name no audience. */
export function audienceQuestion(show: Show): Sourced[] {
  const ask = say`What should they hear from you first?`
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
