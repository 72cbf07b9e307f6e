import type { Brief } from '../../content/brief.ts'
import { shortName } from '../../drafting/short-name.ts'
import { ownSentences } from './own-sentences.ts'

const ofSomebody = /\b(?:he|her|him|his|she|their|them|they)\b|\bfrom (?:an? |today’s guest)|\bmy guest\b/iu
/** The question is the host’s own, and who answers comes next. */
const asks = /\b(?:asked|question|put this|said)\b[^:]*: “quoted”$/u

/** "Some advice: “Say nothing until I get there.”": nobody hears quotation marks, so the words are the host’s. */
export function wordsOfNobody(content: string, { guest, type }: Brief): string[] {
  if (type !== 'introduction') return []
  const names = shortName(guest.name).split(' and ')
  return ownSentences(content)
    .filter((one) => one.endsWith('“quoted”') && !asks.test(one) && one !== 'The answer: “quoted”')
    .filter((one) => !ofSomebody.test(one) && !names.some((name) => one.includes(name)))
    .map((one) => `words of nobody: ${one}`)
}
