import { localLinkWarning } from '@cueroom/core/text/is-local.ts'
import type { Cli } from './cli.ts'

/** Warns after a link to be shared was printed; says nothing of one that works everywhere. */
export function warnOfLocalLink({ output }: Pick<Cli, 'output'>, link: string) {
  const warning = localLinkWarning(link)
  if (warning) output.warn(warning)
}
