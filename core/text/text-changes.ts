import { diffArrays, diffWordsWithSpace } from 'diff'
import { sentenceParts } from './sentences.ts'

/** What two texts share, or one change from the first to the second: at most a sentence or two each. */
export type TextPart =
  | { kind: 'same'; text: string }
  | { kind: 'change'; place: number; before: string; after: string }

/** The sentences of a text, and the line breaks between them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const [place, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (pieces.at(-1)?.startsWith('\n')) pieces[pieces.length - 1] += '\n'
    else if (place > 0) pieces.push('\n')
    pieces.push(...sentenceParts(line).map((sentence) => sentence.text))
  }
  return pieces
}

const joined = (pieces: readonly string[]) =>
  pieces.map((piece) => (piece.startsWith('\n') ? piece : `${piece} `)).join('')

/** Compares two texts sentence by sentence. Changes are counted from 0 in the order of the text. */
export function textChanges(before: string, after: string): TextPart[] {
  const runs = diffArrays(piecesOf(before), piecesOf(after))
  const parts: TextPart[] = []
  let place = 0
  let removed: string[] = []
  const change = (gone: readonly string[], added: readonly string[]) =>
    parts.push({ kind: 'change', place: place++, before: joined(gone), after: joined(added) })
  const flush = (added: readonly string[]) => {
    const pairs = Math.max(removed.length, added.length)
    // The same number of sentences: each is a separate change
    if (removed.length === added.length) removed.forEach((piece, n) => change([piece], [added[n]!]))
    else if (pairs > 0) change(removed, added)
    removed = []
  }
  for (const run of runs) {
    if (run.removed) removed = run.value
    else if (run.added) flush(run.value)
    else {
      flush([])
      parts.push({ kind: 'same', text: joined(run.value) })
    }
  }
  flush([])
  return parts
}

/** The first text with some of the changes to the second. */
export const withChanges = (parts: readonly TextPart[], accepted: (place: number) => boolean): string =>
  parts
    .map((part) => (part.kind === 'same' ? part.text : accepted(part.place) ? part.after : part.before))
    .join('')
    .replaceAll(' \n', '\n')
    .trim()

/** A run of words that both texts share, or that only one of them has. */
interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Share of the longer text that both must have, or else their words in turn can't be read. */
const leastShared = 0.4

/** Compares two sentences word by word; those that were rewritten stay whole, one after the other. */
export function wordChanges(before: string, after: string): WordRun[] {
  const runs = diffWordsWithSpace(before, after).map(({ value, added, removed }): WordRun => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
  const shared = runs
    .filter(({ kind }) => kind === 'same')
    .reduce((length, { text }) => length + text.trim().length, 0)
  if (shared >= leastShared * Math.max(before.trim().length, after.trim().length)) return runs
  const whole: WordRun[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}
