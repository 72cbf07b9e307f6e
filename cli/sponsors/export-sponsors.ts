import { type SponsorFormat, sponsorFormats } from '@cueroom/core/sponsors/sponsor-formats.ts'
import { Option } from 'commander'
import type { Command } from '../app/command.ts'
import type { Cli } from '../app/cli.ts'
import { endingsOf, fileFormat } from '../app/file-format.ts'
import { outputHelp, saveFile, targetOf } from '../app/save-file.ts'

interface ExportFlags {
  format?: SponsorFormat
  output?: string
}

export function defineExport(command: Command, cli: Cli): void {
  command
    .addOption(
      new Option('--format <format>', "file format (default: from the file's extension, else csv)").choices(
        sponsorFormats,
      ),
    )
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
}

async function exportSponsors(cli: Cli, { output: target, ...flags }: ExportFlags) {
  const { api, output } = cli
  const format = fileFormat(
    { ...flags, output: target },
    { byEnding: endingsOf(sponsorFormats), usual: 'csv' },
  )
  const { name, bytes } = await api.sponsors.export({ query: { format } })
  const path = targetOf(cli, target, name)
  if (path === '-' && output.terminal && format !== 'xlsx')
    return output.print(new TextDecoder().decode(bytes).trimEnd())
  await saveFile(cli, path, bytes)
  if (path === '-') return
  if (output.format !== 'text') return output.json({ file: path, bytes: bytes.length })
  output.done(`Saved your sponsors to ${path}.`)
}
