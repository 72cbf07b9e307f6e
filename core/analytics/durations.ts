/** Rounds a duration: to 10 seconds under 10 minutes, to a minute under 2 hours, to 10 minutes beyond. */
export function roundedSeconds(seconds: number): number {
  const step = seconds < 600 ? 10 : seconds < 7_200 ? 60 : 600
  return Math.round(seconds / step) * step
}

/** The median of rounded durations with their counts; null if there are none. */
export function medianOf(counts: readonly { seconds: number; count: number }[]): number | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  let left = all / 2
  for (const { seconds, count } of counts.toSorted((one, other) => one.seconds - other.seconds)) {
    left -= count
    if (left <= 0) return seconds
  }
  return null
}

/** `40 s`, `12 min`, `3 h`, `4 days`. */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`
  return `${Math.round(seconds / 86_400)} days`
}
