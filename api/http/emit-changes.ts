import { setTimeout } from 'node:timers/promises'
import type { LongScope } from './handlers.ts'

interface Watching<T> {
  /** Milliseconds between two reads: other processes write the rows as well. */
  interval: number
  /** How long at most. */
  seconds: number
  read(): Promise<T>
  /** Whether no further change is to be expected. */
  isOver?(state: T): boolean
}

/** Emits a state, and again at each change until the time is over; answers the last one. */
export async function emitChanges<T>(
  { signal, emit }: Pick<LongScope<T>, 'signal' | 'emit'>,
  { interval, seconds, read, isOver }: Watching<T>,
): Promise<T> {
  const end = performance.now() + seconds * 1_000
  let emitted = ''
  for (;;) {
    const state = await read()
    const text = JSON.stringify(state)
    if (text !== emitted) emit(state)
    emitted = text
    if (isOver?.(state) || performance.now() >= end) return state
    await setTimeout(interval, undefined, { signal })
  }
}
