import type { EventEmitter } from 'node:events'

interface FromLauncher {
  /** SIGINTs that the launcher got. */
  interrupts?: number
}

/**
 * Calls back for each SIGINT of a process or of the launcher that it runs under. A terminal sends Ctrl-C to both, a
 * supervisor to the launcher only: the larger count is how often it came.
 */
export function onInterrupt(own: EventEmitter, interrupt: () => void) {
  let received = 0
  let handled = 0
  const handle = (count: number) => {
    if (count <= handled) return
    handled = count
    interrupt()
  }
  own.on('SIGINT', () => handle(++received))
  own.on('message', ({ interrupts = 0 }: FromLauncher) => handle(interrupts))
}
