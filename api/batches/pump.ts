/** Keeps pieces of work going, as long as there is a next one. */
export interface Pump {
  /** Looks for the next piece. */
  wake(): void
  busy(): boolean
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>
  /** Takes nothing more. */
  close(): void
}

export interface PumpOptions<T> {
  /** Pieces in hand at most. */
  places: number
  next(): Promise<T | undefined>
  work(piece: T): Promise<void>
  /** There is nothing more to take for now. */
  onEmpty(): Promise<void>
  /** Every place is taken. */
  onFull(): void
  report(error: unknown): void
}

export function createPump<T>({ places, next, work, onEmpty, onFull, report }: PumpOptions<T>): Pump {
  const inHand = new Set<Promise<void>>()
  const state = { closed: false, again: false }
  let filling: Promise<void> | undefined

  const fill = async () => {
    while (!state.closed && inHand.size < places) {
      const piece = await next()
      if (piece === undefined) return onEmpty()
      const working: Promise<void> = work(piece)
        .catch(report)
        .finally(() => {
          inHand.delete(working)
          wake()
        })
      inHand.add(working)
    }
    if (!state.closed) onFull()
  }
  // One look at a time: a wake in the middle of one means another one after it
  const wake = () => {
    if (filling) state.again = true
    else if (!state.closed) filling = fill().catch(report).finally(afterLook)
  }
  const afterLook = () => {
    filling = undefined
    if (!state.again) return
    state.again = false
    wake()
  }

  return {
    wake,
    busy: () => inHand.size > 0,
    idle: async () => {
      await filling
      await Promise.all(inHand)
    },
    close: () => {
      state.closed = true
    },
  }
}
