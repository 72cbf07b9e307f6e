/** Joins a second stream to the interrupted text, dropping what it repeats. */
interface ContinuationFilter {
  push(piece: string): string
  end(): string
  /** The second stream started a different text, so the two don't fit together. */
  isRestarted(): boolean
}

/** Maximum characters of overlap that a model may repeat. */
const longestOverlap = 200
const shortestOverlap = 8

/** Offset at which the continuation is new; null if it is a different text. */
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
  // If the model starts over, skip ahead to where the text was interrupted
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

/** Asks for the rest of an interrupted answer. */
export const continuePrompt =
  "Your answer was interrupted. Continue with the very next character. Don't repeat anything or add comments."
