import type { Cue } from '../cue.ts'
import { readClock } from './clock.ts'
import { shortened, TranscriptError } from './transcript-error.ts'
import { voicesOf } from './voices.ts'

/** A caption as a .vtt or .srt file has it. */
interface Caption {
  start: number
  end: number
  lines: string[]
}

const arrow = '-->'
/** Seconds of the captions in which automatic ones only hold a line. */
const shortestCaption = 0.1

function timesOf(line: string, number: number): [start: number, end: number] {
  const [before = '', after = ''] = line.split(arrow)
  const given = [before.trim(), after.trim().split(/\s/, 1)[0]!]
  const [start, end] = given.map((text) => {
    const time = readClock(text)
    if (time === null)
      throw new TranscriptError(`${shortened(text)} is not a time such as 00:01:02.500.`, number)
    return time
  }) as [number, number]
  if (end < start) throw new TranscriptError(`the caption ends at ${given[1]}, before its start.`, number)
  return [start, end]
}

/**
 * The captions of a .vtt or .srt file. A caption is its line of times and every line up to a blank one; what is before the
 * times (numbers, notes, styles) is left out. No package is used: those we tried drop captions without saying so.
 */
function captionsIn(text: string): Caption[] {
  const captions: Caption[] = []
  let open: Caption | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (line.includes(arrow)) {
      // Without a blank line between captions, the number of this one ends the one before
      if (open && /^\d+$/.test(open.lines.at(-1) ?? '')) open.lines.pop()
      const [start, end] = timesOf(line, index + 1)
      captions.push((open = { start, end, lines: [] }))
    } else if (line.trim() === '') open = undefined
    else open?.lines.push(line.trim())
  }
  return captions
}

/** Automatic captions roll: each begins with the line that the one before ended with. */
function unrolled(captions: Caption[]): Caption[] {
  const kept: Caption[] = []
  let shown = ''
  for (const { start, end, lines } of captions) {
    const rolls = lines.length > 1 || end - start < shortestCaption
    const fresh = rolls && lines[0] === shown ? lines.slice(1) : lines
    shown = lines.at(-1) ?? shown
    if (fresh.length > 0) kept.push({ start, end, lines: fresh })
    else if (kept.length > 0) kept.at(-1)!.end = Math.max(kept.at(-1)!.end, end)
  }
  return kept
}

/** The lines of a .vtt or .srt file, in the order of their times. */
export function readCaptions(text: string): Cue[] {
  const captions = unrolled(captionsIn(text))
  return captions
    .flatMap(({ start, end, lines }) =>
      voicesOf(lines.join('\n')).map((voice): Cue => ({ start, end, ...voice })),
    )
    .toSorted((one, other) => one.start! - other.start!)
}
