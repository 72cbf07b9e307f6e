import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { ImportError } from '@cueroom/core/imports/read/import-error.ts'
import { CommanderError } from 'commander'
import { type Cli, CliError, exit, type ExitCode, type GlobalFlags } from './cli.ts'
import { isLocal } from './connection.ts'
import { Interrupted } from './prompts.ts'
import { dim, red, type Text } from './text.ts'

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

const simple = (code: ExitCode, name: string, error: string, next: string[] = []): Failure => ({
  exit: code,
  code: name,
  error,
  details: [],
  next,
})

/** Classifies a failure and picks its exit code. */
export function failureOf(error: unknown, context: FailureContext): Failure {
  // A command's own message, such as its progress, wins over "interrupted"
  if (error instanceof CliError)
    return {
      ...simple(error.exit, error.code, error.message, error.next),
      details: error.details,
      facts: error.facts,
    }
  if (error instanceof Interrupted || context.interrupted)
    return simple(exit.interrupted, 'interrupted', 'Stopped.')
  if (error instanceof ApiError) return refusal(error, context)
  if (error instanceof NetworkError) return noAnswer(error, context)
  if (error instanceof CommanderError) return wrongUse(error, context)
  if (error instanceof ImportError) return simple(exit.usage, error.code, error.message)
  const message = error instanceof Error ? error.message : String(error)
  return simple(
    exit.failure,
    'unexpected',
    message,
    context.flags.debug ? [] : ['the same command with --debug'],
  )
}

/** The message for people, which the commands to run next follow. */
export function failureLines(failure: Failure): Text[][] {
  return [
    [red('✗ '), failure.error],
    ...failure.details.map(({ path, message }): Text[] => [path ? `  ${path}: ${message}` : `  ${message}`]),
    ...(failure.requestId ? [[dim(`  Request ${failure.requestId}`)]] : []),
  ]
}

/** The same for a program. */
export const failureJson = ({ exit: code, details, next, requestId, error, code: name, facts }: Failure) => ({
  ...(code === exit.answerNeeded && { status: 'answer_required' }),
  error,
  code: name,
  ...facts,
  ...(details.length > 0 && { details }),
  ...(requestId && { requestId }),
  ...(next.length > 0 && { next }),
})

const exitByStatus: Record<number, ExitCode> = {
  400: exit.usage,
  401: exit.signInNeeded,
  403: exit.notAllowed,
  404: exit.notFound,
  413: exit.usage,
  415: exit.usage,
  422: exit.usage,
  429: exit.temporary,
  502: exit.temporary,
  503: exit.temporary,
  504: exit.temporary,
}

function refusal({ status, problem, retryAfter }: ApiError, context: FailureContext): Failure {
  if (problem.error === undefined && !byProxies.has(status)) return otherServer(context)
  const {
    error = `The server answered ${status}.`,
    code = `http_${status}`,
    details = [],
    requestId,
  } = problem
  const failure = {
    exit: exitByStatus[status] ?? exit.failure,
    code,
    error,
    details,
    next: [] as string[],
    requestId,
  }
  if (status === 401) return { ...failure, ...unknownToken(context) }
  if (status === 403) return { ...failure, next: ['cueroom whoami'] }
  if (status === 429) return { ...failure, error: `${withStop(error)} ${wait(retryAfter)}` }
  return failure
}

function unknownToken({ host, tokenFrom }: FailureContext): Pick<Failure, 'error' | 'next'> {
  if (tokenFrom === 'environment') return { error: `${host} rejected CUEROOM_TOKEN.`, next: [] }
  const error = tokenFrom ? `Your sign-in at ${host} has ended.` : `You are not signed in at ${host}.`
  return { error, next: ['cueroom login'] }
}

/** What a proxy in front of a Cueroom server answers in its own words. */
const byProxies = new Set([413, 429, 500, 502, 503, 504])

const otherServer = ({ host }: Pick<FailureContext, 'host'>) =>
  simple(exit.failure, 'not_cueroom', `${host} didn't respond like a Cueroom server. Check the address.`)

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
const wait = (seconds: number | undefined) =>
  seconds ? `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` : 'Try again later.'

function noAnswer({ cause }: NetworkError, { host, flags }: FailureContext): Failure {
  const reason = cause instanceof Error ? cause : undefined
  if (reason?.name === 'TimeoutError') {
    const longer = Math.max(60, (flags.timeout ?? 30) * 2)
    return simple(
      exit.temporary,
      'timeout',
      `${host} didn't respond in time. Allow more time: --timeout ${longer}`,
    )
  }
  if (reason instanceof SyntaxError) {
    return otherServer({ host })
  }
  const detail = reason?.cause instanceof Error ? reasonOf(reason.cause) : (reason?.message ?? '')
  const next = host && isLocal(host) ? ['cueroom serve'] : ['cueroom doctor']
  return simple(
    exit.temporary,
    'no_answer',
    `No server answers at ${host}${detail ? ` (${detail})` : ''}.`,
    next,
  )
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection lost',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'unknown host name',
}
const reasonOf = (error: NodeJS.ErrnoException) => reasons[error.code ?? ''] ?? error.message

function wrongUse(error: CommanderError, { command }: FailureContext): Failure {
  const [first = '', ...rest] = error.message
    .replace(/^error: /, '')
    .replace(
      /^command-argument value '([^']*)' is invalid for argument '([^']*)'\./,
      '"$1" isn\'t a valid $2.',
    )
    .split('\n')
  const message = [withStop(`${first.charAt(0).toUpperCase()}${first.slice(1)}`), ...rest].join(' ')
  return simple(exit.usage, 'usage', message, [command ? `cueroom ${command} --help` : 'cueroom --help'])
}
