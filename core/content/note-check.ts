import { ended, quoted } from '../text/sentences.ts'
import { asksFor, heeds, isForbidding, sentencesOf, unheeded } from './own-note.ts'
import { privateMatters } from './private-matters.ts'

/** "Ask about", "plug", "happy to talk about": wants it said. */
const wishing =
  /(?<!\p{L})(?:(?:fine|glad|happy|keen|likes?|loves?|ok|okay|open|wants?|willing)(?: (?:be|being|for you|to|with)){0,3} (?:ask(?:ed|ing)?|discuss(?:ed|ing)?|mention(?:ed|ing)?|questions|shar(?:e|ing)|speak(?:ing)?|talk(?:ing)?|tell(?:ing)?)|open about|highlight|plugs?|promotes?|(?:do |please |pls |^)(?:(?:ask|talk)(?: (?:her|him|them))? about|bring up|discuss|mention))(?!\p{L})/iu

/** Does a part of the sentence name a private matter without a wish for it? Then it may forbid it in words that nobody listed. */
const isOpen = (sentence: string) =>
  sentence
    .split(/ \/ ?|; | (?:although|but|though) /u)
    .some((part) => privateMatters.some((matter) => matter(part)) && !asksFor(part) && !wishing.test(part))

/** Can texts about the guest need a glance because of the note? */
export const mayForbid = (note: string | null | undefined) =>
  sentencesOf(note).some((sentence) => isForbidding(sentence) || isOpen(sentence))

/**
 * Whether the host has to read a text because of their note about the guest: what the note forbids wasn't all found and left out, or the
 * note names a private matter in a sentence that is understood neither as a ban nor as a wish.
 *
 * @param note the guest's note as it is today. What was added after the text was written has to be checked, too.
 * @param line the note stored with the text.
 */
export function noteCheck(note: string | null | undefined, line: string | null): boolean {
  const all = sentencesOf(note)
  const forbidden = all.filter(isForbidding)
  if (all.some((sentence) => !forbidden.includes(sentence) && isOpen(sentence))) return true
  if (forbidden.length === 0) return false
  const said = line ?? ''
  const isKnown = forbidden.every((sentence) => said.includes(quoted([ended(sentence)]).slice(1, -1)))
  return !isKnown || !said.includes(heeds.surely) || said.includes(unheeded)
}
