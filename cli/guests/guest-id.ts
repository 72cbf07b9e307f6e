import { ApiError } from '@cueroom/core/contract/client.ts'
import { InvalidArgumentError } from 'commander'
import { CliError, exit } from '../app/cli.ts'

/** The id of a guest or of a text, from an argument. */
export function guestId(text: string): number {
  const id = Number(text)
  if (/^\d+$/.test(text) && id > 0 && id <= 2_147_483_647) return id
  throw new InvalidArgumentError('It must be the number that the list shows in its first column.')
}

/** Waits for a call about one record and says plainly when there is none, and which command lists them. */
export async function missing<T>(
  call: Promise<T>,
  message: string,
  next = 'cueroom guests list',
): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const { code = 'not_found' } = error.problem
    throw new CliError(message, { exit: exit.notFound, code, next: [next], cause: error })
  }
}
