import { sentenceParts } from '../../text/sentences.ts'

const read = (content: string): string[] =>
  content
    .replace(/“[^”]*”/gu, '“quoted”')
    .split('\n')
    .flatMap((line) => sentenceParts(line))
    .map(({ text }) => text)
    .filter((sentence) => /\p{L}/u.test(sentence))

// Every rule asks for the sentences of the same draft
let last = { content: '', sentences: [] as readonly string[] }

/** A sentence of a draft as the host says it: what somebody is quoted with is left out. */
export function ownSentences(content: string): readonly string[] {
  if (last.content !== content) last = { content, sentences: read(content) }
  return last.sentences
}

/** Every text in some data, however deep. */
export const textsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return [data]
  if (typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
