/** Keeps what a reasoning model thinks before its answer out of a streamed text. */
interface ThinkingFilter {
  /** What of the answer can be shown and was not yet. */
  push(piece: string): string
  /** What is left when the stream ends: a text that only began like a thought. */
  end(): string
  /** It thought, and never came to an answer. */
  isStillThinking(): boolean
}

/** How models mark what they think: Qwen and DeepSeek, Magistral, Kimi, gpt-oss. */
const marks: readonly (readonly [opening: string, closing: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
]

const closings = marks.map(([, closing]) => closing)

/** A filter for one answer: a thought at its start is dropped, whatever marks it. */
export function hideThinking(): ThinkingFilter {
  let held = ''
  let state: 'start' | 'thinking' | 'answer' = 'start'
  let closing = ''
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
        const mark = marks.find(([opening]) => text.startsWith(opening))
        if (!mark) return marks.some(([opening]) => opening.startsWith(text)) ? '' : answered(held)
        state = 'thinking'
        closing = mark[1]
        held = text.slice(mark[0].length)
      }
      const end = held.indexOf(closing)
      if (end >= 0) return answered(held.slice(end + closing.length).trimStart())
      // Only an end that may be cut in two has to be remembered
      held = held.slice(-closing.length)
      return ''
    },
    end: () => (state === 'start' ? answered(held) : ''),
    isStillThinking: () => state === 'thinking',
  }
}

/**
 * The answer behind a thought that began in the prompt: some templates open it there, and only its end comes with the
 * answer.
 */
export function withoutThought(text: string): string {
  const end = Math.max(...closings.map((closing) => text.lastIndexOf(closing)))
  if (end < 0) return text
  const closing = closings.find((one) => text.startsWith(one, end))!
  return text.slice(end + closing.length).trim()
}
