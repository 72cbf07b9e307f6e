import { type Cli, exit, type ExitCode, type GlobalFlags } from './cli.ts'

/** A failure as reported: what happened, why, and what to run next. */
export interface Failure {
  exit: ExitCode
  /** Stable, for programs. */
  code: string
  error: string
  details: { path: string; message: string }[]
  next: string[]
  /** More about it, for programs. */
  facts?: Record<string, unknown>
  requestId?: string | undefined
}

export interface FailureContext {
  /** The server, if known. */
  host: string | undefined
  tokenFrom: Cli['tokenFrom']
  /** The command, such as `guests list`. */
  command: string | undefined
  flags: GlobalFlags
  interrupted: boolean
}

export const simple = (code: ExitCode, name: string, error: string, next: string[] = []): Failure => ({
  exit: code,
  code: name,
  error,
  details: [],
  next,
})

export const otherServer = ({ host }: Pick<FailureContext, 'host'>) =>
  simple(exit.failure, 'not_cueroom', `${host} didn't respond like a Cueroom server. Check the address.`)
