const longest = 160
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A note of what the host must read before the text, all of it in the first line, and details. */
export function withDetails(first: string[], details: string | null): string | null {
  const must = first.join(' ')
  return must.length > longest
    ? `${must}\n${details ?? ''}`
    : [must, details].filter(Boolean).join('\n') || null
}

/** The sentences of a note; a quotation stays whole. */
export function noteLines(text: string): string[] {
  const lines: string[] = []
  let open = 0
  for (const { segment } of sentences.segment(text)) {
    if (open > 0) lines[lines.length - 1] += segment
    else lines.push(segment)
    open = Math.max(0, open + segment.split('“').length - segment.split('”').length)
  }
  return lines.map((line) => line.trim())
}

/** A note to the host as lists and screens show it: what must be read, or else the first sentence of a long one, and the sentences after it. */
export function shortNote(note: string): { first: string; rest: string[] } {
  const [must = '', details] = note.split('\n')
  if (details !== undefined) return { first: must, rest: noteLines(details) }
  if (note.length <= longest) return { first: note, rest: [] }
  const [first = note, ...rest] = noteLines(note)
  return { first, rest }
}
