import { type Cue, lengthOf, speakersOf } from '../transcripts/cue.ts'
import { findChapters } from './find-chapters.ts'
import { findQuotes } from './find-quotes.ts'
import { namedLinks } from './named-links.ts'
import type { RecapDraft } from './recap.ts'
import { speechOf } from './speech/speech-of.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { missingNote, summarize } from './summarize.ts'
import { wordReader } from './talk-words.ts'
import { hostsOf, type ReadSentence, type Talk } from './talk.ts'
import { topicsOf } from './topics.ts'

/** Maximum characters read: far more than four hours of talk. */
const longestRead = 300_000
/** Characters used to detect the language. */
const sampleLength = 4_000
/** Words per minute, for transcripts without times. */
const wordsOfMinute = 150
/** Seconds per turn, for transcripts without speakers. */
const unnamedTurn = 60

/** A rule-based recap and its missing parts. */
export interface ExtractedRecap extends RecapDraft {
  note: string | null
}

function readTalk(cues: readonly Cue[]): Talk {
  const speech = speechOf(
    cues
      .slice(0, 200)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, sampleLength),
  )
  const speakers = speakersOf(cues)
  const read = wordReader(speech, speakers)
  let turn = 0
  let spoken = 0
  let speaker: string | null | undefined
  const sentences = spokenSentences(cues).map((sentence): ReadSentence => {
    const words = read(sentence.text)
    const at = sentence.start ?? (spoken / wordsOfMinute) * 60
    spoken += words.length
    if (sentence.speaker !== speaker || speech.resumes?.test(sentence.text)) turn += 1
    speaker = sentence.speaker
    const isAdvertising = speech.sponsor?.test(sentence.text) ?? false
    return {
      ...sentence,
      words,
      at,
      isAdvertising,
      turn: speakers.length > 1 ? turn : Math.floor(at / unnamedTurn),
    }
  })
  return { sentences, speech, speakers, hosts: hostsOf(sentences, speakers), seconds: lengthOf(cues) }
}

/**
 * Extracts a recap without a language model. Quotes are verbatim, and the rest mentions only certain topics;
 * a talk without any gets a shorter recap. Pure.
 */
export function extractRecap(all: readonly Cue[]): ExtractedRecap {
  let length = 0
  const cues = all.filter(({ text }) => (length += text.length) <= longestRead)
  const talk = readTalk(cues)
  const topics = topicsOf(talk)
  const best = findQuotes(talk, topics)
  const summary = summarize(talk, topics, best)
  return {
    summary,
    quotes: best.toSorted((one, other) => one.line - other.line),
    chapters: findChapters(talk),
    links: namedLinks(cues),
    note: missingNote(talk, { summary, quotes: best }),
  }
}
