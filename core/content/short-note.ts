const longest = 160
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A note to the host as lists and screens show it: the first sentence of a long one, and the sentences after it. */
export function shortNote(note: string): { first: string; rest: string[] } {
  if (note.length <= longest) return { first: note, rest: [] }
  const [first = note, ...rest] = [...sentences.segment(note)].map(({ segment }) => segment.trim())
  return { first, rest }
}
