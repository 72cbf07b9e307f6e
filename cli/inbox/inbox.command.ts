import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import { upTo } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, oneLine } from '../app/text.ts'
import { longestWatch } from '../app/watch.ts'
import { watchInbox } from './watch-inbox.ts'

interface InboxFlags {
  unread?: true
  limit: number
  read?: true
  watch?: true
  for?: number
}

const usualLimit = 50

export const define: Define = (command, cli) =>
  command
    .summary('show new answers, inquiries and finished batches')
    .description('Show new answers, sponsor inquiries and finished batches, newest first.')
    .option('--unread', 'only unread items')
    .option('--limit <number>', 'maximum number', upTo(1_000), usualLimit)
    .option('--read', 'mark everything as read afterwards')
    .option('--watch', 'show new items as they arrive, until Ctrl-C')
    .option('--for <minutes>', `how long to watch (default: ${longestWatch / 60} hours)`, upTo(longestWatch))
    .examples('cueroom inbox --unread', 'cueroom inbox --watch --jsonl')
    .action((flags: InboxFlags) => inbox(cli, flags))

async function inbox(cli: Cli, flags: InboxFlags) {
  const { api, output } = cli
  if (flags.watch && output.format === 'json') throw usageError('Use --jsonl instead of --json with --watch.')
  if (flags.for && !flags.watch) throw usageError('--for only works with --watch.')
  if (flags.watch) return watchInbox(cli, flags.for ?? longestWatch)
  const items = await api.inbox.list({
    query: { limit: flags.limit, ...(flags.unread && { unread: 'true' as const }) },
  })
  output.list(items, columns)
  if (items.length === 0) output.say(flags.unread ? 'No unread items.' : 'Nothing here yet.')
  if (flags.read) await api.inbox.mark()
  const waiting = items.find(({ kind }) => kind === 'unverified_answers')
  if (waiting?.questionnaireId)
    output.next(`cueroom questionnaires responses ${waiting.questionnaireId} --state unverified`)
}

const detailOf = (item: InboxItem) => inboxDetail(item, (timestamp) => shortTime(timestamp) ?? '')

const columns: Column<InboxItem>[] = [
  { title: 'When', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'What', cell: (item) => (item.readAt ? inboxTitle(item) : bold(inboxTitle(item))) },
  { title: 'Details', cell: (item) => dim(oneLine(detailOf(item))) },
]
