import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { linesAsking } from './asked-aloud.ts'
import type { Answer } from './answers.ts'
import { isOfGuest } from './lines.ts'
import type { Material } from './material.ts'
import { isCorrection, isOfOneJob, subjectOf } from './misconception.ts'
import { anyFact, corrections, leadsFor } from './phrases/answer-leads.ts'

/** Where no pronoun is known, or several jobs are none’s “her work”: asked as a host asks it. */
const misconceptionAsked = ['people', 'most people'].flatMap((who) =>
  linesAsking(`What do ${who} get wrong about what you do?`),
)

export const isFixed = (id: string) => defaultQuestions.some((question) => question.id === id)

/** Is it one of the fixed questions in other words, which the lines for that question may not fit? */
export const isReworded = (id: string, label: string | null) =>
  label !== null &&
  defaultQuestions.some((one) => one.id === id && one.question.toLowerCase() !== label.toLowerCase())

/** Lines that say what kind of answer to a fixed question follows: a story, some advice. */
export function linesOfKind(
  { id, said }: Answer,
  material: Material,
  { storytellingStyle }: ContentStyles,
): readonly string[] | undefined {
  const lines = leadsFor(id, storytellingStyle)
  if (id === 'misconception') {
    if (isCorrection(said)) return corrections
    const isNamed = subjectOf(said, material) !== null
    const isOfOne = isNamed || isOfOneJob(material)
    // "… what most people get wrong about her work: “Most people think …”"
    // Of “her work” one says who answers; of “picture books” that may be clear
    const all = isNamed ? lines : isOfOne ? lines?.filter(isOfGuest) : misconceptionAsked
    const fitting = all?.filter(
      (line) => !/^(?:Most )?[Pp]eople\b/u.test(said[0]!) || !line.includes('most people'),
    )
    return fitting?.map((line) => (isNamed ? line : line.replace('{work}', '{their} {work}')))
  }
  // One of a couple may speak of the other
  if (id === 'fun-fact' && material.whom.isSeveral) return anyFact
  // "There’s one thing …", and then three
  if (id === 'audience-takeaway' && said.length > 1)
    return lines?.filter((line) => !/\bone thing\b/iu.test(line))
  return lines
}
