import { decodeBytes } from '@cueroom/core/imports/read/encoding.ts'
import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import {
  transcriptBytes,
  type TranscriptFormat,
  transcriptFormats,
} from '@cueroom/core/transcripts/transcript-limits.ts'
import type { Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed } from '../app/deletions.ts'
import { missing } from '../app/records.ts'
import { readFileOrInput } from '../app/input.ts'
import { episodeList, findEpisode, idArgument } from './show-episode.ts'
import { sayEdited } from './recap.ts'
import { findTranscript } from './show-transcript.ts'

interface SetFlags {
  format?: TranscriptFormat
}

export const defineSet: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .argument('<file>', 'a .txt, .vtt, .srt or .json file; - for standard input')
    .choice('--format <format>', 'format of the file (default: detected)', transcriptFormats)
    .summary('set or replace the transcript of an episode')
    .description(
      'Set the transcript of an episode from plain text, WebVTT, SubRip or Podcasting 2.0 JSON, up to 5 MB. Asks before replacing one.',
    )
    .examples('cueroom episodes transcript set 7 talk.vtt')
    .action((id: number, file: string, flags: SetFlags) => set(cli, id, file, flags))

async function set(cli: Cli, id: number, file: string, flags: SetFlags) {
  const { api, environment, output } = cli
  const bytes = await readFileOrInput(environment, file, transcriptBytes, 'a transcript')
  const before = await missing(
    api.transcripts.get({ params: { id } }),
    `Couldn't find episode ${id}.`,
    episodeList,
  )
  const question = `The episode has a transcript of ${counted(before?.words ?? 0, 'word')}. Replace it?`
  const next = `cueroom episodes transcript set ${id} ${file} --yes`
  if (before && !(await confirmed(cli, question, next, 'Nothing was changed.'))) return
  const body = { text: decodeBytes(bytes), ...flags }
  const saved = await api.transcripts.save({
    params: { id },
    body,
    ...(before && { ifMatch: before.version }),
  })
  if (output.format !== 'text') return output.json(saved)
  output.done(summaryOf(saved))
  if (before) {
    const recap = await api.recaps.get({ params: { id } })
    if (recap) sayEdited(output, recap)
  }
  output.next(`cueroom episodes transcript show ${id}`)
}

const summaryOf = ({ cues, words, seconds, speakers }: Transcript) =>
  [
    `Saved ${counted(cues.length, 'line')} with ${counted(words, 'word')}`,
    ...(seconds === null ? [] : [`, ${clockTime(seconds)} long`]),
    ...(speakers.length > 0 ? [`, spoken by ${listed(speakers.slice(0, 5))}`] : []),
    '.',
  ].join('')

export const defineRename: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .argument('<speaker>', 'the current name in the transcript')
    .argument('<name>', "the new name; using another speaker's name merges the two")
    .summary('rename a speaker of a transcript')
    .description('Rename a speaker of a transcript, such as “Speaker 1”.')
    .examples('cueroom episodes transcript rename 7 "Speaker 1" "Maya Okafor"')
    .action(async (id: number, speaker: string, name: string) => {
      const { version } = await findTranscript(cli, id)
      const call = cli.api.transcripts.renameSpeaker({
        params: { id },
        body: { speaker, name },
        ifMatch: version,
      })
      const saved = await missing(
        call,
        `The transcript has no speaker called ${speaker}.`,
        `cueroom episodes transcript show ${id}`,
      )
      cli.output.outcome(saved, `Renamed ${speaker} to ${name}.`)
    })

export const defineDelete: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary("delete an episode's transcript; can't be undone")
    .description("Delete the transcript of an episode. Asks first; it can't be undone.")
    .examples('cueroom episodes transcript delete 7 --yes')
    .action(async (id: number) => {
      const { title } = await findEpisode(cli, id)
      await findTranscript(cli, id)
      const question = `Delete the transcript of ${title}? This can't be undone.`
      if (!(await confirmed(cli, question, `cueroom episodes transcript delete ${id} --yes`))) return
      await cli.api.transcripts.remove({ params: { id } })
      cli.output.done(`Deleted the transcript of ${title}.`)
    })
