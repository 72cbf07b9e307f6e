import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'

/**
 * What the newest result of a type was made from, and what makes it anew with a note.
 * @param guestId only of this guest
 */
export async function earlierRequest(
  { api }: Cli,
  type: MarketingResult['type'],
  note: string,
  guestId?: number,
) {
  const results = await api.marketing.results({ query: { type, limit: 200 } })
  const newest = results.find((result) => guestId === undefined || result.guestId === guestId)
  if (!newest)
    throw new CliError('There is nothing to write again yet: leave out --regenerate.', {
      exit: exit.notFound,
      code: 'not_found',
    })
  return { request: newest.request, again: { note, previousId: newest.id } }
}
