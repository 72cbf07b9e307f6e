import { type Page, type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import type { Cli } from '../app/cli.ts'
import { watch } from '../app/watch.ts'
import { found } from './questionnaire-id.ts'
import { show } from './show-response.ts'

/** Shows answers as they arrive. */
export const watchResponses = (cli: Cli, id: string, search: string | undefined, minutes: number) =>
  watch(cli, minutes, {
    says: 'Waiting for answers.',
    start: () => newestOf(cli, id),
    next: async (known) => {
      const latest = await newestOf(cli, id)
      if (latest <= known) return known
      const fresh = await newerThan(cli, id, { known, search })
      for (const response of fresh) show(cli.output, response)
      return Math.max(latest, ...fresh.map((response) => response.id))
    },
  })

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
