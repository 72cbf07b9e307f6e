import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import type { Cli } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { oneLine } from '../app/text.ts'
import { watch } from '../app/watch.ts'

/** The newest items that are compared; more in one interval are not shown. */
const compared = 200

/** Shows items as they come in. */
export function watchInbox(cli: Cli, minutes: number) {
  const newest = () => cli.api.inbox.list({ query: { limit: compared } })
  return watch(cli, minutes, {
    says: 'Watching your inbox.',
    start: async () => new Set((await newest()).map(keyOf)),
    next: async (known) => {
      const items = await newest()
      for (const item of items.filter((each) => !known.has(keyOf(each))).toReversed()) show(cli.output, item)
      return new Set(items.map(keyOf))
    },
  })
}

const keyOf = ({ id }: InboxItem) => id

function show(output: Cli['output'], item: InboxItem) {
  if (output.format !== 'text') return output.json(item)
  const detail = inboxDetail(item, (timestamp) => shortTime(timestamp) ?? '')
  output.print(
    [shortTime(item.createdAt), inboxTitle(item), detail].map((part) => oneLine(part ?? '')).join('\t'),
  )
}
