/** One line of a transcript. */
export interface Cue {
  /** Seconds from the start of the recording; null if the transcript has no times. */
  start: number | null
  /** Seconds; never before the start. */
  end: number | null
  speaker: string | null
  /** One line, with single spaces. */
  text: string
}

const two = (part: number) => String(part).padStart(2, '0')

/** A time as people write it: `0:05`, `12:40`, `1:02:03`. Parts of a second are dropped. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`
}

/** Names of the speakers, in the order in which they first speak. */
export const speakersOf = (cues: readonly Pick<Cue, 'speaker'>[]): string[] => [
  ...new Set(cues.flatMap(({ speaker }) => speaker ?? [])),
]

/** Seconds from the first moment of the recording to the last that is known; null without times. */
export function lengthOf(cues: readonly Pick<Cue, 'start' | 'end'>[]): number | null {
  const times = cues.flatMap(({ start, end }) => end ?? start ?? [])
  return times.length === 0 ? null : times.reduce((latest, time) => Math.max(latest, time), 0)
}
