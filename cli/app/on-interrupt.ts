interface FromLauncher {
  /** SIGINTs that the launcher got. */
  interrupts?: number
}

/**
 * Calls back for each SIGINT of this process or of the launcher that it runs under. A terminal sends Ctrl-C to both, a
 * supervisor to the launcher only: the larger count is how often it came.
 */
export function onInterrupt(interrupt: () => void) {
  let own = 0
  let handled = 0
  const handle = (count: number) => {
    if (count <= handled) return
    handled = count
    interrupt()
  }
  process.on('SIGINT', () => handle(++own))
  process.on('message', ({ interrupts = 0 }: FromLauncher) => handle(interrupts))
  // Listening to the launcher keeps no process running
  process.channel?.unref()
}
