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
  /** Places that are free before it looks for more, so that one look brings several pieces. */
  enough: number
  /** Some next pieces, as many as there are free places at most; none when there is nothing. */
  next(places: number): Promise<T[]>
  work(piece: T): Promise<void>
  /** There is nothing more to take for now. */
  onEmpty(): Promise<void>
  /** Every place is taken. */
  onFull(): void
  report(error: unknown): void
}

export function createPump<T>(options: PumpOptions<T>): Pump {
  const { places, enough, next, work, onEmpty, onFull, report } = options
  const inHand = new Set<Promise<void>>()
  const state = { closed: false, again: false }
  let filling: Promise<void> | undefined

  const begin = (piece: T) => {
    const working: Promise<void> = work(piece)
      .catch(report)
      .finally(() => {
        inHand.delete(working)
        wake()
      })
    inHand.add(working)
  }
  const fill = async () => {
    while (!state.closed && places - inHand.size >= enough) {
      const pieces = await next(places - inHand.size)
      if (pieces.length === 0) return onEmpty()
      pieces.forEach(begin)
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
