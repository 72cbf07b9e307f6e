/** Pace of a batch: texts that finished within the last `seconds`. */
export interface Pace {
  ended: number
  seconds: number
}

/** Estimated seconds for the remaining texts; null until one has finished. */
export const secondsLeft = (left: number, { ended, seconds }: Pace): number | null =>
  left === 0 ? 0 : ended > 0 && seconds > 0 ? Math.ceil((left * seconds) / ended) : null
