import type { PastImport } from '@cueroom/core/imports/imports.contract.ts'
import type { Cli, Define } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'

export const defineImports: Define = (command, cli) =>
  command
    .summary('list imports')
    .description(
      'List the latest 100 imports: what they added and changed, and how many of those guests still exist.',
    )
    .examples('cueroom guests imports', "cueroom guests imports --json | jq -r '.[0].id'")
    .action(() => list(cli))

const columns: Column<PastImport>[] = [
  { title: 'ID', cell: ({ id }) => id, rigid: true },
  { title: 'File', cell: ({ fileName }) => fileName },
  { title: 'Imported', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Added', cell: ({ imported }) => imported, align: 'right', rigid: true },
  { title: 'Still here', cell: ({ left }) => left, align: 'right', rigid: true },
  { title: 'Changed', cell: ({ changed }) => changed, align: 'right', rigid: true },
  { title: 'Left out', cell: ({ skipped }) => skipped, align: 'right', rigid: true },
]

async function list({ api, output }: Cli) {
  const { rows: imports } = await fetchAll(output, { list: api.imports.list, query: {}, what: 'imports' })
  output.list(imports, columns)
  if (imports.length === 0) output.say('No imports yet.')
  else output.next('cueroom guests undo-import ID')
}
