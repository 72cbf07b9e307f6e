import { ApiError } from '@cueroom/core/contract/client.ts'
import { InvalidArgumentError } from 'commander'
import { CliError, exit } from './cli.ts'

/** A guest or text id from an argument. */
export function guestId(text: string): number {
  const id = Number(text)
  if (/^\d+$/.test(text) && id > 0 && id <= 2_147_483_647) return id
  throw new InvalidArgumentError("Must be a number from the list's first column.")
}

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
