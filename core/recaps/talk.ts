import type { Speech } from './speech/speech.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import type { Word } from './talk-words.ts'

/** A sentence with its words. */
export interface ReadSentence extends SpokenSentence {
  words: Word[]
  /** Counts up where somebody else speaks; a talk without speakers has turns of about a minute. */
  turn: number
  /** Seconds, estimated where the transcript has no times. */
  at: number
  /** Said while a sponsor is named. */
  isAdvertising: boolean
}

/** A talk as recaps read it. */
export interface Talk {
  sentences: readonly ReadSentence[]
  speech: Speech
  speakers: readonly string[]
  /** Who asks; empty if nobody is named, or one person speaks alone. */
  hosts: ReadonlySet<string>
  /** Null without times. */
  seconds: number | null
}

export const isQuestion = ({ text }: Pick<SpokenSentence, 'text'>) => /[?？؟]["”’]?$/u.test(text)

/** Share of what the most curious speaker asks, from which another one is a host as well. */
const sharedHosting = 0.5
/** Share of the turns of a host that ask something. */
const asksOften = 0.4

/** Who asks the questions, where several people speak. */
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
