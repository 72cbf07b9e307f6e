import { ContentType, type GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { recordId, upTo } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'
import { fetchGuests } from '../app/guest-pages.ts'

interface ListFlags {
  guest?: number
  type?: ContentType
  limit: number
}

export const defineList: Define = (command, cli) =>
  command
    .summary('list the newest texts')
    .description('List the newest texts, newest first.')
    .option('--guest <id>', 'only texts for this guest', recordId)
    .choice('--type <type>', 'only texts of this type', ContentType.options)
    .option('--limit <number>', 'maximum number, up to 200', upTo(200), 50)
    .action((flags: ListFlags) => list(cli, flags))

async function list({ api, output }: Cli, { guest, type, limit }: ListFlags) {
  const query = { limit, ...(guest && { guestId: guest }), ...(type && { type }) }
  const texts = await api.content.recent({ query })
  const names =
    output.format === 'text' && texts.length > 0
      ? await guestNames({ api, output })
      : new Map<number, string>()
  output.list(texts, columns(names))
  if (texts.length > 0) return
  output.say('No texts yet.')
  output.next(`cueroom generate --guest ${guest ?? 'ID'} --type ${type ?? 'introduction'}`)
}

async function guestNames({ api, output }: Pick<Cli, 'api' | 'output'>) {
  const { guests } = await fetchGuests(api, { view: 'card' }, output)
  return new Map(guests.map(({ id, name }) => [id, name]))
}

const columns = (names: Map<number, string>): Column<GeneratedContent>[] => [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'Guest', cell: ({ guestId: id }) => names.get(id) ?? `guest ${id}` },
  { title: 'Type', cell: ({ contentType }) => contentTypeLabels[contentType], rigid: true },
  { title: 'Words', cell: ({ wordCount }) => wordCount, align: 'right', rigid: true },
  { title: 'By', cell: ({ provider, model }) => (provider === 'drafter' ? 'template' : model), rigid: true },
  { title: 'Written', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Begins', cell: ({ content }) => dim(content.slice(0, 200)), spare: true },
]
