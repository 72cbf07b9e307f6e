import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import type { Pattern } from '@cueroom/core/patterns/pattern.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, notFound } from '../app/cli.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'

const patternList = 'cueroom patterns list'
export const idArgument = `the number in the first column of: ${patternList}`

/** @throws CliError with the exit code of a missing record */
export async function findPattern({ api }: Cli, id: number): Promise<Pattern> {
  const found = (await api.patterns.list()).find((pattern) => pattern.id === id)
  if (found) return found
  throw notFound(`Couldn't find training pattern ${id}.`, [patternList])
}

export const defineList: Define = (command, cli) =>
  command
    .choice('--for <type>', 'only patterns for this type of text', contentTypes)
    .summary('list training patterns')
    .description('List the training patterns in the order they apply.')
    .examples(patternList, `${patternList} --for introduction --json`)
    .action((flags: { for?: ContentType }) => list(cli, flags.for))

async function list({ api, output }: Cli, type?: ContentType) {
  const patterns = (await api.patterns.list()).filter(({ contentType }) => !type || contentType === type)
  output.list(patterns, columns)
  if (patterns.length > 0) return
  output.say(type ? 'No matching training patterns.' : 'No training patterns yet.')
  output.next('cueroom patterns add "Keep it short."')
}

const labels: Record<string, string> = contentTypeLabels

const columns: Column<Pattern>[] = [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'For', cell: ({ contentType }) => labels[contentType] ?? contentType, rigid: true },
  { title: 'Kind', cell: ({ patternType }) => patternType },
  { title: 'Pattern', cell: ({ pattern }) => pattern },
  { title: 'State', cell: ({ isActive }) => (isActive ? 'on' : dim('off')), rigid: true },
  { title: 'Category', cell: ({ category }) => dim(category ?? '') },
]

export const defineShow: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary('show one training pattern')
    .description('Show one training pattern with its description.')
    .examples('cueroom patterns show 3')
    .action(async (id: number) => printPattern(cli, await findPattern(cli, id)))

export const printPattern = ({ output }: Cli, pattern: Pattern) =>
  output.record(pattern, [
    ['ID', String(pattern.id)],
    ['For', labels[pattern.contentType] ?? pattern.contentType],
    ['Kind', pattern.patternType],
    ['Category', pattern.category],
    ['State', pattern.isActive ? 'on' : 'off'],
    ['Pattern', pattern.pattern],
    ['Description', pattern.description],
  ])
