import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { noteCheckReason } from '@cueroom/core/batches/batch-words.ts'
import { staleWords } from '@cueroom/core/content/stale-words.ts'
import { runFormats, type RunFormat, runText } from '@cueroom/core/episodes/run-text.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { saveFile } from '../app/save-file.ts'
import { showTimeZone, timeZoneFlag } from '../app/show-time-zone.ts'
import { findEpisode, idArgument } from './show-episode.ts'

interface Flags {
  format: RunFormat
  timeZone?: string
  output?: string
}

export const defineRunOfShow: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .choice('--format <format>', 'output format', runFormats, 'text')
    .option(...timeZoneFlag)
    .option('-o, --output <file>', 'the file (default: standard output)')
    .summary('print the run of show with times')
    .description('Print the run of show: every segment with its time, length and text.')
    .examples(
      'cueroom episodes run-of-show 12',
      'cueroom episodes run-of-show 12 --format markdown -o show.md',
    )
    .action((id: number, flags: Flags) => printRun(cli, id, flags))

async function printRun(cli: Cli, id: number, { format, timeZone, output: file = '-' }: Flags) {
  const episode: Episode = await findEpisode(cli, id)
  const run = await cli.api.episodes.runOfShow({ params: { id } })
  const { output } = cli
  if (output.format !== 'text') return output.json(run)
  const dateFormat = (await cli.api.show.settings())?.dateFormat
  const text = runText(format, { episode, run, timeZone: timeZone ?? (await showTimeZone(cli)), dateFormat })
  for (const { source, edited } of run.segments) {
    if (!source || edited.text) continue
    if (source.stale.length > 0)
      output.warn(`${source.label}: ${staleWords(source.stale)} changed since this was written.`)
    if (source.noteCheck) output.warn(`${source.label}: ${noteCheckReason}`)
  }
  for (const { name, note } of run.notes) output.warn(`${name}: ${note}`)
  if (file === '-') return output.prose(0, text)
  await saveFile(cli, file, new TextEncoder().encode(`${text}\n`))
  output.done(`Saved the run of show of ${episode.title} to ${file}.`)
}
