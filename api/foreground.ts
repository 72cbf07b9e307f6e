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
  process.on('SIGTERM', () => stop(143))
  process.on('SIGINT', () => stop(130))
  const stopWithLauncher = () => stop(143)
  // Its only message is that it was interrupted
  const interruptWithLauncher = () => stop(130)
  if (process.connected) process.on('disconnect', stopWithLauncher).on('message', interruptWithLauncher)
  try {
    running = await start()
  } catch (error) {
    // A process that listens to its launcher keeps running
    process.off('disconnect', stopWithLauncher).off('message', interruptWithLauncher)
    throw error
  }
  return running
}

/** Ends the process and prints the failure for a person. */
export function fail(error: unknown): never {
  process.stderr.write(`${withoutPasswords(error instanceof Error ? error.message : String(error))}\n`)
  process.exit(1)
}
