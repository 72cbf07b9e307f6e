import { shortened } from '../text/format.ts'
import { ended, lines, quoted, sentenceParts } from '../text/sentences.ts'
import { forbids, reminds } from './bans.ts'
import { wishesOf } from './wishes.ts'

/** Characters of a note that is shown with a text; all of what it forbids is. */
const longestShown = 300

const isQuestion = (sentence: string) => /[?؟？]$/u.test(sentence)

/** With a question that may forbid something goes the rest of its line: "Anything off limits? My ex. The trial." */
export const sentencesOf = (note: string | null | undefined) =>
  lines(note ?? '').flatMap((line) => {
    const all = sentenceParts(line).map(({ text }) => text)
    const asked = all.findIndex((one) => isQuestion(one) && forbids(one))
    return asked === -1 ? all : [...all.slice(0, asked), all.slice(asked).join(' ')]
  })

/** Each sentence of an answer with its question, which may be there in two languages. */
function withQuestion(sentence: string): string[] {
  const all = sentenceParts(sentence).map(({ text }) => text)
  const answered = all.findIndex((one) => !isQuestion(one))
  if (answered < 1) return [sentence]
  const question = all.slice(0, answered).find(forbids) ?? ''
  return all.slice(answered).map((one) => `${question} ${one}`)
}

/** "Nada de su hermano / her brother is in prison": what is on both sides of a slash, or of a semicolon between two bans. */
const halvesOf = (sentence: string) =>
  sentence
    .split(/ \/ ?/u)
    .flatMap((half) => (half.split('; ').every(forbids) ? half.split('; ') : [half]))
    .filter((half) => half.trim() !== '')

export const isForbidding = (sentence: string) => halvesOf(sentence).some(forbids)

/** Does it ask for something: "mention the book"? */
export const asksFor = (half: string) => reminds(half) || wishesOf(half).mention.length > 0

/** What of a sentence forbids something: "ni una palabra sobre su hermano", and what else it says, which may name the same again. */
interface Ban {
  forbids: string[]
  next: string[]
}

/** What of a host’s note may forbid something: "Don’t bring up the divorce", "Scheidung NICHT ansprechen". */
export const bansIn = (note: string | null | undefined): Ban[] =>
  sentencesOf(note)
    .filter(isForbidding)
    .flatMap(withQuestion)
    .map((sentence) => ({
      forbids: halvesOf(sentence).filter(forbids),
      next: halvesOf(sentence).filter((half) => !forbids(half) && !asksFor(half)),
    }))

/** … and all of that sentence by sentence. */
export const forbiddenIn = (note: string | null | undefined) =>
  bansIn(note).flatMap((ban) => [...ban.forbids, ...ban.next])

export const noteBegins = 'Your note says: '

/** The host’s own note about a guest, as it is shown with each text: what it forbids comes first in a long one. */
export function shownNote(note: string | null | undefined): string[] {
  const all = sentencesOf(note).map(ended)
  if (all.length === 0) return []
  const forbidden = sentencesOf(note).filter(isForbidding).map(ended)
  const isLong = all.join(' ').length > longestShown
  const inOrder = isLong ? [...forbidden, ...all.filter((one) => !forbidden.includes(one))] : all
  const most = Math.max(longestShown, forbidden.join(' ').length)
  return [`${noteBegins}${quoted([shortened(inOrder.join(' '), most)])}`]
}

/** What was done about what a note forbids: found for certain, perhaps, only words of it in several places, or not at all. */
export type Heed = 'surely' | 'perhaps' | 'inWords' | 'nowhere'

/** … as a text's line says it, where all sentences of the note had the same effect. */
export const heeds: Record<Heed, string> = {
  surely: 'What the answers say about it is left out. Check the text.',
  perhaps: 'We can’t tell which answers it means, so what it may mean is left out. Check the text.',
  inWords: 'Nothing was left out for it. This note may be about this text: check it.',
  nowhere: 'Nothing was left out for it, so check the text.',
}

/** … before the sentences of the note for which nothing was done, where there are others. */
export const unheeded = 'Nothing was left out for '
