import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { ownTimeZone, timeAndZone } from '../app/dates.ts'
import { missing } from '../app/records.ts'
import { showTimeZone } from '../app/show-time-zone.ts'

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

export async function printEpisode(cli: Cli, episode: Episode) {
  // The episode may just have been saved: a failure here must not look like one of saving
  const timeZone = await showTimeZone(cli).catch(ownTimeZone)
  cli.output.record(episode, [
    ['ID', String(episode.id)],
    ['Title', episode.title],
    ['Number', episode.number === null ? null : String(episode.number)],
    ['Stage', stageLabels[episode.stage]],
    ['Series', episode.seriesName],
    ['Recording', timeAndZone(episode.recordingDate, timeZone) || null],
    ['Publication', timeAndZone(episode.publicationDate, timeZone) || null],
    ['Guests', episode.guests.map(({ name }) => name).join(', ') || null],
    ['Notes', episode.notes],
  ])
}
