import { basename } from 'node:path'
import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { saveFile } from '../app/save-file.ts'
import { oneLine } from '../app/text.ts'
import { guestId } from '../guests/guest-id.ts'

export function defineExport(command: Command, cli: Cli): void {
  command
    .summary('save the texts for a guest as a Word document')
    .description('Save the newest text of each type for a guest as a Word document.')
    .requiredOption('--guest <id>', 'the guest, by the number that cueroom guests list shows', guestId)
    .option(
      '-o, --output <file>',
      'where to write it; - for standard output (default: the name the server gives)',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom content export --guest 12 -o ada.docx
  $ cueroom content export --guest 12 -o - > ada.docx`,
    )
    .action((flags: { guest: number; output?: string }) => exportWord(cli, flags.guest, flags.output))
}

async function exportWord(cli: Cli, guest: number, target?: string) {
  const { name, bytes } = await cli.api.content.exportWord({ body: { guestId: guest } })
  const file = target ?? safeName(name)
  await saveFile(cli, file, bytes)
  if (file === '-') return
  if (cli.output.format !== 'text') return cli.output.json({ file, bytes: bytes.length })
  cli.output.done(`${file} is written (${(bytes.length / 1000).toFixed(1)} kB).`)
}

// A server never chooses the directory
const safeName = (name: string) =>
  oneLine(basename(name.replaceAll('\\', '/'))).replace(/^\.+/, '') || 'export.docx'
