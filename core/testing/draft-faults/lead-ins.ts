import type { Brief } from '../../content/brief.ts'
import { ownSentences } from './own-sentences.ts'

const translated =
  /this is what I (?:heard|got)|again and again that|the (?:one|answer) I got\b|\bon the job:|describes it:|[Tt]ake all the time|get wrong(?: about .{1,80})? I asked [^.?]{1,60}: “/u
/** "What do most people get wrong?": about what? */
const noSubject = /\bget wrong\?|\bthat isn’t so\?|along the way\./u
/** Promises that the words behind them don't keep, whoever the guest is. */
const unkept =
  /turning point|\bmoment (?:\p{L}+ ){1,3}still\b|a moment that changed|\bfor today:|best advice \p{L}+ has\b|have wrong\b|advice to all of us|the answer was:|and then there’s this(?! story)|in plain terms|a small detail|one more thing|my guest’s field|work my guest does|describes? the work/iu
/** A question has to say about what. */
const aboutNothing = /\bget wrong(?! about)/u
const ofGuest = /\b(?:my guest|today’s guest)\b/giu

/** Lead-ins that sound translated, ask about nothing, or aren't true where they stand. */
export function leadIns(content: string, { type }: Brief): string[] {
  const paragraphs = content.split('\n\n')
  const opening = paragraphs.slice(0, 2).map((one) => ownSentences(one).join(' '))
  const isLate = paragraphs.slice(3).some((one) => one.includes('before anything else'))
  const isTwice = type === 'introduction' && opening.every((one) => one.search(ofGuest) >= 0)
  return [
    ...ownSentences(content)
      .filter((sentence) => translated.test(sentence) || noSubject.test(sentence))
      .map((sentence) => `a lead-in nobody says: ${sentence}`),
    ...(type === 'introduction'
      ? ownSentences(content)
          .filter((sentence) => unkept.test(sentence) || aboutNothing.test(sentence))
          .map((sentence) => `a lead-in that doesn’t fit: ${sentence}`)
      : []),
    ...(isLate ? ['“before anything else” comes after something else'] : []),
    ...(isTwice ? [`“my guest” is brought in twice: ${opening.join(' ')}`] : []),
  ]
}
