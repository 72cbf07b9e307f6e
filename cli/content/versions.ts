import type { TextOrigin, TextVersion } from '@cueroom/core/content/text-version.ts'
import { atLeastOne, recordId } from '../app/command.ts'
import { type Cli, type Define, notFound } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { missing } from '../app/records.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'

const idHelp = 'the number in the first column of: cueroom content list'
const originLabels: Record<TextOrigin, string> = { generated: 'generated', host: 'edited', guest: 'guest' }

const columns: Column<TextVersion>[] = [
  { title: 'Version', cell: ({ version }) => version, align: 'right', rigid: true },
  { title: 'By', cell: ({ origin }) => originLabels[origin], rigid: true },
  { title: 'Written', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Begins', cell: ({ content }) => dim(content.slice(0, 200)), spare: true },
]

export const defineVersions: Define = (command, cli) =>
  command
    .argument('<id>', idHelp, recordId)
    .option('--print <version>', 'print the whole text of one version', atLeastOne)
    .summary('list the versions of a text')
    .description('List the versions of a text, newest first: as generated, and after each edit.')
    .examples('cueroom content versions 5', 'cueroom content versions 5 --print 1')
    .action((id: number, flags: { print?: number }) => list(cli, id, flags.print))

export const defineRestore: Define = (command, cli) =>
  command
    .argument('<id>', idHelp, recordId)
    .requiredOption('--to <version>', 'the number in: cueroom content versions ID', atLeastOne)
    .summary('go back to an earlier version of a text')
    .description('Go back to an earlier version of a text. The version it replaces is kept.')
    .examples('cueroom content versions 5', 'cueroom content restore 5 --to 1')
    .action((id: number, flags: { to: number }) => restore(cli, id, flags.to))

async function list({ api, output }: Cli, id: number, wanted: number | undefined) {
  const versions = await fetchVersions(api, id)
  if (wanted === undefined) return output.list(versions, columns)
  const version = choose(versions, id, wanted)
  if (output.format !== 'text') return output.json(version)
  output.prose(0, version.content)
}

async function restore({ api, output }: Cli, id: number, wanted: number) {
  const versions = await fetchVersions(api, id)
  const { content } = choose(versions, id, wanted)
  const ifMatch = versions[0]?.version
  const text = await api.content.update({ params: { id }, body: { content }, ...(ifMatch && { ifMatch }) })
  output.outcome(text, `Restored version ${wanted} of text ${id}. It is now version ${text.version}.`)
}

async function fetchVersions(api: Cli['api'], id: number) {
  const call = api.content.versions({ params: { id } })
  return (await missing(call, `Couldn't find text ${id}.`, 'cueroom content list')).versions
}

function choose(versions: TextVersion[], id: number, wanted: number): TextVersion {
  const version = versions.find((each) => each.version === wanted)
  if (version) return version
  throw notFound(`Text ${id} has no version ${wanted}.`, [`cueroom content versions ${id}`])
}
