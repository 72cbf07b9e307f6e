/** Runs `count` calls, of which `at` are under way at a time. */
export async function rate(at: number, count: number, call: () => Promise<unknown>): Promise<void> {
  let left = count
  const caller = async () => {
    while (left-- > 0) await call()
  }
  await Promise.all(Array.from({ length: at }, caller))
}

/** A share of sorted times, such as 0.99. */
export const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
