import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract/contract.ts'
import type { LoginFile } from './login-file.ts'
import type { Output } from './output.ts'
import type { Prompter, Prompts } from './prompts.ts'

/** What a script can tell from how the command ended. */
export const exit = {
  ok: 0,
  failure: 1,
  usage: 2,
  /** Some of it is done, and the message says what is not. */
  partly: 3,
  signInNeeded: 4,
  notFound: 5,
  notAllowed: 6,
  answerNeeded: 7,
  /** Trying again later may help. */
  temporary: 75,
  interrupted: 130,
} as const
export type ExitCode = (typeof exit)[keyof typeof exit]

export interface Sink {
  write(chunk: string | Uint8Array): unknown
  isTTY?: boolean
  columns?: number
}

export interface Source extends AsyncIterable<Uint8Array | string> {
  isTTY?: boolean
}

/** Everything outside the process; tests bring their own. */
export interface World {
  env: Record<string, string | undefined>
  home: string
  /** Working directory: relative paths start here. */
  directory: string
  stdin: Source
  stdout: Sink
  stderr: Sink
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  now(): Date
  /** Resolves after a time; rejects when the signal is aborted. */
  wait(milliseconds: number): Promise<void>
  connect(options: ClientOptions): Client
  ask: Prompter
}

/** The flags every command takes. */
export interface GlobalFlags {
  host?: string
  json?: boolean
  jsonl?: boolean
  quiet?: boolean
  debug?: boolean
  /** False after --no-color. */
  color?: boolean
  /** False after --no-input. */
  input?: boolean
  yes?: boolean
  /** Seconds. */
  timeout?: number
}

/** What every command may use. */
export interface Cli {
  /** The API of the chosen server, as whoever is signed in there. */
  api: Client
  /** The same API with another token. */
  apiAs(token: string): Client
  /** The same API for what is still to be said after Ctrl-C, which ends every other call. */
  lastWord(): Client
  /** Origin of the chosen server. */
  host: string
  /** Where the token comes from, if there is one; the server alone knows if it is still good. */
  tokenFrom: 'environment' | 'file' | undefined
  output: Output
  prompts: Prompts
  logins: LoginFile
  flags: GlobalFlags
  world: World
}

interface CliErrorOptions extends ErrorOptions {
  exit?: ExitCode
  /** Stable, for programs. */
  code?: string
  /** What is wrong where, when several things are. */
  details?: { path: string; message: string }[]
  /** Commands that lead on. */
  next?: string[]
}

/** A failure the user can do something about: shown without a trace. */
export class CliError extends Error {
  readonly exit: ExitCode
  readonly code: string
  readonly details: { path: string; message: string }[]
  readonly next: string[]

  constructor(
    message: string,
    {
      exit: code = exit.failure,
      code: name = 'failed',
      details = [],
      next = [],
      cause,
    }: CliErrorOptions = {},
  ) {
    super(message, { cause })
    this.name = 'CliError'
    this.exit = code
    this.code = name
    this.details = details
    this.next = next
  }
}

/** The command was called in a way that cannot work. */
export const usageError = (message: string, next: string[] = []) =>
  new CliError(message, { exit: exit.usage, code: 'usage', next })
