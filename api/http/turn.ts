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

/** Milliseconds of work after which other requests get a turn. */
const longestTurn = 20

/** The items that pass, where looking at one can take milliseconds: other requests get their turns in between. */
export async function filteredInTurns<Item>(items: readonly Item[], passes: (item: Item) => boolean) {
  const passed: Item[] = []
  let since = performance.now()
  for (const item of items) {
    if (passes(item)) passed.push(item)
    if (performance.now() - since < longestTurn) continue
    await turn()
    since = performance.now()
  }
  return passed
}
