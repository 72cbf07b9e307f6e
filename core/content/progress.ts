/** Milliseconds between two steps of the simulated progress bar (specification 4). */
export const progressTick = { content: 300, marketingHub: 200 } as const

/** Percentage at which the bar waits for the text. */
export const progressCap = 95

const smallestStep = 2
const largestStep = 10

/** The bar's next percentage: a random step of 2 to 10, never past the cap. `random` is in [0, 1). */
export const nextProgress = (current: number, random: () => number = Math.random) =>
  Math.min(progressCap, current + smallestStep + Math.floor(random() * (largestStep - smallestStep + 1)))
