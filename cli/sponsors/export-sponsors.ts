import { type SponsorFormat, sponsorFormats } from '@cueroom/core/sponsors/sponsor-formats.ts'
import type { Cli, Define } from '../app/cli.ts'
import { endingsOf, fileFormat } from '../app/file-format.ts'
import { outputHelp, saveFile, targetOf } from '../app/save-file.ts'

interface ExportFlags {
  format?: SponsorFormat
  output?: string
}

export const defineExport: Define = (command, cli) =>
  command
    .choice('--format <format>', "file format (default: from the file's extension, else csv)", sponsorFormats)
    .option('-o, --output <file>', outputHelp('named after the show'))
    .summary('save the sponsors as a spreadsheet or JSON')
    .description(
      'Save the sponsors to a file. Values that a spreadsheet would run as formulas get a leading apostrophe.',
    )
    .examples(
      'cueroom sponsors export -o sponsors.xlsx',
      'cueroom sponsors export --format json -o - | jq length',
    )
    .action((flags: ExportFlags) => exportSponsors(cli, flags))

async function exportSponsors(cli: Cli, { output: target, ...flags }: ExportFlags) {
  const { api, output } = cli
  const format = fileFormat(
    { ...flags, output: target },
    { byEnding: endingsOf(sponsorFormats), usual: 'csv' },
  )
  const { name, bytes } = await api.sponsors.export({ query: { format } })
  const path = targetOf(cli, target, { name, extension: format })
  if (path === '-' && output.terminal && format !== 'xlsx')
    return output.print(new TextDecoder().decode(bytes).trimEnd())
  await saveFile(cli, path, bytes)
  if (path === '-') return
  output.outcome({ file: path, bytes: bytes.length }, `Saved your sponsors to ${path}.`)
}
