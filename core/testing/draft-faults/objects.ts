import { ownSentences } from './own-sentences.ts'

const endsOpen = /(?<!\p{L})(?:of|and|or|than|the|an?)[.:!]$/u

/** "what most of us get wrong" without saying about what, and sentences that break off before their object. */
export function objects(content: string): string[] {
  const all = ownSentences(content)
  return all
    .filter((sentence, at) => {
      const isAnswered = sentence.includes('“') || (all[at + 1] ?? '').includes('“')
      return (
        endsOpen.test(sentence) ||
        (/\b(?:get|have|has|gets) (?:it )?wrong\b(?! about)/u.test(sentence) && !isAnswered)
      )
    })
    .map((sentence) => `without its object: ${sentence}`)
}
