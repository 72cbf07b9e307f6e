import { sentenceParts } from '../../text/sentences.ts'

/** A sentence of a draft as the host says it: what somebody is quoted with is left out. */
export const ownSentences = (content: string): string[] =>
  content
    .replace(/“[^”]*”/gu, '“quoted”')
    .split('\n')
    .flatMap((line) => sentenceParts(line))
    .map(({ text }) => text)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Every text in some data, however deep. */
export const textsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return [data]
  if (typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
