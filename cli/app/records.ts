import { ApiError } from '@cueroom/core/contract/client.ts'
import { CliError, exit } from './cli.ts'

/** Whether a Cueroom server says that there is no such record; another web server has no problem to tell. */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404 && error.problem.error !== undefined

/** Awaits a call about one record; a 404 becomes an error that names the list command. */
export async function missing<T>(
  call: Promise<T>,
  message: string,
  next = 'cueroom guests list',
): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isMissing(error)) throw error
    const { code = 'not_found' } = error.problem
    throw new CliError(message, { exit: exit.notFound, code, next: [next], cause: error })
  }
}

/** On a version conflict, names the command that shows the current version. */
export async function unlessChanged<T>(call: Promise<T>, next: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    throw new CliError(error.problem.error ?? 'Someone else changed this.', {
      code: error.problem.code ?? 'version_conflict',
      next: [next],
      cause: error,
    })
  }
}
