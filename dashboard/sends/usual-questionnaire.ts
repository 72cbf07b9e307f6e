import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Send } from '@cueroom/core/sends/send.ts'

export type Sendable = Pick<Questionnaire, 'id' | 'title' | 'responseCount' | 'createdAt'>

/** The questionnaire sent to most of these guests, else the one with the most answers in the show, else the first. */
export function usualQuestionnaire<Q extends Sendable>(
  questionnaires: readonly Q[],
  sends: readonly Pick<Send, 'questionnaireId'>[],
): Q {
  const sent = ({ id }: Q) => sends.filter(({ questionnaireId }) => questionnaireId === id).length
  const [usual] = questionnaires.toSorted(
    (a, b) =>
      sent(b) - sent(a) ||
      b.responseCount - a.responseCount ||
      Date.parse(a.createdAt) - Date.parse(b.createdAt),
  )
  return usual!
}
