import { type ChapterFormat, chapterFormats } from '@cueroom/core/recaps/chapters-file.ts'
import { ChaptersError, readChapters } from '@cueroom/core/recaps/read-chapters.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { missing, unlessChanged } from '../app/records.ts'
import { readText } from '../app/input.ts'
import { saveFile } from '../app/save-file.ts'
import { noTranscript } from './recap.ts'
import { episodeList, idArgument } from './show-episode.ts'

/** Bytes of a file of chapters: 200 with the longest titles, and what programs write around them. */
const fileBytes = 1024 * 1024

interface Flags {
  format: ChapterFormat
  output: string
  set?: string
}

export const defineChapters: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .choice('--format <format>', 'Podcasting 2.0 JSON, or text for hosting platforms', chapterFormats, 'txt')
    .option('-o, --output <file>', 'the file; - for standard output', '-')
    .option(
      '--set <file>',
      'replace the chapters with those in a file, in either format; - for standard input',
    )
    .summary('download the chapters of an episode, or replace them')
    .description(
      'Download the chapters of an episode as Podcasting 2.0 JSON, or as text for hosting platforms; or replace them.',
    )
    .examples(
      'cueroom episodes chapters 7',
      'cueroom episodes chapters 7 --format json -o chapters.json',
      'cueroom episodes chapters 7 --set chapters.txt',
    )
    .action((id: number, flags: Flags) =>
      flags.set === undefined ? download(cli, id, flags) : replace(cli, id, flags.set),
    )

async function download(cli: Cli, id: number, { format, output: target }: Flags) {
  const call = cli.api.recaps.chapters({ params: { id }, query: { format } })
  const next = `cueroom episodes chapters ${id} --set chapters.txt`
  const { bytes } = await missing(call, `Episode ${id} has no chapters.`, next)
  if (target === '-' && cli.output.terminal)
    return cli.output.print(new TextDecoder().decode(bytes).trimEnd())
  await saveFile(cli, target, bytes, `Saved ${target}.`)
}

async function replace(cli: Cli, id: number, file: string) {
  const { api, environment, output } = cli
  const chapters = chaptersIn(await readText(environment, file, fileBytes, 'chapters'))
  const before = await missing(
    api.recaps.get({ params: { id } }),
    `Couldn't find episode ${id}.`,
    episodeList,
  )
  if (!before) throw noTranscript(id)
  const call = api.recaps.saveChapters({ params: { id }, body: { chapters }, ifMatch: before.version })
  const saved = await unlessChanged(call, `cueroom episodes recap ${id}`)
  output.outcome(saved, `Episode ${id} has ${counted(chapters.length, 'chapter')}.`)
}

function chaptersIn(text: string) {
  try {
    return readChapters(text)
  } catch (error) {
    throw error instanceof ChaptersError ? usageError(error.message) : error
  }
}
