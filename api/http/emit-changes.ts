import { setTimeout } from 'node:timers/promises'
import type { App } from './app.ts'
import type { LongScope } from './handlers.ts'

/** What a stream needs of its call. */
export type StreamScope<T> = Pick<LongScope<T>, 'signal' | 'emit'> & { app: Pick<App, 'ready'> }

interface Watching<T> {
  /** Milliseconds between two reads: other processes write the rows as well. */
  interval: number
  /** How long at most. */
  seconds: number
  read(): Promise<T>
  /** Whether no further change is to be expected. */
  isOver?(state: T): boolean
}

/** Emits a state, and again at each change until the time is over or the server stops; answers the last one. */
export async function emitChanges<T>(
  { app, signal, emit }: StreamScope<T>,
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
    // After the pause, so that a client that reconnects to the same server has one, too
    if (!app.ready) return state
  }
}
