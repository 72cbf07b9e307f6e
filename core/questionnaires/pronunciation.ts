import { answerTo, isAnswered } from './answers.ts'
import type { AskedQuestion } from './questionnaire.ts'
import { type WordedAnswers, wordedAnswers } from './wordings.ts'

/** In questions for how a name is pronounced. */
export const pronunciationPattern = /\bpronounc|\bpronunciation\b|\bsay your (?:full |last |sur)?name\b/iu

/** Characters of it that are shown next to a name. */
const longestPronunciation = 120

interface Said {
  /** As the host typed it. */
  pronunciation: string | null
  questionnaire: Answered
}
interface Answered extends WordedAnswers {
  asked: Pick<AskedQuestion, 'id' | 'question'>[]
}

/** How a guest's name is pronounced: as the host typed it, else as the guest answered; null if nobody said. */
export const pronunciationOf = ({ pronunciation, questionnaire }: Said): string | null =>
  pronunciation ?? answeredPronunciation(questionnaire)

/** How the guest says their name is pronounced, whichever question asked for it; null if they didn't say. */
export function answeredPronunciation({ asked, ...answers }: Answered): string | null {
  const responses = wordedAnswers(answers)
  const own = asked.filter(({ question }) => pronunciationPattern.test(question)).map(({ id }) => id)
  const given = ['pronunciation', ...own].map((id) => answerTo(responses, id)).find(isAnswered)
  const said = [given ?? []].flat().map((text) => text.trim().split('\n')[0]!)
  return said.join(' ').trim().slice(0, longestPronunciation) || null
}
