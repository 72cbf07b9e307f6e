import { oncePerText } from '../text/once-per-text.ts'

/** Where a line names the guest: in full, or as the host calls them. */
export const slots = { full: '{guest in full}', short: '{guest}' }

export const slot = /\{guest(?: in full)?\}/u

/** A line that several introductions have, with a slot where they name their guests. */
export interface RecurringLine {
  text: string
  /** The introductions that have it, by their place in the list. */
  in: number[]
}

const tokensOf = oncePerText(
  (sentence): readonly string[] =>
    sentence
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{M}\p{N}-]+(?:'(?!s\b)[\p{L}\p{M}]+)*|'s\b|\s+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [],
)

const isWord = (token: string) => /\p{L}/u.test(token)
const isCapital = (token: string) => /^\p{Lu}/u.test(token)

/** Words of a name, and those that go between them: "Anna van der Berg" */
const longestName = 5
const between = /^(?:al|bin|da|de|del|della|den|der|di|do|dos|du|el|la|le|ter|van|von|y|zu)$/u
const isName = (tokens: readonly string[]) => {
  const words = tokens.filter(isWord)
  return (
    words.length > 0 &&
    words.length <= longestName &&
    isCapital(words[0]!) &&
    isCapital(words.at(-1)!) &&
    tokens.every((token) => !isWord(token) || isCapital(token) || between.test(token)) &&
    tokens.every((token) => isWord(token) || /^[\s.'“”"-]+$/u.test(token))
  )
}

/** Words that two lines share if one is the other with another name. */
const fewestShared = 2

/** The line that both sentences are; null if more than the guest’s name is different. */
function sameLine(one: string, other: string): string | null {
  if (one === other) return one
  const [a, b] = [tokensOf(one), tokensOf(other)]
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start += 1
  let end = 0
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  // "Anna Gold" and "Anna Berg": the first name is no part of the line
  while (start > 2 && /^\s+$/u.test(a[start - 1]!) && isCapital(a[start - 2]!)) start -= 2
  const middle = (tokens: readonly string[]) => tokens.slice(start, tokens.length - end)
  const shared = [...a.slice(0, start), ...a.slice(a.length - end)]
  if (start + end >= a.length && start + end >= b.length) return one
  if (!isName(middle(a)) || !isName(middle(b)) || shared.filter(isWord).length < fewestShared) return null
  const isFull = [a, b].some((tokens) => middle(tokens).filter(isWord).length > 1)
  return `${a.slice(0, start).join('')}${isFull ? slots.full : slots.short}${a.slice(a.length - end).join('')}`
}

const unnamed = (line: string) => line.replace(slots.full, slots.short)
const mostFirst = (lines: RecurringLine[]) => lines.toSorted((a, b) => b.in.length - a.in.length)

/** The lines that at least two of the introductions have among these sentences, those of most introductions first. */
export function linesIn(sentences: { text: string; of: number }[]): RecurringLine[] {
  const found = new Map<string, RecurringLine>()
  for (const one of sentences)
    for (const other of sentences) {
      const text = other.of > one.of ? sameLine(one.text, other.text) : null
      if (text === null) continue
      const known = found.get(unnamed(text))
      const all = new Set([...(known?.in ?? []), one.of, other.of])
      // Whoever names one guest in full there means all of them to be
      const isFull = known?.text.includes(slots.full) ?? false
      found.set(unnamed(text), { text: isFull ? known!.text : text, in: [...all] })
    }
  return mostFirst([...found.values()])
}

/** Sentences of a greeting or a sign-off. */
const longestRun = 4

/** The lines that several introductions begin with, or end with where `at` counts from the end. */
export function sharedRun(
  read: string[][],
  at: (all: string[], place: number) => string | undefined,
): RecurringLine[] {
  const run: RecurringLine[] = []
  let group = read.map((_, index) => index)
  while (run.length < longestRun) {
    const sentences = group.flatMap((of) => {
      const text = run.length < read[of]!.length - 1 ? at(read[of]!, run.length) : undefined
      return text === undefined ? [] : [{ text, of }]
    })
    const [line] = linesIn(sentences)
    if (!line) break
    run.push(line)
    group = line.in
  }
  return run
}
