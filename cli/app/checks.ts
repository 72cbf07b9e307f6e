import type { Cli, ExitCode } from './cli.ts'
import { dim, green, red, yellow } from './text.ts'

/** What `cueroom doctor` says of one thing. */
export interface Check {
  name: string
  /** `note`: works, but worth knowing. */
  state: 'good' | 'note' | 'bad'
  detail: string
  next?: string
  exit?: ExitCode
}

interface CheckLine extends Pick<Check, 'name' | 'state' | 'detail'> {
  /** What to do about it, on a separate line. */
  advice?: string | undefined
}

const marks = { good: green('✓ '), note: yellow('! '), bad: red('✗ ') }

/** Shows what was checked, a mark before each and the advice after its label; tab-separated in a script. */
export function printChecks(
  { print, prose, terminal }: Cli['output'],
  label: string,
  checks: readonly CheckLine[],
): void {
  for (const { name, state, detail, advice } of checks) {
    if (!terminal) print([state, name, detail, advice ?? ''].join('\t').trimEnd())
    else {
      prose(18, marks[state], name.padEnd(16), detail)
      if (advice) prose(18, ' '.repeat(18), dim(`${label}: `), advice)
    }
  }
}
