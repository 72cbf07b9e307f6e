import type { Episode, EpisodeChanges } from '@cueroom/core/episodes/episode.ts'
import { listed } from '@cueroom/core/text/format.ts'
import { InvalidArgumentError } from 'commander'
import { type Command, recordId } from '../app/command.ts'
import { expectChanges, sendEdit } from '../app/records.ts'
import type { Cli, Define } from '../app/cli.ts'
import { readMoments, timeZoneFlag } from '../app/show-time-zone.ts'
import { findEpisode, idArgument, printEpisode } from './show-episode.ts'

interface Flags {
  title?: string
  number?: number | ''
  series?: number | ''
  recording?: string
  publication?: string
  timeZone?: string
  guests?: number[]
  notes?: string
  cancelled?: boolean
  ifVersion?: number
}

const withFlags = (command: Command) =>
  command
    .option('--number <number>', 'its number; "" for none', numberOrNone)
    .option('--series <id>', 'the series; "" for none', idOrNone)
    .option('--recording <when>', 'recording date, such as "2026-12-04 09:00"; "" for none')
    .option('--publication <when>', 'publication date; "" for none')
    .option(...timeZoneFlag)
    .option('--guests <ids>', 'ids of its guests in order, separated by commas; "" for none', ids)
    .option('--notes <text>', 'notes; "" for none')

export const defineAdd: Define = (command, cli) =>
  withFlags(command.argument('<title>', 'its title'))
    .summary('add an episode')
    .description(
      "Add an episode. The recording becomes its guests' interview date; without --recording, it uses theirs.",
    )
    .examples('cueroom episodes add "The beekeeper" --guests 12 --recording "2026-12-04 09:00"')
    .action((title: string, flags: Flags) => add(cli, title, flags))

async function add(cli: Cli, title: string, flags: Flags) {
  const added = await cli.api.episodes.create({ body: { ...(await fieldsOf(cli, flags)), title } })
  await printEpisode(cli, added)
  if (added.recordingDate !== null && flags.recording === undefined)
    cli.output.say(
      `The recording is now the interview date of ${listed(added.guests.map(({ name }) => name))}.`,
    )
  await warnOfClash(cli, added)
}

/** Two recordings of one moment are allowed, and mostly a slip. */
async function warnOfClash({ api, output }: Cli, { id, recordingDate, stage }: Episode) {
  if (recordingDate === null || stage === 'cancelled') return
  const to = new Date(Date.parse(recordingDate) + 60_000).toISOString()
  // Only a hint: the episode is saved
  const near = await api.episodes.list({ query: { from: recordingDate, to } }).catch(() => [])
  const clash = near.find(
    (other) => other.id !== id && other.stage !== 'cancelled' && other.recordingDate === recordingDate,
  )
  if (clash) output.warn(`Episode ${clash.id}, "${clash.title}", is scheduled for the same time.`)
}

export const defineEdit: Define = (command, cli) =>
  withFlags(command.argument('<id>', idArgument, recordId))
    .option('--title <title>', 'its title')
    .option('--cancelled', 'cancel it: its guests lose its date')
    .option('--no-cancelled', 'take the cancellation back')
    .versionOption('episode', 'episodes show')
    .summary('change an episode')
    .description('Change an episode. Fields without a flag stay as they are.')
    .examples(
      'cueroom episodes edit 12 --publication "2026-12-11 06:00"',
      'cueroom episodes edit 12 --cancelled',
    )
    .action((id: number, flags: Flags) => edit(cli, id, flags))

export const defineDuplicate: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary('copy an episode without its number and dates')
    .description('Copy an episode with its guests and notes, without its number and dates.')
    .examples('cueroom episodes duplicate 12')
    .action(async (id: number) => {
      await findEpisode(cli, id)
      await printEpisode(cli, await cli.api.episodes.duplicate({ params: { id } }))
    })

async function edit(cli: Cli, id: number, flags: Flags) {
  const body = await fieldsOf(cli, flags)
  expectChanges(body, 'cueroom episodes edit')
  const version = flags.ifVersion ?? (await findEpisode(cli, id)).version
  const edit = { commands: 'cueroom episodes', record: 'episode', id, body, version }
  const changed = await sendEdit(cli.api.episodes.update, edit)
  await printEpisode(cli, changed)
  if (flags.recording !== undefined) await warnOfClash(cli, changed)
}

async function fieldsOf(
  cli: Cli,
  { recording, publication, timeZone, ...flags }: Flags,
): Promise<EpisodeChanges> {
  const typed = [recording, publication].flatMap((text) => text || [])
  const moments = typed.length > 0 ? (await readMoments(cli, typed, timeZone)).moments : []
  const moment = (text: string) => moments[typed.indexOf(text)] ?? null
  const { title, number, series, guests, notes, cancelled } = flags
  return {
    ...(title !== undefined && { title }),
    ...(number !== undefined && { number: number === '' ? null : number }),
    ...(series !== undefined && { seriesId: series === '' ? null : series }),
    ...(recording !== undefined && { recordingDate: moment(recording) }),
    ...(publication !== undefined && { publicationDate: moment(publication) }),
    ...(guests !== undefined && { guestIds: guests }),
    ...(notes !== undefined && { notes }),
    ...(cancelled !== undefined && { isCancelled: cancelled }),
  }
}

function numberOrNone(text: string): number | '' {
  if (!text) return ''
  if (/^\d{1,6}$/.test(text) && Number(text) <= 100_000) return Number(text)
  throw new InvalidArgumentError('Must be a number from 0 to 100000.')
}

const idOrNone = (text: string) => (text ? recordId(text) : '')

function ids(text: string): number[] {
  const all = text ? text.split(',').map((id) => recordId(id.trim())) : []
  const twice = all.find((id, place) => all.indexOf(id) !== place)
  if (twice !== undefined) throw new InvalidArgumentError(`Guest ${twice} is listed twice.`)
  return all
}
