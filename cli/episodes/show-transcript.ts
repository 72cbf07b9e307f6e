import { clockTime, type Cue } from '@cueroom/core/transcripts/cue.ts'
import type { FoundLine } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, notFound } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, type Text } from '../app/text.ts'
import { episodeList, idArgument } from './show-episode.ts'

/** The transcript of an episode. @throws for an episode without one */
export async function findTranscript({ api }: Cli, id: number) {
  const call = api.transcripts.get({ params: { id } })
  const transcript = await missing(call, `Couldn't find episode ${id}.`, episodeList)
  if (transcript) return transcript
  throw notFound(`Episode ${id} has no transcript.`, [`cueroom episodes transcript set ${id} talk.vtt`])
}

export const defineShow: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary('show the transcript of an episode')
    .description('Show the transcript of an episode: each line with its time and speaker, if known.')
    .examples('cueroom episodes transcript show 7')
    .action(async (id: number) => {
      const transcript = await findTranscript(cli, id)
      if (cli.output.format !== 'text') return cli.output.json(transcript)
      const timeWidth = clockTime(transcript.seconds ?? 0).length
      for (const cue of transcript.cues) printLine(cli, cue, timeWidth)
    })

function printLine({ output }: Cli, { start, speaker, text }: Cue, timeWidth: number) {
  const time = start === null ? '' : `${clockTime(start).padStart(timeWidth)}  `
  const name: Text[] = speaker === null ? [] : [bold(`${speaker}: `)]
  output.prose(time.length, dim(time), ...name, text)
}

export const defineSearch: Define = (command, cli) =>
  command
    .argument('<words...>', 'exact words')
    .summary('search the transcripts of all episodes')
    .description('Search the transcripts of all episodes, newest episodes first.')
    .examples('cueroom episodes transcript search "winter bees"')
    .action(async (words: string[]) => {
      const { lines, isCut } = await cli.api.transcripts.search({ query: { search: words.join(' ') } })
      cli.output.list(lines, columns)
      if (lines.length === 0) cli.output.say('No matching lines.')
      if (isCut) cli.output.warn(`These are the first ${counted(lines.length, 'line')}. There are more.`)
    })

const columns: Column<FoundLine>[] = [
  { title: 'Episode', cell: ({ episodeId }) => episodeId, align: 'right', rigid: true },
  { title: 'Title', cell: ({ title }) => title },
  {
    title: 'Time',
    cell: ({ start }) => (start === null ? '' : clockTime(start)),
    align: 'right',
    rigid: true,
  },
  { title: 'Speaker', cell: ({ speaker }) => speaker ?? '' },
  { title: 'Line', cell: ({ text }) => text },
]
