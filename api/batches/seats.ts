/** The item was prepared, but by now its batch, or the provider, shall wait. */
export class Halted extends Error {
  constructor() {
    super('The text was not begun')
    this.name = 'Halted'
  }
}

/** A promise of one place at the language model, for whoever begins to prepare now. */
export type Seat = <T>(work: () => Promise<T>) => Promise<T>

/** Places at the language model: what is prepared waits for one, so that none is empty while the database is read. */
export interface Seats {
  /** Works at a place when one is free. It throws Halted when `halt` was called since it was promised. */
  promise(): Seat
  /** Turns away everybody who has no place yet. */
  halt(): void
  /** Turns away everybody from now on. */
  close(): void
}

export function createSeats(count: number): Seats {
  let free = count
  let halts = 0
  let closed = false
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    promise() {
      const promised = halts
      return async (work) => {
        if (free > 0) free -= 1
        else await new Promise<void>((come) => waiting.push(come))
        try {
          if (closed || halts !== promised) throw new Halted()
          return await work()
        } finally {
          leave()
        }
      }
    },
    halt() {
      halts += 1
    },
    close() {
      closed = true
    },
  }
}
