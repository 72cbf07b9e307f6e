import { listed } from '../text/format.ts'
import { wordCount } from '../text/word-count.ts'
import { type Cue, lengthOf, speakersOf } from '../transcripts/cue.ts'
import { findChapters, type ReadSentence } from './find-chapters.ts'
import { keyPhrases, type KeyPhrase, wordReader } from './key-words.ts'
import { namedLinks } from './named-links.ts'
import { longestQuote, mostQuotes, type Quote, type RecapDraft } from './recap.ts'
import { spokenSentences } from './spoken-sentences.ts'

/** Words of a quotation. */
const fewestQuoted = 8
const mostQuoted = 45
/** Phrases that a summary names. */
const mostNamed = 4
/** Characters that are read: far more than four hours of talk. */
const longestRead = 600_000
/** Characters in which the language of a talk shows. */
const sampleLength = 4_000

/** Who asks the most questions, where several people speak. */
function hostOf(sentences: readonly ReadSentence[], speakers: string[]): string | null {
  if (speakers.length < 2) return null
  const asked = new Map<string, number>()
  for (const { speaker, text } of sentences)
    if (speaker !== null && text.endsWith('?')) asked.set(speaker, (asked.get(speaker) ?? 0) + 1)
  return (
    [...asked].reduce<[string, number] | null>(
      (most, one) => (most && most[1] >= one[1] ? most : one),
      null,
    )?.[0] ?? null
  )
}

/** Refers to something said before, which a quotation leaves out. */
const leansOn = /^(?:it|that|this|these|those|they|he|she|and|but|so|because|which|then|yeah|yes|no|or)\b/iu
const isWhole = (text: string) => /^[\p{Lu}\p{Lo}\p{N}“"']/u.test(text) && /[.!。！]["”’]?$/u.test(text)

/** The sentences that say the most about what the talk is about, at most one of each part of it, none twice. */
function findQuotes(
  sentences: readonly ReadSentence[],
  { host, phrases }: { host: string | null; phrases: readonly KeyPhrase[] },
): Quote[] {
  const weights = new Map(
    phrases
      .slice(0, 40)
      .flatMap(({ stems, count }) => stems.map((stem) => [stem, Math.log2(1 + count)] as const)),
  )
  const scoreOf = ({ tokens, text }: ReadSentence) => {
    const stems = new Set(tokens.map(({ stem }) => stem))
    const sum = [...stems].reduce((score, stem) => score + (weights.get(stem) ?? 0), 0)
    return (sum / Math.sqrt(tokens.length)) * (leansOn.test(text) ? 0.5 : 1)
  }
  const parts = new Map<number, { sentence: ReadSentence; score: number }>()
  const said = new Set<string>()
  for (const [place, sentence] of sentences.entries()) {
    const { text, speaker } = sentence
    const words = wordCount(text)
    if (words < fewestQuoted || words > mostQuoted || text.length > longestQuote || !isWhole(text)) continue
    if ((host !== null && speaker === host) || said.has(text)) continue
    said.add(text)
    const part = Math.floor((place * mostQuotes) / sentences.length)
    const score = scoreOf(sentence)
    if (score > (parts.get(part)?.score ?? 0)) parts.set(part, { sentence, score })
  }
  return [...parts.values()].map(({ sentence: { text, line, speaker, start } }) => ({
    text,
    line,
    speaker,
    start,
  }))
}

/** What the talk is about, from the words that return in it. Nothing is claimed beyond that they were said. */
function summaryOf(
  speakers: string[],
  phrases: readonly KeyPhrase[],
  isNamed: (phrase: KeyPhrase) => boolean,
): string[] {
  const subjects = phrases.filter((phrase) => !isNamed(phrase)).slice(0, mostNamed)
  if (subjects.length === 0) return []
  const names =
    speakers.length > 1 && speakers.length <= 4 ? `${listed(speakers)} talk` : 'This episode talks'
  return [`${names} about ${listed(subjects.map(({ text }) => text))}.`]
}

/**
 * What was said, in short, without a language model: everything but the sentence that names the subjects is word for word
 * from the transcript. Pure.
 */
export function extractRecap(all: readonly Cue[]): RecapDraft {
  let length = 0
  const cues = all.filter(({ text }) => (length += text.length) <= longestRead)
  const sample = cues
    .slice(0, 200)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, sampleLength)
  const read = wordReader(sample)
  const sentences = spokenSentences(cues).map((sentence) => ({ ...sentence, tokens: read(sentence.text) }))
  const speakers = speakersOf(cues)
  const host = hostOf(sentences, speakers)
  const phrases = keyPhrases(sentences.map(({ tokens }) => tokens))
  const names = new Set(speakers.flatMap((speaker) => read(speaker).map(({ stem }) => stem)))
  return {
    summary: summaryOf(speakers, phrases, ({ stems }) => stems.some((stem) => names.has(stem))),
    quotes: findQuotes(sentences, { host, phrases }),
    chapters: findChapters(sentences, { host, seconds: lengthOf(cues) }),
    links: namedLinks(cues),
  }
}
