import { type Page, type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import type { Cli } from '../app/cli.ts'
import { found } from './questionnaire-id.ts'
import { show } from './show-response.ts'

/** Default and maximum watch time in minutes. */
export const longestWatch = 24 * 60
const minute = 60_000
/** Poll interval in milliseconds. */
const every = 5_000
/** Retry delays in milliseconds while the server is unreachable, the last one repeated: about 15 minutes in all. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000]
const mostRetries = 20

/** Shows answers as they arrive. Waits for an unreachable server without missing any answers. */
export async function watch(cli: Cli, id: string, search: string | undefined, minutes: number) {
  const { output, environment } = cli
  const ends = environment.now().getTime() + minutes * minute
  let newest = await newestOf(cli, id)
  output.say('Waiting for answers. Press Ctrl-C to stop.')
  while (environment.now().getTime() < ends) {
    await environment.wait(every)
    environment.signal.throwIfAborted()
    const latest = await whenReachable(cli, () => newestOf(cli, id))
    if (latest <= newest) continue
    const known = newest
    const fresh = await whenReachable(cli, () => newerThan(cli, id, { known, search }))
    for (const response of fresh) show(output, response)
    newest = Math.max(latest, ...fresh.map((response) => response.id))
  }
  output.say(`Stopped after ${minutes} minutes.`)
}

// The search must not decide what is new, or answers that don't match would be fetched repeatedly
const newestOf = async ({ api }: Cli, id: string) =>
  (await found(api.questionnaires.responses({ params: { id }, query: { limit: 1 } }), id))[0]?.id ?? 0

/** Answers newer than a given one, oldest first. */
async function newerThan(
  { api }: Cli,
  id: string,
  { known, search }: { known: number; search: string | undefined },
): Promise<QuestionnaireResponse[]> {
  const list = (call: PageCall<ResponsesQuery>) =>
    found(api.questionnaires.responses({ params: { id }, ...call }), id)
  const fresh: QuestionnaireResponse[] = []
  for (let query: ResponsesQuery | undefined = { ...(search && { search }) }; query;) {
    const { rows, next }: Page<QuestionnaireResponse, ResponsesQuery> = await readPage(list, { query })
    const newer = rows.filter((response) => response.id > known)
    fresh.push(...newer)
    query = newer.length < rows.length ? undefined : next
  }
  return fresh.toReversed()
}

interface ResponsesQuery {
  search?: string
}

/** Retries with backoff while the server is unreachable. */
async function whenReachable<T>({ output, environment, host }: Cli, ask: () => Promise<T>): Promise<T> {
  let unreachable = false
  const answer = await withRetries(ask, {
    retries: mostRetries,
    pause: (repetition) => pauses[Math.min(repetition, pauses.length) - 1]!,
    signal: environment.signal,
    wait: environment.wait,
    onRetry: () => {
      if (!unreachable) output.say(`${host} isn't responding. Retrying …`)
      unreachable = true
    },
  })
  if (unreachable) output.say(`${host} is back.`)
  return answer
}
