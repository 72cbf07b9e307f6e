import type { Cue } from '@cueroom/core/transcripts/cue.ts'
import { useDeferredValue, useMemo, useState } from 'react'

/** Words that are searched for in the lines. */
export interface TranscriptFind {
  typed: string
  setTyped: (typed: string) => void
  /** What is highlighted. */
  words: string
  /** Lines that hold the words. */
  found: number[]
  /** Place in `found` of the line that is shown. */
  place: number
  /** The line that is shown. */
  current: number | undefined
  step: (lines: number) => void
}

/** One letter is in every line. */
const fewestLetters = 2

export function useTranscriptSearch(cues: readonly Pick<Cue, 'text'>[]): TranscriptFind {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const words = useDeferredValue(typed.trim().toLowerCase())
  const found = useMemo(
    () =>
      words.length < fewestLetters
        ? []
        : cues.flatMap(({ text }, line) => (text.toLowerCase().includes(words) ? [line] : [])),
    [cues, words],
  )
  const place = found.length === 0 ? 0 : ((chosen % found.length) + found.length) % found.length
  return {
    typed,
    setTyped: (text) => {
      setTyped(text)
      setChosen(0)
    },
    words: found.length > 0 ? words : '',
    found,
    place,
    current: found[place],
    step: (lines) => setChosen(place + lines),
  }
}
