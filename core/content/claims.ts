import { isHeading, listMark } from './text-blocks.ts'

/** Whether a sentence claims something that a source could support: no heading, question, greeting, or number alone. */
export function isClaim(sentence: string): boolean {
  const said = withoutMark(sentence.trim())
  return /\p{L}/u.test(said) && !/\?["”’)]*$/u.test(said) && !isHeading([said]) && !isGreeting(said)
}

const withoutMark = (line: string) => line.slice(listMark(line)?.length ?? 0)

const greetings =
  /^(?:hi|hello|hey|welcome|good (?:morning|afternoon|evening)|thank you|thanks|please (?:welcome|join)|join me|stay tuned|enjoy|let[’']s (?:begin|start|get|dive|welcome|talk)|here we go|ladies and gentlemen)\b/iu
/** Words up to which a sentence that begins like a greeting is one: a longer one says something, too. */
const greetingWords = 9

const isGreeting = (sentence: string) =>
  greetings.test(sentence) && sentence.split(/\s+/u).length <= greetingWords
