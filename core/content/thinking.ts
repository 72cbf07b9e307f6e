/** Keeps what a reasoning model thinks before its answer out of a streamed text. */
export interface ThinkingFilter {
  /** What of the answer can be shown and was not yet. */
  push(piece: string): string
  /** What is left when the stream ends: a text that only began like a thought. */
  end(): string
}

const opening = '<think>'
const closing = '</think>'

/** A filter for one answer: everything between <think> at its start and </think> is dropped. */
export function hideThinking(): ThinkingFilter {
  let held = ''
  let state: 'start' | 'thinking' | 'answer' = 'start'
  const answered = (text: string) => {
    state = 'answer'
    held = ''
    return text
  }
  return {
    push(piece) {
      if (state === 'answer') return piece
      held += piece
      if (state === 'start') {
        const text = held.trimStart()
        if (!opening.startsWith(text.slice(0, opening.length))) return answered(held)
        if (text.length < opening.length) return ''
        state = 'thinking'
        held = text.slice(opening.length)
      }
      const end = held.indexOf(closing)
      if (end >= 0) return answered(held.slice(end + closing.length).trimStart())
      // Only an end that may be cut in two has to be remembered
      held = held.slice(-closing.length)
      return ''
    },
    end: () => (state === 'start' ? answered(held) : ''),
  }
}
