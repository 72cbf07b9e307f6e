import { capitalized } from '@cueroom/core/text/format.ts'
import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { isForeign } from '@cueroom/core/contract/foreign-reply.ts'
import { ImportError, type ImportErrorCode } from '@cueroom/core/imports/read/import-error.ts'
import { CommanderError } from 'commander'
import { CliError, exit, type ExitCode } from './cli.ts'
import { type Failure, type FailureContext, otherServer, simple } from './failure.ts'
import { networkFailure } from './network-failure.ts'
import { noGuestsFound } from './no-guests.ts'
import { Interrupted } from './prompts.ts'
import { dim, red, type Text } from './text.ts'

/** Classifies a failure and picks its exit code. */
export function failureOf(error: unknown, context: FailureContext): Failure {
  const failure = classified(error, context)
  // What follows is about the dialog of a screen
  return { ...failure, error: failure.error.replace(' Load the latest version and choose what to keep.', '') }
}

function classified(error: unknown, context: FailureContext): Failure {
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
  if (error instanceof NetworkError) return networkFailure(error, context)
  if (error instanceof CommanderError) return wrongUse(error, context)
  if (error instanceof ImportError)
    return simple(exit.usage, error.code, fileWords[error.code] ?? error.message)
  const message = error instanceof Error ? error.message : String(error)
  return simple(
    exit.failure,
    'unexpected',
    message,
    context.flags.debug ? [] : ['the same command with --debug'],
  )
}

/** The texts of the dashboard speak of Excel whatever the file is; a terminal has no such dialog. */
const fileWords: Partial<Record<ImportErrorCode, string>> = {
  no_guests: noGuestsFound,
  unreadable: "Couldn't read this file as a spreadsheet.",
  reader_failed: "Couldn't start the process that reads spreadsheets. Please try again.",
}

/** The message for people, which the commands to run next follow. */
export const failureLines = (failure: Failure): Text[][] => [
  [red('✗ '), failure.error],
  ...failure.details.map(({ path, message }): Text[] => [path ? `  ${path}: ${message}` : `  ${message}`]),
  ...(failure.requestId ? [[dim(`  Request ${failure.requestId}`)]] : []),
]

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

function refusal(refused: ApiError, context: FailureContext): Failure {
  if (isForeign(refused)) return otherServer(context)
  const { status, problem } = refused
  const {
    error = `The server responded with ${status}.`,
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
  return failure
}

function unknownToken({ host, tokenFrom }: FailureContext): Pick<Failure, 'error' | 'next'> {
  if (tokenFrom === 'environment') return { error: `${host} rejected CUEROOM_TOKEN.`, next: [] }
  const error = tokenFrom ? `Your sign-in at ${host} has ended.` : `You are not signed in at ${host}.`
  return { error, next: ['cueroom login'] }
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function wrongUse(error: CommanderError, { command }: FailureContext): Failure {
  const [first = '', ...rest] = error.message
    .replace(/^error: /, '')
    .replace(
      /^command-argument value '([^']*)' is invalid for argument '([^']*)'\./,
      '"$1" isn\'t a valid $2.',
    )
    .split('\n')
  const message = [withStop(capitalized(first)), ...rest].join(' ')
  return simple(exit.usage, 'usage', message, [command ? `cueroom ${command} --help` : 'cueroom --help'])
}
