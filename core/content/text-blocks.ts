/** The layout of generated texts on screen and in Word: headings, lists and paragraphs of plain text. */

const numbered = /^\s*\d{1,3}[.)]\s+(?=\S)/u
const pointed = /^\s*[-•*–]\s+(?=\S)/u

export type ListKind = 'numbered' | 'pointed'

/** The kind of list a line belongs to, and the length of its mark; undefined for any other line. */
export function listMark(line: string): { kind: ListKind; length: number } | undefined {
  const number = numbered.exec(line)
  if (number) return { kind: 'numbered', length: number[0].length }
  const point = pointed.exec(line)
  return point ? { kind: 'pointed', length: point[0].length } : undefined
}

/** Whether a block is a heading: one short line without final punctuation. */
export const isHeading = (lines: readonly string[]) =>
  lines.length === 1 && lines[0]!.length <= 60 && !/[.!?…:”"]$/u.test(lines[0]!) && !listMark(lines[0]!)
