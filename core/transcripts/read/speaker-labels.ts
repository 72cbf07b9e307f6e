import { longestSpeaker } from '../transcript-limits.ts'

/** What a line says before its words. */
export interface Label {
  speaker: string
  /** The words after it. */
  rest: string
}

const name = /^[\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N} .,'’&()/_-]*$/u
const maxWords = 6
/** Lines that begin with the same words, until they are a name. */
const fewestUses = 2

/** Whether a text can be the name of a speaker. */
export const isName = (text: string) =>
  text.length <= longestSpeaker && name.test(text) && text.split(' ').length <= maxWords

/** `Maya Okafor: Hello` as its speaker and the words; null for a line without a label. */
export function labelOf(line: string): Label | null {
  const colon = line.indexOf(':')
  if (colon < 1 || colon > longestSpeaker) return null
  const speaker = line.slice(0, colon).trim()
  const rest = line.slice(colon + 1)
  // A web address and a time hold a colon as well
  if (rest.startsWith('//') || /^\d/.test(rest) || !isName(speaker)) return null
  return { speaker, rest: rest.trim() }
}

/**
 * Which labels are speakers. "One thing: …" looks like one, so a label has to return, or most lines have to have one.
 * @param lines the lines that may begin with a label
 */
export function speakerNames(lines: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>()
  let labelled = 0
  for (const line of lines) {
    const label = labelOf(line)
    if (!label) continue
    labelled += 1
    uses.set(label.speaker, (uses.get(label.speaker) ?? 0) + 1)
  }
  const isDialogue = labelled * 2 > lines.length
  return new Set(
    [...uses].flatMap(([speaker, count]) => (isDialogue || count >= fewestUses ? [speaker] : [])),
  )
}
