import type { Draft } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import type { Wishes } from '../content/wishes.ts'

/** The questions of a draft, which are its paragraphs. */
const questionsIn = ({ content }: Draft) => content.split('\n\n').length

/** What the host asks of the whole text, where nothing in it has changed with that: a note for each. */
export function inVain(
  type: ContentType,
  { isFormal, isInformal, isThirdPerson, questions }: Wishes,
  draft: Draft,
  write: (other: Partial<Wishes>) => Draft,
): string[] {
  const isSame = (other: Partial<Wishes>) => write(other).content === draft.content
  const notes: string[] = []
  if (isFormal && isSame({ isFormal: false })) notes.push('Couldn’t make it more formal than it is.')
  if (isInformal && isSame({ isInformal: false })) notes.push('Couldn’t make it less formal than it is.')
  if (isThirdPerson && type === 'questions')
    notes.push('Interview questions speak to the guest, so they aren’t in the third person.')
  if (questions !== null && type !== 'questions')
    notes.push('Only interview questions have a number, so it changes nothing here.')
  if (questions !== null && type === 'questions' && questionsIn(draft) < questions)
    notes.push(`The template has only ${questionsIn(draft)} questions for this guest.`)
  return notes
}
