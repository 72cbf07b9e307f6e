import type { Cue } from '../cue.ts'
import { clockTime } from '../cue.ts'
import { readClock } from './clock.ts'
import { isName } from './speaker-labels.ts'
import { TranscriptError } from './transcript-error.ts'

interface Line {
  /** Line of the file, from 1. */
  number: number
  time: number | null
  /** Who speaks, where the line is a heading such as "Maya Okafor  0:05". */
  speaker: string | null
  text: string
  /** A blank line was before it. */
  isApart: boolean
}

const timeFirst = /^[[(]?(\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])]?(?:\s+|:\s*|\s[-–—]\s|$)/
/** The last word of "Maya Okafor  0:05" or "Speaker 2 (00:05)" */
const timeAlone = /^[[(]?(\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])]?:?$/
/** "Maya (00:01:02): Hello" */
const timeWithin = /^([^[(:]{1,80})[[(](\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])]\s*:?\s*/

function lineOf(raw: string, number: number, isApart: boolean): Line {
  const line = { number, time: null, speaker: null, text: raw, isApart }
  const first = timeFirst.exec(raw)
  const time = first && readClock(first[1]!)
  if (first && time !== null) return { ...line, time, text: raw.slice(first[0].length) }
  return headingOf(raw, line) ?? line
}

/** A line that names who speaks before its time. */
function headingOf(raw: string, line: Line): Line | null {
  const lastWord = raw.split(/\s/).at(-1)!
  const alone = timeAlone.exec(lastWord)
  const within = alone ? null : timeWithin.exec(raw)
  const speaker = alone ? raw.slice(0, -lastWord.length).trim() : within?.[1]!.trim()
  const time = readClock(alone?.[1] ?? within?.[2] ?? '')
  if (!speaker || time === null || !isName(speaker)) return null
  return { ...line, time, speaker, text: within ? raw.slice(within[0].length) : '' }
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let isApart = true
  for (const [index, raw] of text.split('\n').entries()) {
    const trimmed = raw.trim()
    if (trimmed) lines.push(lineOf(trimmed, index + 1, isApart))
    isApart = !trimmed
  }
  return lines
}

/** Lines such as "[00:01:02] Maya", whose words follow below: their text is the speaker's name. */
function withHeadings(lines: Line[]): Line[] {
  const timed = lines.filter(({ time, speaker }) => time !== null && speaker === null)
  const headings = new Set(
    lines.filter(({ time, speaker, text }, place) => {
      const next = lines[place + 1]
      return time !== null && speaker === null && isName(text) && next?.time === null && !next.isApart
    }),
  )
  if (headings.size * 2 <= timed.length) return lines
  return lines.map((line) => (headings.has(line) ? { ...line, speaker: line.text, text: '' } : line))
}

/** @throws for times that go back */
function checkOrder(lines: Line[]) {
  let latest = 0
  for (const { time, number } of lines) {
    if (time === null) continue
    if (time < latest)
      throw new TranscriptError(`${clockTime(time)} comes after ${clockTime(latest)}.`, number)
    latest = time
  }
}

/**
 * The lines of plain text: with times and speakers where it has them. Each starts at its own time, and ends where the next
 * one starts.
 * @param isLabelled whether a line begins with the name of a speaker
 */
export function readSpokenText(text: string, isLabelled: (line: string) => boolean): Cue[] {
  const lines = withHeadings(linesOf(text))
  checkOrder(lines)
  const hasParagraphs = lines.some(({ isApart }, place) => place > 0 && isApart)
  const hasHeadings = lines.some((line) => line.time !== null || isLabelled(line.text))
  const cues: Cue[] = []
  for (const { time, speaker, text: words, isApart } of lines) {
    const begins = time !== null || isApart || isLabelled(words) || (!hasParagraphs && !hasHeadings)
    const last = cues.at(-1)
    if (begins || !last) cues.push({ start: time, end: null, speaker, text: words })
    else last.text = last.text ? `${last.text} ${words}` : words
  }
  return withEnds(cues)
}

const withEnds = (cues: Cue[]) => {
  let next: number | null = null
  for (const cue of cues.toReversed()) {
    cue.end = cue.start === null ? null : next
    next = cue.start ?? next
  }
  return cues
}
