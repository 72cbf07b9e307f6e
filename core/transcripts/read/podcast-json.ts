import * as z from 'zod'
import { latestSecond } from '../transcript-limits.ts'
import { wordCount } from '../../text/word-count.ts'
import type { Cue } from '../cue.ts'
import { TranscriptError } from './transcript-error.ts'

const seconds = z.number().min(0).max(latestSecond)
/** As https://github.com/Podcastindex-org/podcast-namespace has it, and as Whisper writes it. */
const Segment = z.union([
  z.object({
    startTime: seconds,
    endTime: seconds.optional(),
    speaker: z.string().nullish(),
    body: z.string(),
  }),
  z
    .object({ start: seconds, end: seconds.optional(), speaker: z.string().nullish(), text: z.string() })
    .transform(({ start, end, text, ...rest }) => ({ startTime: start, endTime: end, body: text, ...rest })),
])

/** Fewer words in a segment are words with times of their own. */
const fewestWords = 2.5
/** Words and silence after which a sentence is cut that never ends. */
const maxWords = 40
const longestSilence = 2

/** The lines of a JSON file of Podcasting 2.0. Segments of single words become sentences. */
export function readPodcastJson(text: string): Cue[] {
  const { segments } = z.looseObject({ segments: z.array(z.unknown()) }).safeParse(parse(text)).data ?? {}
  if (!segments) throw new TranscriptError('The file has no list called “segments”.')
  const cues = segments.map((segment, place): Cue => {
    const { data } = Segment.safeParse(segment)
    if (!data)
      throw new TranscriptError(`Segment ${place + 1} of the file needs a startTime in seconds and a body.`)
    const { startTime: start, endTime, speaker, body } = data
    return {
      start,
      end: Math.max(endTime ?? start, start),
      speaker: speaker?.trim() || null,
      text: body.trim(),
    }
  })
  const sorted = cues.toSorted((one, other) => one.start! - other.start!)
  const words = sorted.reduce((all, cue) => all + wordCount(cue.text), 0)
  return words < sorted.length * fewestWords ? joined(sorted) : sorted
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const line = /\(line (\d{1,9}) column/.exec(String(error))?.[1]
    throw new TranscriptError('this is not valid JSON.', line ? Number(line) : lastLine(text))
  }
}

/** A file that was cut ends too early. */
const lastLine = (text: string) => text.trimEnd().split('\n').length

function joined(words: Cue[]): Cue[] {
  const lines: Cue[] = []
  let count = 0
  for (const word of words) {
    const last = lines.at(-1)
    const goesOn =
      last &&
      last.speaker === word.speaker &&
      !/[.!?…。！？]["”’)]?$/u.test(last.text) &&
      count < maxWords &&
      word.start! - last.end! < longestSilence
    if (goesOn) {
      // A piece of a word, or a mark, is written as it is
      last.text += /^[\p{P}]/u.test(word.text) ? word.text : ` ${word.text}`
      last.end = Math.max(last.end!, word.end!)
      count += 1
    } else {
      lines.push({ ...word })
      count = 1
    }
  }
  return lines
}
