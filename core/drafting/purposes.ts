import type { Draft, DraftedGuest } from '../content/brief.ts'
import { fixedIds } from '../questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import { purposesOf } from '../questionnaires/purpose.ts'
import { sentences } from '../text/sentences.ts'
import { saysWork } from './verbs.ts'

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

const asksName = /\bnames?\b|\bintroduce you\b/iu
/** "Ana Gold, I keep the books for forty farms." */
const nameBefore = /^\p{Lu}[^,.;:]{2,50}, (?=I )/u

/** What the guest says of their work where a form asks only for the name, “Name, club”; null if nothing. */
function selfOf({ asked, responses }: DraftedGuest, purposes: Map<string, string>) {
  if ([...purposes.values()].includes('bio') || responses['bio'] !== undefined) return null
  const question = asked.slice(0, 2).find((one) => asksName.test(one.question))
  const given = question && responses[question.id]
  const said = [given ?? []]
    .flat()
    .flatMap(sentences)
    .map((one) => one.replace(nameBefore, ''))
  const start = said.findIndex((one) => saysWork.test(one))
  const rest = said.slice(start).findIndex((one) => !/^(?:I|My|Our|We)\b/u.test(one))
  return question && start >= 0
    ? { id: question.id, text: said.slice(start, rest < 0 ? undefined : start + rest).join(' ') }
    : null
}

/** A host’s own questionnaire as the drafter reads it: “Best race story?” is a story. */
export function byPurpose(guest: DraftedGuest): ByPurpose {
  const answered = guest.asked.filter(({ id }) => fixedIds.has(id) || guest.responses[id]?.length)
  const purposes = purposesOf(answered, fixedIds)
  const idOf = (id: string) => purposes.get(id) ?? id
  const self = selfOf(guest, purposes)
  const askedAs = new Map([...purposes].map(([id, purpose]) => [purpose, id]))
  if (self) askedAs.set('bio', self.id)
  return {
    guest: {
      ...guest,
      ...(guest.heldBack && { heldBack: guest.heldBack.map(idOf) }),
      asked: guest.asked.map((one) => ({ ...one, ...typeOf(one, guest), id: idOf(one.id) })),
      responses: {
        ...Object.fromEntries(Object.entries(guest.responses).map(([id, given]) => [idOf(id), given])),
        ...(self && { bio: self.text }),
      },
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
