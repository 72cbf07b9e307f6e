const longest = 160
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A note of what the host must read before the text, all of it in the first line, and details. */
export function withDetails(first: string[], details: string | null): string | null {
  const must = first.join(' ')
  return must.length > longest
    ? `${must}\n${details ?? ''}`
    : [must, details].filter(Boolean).join('\n') || null
}

const split = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment.trim())

/** A note to the host as lists and screens show it: what must be read, or else the first sentence of a long one, and the sentences after it. */
export function shortNote(note: string): { first: string; rest: string[] } {
  const [must = '', details] = note.split('\n')
  if (details !== undefined) return { first: must, rest: split(details) }
  if (note.length <= longest) return { first: note, rest: [] }
  const [first = note, ...rest] = split(note)
  return { first, rest }
}
