import { numberText } from '../../text/format.ts'
import { type Cue, speakersOf } from '../cue.ts'
import {
  longestSpeaker,
  maxLines,
  maxSpeakers,
  transcriptBytes,
  type TranscriptFormat,
} from '../transcript-limits.ts'
import { readCaptions } from './captions.ts'
import { readPodcastJson } from './podcast-json.ts'
import { labelOf, speakerNames } from './speaker-labels.ts'
import { readSpokenText } from './spoken-text.ts'
import { TranscriptError } from './transcript-error.ts'

/** A transcript as it was read. */
export interface ReadTranscript {
  format: TranscriptFormat
  cues: Cue[]
}

// Control and direction characters have no place in what is read; joiners are part of how words are spelled
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const oneLine = (text: string) => text.replace(/\s+/gu, ' ').replace(invisible, '').trim()

/** Which format a text is in. */
function formatOf(text: string): TranscriptFormat {
  const start = text.slice(0, 4_000).trimStart()
  if (start.startsWith('WEBVTT')) return 'vtt'
  if (/^[[{]\s*["[{]/.test(start) && !/^\[\d/.test(start)) return 'json'
  return /^.{1,40} --> /m.test(start) ? 'srt' : 'text'
}

/** Of a Word document or another zip, a PDF and an RTF. */
const foreignStarts = ['PK\u0003', '%PDF-', '{\\rtf']

function refuseOthers(text: string) {
  const start = text.slice(0, 4_000)
  if (/^\s*(?:<!doctype html|<html|<\?xml)/i.test(start))
    throw new TranscriptError(
      'This is a web page, not a transcript. Save the transcript as .txt, .vtt, .srt or .json.',
    )
  if (/^\s*<(?:rss|feed|opml)[\s>]/i.test(start))
    throw new TranscriptError(
      'This is a feed, not a transcript. Save the transcript as .txt, .vtt, .srt or .json.',
    )
  if (foreignStarts.some((sign) => start.startsWith(sign)) || /[\0\ufffd]/.test(start))
    throw new TranscriptError('This is not a text file. Save the transcript as .txt, .vtt, .srt or .json.')
}

/**
 * The lines of a transcript, whatever format it is in. Pure.
 * @param format the format to read it as; found out from the text when missing
 * @throws TranscriptError, one sentence that names the line and the reason
 */
export function readTranscript(text: string, format?: TranscriptFormat | null): ReadTranscript {
  if (new TextEncoder().encode(text).length > transcriptBytes)
    throw new TranscriptError('A transcript can be at most 5 MB.')
  refuseOthers(text)
  const plain = text
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  const known = format ?? formatOf(plain)
  const cues = named(readAs[known](plain)).filter((cue) => cue.text !== '')
  check(cues, known)
  return { format: known, cues }
}

const readAs: Record<TranscriptFormat, (text: string) => Cue[]> = {
  vtt: (text) => {
    if (!text.trimStart().startsWith('WEBVTT'))
      throw new TranscriptError('a .vtt file starts with WEBVTT.', 1)
    return readCaptions(text)
  },
  srt: readCaptions,
  json: readPodcastJson,
  text: (text) => {
    const names = speakerNames(text.split('\n').map(withoutTime).filter(Boolean))
    return readSpokenText(text, (line) => names.has(labelOf(line)?.speaker ?? ''))
  },
}

const withoutTime = (line: string) => line.trim().replace(/^[[(]?\d[\d:.,]{2,15}[\])]?\s*/, '')

/** Takes the names of speakers out of the words. Who spoke last goes on where a caption names nobody. */
function named(cues: Cue[]): Cue[] {
  const names = speakerNames(cues.map(({ text }) => text))
  let last: string | null = null
  return cues.map(({ start, end, ...cue }) => {
    const label = cue.speaker === null ? labelOf(cue.text) : null
    const isLabelled = label !== null && names.has(label.speaker)
    const given = isLabelled ? label.speaker : cue.speaker
    const speaker = given === null ? last : oneLine(given).slice(0, longestSpeaker).toWellFormed()
    last = speaker
    return { start, end, speaker, text: oneLine(isLabelled ? label.rest : cue.text) }
  })
}

function check(cues: Cue[], format: TranscriptFormat) {
  if (cues.length === 0)
    throw new TranscriptError(
      format === 'text' ? 'The transcript has no words.' : 'The file has no lines with times and words.',
    )
  if (cues.length > maxLines)
    throw new TranscriptError(`A transcript can have at most ${numberText(maxLines)} lines.`)
  if (speakersOf(cues).length > maxSpeakers)
    throw new TranscriptError(`A transcript can have at most ${maxSpeakers} speakers.`)
}
