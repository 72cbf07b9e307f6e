import type { Draft, DraftedGuest } from '../content/brief.ts'
import { fixedIds } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { purposesOf } from '../questionnaires/purpose.ts'

/** A guest whose answers have the ids of the fixed questions their questions ask the same as. */
interface ByPurpose {
  guest: DraftedGuest
  /** The draft with the ids of the questions as they were asked. */
  asAsked: (draft: Draft) => Draft
}

/** Answers from before types were stored have the type that the question has today. */
const typeOf = ({ id, question, type }: AskedQuestion, { askable = [] }: DraftedGuest) => {
  const known = type ?? askable.find((one) => one.id === id && one.question === question)?.type
  return known && { type: known }
}

/** A host’s own questionnaire as the drafter reads it: “Best race story?” is a story. */
export function byPurpose(guest: DraftedGuest): ByPurpose {
  const answered = guest.asked.filter(({ id }) => fixedIds.has(id) || guest.responses[id]?.length)
  const purposes = purposesOf(answered, fixedIds)
  const idOf = (id: string) => purposes.get(id) ?? id
  const askedAs = new Map([...purposes].map(([id, purpose]) => [purpose, id]))
  return {
    guest: {
      ...guest,
      asked: guest.asked.map((one) => ({ ...one, ...typeOf(one, guest), id: idOf(one.id) })),
      responses: Object.fromEntries(Object.entries(guest.responses).map(([id, given]) => [idOf(id), given])),
    },
    asAsked: (draft) => ({
      ...draft,
      sources: draft.sources.map((sentence) => ({
        ...sentence,
        from: sentence.from.map((source) =>
          source.kind === 'answer' ? { ...source, key: askedAs.get(source.key) ?? source.key } : source,
        ),
      })),
    }),
  }
}
