import type { Speech } from './speech/speech.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import type { Word } from './talk-words.ts'

/** A sentence and its words. */
export interface ReadSentence extends SpokenSentence {
  words: Word[]
  /** Increases when the speaker changes; without speakers, turns last about a minute. */
  turn: number
  /** Seconds, estimated where the transcript has no times. */
  at: number
  /** Said while a sponsor is named. */
  isAdvertising: boolean
}

/** A talk prepared for recaps. */
export interface Talk {
  sentences: readonly ReadSentence[]
  speech: Speech
  speakers: readonly string[]
  /** The hosts; empty without speakers or with only one. */
  hosts: ReadonlySet<string>
  /** Null without times. */
  seconds: number | null
}

export const isQuestion = ({ text }: Pick<SpokenSentence, 'text'>) => /[?？؟]["”’]?$/u.test(text)

/** Minimum share of the top asker's questions for another speaker to count as a host. */
const sharedHosting = 0.5
/** Minimum share of a host's turns that are questions. */
const asksOften = 0.4

/** The speakers who ask the questions, if there are several. */
export function hostsOf(sentences: readonly ReadSentence[], speakers: readonly string[]): Set<string> {
  if (speakers.length < 2) return new Set()
  const counted = speakers.map((speaker) => {
    const own = sentences.filter((sentence) => sentence.speaker === speaker)
    const asked = new Set(own.filter(isQuestion).map(({ turn }) => turn)).size
    return { speaker, asked, share: asked / new Set(own.map(({ turn }) => turn)).size }
  })
  const most = Math.max(...counted.map(({ asked }) => asked))
  if (most === 0) return new Set()
  const asking = counted.filter(
    ({ asked, share }) => asked === most || (asked >= most * sharedHosting && share >= asksOften),
  )
  return new Set(
    (asking.length === speakers.length
      ? counted.filter(({ asked }) => asked === most).slice(0, 1)
      : asking
    ).map(({ speaker }) => speaker),
  )
}
