import { counted } from '@cueroom/core/text/format.ts'
import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import type { GuestsExport } from '@cueroom/core/exports/guests-sheet.ts'
import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'
import type { Cli, Define } from '../app/cli.ts'
import { endingsOf, fileFormat } from '../app/file-format.ts'
import { outputHelp, saveFile, targetOf } from '../app/save-file.ts'
import { harmlessJson } from '../app/text.ts'
import { statuses } from './list-guests.ts'
import { fetchGuests } from '../app/guest-pages.ts'

const formats = ['csv', 'xlsx', 'json', 'docx'] as const
type Format = (typeof formats)[number]

interface ExportFlags {
  format?: Format
  output?: string
  status?: EpisodeStatus
  search?: string
}

export const defineExport: Define = (command, cli) =>
  command
    .choice('--format <format>', "file format (default: from the file's extension, else csv)", formats)
    .option('-o, --output <file>', outputHelp('named after the show'))
    .choice('--status <status>', 'only guests with this status', statuses)
    .option('--search <text>', 'only guests whose name, company or title contains this')
    .summary('save the guests as a spreadsheet, JSON or Word document')
    .description(
      'Save the guests to a file. Values that a spreadsheet would run as formulas get a leading apostrophe; guests import ' +
        'removes it again. JSON contains everything, including answers.',
    )
    .examples(
      'cueroom guests export -o guests.xlsx',
      'cueroom guests export --status upcoming --format docx',
      'cueroom guests export --format csv -o - | head',
    )
    .action((flags: ExportFlags) => exportGuests(cli, flags))

async function exportGuests(cli: Cli, { output: target, status, search, ...flags }: ExportFlags) {
  const { api, output } = cli
  const format = fileFormat({ ...flags, output: target }, { byEnding: endingsOf(formats), usual: 'csv' })
  const [show, { guests }] = await Promise.all([
    api.show.settings(),
    fetchGuests(api, { view: 'whole', ...(status && { status }), ...(search && { search }) }, output),
  ])
  const file = await writers[format]({ show, guests })
  const path = targetOf(cli, target, { name: file.name, extension: format })
  if (path === '-' && output.terminal && (format === 'csv' || format === 'json'))
    return output.print(new TextDecoder().decode(file.bytes).trimEnd())
  await saveFile(cli, path, file.bytes)
  if (path === '-') return
  output.outcome(
    { file: path, guests: guests.length, bytes: file.bytes.length },
    `Saved ${counted(guests.length, 'guest')} to ${path}.`,
  )
}

const writers: Record<Format, (wanted: GuestsExport) => ExportedFile | Promise<ExportedFile>> = {
  csv: async (wanted) => (await import('@cueroom/core/exports/guests-sheet.ts')).guestsCsv(wanted),
  xlsx: async (wanted) => (await import('@cueroom/core/exports/guests-sheet.ts')).guestsWorkbook(wanted),
  docx: async (wanted) => (await import('@cueroom/core/exports/guests-document.ts')).guestsDocument(wanted),
  json: ({ show, guests }) => ({
    name: fileName([show?.podcastName ?? '', 'guests'], 'json'),
    type: 'application/json',
    bytes: new TextEncoder().encode(`${harmlessJson(guests, 2)}\n`),
  }),
}
