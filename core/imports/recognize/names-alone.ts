import { matchHeader } from './match-header.ts'
import { normalizeWords } from './normalize.ts'
import { type ColumnGuess, found, isName, leftOut, type Table } from './table.ts'
import { readTitle, type TitleFrame } from './title-frames.ts'

interface ReadColumn {
  column: number
  frame: TitleFrame
}

/** Where nothing is around the people of most cells, these are no titles: the others are nicknames, firms and tests. */
export function areNamesAlone({ column, frame }: ReadColumn, { profiles }: Table): boolean {
  const { texts } = profiles[column]!
  const named = texts.flatMap((text) => {
    const people = readTitle(text, frame)?.people
    return people ? [{ text, people }] : []
  })
  return (
    named.length > texts.length / 2 &&
    named.every(({ text, people }) => normalizeWords(people.join(' ')) === normalizeWords(text))
  )
}

/** What is next to names is about people. Under a header that says names, each cell is one; elsewhere firms are left out. */
export function keepNames({ column, frame }: ReadColumn, guesses: ColumnGuess[], { headers }: Table) {
  if (guesses[column]!.field === 'name' && matchHeader(headers[column]!)?.field === 'name') return
  guesses.forEach((guess, at) => {
    if (isName(guess)) guesses[at] = leftOut('other-column')
  })
  guesses[column] = { ...found('name', 0.7), frame, reason: 'Names among other texts' }
}
