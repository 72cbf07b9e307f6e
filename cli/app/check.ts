import type { ExitCode } from './cli.ts'

/** What `cueroom doctor` says of one thing. */
export interface Check {
  name: string
  /** `note`: works, but worth knowing. */
  state: 'good' | 'note' | 'bad'
  detail: string
  next?: string
  exit?: ExitCode
}
