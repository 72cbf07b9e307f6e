import { isHeading, listMark } from './text-blocks.ts'

/**
 * Whether a sentence makes a claim that a source could support. Headings, questions, greetings, links and
 * bare numbers don't.
 */
export function isClaim(sentence: string): boolean {
  const said = withoutMark(sentence.trim())
  const isSaid = /\p{L}/u.test(said) && !/\?["”’)]*$/u.test(said) && !isHeading([said])
  return isSaid && !isGreeting(said) && !isLink(said)
}

const withoutMark = (line: string) => line.slice(listMark(line)?.length ?? 0)

const greetings =
  /^(?:hi|hello|hey|welcome|good (?:morning|afternoon|evening)|thank you|thanks|please (?:welcome|join)|join me|make yourself|there[’']s no hurry|stay (?:tuned|a while|with (?:me|us))|enjoy|let[’']s (?:begin|start|get|dive|welcome|talk)|here we go|ladies and gentlemen)\b/iu
/** Maximum words of a greeting: a longer sentence that begins like one also says something. */
const greetingWords = 9

const isGreeting = (sentence: string) =>
  greetings.test(sentence) && sentence.split(/\s+/u).length <= greetingWords

/** Maximum words of a sentence that is only a transition. */
const linkWords = 14
/** How hosts talk about the conversation itself. "You …" is about the guest, and can be wrong. */
const ofTheTalk = /^(?!you\b|your\b).*\b(?:i|i['’]\p{L}+|me|my|we|we['’]\p{L}+|us|our|you|your)\b/iu
/** About the upcoming conversation, so it can't be checked yet. */
const ofTheHour = /^(?:this (?:should|will|is going to) be|you (?:might|may|will) want|i have notes)\b/iu
const ordering = /^(?:first|next|now|then|finally|here|so|and now|but first|one (?:more|last) thing)\b/iu
/** A number, a reference to a person, or a name after the first word. */
const facts = /\d|\b(?:he|she|they|his|her|hers|their|him|them)\b/iu
const namesSomething = /\s["“‘]?(?!I\b)\p{Lu}/u

/** "First, a short introduction.", "It's good to have you here.": about the talk, not about anybody. */
function isLink(sentence: string): boolean {
  if (sentence.split(/\s+/u).length > linkWords) return false
  if (ofTheHour.test(sentence)) return !/\d/u.test(sentence) && !namesSomething.test(sentence)
  return (
    (ofTheTalk.test(sentence) || ordering.test(sentence)) &&
    !facts.test(sentence) &&
    !namesSomething.test(sentence)
  )
}
