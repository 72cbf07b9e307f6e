import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { isCorrection } from './misconception.ts'
import { adviceLines, isOfWork, reportedLines, wrongLines } from './own-questions.ts'
import { anyAdvice, anyFact, anyMistake, anyPassage, corrections, leadsFor } from './phrases/answer-leads.ts'
import { isSorrowful } from './sorrows.ts'
import { isStory } from './stands-alone.ts'

export const isFixed = (id: string) => defaultQuestions.some((question) => question.id === id)

/** Is it one of the fixed questions in other words, which the lines for that question may not fit? */
export const isReworded = (id: string, label: string | null) =>
  label !== null &&
  defaultQuestions.some((one) => one.id === id && one.question.toLowerCase() !== label.toLowerCase())

/** Lines about what people get wrong, or for what is so. */
function linesForMistake({ label, said }: Answer): readonly string[] | null {
  if (isCorrection(said)) return corrections
  if (!isReworded('misconception', label)) return null
  if (isOfWork(label!)) return null
  return wrongLines(label!) ?? anyMistake
}

/** Lines that say what kind of answer follows: a story, some advice; none if the question asks for something else. */
export function linesOfKind(
  answered: Answer,
  material: Material,
  { storytellingStyle }: ContentStyles,
): readonly string[] | undefined {
  const { id, label, said } = answered
  const lines = leadsFor(id, storytellingStyle)
  if (!isFixed(id)) return undefined
  if (id === 'misconception') {
    const ofMistake = linesForMistake(answered) ?? lines
    // "… what most people get wrong about her work: “Most people think …”"
    return /^(?:Most )?[Pp]eople\b/u.test(said[0]!)
      ? ofMistake?.filter((line) => !line.includes('most people'))
      : ofMistake
  }
  // One of a couple may speak of the other
  if (id === 'fun-fact' && (material.whom.isSeveral || isReworded(id, label))) return anyFact
  // "There’s one thing …", and then three
  if (id === 'audience-takeaway' && said.length > 1)
    return lines?.filter((line) => !/\bone thing\b/iu.test(line))
  if (!isReworded(id, label)) return lines
  if (id === 'story' && !isStory(said)) return undefined
  if (id !== 'advice') return lines
  const ofAdvice = adviceLines(label!)
  // "Her advice: That a ship is a village.", which is what she would say
  return ofAdvice && /^That\b/u.test(said[0]!)
    ? ofAdvice.filter((line) => !line.includes('advice'))
    : (ofAdvice ?? anyAdvice)
}

/** "Best day you’ve had", "A favourite place": announces something good, and nothing bad. */
const ofGood =
  /\b(?:best|easiest|favou?rite|fun|funniest|funny|greatest|happiest|happy|highlights?|joy\w{0,3}|love|perfect|proud\w{0,3})\b(?!.*\bworst\b)/iu

/** Lines that say what was asked; none if that can’t be reported. Nobody is led from a best day into a death. */
export function linesOfQuestion({ label, said }: Answer, { whom }: Material): readonly string[] | undefined {
  const lines = reportedLines(label ?? '', whom) ?? undefined
  return lines && ofGood.test(label!) && isSorrowful(said.join(' ')) ? anyPassage : lines
}
