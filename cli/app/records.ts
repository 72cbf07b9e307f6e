import { ApiError } from '@cueroom/core/contract/client.ts'
import { CliError, exit, usageError } from './cli.ts'

/** Whether a Cueroom server found no such record; another web server's 404 has no problem in its body. */
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
    throw new CliError(error.problem.error ?? 'Someone else changed this record.', {
      code: error.problem.code ?? 'version_conflict',
      next: [next],
      cause: error,
    })
  }
}

/** @throws A usage error where no flag says what to change. */
export function expectChanges(flags: object, command: string) {
  if (Object.keys(flags).length === 0)
    throw usageError('Nothing to change. Pass at least one field.', [`${command} --help`])
}

interface Edit<Body> {
  /** The commands for such records, such as `cueroom guests`. */
  commands: string
  record: string
  id: number
  body: Body
  /** The version to change; without one, whichever is stored. */
  version: number | undefined
  /** The command that shows the current version, where it isn't `show`. */
  shownBy?: string
}

/** Changes a record. A missing one names the command that lists them, a conflict the one that shows it. */
export function sendEdit<Body, Reply>(
  update: (input: { params: { id: number }; body: Body; ifMatch?: number }) => Promise<Reply>,
  { commands, record, id, body, version, shownBy = `${commands} show ${id}` }: Edit<Body>,
): Promise<Reply> {
  const call = update({ params: { id }, body, ...(version && { ifMatch: version }) })
  const found = missing(call, `Couldn't find ${record} ${id}.`, `${commands} list`)
  return unlessChanged(found, shownBy)
}
