/** Joins a second stream to the text that broke off, without what it repeats. */
interface ContinuationFilter {
  push(piece: string): string
  end(): string
  /** The second stream began another text: the two don't fit together. */
  isRestarted(): boolean
}

/** Characters in which a model repeats the end of what it has written. */
const longestOverlap = 200
const shortestOverlap = 8

/** Where the continuation goes on; null when it is another text. */
function joinAt(before: string, held: string): number | null {
  if (held.startsWith(before)) return before.length
  const most = Math.min(longestOverlap, held.length, before.length)
  for (let size = most; size >= shortestOverlap; size -= 1)
    if (before.endsWith(held.slice(0, size))) return size
  return held.startsWith(before.slice(0, 40)) ? null : 0
}

export function continuationOf(before: string): ContinuationFilter {
  let held: string | null = ''
  let isRestarted = false
  const release = () => {
    const at = joinAt(before, held!)
    isRestarted = at === null
    const rest = at === null ? '' : held!.slice(at)
    held = null
    return rest
  }
  // A model that begins again is read on until the place where the text broke off
  const isEnough = (text: string) =>
    text.length >= (before.startsWith(text.slice(0, longestOverlap)) ? before.length : longestOverlap)
  return {
    push(piece) {
      if (held === null) return isRestarted ? '' : piece
      held += piece
      return isEnough(held) ? release() : ''
    },
    end: () => (held === null ? '' : release()),
    isRestarted: () => isRestarted,
  }
}

/** Asks for the rest of an answer that broke off. */
export const continuePrompt =
  'Your answer was interrupted. Go on with the very next character. Repeat nothing and add no comment.'
