const waiting: (() => void)[] = []

/**
 * Waits for a turn on the event loop. Only one of all long replies in progress continues between two network
 * polls: `setImmediate` alone would run all of them, and every other request would wait for their sum.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(next)
  })

function next() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
