import type { Show } from '../show/show-settings.ts'
import type { ShowMethodology } from '../show/methodology.ts'
import { ended, quoted, sentences } from './sentences.ts'
import { setting, say, type Sourced } from './sourced.ts'

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

/** Asks what the show's audience, in the host's own words, should hear. Nothing when the settings name no audience. */
export function audienceQuestion({ showMethodology: { targetAudience } }: Show): Sourced[] {
  const [first, ...more] = sentences(targetAudience ?? '')
  if (!first) return []
  const text = first.slice(0, -1)
  const isPlain = more.length === 0 && isNounPhrase.test(first) && /\p{L}\.$/u.test(first) && text.split(' ').length <= 30
  if (isPlain) {
    const audience = setting(text.charAt(0).toLowerCase() + text.slice(1), 'showMethodology.targetAudience')
    return [say`We make this show for ${audience}.`, say`What should they hear from you first?`]
  }
  const quote = setting(quoted([ended(first)]), 'showMethodology.targetAudience')
  return [say`This is how we describe our listeners: ${quote}`, say`What should they hear from you first?`]
}
