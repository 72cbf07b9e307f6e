import { withoutPasswords } from './problems/without-passwords.ts'

interface Running {
  stop(): Promise<void>
}

/**
 * Starts a program that runs until SIGTERM or Ctrl-C, or until the launcher that it runs under is killed. While it starts
 * these end it immediately: the next start undoes what it left unfinished, as after a power failure.
 */
export async function runInForeground<T extends Running>(start: () => Promise<T>): Promise<T> {
  let running: T | undefined
  let stopping = false
  const stop = (exitCode: number) => {
    if (!running) process.exit(exitCode)
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  const stopsOn: [event: string, stops: (message: unknown) => void][] = [
    ['SIGTERM', () => stop(143)],
    ['SIGINT', () => stop(130)],
  ]
  if (process.connected)
    stopsOn.push(
      ['disconnect', () => stop(143)],
      // A supervisor sends messages of its own over the same channel
      ['message', (message) => isInterrupt(message) && stop(130)],
    )
  for (const [event, stops] of stopsOn) process.on(event, stops)
  try {
    running = await start()
  } catch (error) {
    // A process that listens to its launcher keeps running
    for (const [event, stops] of stopsOn) process.off(event, stops)
    throw error
  }
  return running
}

/** What the launcher sends when it alone was interrupted. */
const isInterrupt = (message: unknown) =>
  typeof message === 'object' && message !== null && 'interrupts' in message

/** Ends the process and prints the failure for a person. */
export function fail(error: unknown): never {
  process.stderr.write(`${withoutPasswords(error instanceof Error ? error.message : String(error))}\n`)
  process.exit(1)
}
