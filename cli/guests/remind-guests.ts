import { sendGuestsMax } from '@cueroom/core/sends/send-limits.ts'
import type { Send } from '@cueroom/core/sends/send.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { refuseMissing } from '../app/missing-guests.ts'
import { sendAll, unansweredGuests } from '../questionnaires/send-questionnaire.ts'

interface RemindFlags {
  mail?: true
  mark?: true
}

export const defineRemind: Define = (command, cli) =>
  command
    .summary("remind guests who haven't answered")
    .description(
      "Print a reminder for each guest who was sent a questionnaire and hasn't answered it. With --mail, the server " +
        'emails the reminders. With --mark, it only marks the guests as reminded.',
    )
    .argument('[id...]', 'guest numbers (default: all guests)', (text, before: number[] | undefined) => [
      ...(before ?? []),
      recordId(text),
    ])
    .option('--mail', 'email the reminders from the server')
    .option('--mark', 'mark the guests as reminded after you emailed them yourself')
    .examples('cueroom guests remind', 'cueroom guests remind 12 15 --mail')
    .action((ids: number[] | undefined, flags: RemindFlags) => remind(cli, ids ?? [], flags))

async function remind(cli: Cli, ids: number[], flags: RemindFlags) {
  const { waiting, unknown } = await waitingSends(cli, ids.length > 0 ? ids : await unansweredGuests(cli))
  if (waiting.length === 0) {
    if (cli.output.format !== 'text') cli.output.list([], [])
    cli.output.say('No one is waiting for a reminder.')
    return refuseMissing(unknown, ids)
  }
  const byQuestionnaire = Object.entries(Object.groupBy(waiting, ({ questionnaireId }) => questionnaireId))
  const sends = byQuestionnaire.map(([id, each = []]) => ({
    id,
    guestIds: each.map(({ guestId: to }) => to),
  }))
  await sendAll(cli, sends, { ...flags, kind: 'remind' })
  refuseMissing(unknown, ids)
}

/** What was sent to these guests and isn't answered, and guests that the show doesn't have. */
async function waitingSends({ api }: Cli, ids: readonly number[]) {
  const all: Send[] = []
  const unknown: number[] = []
  for (let start = 0; start < ids.length; start += sendGuestsMax) {
    const guestIds = ids.slice(start, start + sendGuestsMax).join()
    const { sends, missing } = await api.sends.states({ query: { guestIds } })
    all.push(...sends)
    unknown.push(...missing)
  }
  return { waiting: all.filter(({ sentAt, answeredAt }) => sentAt && !answeredAt), unknown }
}
