import { InvalidArgumentError } from 'commander'
import { notFound } from '../app/cli.ts'
import { isMissing } from '../app/records.ts'

export const idHelp = 'the id, or the link guests get'

/** A questionnaire id, also from its link. */
export function questionnaireId(text: string): string {
  const id = /\/(?:q|questionnaire)\/([\w-]{1,64})/.exec(text)?.[1] ?? text
  if (/^[\w-]{1,64}$/.test(id)) return id
  throw new InvalidArgumentError("Must be an id from the list's first column, or a link.")
}

/** Awaits a call about one questionnaire; a 404 becomes a clear error. */
export async function found<T>(call: Promise<T>, id: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isMissing(error)) throw error
    const next = ['cueroom questionnaires list']
    throw notFound(`Couldn't find questionnaire ${id}. Pass its id or its link.`, next, error)
  }
}
