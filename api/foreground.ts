/** Stops a program that runs in the foreground at SIGTERM or Ctrl-C, or when the launcher that it runs under is killed. */
export function stopOnSignal(running: { stop(): Promise<void> }) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.connected) process.on('disconnect', stop)
}

/** Ends the process and prints the failure for a person. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
