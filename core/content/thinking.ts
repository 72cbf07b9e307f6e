/** Removes a reasoning model's thoughts from a streamed text. */
interface ThinkingFilter {
  /** The new part of the answer that can be shown. */
  push(piece: string): string
  /** The rest when the stream ends: text that only looked like the start of a thought. */
  end(): string
  /** The model only thought and never answered. */
  isStillThinking(): boolean
}

/** Thought markers of Qwen and DeepSeek, Magistral, Kimi, gpt-oss. */
const marks: readonly (readonly [opening: string, closing: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
]

const closings = marks.map(([, closing]) => closing)

/** A filter for one answer: drops a thought at its start, whatever the marker. */
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
      // Only a closing marker that may be split across chunks has to be remembered
      held = held.slice(-closing.length)
      return ''
    },
    end: () => (state === 'start' ? answered(held) : ''),
    isStillThinking: () => state === 'thinking',
  }
}

/**
 * The answer after a thought that started in the prompt: some chat templates open it there, so the reply has
 * only the closing marker.
 */
export function withoutThought(text: string): string {
  const end = Math.max(...closings.map((closing) => text.lastIndexOf(closing)))
  if (end < 0) return text
  const closing = closings.find((one) => text.startsWith(one, end))!
  return text.slice(end + closing.length).trim()
}
