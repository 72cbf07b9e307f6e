import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import { shownNote } from '@cueroom/core/content/own-note.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readPage } from '@cueroom/core/contract/pages.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, CliError, exit, usageError } from '../app/cli.ts'
import { fileFormat } from '../app/file-format.ts'
import { outputHelp, safeName, saveFile, targetOf } from '../app/save-file.ts'
import { isMissing, missing } from '../app/records.ts'
import { fetchGuests } from '../app/guest-pages.ts'
import { textExtensions, type TextFormat } from '@cueroom/core/exports/text-formats.ts'
import { fileOf } from './export-file.ts'

type Format = 'docx' | TextFormat

const extensions: Record<Format, string> = { docx: 'docx', ...textExtensions }

/** What --format takes. */
const formats = {
  docx: 'docx',
  text: 'text',
  txt: 'text',
  markdown: 'markdown',
  md: 'markdown',
  teleprompter: 'teleprompter',
} satisfies Record<string, Format>

const files = {
  byEnding: { docx: ['docx'], md: ['markdown'], txt: ['text', 'teleprompter'] } satisfies Record<
    string,
    Format[]
  >,
  usual: 'docx' as const,
}

export const defineExport: Define = (command, cli) =>
  command
    .summary('save the texts for guests as Word documents or text files')
    .description(
      'Save the newest text of each type for a guest as a Word document, plain text, Markdown or teleprompter text, or one file per guest.',
    )
    .option('--guest <id>', "the guest's number, as shown by cueroom guests list", recordId)
    .option('--all', 'every guest with texts; -o is then a directory (default in a terminal: texts)')
    .choice(
      '--format <format>',
      "the file's format (default: from the file's extension, else docx)",
      Object.keys(formats),
    )
    .option('-o, --output <file>', outputHelp("the server's file name"))
    .examples(
      'cueroom content export --guest 12 -o ada.docx',
      'cueroom content export --guest 12 -o - > ada.docx',
      'cueroom content export --guest 12 --format teleprompter',
      'cueroom content export --all -o texts',
    )
    .action((flags: { format?: keyof typeof formats; guest?: number; all?: true; output?: string }) => {
      if ((flags.guest === undefined) === !flags.all) throw usageError('Pass --guest ID, or --all.')
      const format = flags.format && formats[flags.format]
      return flags.guest === undefined
        ? exportAll(cli, format ?? 'docx', flags.output)
        : exportOne(cli, flags.guest, fileFormat({ ...flags, format }, files), flags.output)
    })

async function exportOne(cli: Cli, guest: number, format: Format, target?: string) {
  const saved = await missing(fileOf(cli, guest, format), `Couldn't find texts for guest ${guest}.`)
  if (!saved)
    throw new CliError('Nothing has been generated for this guest yet.', {
      exit: exit.notFound,
      code: 'no_content',
      next: [`cueroom generate --guest ${guest} --type introduction`],
    })
  const { name, bytes, outOfDate = [] } = saved
  const file = targetOf(cli, target, { name, extension: extensions[format] })
  await saveFile(cli, file, bytes)
  warnOutOfDate(cli, guest, outOfDate)
  await showNote(cli, guest)
  if (file === '-') return
  cli.output.outcome(
    { file, bytes: bytes.length, ...(outOfDate.length > 0 && { outOfDate }) },
    `Saved ${file} (${(bytes.length / 1000).toFixed(1)} kB).`,
  )
}

/** Says which texts of a file are older than what they were written from. */
function warnOutOfDate({ output }: Cli, guest: number, types: readonly string[], file?: string) {
  for (const type of contentTypes.filter((one) => types.includes(one)))
    output.warn(
      `${file ? `${file}: ` : ''}${contentTypeLabels[type]}: the answers, notes or settings changed since this was written. ` +
        `Run: cueroom generate --guest ${guest} --type ${type}`,
    )
}

/** A file may be sent on, so the host’s own note is next to it. */
async function showNote({ api, output }: Cli, id: number) {
  if (output.format !== 'text') return
  const { notes } = await api.guests.get({ params: { id } })
  for (const note of shownNote(notes)) output.warn(`${note} It isn’t in the file.`)
}

async function exportAll(cli: Cli, format: Format, named?: string) {
  const { output, environment } = cli
  const directory = named ?? (output.terminal ? 'texts' : '-')
  if (directory === '-') throw usageError('Several documents need a directory. Pass -o DIRECTORY.')
  const guests = await guestsToTry(cli)
  const files: string[] = []
  const outOfDate: string[] = []
  for (const [index, guest] of guests.entries()) {
    environment.signal.throwIfAborted()
    output.progress(`Writing document ${numberText(index + 1)} of ${numberText(guests.length)}…`)
    const document = await documentOf(cli, guest.id, format)
    if (!document) continue
    if (files.length === 0) await makeDirectory(cli, directory)
    const name = safeName({ name: document.name, extension: extensions[format] })
    // Names that differ can still be the same file name
    const taken = files.some((file) => file.toLowerCase() === join(directory, name).toLowerCase())
    const shared = taken || guest.hasNamesake
    const file = join(directory, shared ? name.replace(/(\.\w+)?$/, ` (${guest.id})$1`) : name)
    await saveFile(cli, file, document.bytes)
    files.push(file)
    if (document.outOfDate) outOfDate.push(file)
    warnOutOfDate(cli, guest.id, document.outOfDate ?? [], file)
  }
  if (output.format !== 'text') return output.json({ files, ...(outOfDate.length > 0 && { outOfDate }) })
  if (files.length > 0) return output.done(`Saved ${counted(files.length, 'document')} in ${directory}.`)
  output.say('No texts yet.')
  output.next('cueroom generate --guest ID --type introduction')
}

interface ToTry {
  id: number
  /** Another guest with a file has the same name: both file names get the number, whichever comes first. */
  hasNamesake: boolean
}

/** Guests with texts if one page holds all texts; otherwise every guest, because some may only have older texts. */
async function guestsToTry({ api, output }: Cli): Promise<ToTry[]> {
  const { rows, next } = await readPage(api.content.recent, { query: { limit: 200 } })
  const withTexts = new Set(rows.map(({ guestId: id }) => id))
  if (withTexts.size === 0) return []
  const { guests: all } = await fetchGuests(api, { view: 'card' }, output)
  const guests = next ? all : all.filter(({ id }) => withTexts.has(id))
  const byName = Map.groupBy(guests, ({ name }) => name.toLowerCase())
  return guests.map(({ id, name }) => ({ id, hasNamesake: byName.get(name.toLowerCase())!.length > 1 }))
}

async function documentOf(cli: Cli, guest: number, format: Format) {
  try {
    return await fileOf(cli, guest, format)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function makeDirectory({ environment }: Cli, directory: string) {
  await mkdir(resolve(environment.directory, directory), { recursive: true }).catch(() => {
    throw new CliError(`Couldn't create the directory ${directory}.`, {
      exit: exit.failure,
      code: 'not_written',
    })
  })
}
