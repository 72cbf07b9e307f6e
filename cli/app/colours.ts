import type { Environment, GlobalFlags, Sink } from './cli.ts'

/** Whether to use colour: --no-color, NO_COLOR, CLICOLOR_FORCE, TERM=dumb in this order, else if it is a terminal. */
export function coloured(sink: Pick<Sink, 'isTTY'>, env: Environment['env'], { color }: GlobalFlags = {}) {
  if (color === false || env.NO_COLOR) return false
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') return true
  return env.TERM !== 'dumb' && sink.isTTY === true
}
