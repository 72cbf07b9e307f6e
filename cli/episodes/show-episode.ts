import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { missing } from '../app/records.ts'

export const episodeList = 'cueroom episodes list'
export const idArgument = `the number in the first column of: ${episodeList}`

export const findEpisode = ({ api }: Cli, id: number): Promise<Episode> =>
  missing(api.episodes.get({ params: { id } }), `Couldn't find episode ${id}.`, episodeList)

export const defineShow: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary('show one episode')
    .description('Show one episode with its guests, dates and notes.')
    .examples('cueroom episodes show 12')
    .action(async (id: number) => printEpisode(cli, await findEpisode(cli, id)))

export const printEpisode = ({ output }: Cli, episode: Episode) =>
  output.record(episode, [
    ['ID', String(episode.id)],
    ['Title', episode.title],
    ['Number', episode.number === null ? null : String(episode.number)],
    ['Stage', stageLabels[episode.stage]],
    ['Series', episode.seriesName],
    ['Recording', shortTime(episode.recordingDate) || null],
    ['Publication', shortTime(episode.publicationDate) || null],
    ['Guests', episode.guests.map(({ name }) => name).join(', ') || null],
    ['Notes', episode.notes],
  ])
