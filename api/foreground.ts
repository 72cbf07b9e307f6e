/** Stops a program that runs in the foreground at SIGTERM or Ctrl-C. */
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
}

/** Ends the process and prints the failure for a person. */
export function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Another program is using the port. Choose a different one: PORT=3001 npm start'
  }
  return error.message
}
