import { Option } from 'commander'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { recordId } from '../app/command.ts'
import { confirmed } from '../app/deletions.ts'
import { shortTime } from '../app/dates.ts'
import { warnOfLocalLink } from '../app/local-link.ts'
import { missing } from '../app/records.ts'
import { saveFile } from '../app/save-file.ts'
import { episodeList } from './show-episode.ts'

interface Flags {
  new?: boolean
  revoke?: boolean
  output?: string
}

export const defineCalendar: Define = (command, cli) =>
  command
    .argument('[id]', 'an episode: print its dates as a calendar file instead', recordId)
    .option('-o, --output <file>', 'the file of an episode (default: standard output)')
    .option('--new', 'create an address and print it once; the previous one stops working')
    .addOption(new Option('--revoke', 'revoke the address').conflicts('new'))
    .summary('create or revoke the calendar address, or save the dates of an episode')
    .description(
      'Show whether there is a calendar address, create one, or revoke it. With an episode, print its dates as a calendar file.',
    )
    .examples(
      'cueroom episodes calendar --new',
      'cueroom episodes calendar --revoke',
      'cueroom episodes calendar 12 -o recording.ics',
    )
    .action((id: number | undefined, flags: Flags) =>
      id === undefined ? calendar(cli, flags) : episodeFile(cli, id, flags),
    )

async function episodeFile(cli: Cli, id: number, flags: Flags) {
  if (flags.new || flags.revoke)
    throw usageError('--new and --revoke are for the calendar address. Leave out the episode.')
  const file = await missing(cli.api.calendars.ofEpisode({ params: { id } }), noEpisodeDate(id), episodeList)
  await saveFile(cli, flags.output ?? '-', file.bytes, `Saved ${flags.output}.`)
}

const noEpisodeDate = (id: number) => `Couldn't find episode ${id}, or it has no date yet.`

async function calendar(cli: Cli, flags: Flags) {
  if (flags.output !== undefined) throw usageError('-o needs the id of an episode.')
  if (flags.new) return make(cli)
  if (flags.revoke) return revoke(cli)
  const { api, output } = cli
  const { address } = await api.calendars.get()
  if (output.format !== 'text') return output.json({ address })
  if (!address) {
    output.say('There is no calendar address.')
    return output.next('cueroom episodes calendar --new')
  }
  const read = address.lastReadAt ? `last read ${shortTime(address.lastReadAt)}` : 'not read yet'
  output.say(`There is a calendar address, created ${shortTime(address.createdAt)}, ${read}.`)
}

const unchanged = 'Nothing was changed.'

async function make(cli: Cli) {
  const { api, output } = cli
  const { address } = await api.calendars.get()
  const question = 'Create a new address? Calendars that use the current one stop updating.'
  const next = 'cueroom episodes calendar --new --yes'
  if (address && !(await confirmed(cli, question, next, unchanged))) return
  const made = await api.calendars.create()
  if (output.format !== 'text') return output.json(made)
  output.print(made.url)
  output.done("Add it to your calendar app. Store it now: it isn't shown again.")
  warnOfLocalLink(cli, made.url)
}

async function revoke(cli: Cli) {
  const { api, output } = cli
  const question = 'Revoke the calendar address? Calendars that use it stop updating.'
  if (!(await confirmed(cli, question, 'cueroom episodes calendar --revoke --yes', unchanged))) return
  await api.calendars.revoke()
  output.outcome({ revoked: true }, 'Calendar address revoked.')
}
