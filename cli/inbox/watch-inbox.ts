import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { Cli } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { oneLine } from '../app/text.ts'

/** Default and maximum watch time in minutes. */
export const longestWatch = 24 * 60
const minute = 60_000
/** Poll interval in milliseconds. */
const every = 5_000
const retryPause = 10_000
const mostRetries = 90
/** The newest items that are compared; more in one interval are not shown. */
const compared = 200

/** Shows items as they come in. Waits for an unreachable server. */
export async function watch(cli: Cli, minutes: number) {
  const { api, output, environment } = cli
  const { signal, wait } = environment
  const ends = environment.now().getTime() + minutes * minute
  const newest = () =>
    withRetries(() => api.inbox.list({ query: { limit: compared } }), {
      retries: mostRetries,
      pause: () => retryPause,
      signal,
      wait,
      onRetry: (_, repetition) => {
        if (repetition === 1) output.say(`${cli.host} isn't responding. Retrying …`)
      },
    })
  let known = new Set((await newest()).map(keyOf))
  output.say('Watching your inbox. Press Ctrl-C to stop.')
  while (environment.now().getTime() < ends) {
    await wait(every)
    signal.throwIfAborted()
    const items = await newest()
    for (const item of items.filter((each) => !known.has(keyOf(each))).toReversed()) show(output, item)
    known = new Set(items.map(keyOf))
  }
  output.say(`Stopped after ${minutes} minutes.`)
}

const keyOf = ({ id }: InboxItem) => id

function show(output: Cli['output'], item: InboxItem) {
  if (output.format !== 'text') return output.json(item)
  const detail = inboxDetail(item, (timestamp) => shortTime(timestamp) ?? '')
  output.print(
    [shortTime(item.createdAt), inboxTitle(item), detail].map((part) => oneLine(part ?? '')).join('\t'),
  )
}
