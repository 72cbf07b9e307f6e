/** The item was prepared, but by now its batch, or the provider, shall wait. */
export class Halted extends Error {
  constructor() {
    super('The text was not begun')
    this.name = 'Halted'
  }
}

/** Places at the language model: what is prepared waits for one, so that none is empty while the database is read. */
export interface Seats {
  /** Does work at a place of its own. @throws Halted when `halt` was called before one was free. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Turns everybody away who waits for a place. */
  halt(): void
}

export function createSeats(count: number): Seats {
  let free = count
  let waiting: { come(): void; leave(error: Error): void }[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next.come()
    else free += 1
  }
  return {
    async take(work) {
      if (free > 0) free -= 1
      else await new Promise<void>((come, leave) => waiting.push({ come, leave }))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    halt() {
      const turnedAway = waiting
      waiting = []
      for (const each of turnedAway) each.leave(new Halted())
    },
  }
}
