import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'
import type { Command } from 'commander'
import { type Cli, usageError } from '../app/cli.ts'
import { didYouMean } from '../app/closest.ts'
import { guestId, missing } from './guest-id.ts'
import { statuses } from './list-guests.ts'
import { counted } from '../imports/show-plan.ts'

export function defineSetStatus(command: Command, cli: Cli): void {
  command
    .usage('[flags] <id...> <status>')
    .argument('<id...>', `numbers of guests, and then what they become: ${statuses.join(', ')}`)
    .summary('say which guests are upcoming or completed')
    .description('Move guests to another status.')
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom guests set-status 12 completed
  $ cueroom guests set-status 3 4 5 unscheduled`,
    )
    .action((words: string[]) => setStatus(cli, words))
}

async function setStatus({ api, output }: Cli, words: string[]) {
  const status = statusOf(words.at(-1) ?? '')
  const ids = [...new Set(words.slice(0, -1).map(idOf))]
  const [id] = ids
  if (id === undefined) throw usageError('Name the guests first, and then the status.')
  if (ids.length === 1) {
    const call = api.guests.setStatus({ params: { id }, body: { episodeStatus: status } })
    const guest = await missing(call, `There is no guest ${id}.`)
    if (output.format !== 'text') return output.json(guest)
    return output.done(`${guest.name} is ${status}.`)
  }
  const { changed } = await api.guests.setStatusOfMany({ body: { ids, episodeStatus: status } })
  if (output.format !== 'text') return output.json({ changed })
  output.done(`${counted(changed, 'guest')} changed to ${status}.`)
  const rest = ids.length - changed
  if (rest > 0) output.say(rest === 1 ? oneUnchanged : `${rest} others had it already or are not there.`)
}

const oneUnchanged = '1 other had it already or is not there.'

function statusOf(word: string): EpisodeStatus {
  const status = statuses.find((each) => each === word)
  if (status) return status
  throw usageError(
    `There is no status "${word}". Choose ${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}.${didYouMean(word, statuses)}`,
  )
}

/** The number of a guest among several words of a command line. */
export function idOf(word: string): number {
  try {
    return guestId(word)
  } catch {
    throw usageError(`"${word}" is no number of a guest: cueroom guests list shows them in its first column.`)
  }
}
