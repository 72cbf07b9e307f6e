import { counted } from '@cueroom/core/text/format.ts'
import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'
import { missing } from '../app/records.ts'
import { refuseMissing } from '../app/missing-guests.ts'
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
  const reply = await api.guests.setStatusOfMany({ body: { ids, episodeStatus: status } })
  const rest = ids.length - reply.changed - reply.missing.length
  if (reply.missing.length < ids.length)
    output.outcome(reply, `Set the status of ${counted(reply.changed, 'guest')} to ${status}.`)
  if (rest > 0)
    output.say(rest === 1 ? '1 guest already had this status.' : `${rest} guests already had this status.`)
  refuseMissing(reply.missing, ids)
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
