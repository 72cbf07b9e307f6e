import { readAll } from '@cueroom/core/contract/pages.ts'
import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { type Cli, notFound } from '../app/cli.ts'

/**
 * The request behind the newest result of a type, and how to regenerate it with a note; undefined without a note.
 * @param guestId only of this guest
 */
export async function earlierRequest(
  { api }: Cli,
  type: MarketingResult['type'],
  note: string | undefined,
  guestId?: number,
) {
  if (note === undefined) return undefined
  const { rows: results } = await readAll(api.marketing.results, { query: { type, limit: 200 }, limit: 200 })
  const newest = results.find((result) => guestId === undefined || result.guestId === guestId)
  if (!newest) throw notFound("There's nothing to regenerate yet. Omit --regenerate.")
  return { request: newest.request, again: { note, previousId: newest.id } }
}
