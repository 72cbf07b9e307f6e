import { counted } from '@cueroom/core/text/format.ts'
import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, CliError, exit, usageError } from '../app/cli.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'
import { missing } from '../app/records.ts'
import { fetchGuests } from '../app/guest-pages.ts'
import { statuses } from './list-guests.ts'

export const defineSetStatus: Define = (command, cli) =>
  command
    .usage('[flags] <id...> <status>')
    .argument('<id...>', `guest numbers, then the new status: ${statuses.join(', ')}`)
    .summary('set the status of guests')
    .description('Set the status of guests.')
    .examples('cueroom guests set-status 12 completed', 'cueroom guests set-status 3 4 5 unscheduled')
    .action((words: string[]) => setStatus(cli, words))

async function setStatus(cli: Cli, words: string[]) {
  const { api, output } = cli
  const status = statusOf(words.at(-1) ?? '')
  const ids = [...new Set(words.slice(0, -1).map(idOf))]
  const [id] = ids
  if (id === undefined) throw usageError('Pass guest numbers first, then the status.')
  if (ids.length === 1) {
    const call = api.guests.setStatus({ params: { id }, body: { episodeStatus: status } })
    const guest = await missing(call, `Couldn't find guest ${id}.`)
    return output.outcome(guest, `Set the status of ${guest.name} to ${status}.`)
  }
  const { changed } = await api.guests.setStatusOfMany({ body: { ids, episodeStatus: status } })
  output.outcome({ changed }, `Set the status of ${counted(changed, 'guest')} to ${status}.`)
  const rest = ids.length - changed
  if (rest === 0) return
  await refuseMissing(cli, ids)
  output.say(rest === 1 ? '1 guest already had this status.' : `${rest} guests already had this status.`)
}

/** Reports unknown guests, so users don't assume that they were changed. */
async function refuseMissing({ api, output }: Cli, ids: number[]) {
  const { guests } = await fetchGuests(api, { view: 'card' }, output)
  const known = new Set(guests.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new CliError(
    `Couldn't find ${unknown.length === 1 ? 'guest' : 'guests'} ${unknown.join(', ')}. The rest were changed.`,
    {
      exit: exit.partly,
      code: 'guests_missing',
      next: ['cueroom guests list'],
    },
  )
}

function statusOf(word: string): EpisodeStatus {
  const status = statuses.find((each) => each === word)
  if (status) return status
  throw usageError(
    `Unknown status "${word}". Choose ${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}.${didYouMean(word, statuses)}`,
  )
}

/** A guest number from a list of arguments. */
export function idOf(word: string): number {
  try {
    return recordId(word)
  } catch {
    throw usageError(`"${word}" is not a guest number. Find it in the first column of cueroom guests list.`)
  }
}
