import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { ImportOptions } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import type { LeftOut } from '@cueroom/core/imports/send/left-out-table.ts'
import type { Command } from './command.ts'
import type { LoginFile } from './login-file.ts'
import type { Output } from './output.ts'
import type { Prompter, Prompts } from './prompts.ts'

/** Exit codes. */
export const exit = {
  ok: 0,
  failure: 1,
  usage: 2,
  /** Partially done; the message says what failed. */
  partly: 3,
  signInNeeded: 4,
  notFound: 5,
  notAllowed: 6,
  answerNeeded: 7,
  /** Temporary failure; retrying later may help. */
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

/** A program that shows what is written to it page by page. */
export interface Pager {
  stdout: Sink
  /** Resolves when its reader has quit; false if it couldn't be started. */
  end(): Promise<boolean>
}

/** What is made of a spreadsheet: the plan of its import, or the table of the rows that were left out. */
export interface ReadTask {
  options: ImportOptions
  leftOut?: LeftOut
}

/** Reads a spreadsheet. Throws ImportError. */
export type SheetReader = (file: ImportFile, task: ReadTask) => Promise<unknown>

/** Everything outside the process; tests inject their own. */
export interface Environment {
  env: Record<string, string | undefined>
  home: string
  /** Working directory for relative paths. */
  directory: string
  stdin: Source
  stdout: Sink
  stderr: Sink
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  now(): Date
  /** Resolves after a delay; rejects when aborted. */
  wait(milliseconds: number): Promise<void>
  /** Loads what calls the API, which help doesn't need. */
  loadClient(): Promise<(options: ClientOptions) => Client>
  ask: Prompter
  /** The same without redrawing, for --plain. */
  askPlainly: Prompter
  /** Starts a pager in front of stdout. */
  openPager(): Promise<Pager>
  /** Opens an address in the browser of this computer; false where none can be started. */
  browse(url: string): Promise<boolean>
  /** Reads spreadsheets; without it a child process does, with limited memory and time. */
  readSheets?: SheetReader
}

/** The flags every command takes. */
export interface GlobalFlags {
  host?: string
  /** Name of a stored sign-in. */
  profile?: string
  /** Id or email of a tenant, for administrators. */
  tenant?: string
  json?: boolean
  jsonl?: boolean
  /** A filter of jq for the JSON. */
  jq?: string
  quiet?: boolean
  pager?: boolean
  debug?: boolean
  /** False after --no-color. */
  color?: boolean
  plain?: boolean
  /** False after --no-input. */
  input?: boolean
  yes?: boolean
  /** Seconds. */
  timeout?: number
}

/** Everything a command can use. */
export interface Cli {
  /** Client for the chosen server with the stored sign-in. */
  api: Client
  /** The same client with another token. */
  apiAs(token: string): Client
  /** The same client for calls after Ctrl-C, which aborts all others. */
  apiAfterInterrupt(): Client
  /** A client for another server, without a sign-in. */
  visit(server: string): Client
  /** Origin of the chosen server. */
  host: string
  /** Where the token comes from, if any; only the server knows whether it is still valid. */
  tokenFrom: 'environment' | 'file' | undefined
  output: Output
  prompts: Prompts
  logins: LoginFile
  flags: GlobalFlags
  environment: Environment
}

interface CliErrorOptions extends ErrorOptions {
  exit?: ExitCode
  /** Stable, for programs. */
  code?: string
  /** Field-level problems. */
  details?: { path: string; message: string }[]
  /** Commands to run next. */
  next?: string[]
  /** More about it, for programs. */
  facts?: Record<string, unknown>
}

/** A failure the user can act on: shown without a stack trace. */
export class CliError extends Error {
  readonly exit: ExitCode
  readonly code: string
  readonly details: { path: string; message: string }[]
  readonly next: string[]
  readonly facts: Record<string, unknown>

  constructor(
    message: string,
    {
      exit: code = exit.failure,
      code: name = 'failed',
      details = [],
      next = [],
      facts = {},
      cause,
    }: CliErrorOptions = {},
  ) {
    super(message, { cause })
    this.name = 'CliError'
    this.exit = code
    this.code = name
    this.details = details
    this.next = next
    this.facts = facts
  }
}

/** A usage error. */
export const usageError = (message: string, next: string[] = []) =>
  new CliError(message, { exit: exit.usage, code: 'usage', next })

/** A record that isn't there. */
export const notFound = (message: string, next: string[] = [], cause?: unknown) =>
  new CliError(message, { exit: exit.notFound, code: 'not_found', next, cause })

/**
 * Defines a command. Its action uses the environment through `cli`, which has no connection before an action runs. A
 * group loads the one subcommand that `path`, the words after its own, names.
 */
export type Define = (command: Command, cli: Cli, path?: readonly string[]) => unknown
