import { deliveryDays } from '@cueroom/core/webhooks/webhook-events.ts'
import type { Delivery } from '@cueroom/core/webhooks/webhook.ts'
import { type DeliveryState, deliveryStates } from '@cueroom/core/webhooks/webhook-events.ts'
import { atLeastOne, recordId } from '../app/command.ts'
import { CliError, type Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { fetchAll } from '../app/pages.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'

const outcome = ({ status, error }: Delivery) => [status, error].filter(Boolean).join(' · ')

const columns: Column<Delivery>[] = [
  { title: 'Id', cell: ({ id }) => String(id), rigid: true },
  { title: 'When', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Event', cell: ({ type }) => type },
  { title: 'State', cell: ({ state }) => state, rigid: true },
  { title: 'Attempts', cell: ({ attempts }) => String(attempts), rigid: true },
  { title: 'Last reply', cell: (delivery) => dim(outcome(delivery)) },
]

export const defineTest: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .description('send a test message now and show how the receiver answered')
    .action(async (id: string) => {
      const { api, output } = cli
      const delivery = await api.webhooks.test({ params: { id } })
      const { state, status, milliseconds, error } = delivery
      if (state !== 'delivered')
        throw new CliError(`Not delivered. ${error}.`, { next: [`cueroom webhooks deliveries ${id}`] })
      output.outcome(delivery, `Delivered: the receiver answered ${status} in ${milliseconds} ms.`)
    })

export const defineDeliveries: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .description(`list the messages of the last ${deliveryDays} days, newest first`)
    .choice('--state <state>', 'only messages in this state', deliveryStates)
    .option('--limit <number>', 'maximum number', atLeastOne, 50)
    .action(async (id: string, { state, limit }: { state?: DeliveryState; limit: number }) => {
      const { api, output } = cli
      const { rows } = await fetchAll<Delivery, object>(output, {
        list: (call) => api.webhooks.deliveries({ params: { id }, ...call }),
        query: { ...(state && { state }), limit: Math.min(limit, 1_000) },
        what: 'messages',
        limit,
      })
      output.list(rows, columns)
      if (rows.length === 0) output.say('No messages.')
      if (rows.length === limit)
        output.shortened(`The newest ${limit} messages. Pass a larger --limit to see earlier ones.`)
    })

export const defineReplay: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .argument('<message>', 'id of the message, as in the list of deliveries', recordId)
    .description('send a message again')
    .action(async (id: string, deliveryId: number) => {
      const { api, output } = cli
      const delivery = await api.webhooks.replay({ params: { id, deliveryId } })
      output.outcome(delivery, 'Queued. It has the same webhook-id as before.')
    })
