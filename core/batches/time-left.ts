/** How fast a batch goes: texts that came to their end within the last `seconds`. */
export interface Pace {
  ended: number
  seconds: number
}

/** About how many seconds the texts that are left will take; null until one has come to its end. */
export const secondsLeft = (left: number, { ended, seconds }: Pace): number | null =>
  left === 0 ? 0 : ended > 0 && seconds > 0 ? Math.ceil((left * seconds) / ended) : null
