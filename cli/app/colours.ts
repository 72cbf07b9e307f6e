import type { Environment, GlobalFlags, Sink } from './cli.ts'

/** Whether to use colour: --no-color, NO_COLOR, CLICOLOR_FORCE, TERM=dumb in this order, else if it is a terminal. */
export function coloured(sink: Pick<Sink, 'isTTY'>, env: Environment['env'], { color }: GlobalFlags = {}) {
  if (color === false || env.NO_COLOR) return false
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') return true
  return env.TERM !== 'dumb' && sink.isTTY === true
}

/** Whether nothing is redrawn and no text is cut, for screen readers: --plain, CUEROOM_PLAIN or TERM=dumb. */
export const isPlain = (env: Environment['env'], { plain }: GlobalFlags) =>
  plain === true || Boolean(env.CUEROOM_PLAIN) || env.TERM === 'dumb'
