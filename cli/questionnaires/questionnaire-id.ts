import { InvalidArgumentError } from 'commander'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { CliError } from '../app/cli.ts'
import { missing } from '../app/records.ts'

export const idHelp = 'the id, or the link guests get'

/** A questionnaire id, also from its link. */
export function questionnaireId(text: string): string {
  const id = /\/(?:q|questionnaire)\/([\w-]{1,64})/.exec(text)?.[1] ?? text
  if (/^[\w-]{1,64}$/.test(id)) return id
  throw new InvalidArgumentError("Must be an id from the list's first column, or a link.")
}

/** Awaits a call about one questionnaire; a 404 becomes a clear error, and an inactive one names the command. */
export const found = <T>(call: Promise<T>, id: string) =>
  missing(
    unlessInactive(call, id),
    `Couldn't find questionnaire ${id}. Pass its id or its link.`,
    'cueroom questionnaires list',
  )

async function unlessInactive<T>(call: Promise<T>, id: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'inactive') throw error
    const { code, error: message = 'This questionnaire is inactive.' } = error.problem
    throw new CliError(message, { code, next: [`cueroom questionnaires activate ${id}`], cause: error })
  }
}
