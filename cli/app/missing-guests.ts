import { CliError, exit } from './cli.ts'

/** "Couldn't find guests 12, 15." */
export const missingWords = (missing: readonly number[]) =>
  `Couldn't find ${missing.length === 1 ? 'guest' : 'guests'} ${missing.join(', ')}.`

/** Reports unknown guests, so users don't assume that something was done for them. @throws with exit code 5 if all are unknown, otherwise 3. */
export function refuseMissing(missing: readonly number[], named: readonly number[]): void {
  if (missing.length === 0) return
  throw new CliError(missingWords(missing), {
    exit: missing.length === new Set(named).size ? exit.notFound : exit.partly,
    code: 'guests_missing',
    next: ['cueroom guests list'],
  })
}
