import type { Brief } from '../../content/brief.ts'
import { shortName } from '../../drafting/short-name.ts'
import { ownSentences } from './own-sentences.ts'

const ofSomebody = /\b(?:he|her|him|his|she|their|them|they)\b|\bfrom (?:an? |today’s guest)|\bmy guest\b/iu
/** The question is the host’s own, and who answers comes next. */
const asks = /\b(?:asked|question|put this|said)\b[^:]*: “quoted”$/u

/** Said to the guest, who is being welcomed. */
const toGuest = /(?<!\b(?:like|read|want) )\b[Yy]our?\b[^:]*: “quoted”$|\byou: “quoted” .*: “quoted”$/u
/** Goes on from words that were said to be somebody’s. */
const goesOn = /^(?:And|I asked|I also|I’d also|There’s also|There’s a story as well)\b/u

/** "Some advice: “Say nothing until I get there.”": nobody hears quotation marks, so the words are the host’s. */
export function wordsOfNobody(content: string, { guest, type }: Brief): string[] {
  if (type !== 'introduction') return []
  const names = shortName(guest.name).split(' and ')
  const isOwned = (one: string) => ofSomebody.test(one) || names.some((name) => one.includes(name))
  return ownSentences(content)
    .filter((one) => one.endsWith('“quoted”') && !asks.test(one) && one !== 'The answer: “quoted”')
    .filter((one, at, all) => !isOwned(one) && !(goesOn.test(one) && isOwned(all[at - 1] ?? '')))
    .filter((one) => !toGuest.test(one))
    .map((one) => `words of nobody: ${one}`)
}
