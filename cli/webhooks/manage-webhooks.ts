import type { IssuedWebhook, Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { type WebhookEvent, webhookEventNames } from '@cueroom/core/webhooks/webhook-events.ts'
import { Option } from 'commander'
import type { Cli, Define } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { bold } from '../app/text.ts'

const stateOf = ({ enabled, disabledAt, failingSince }: Webhook) => {
  if (!enabled) return disabledAt ? `off since ${shortTime(disabledAt)}: it kept failing` : 'off'
  return failingSince ? `failing since ${shortTime(failingSince)}` : 'on'
}

const columns: Column<Webhook>[] = [
  { title: 'Id', cell: ({ id }) => id, rigid: true },
  { title: 'Address', cell: ({ url }) => bold(url) },
  {
    title: 'Events',
    cell: ({ events }) => (events.length === webhookEventNames.length ? 'all' : events.join(', ')),
  },
  { title: 'State', cell: stateOf },
  { title: 'Waiting', cell: ({ waiting }) => String(waiting), rigid: true },
]

export const defineList: Define = (command, cli) =>
  command.description('list the webhooks').action(async () => {
    const { api, output } = cli
    const webhooks = await api.webhooks.list()
    output.list(webhooks, columns)
    if (webhooks.length === 0) output.say('There are no webhooks.')
  })

function printSecret({ output }: Cli, issued: IssuedWebhook, done: string) {
  if (output.format !== 'text') return output.json(issued)
  output.print(issued.secret)
  output.done(done, " Store the secret now: it isn't shown again.")
}

export const defineCreate: Define = (command, cli) =>
  command
    .argument('<address>', 'address of the receiver; https')
    .summary('create a webhook and print its secret once')
    .description('Create a webhook and print its secret once. Receivers verify messages with it.')
    .choice('--events <events...>', 'only these events', webhookEventNames)
    .examples(
      'cueroom webhooks create https://example.com/cueroom',
      'cueroom webhooks create https://example.com/cueroom --events response.submitted sponsor.inquiry',
    )
    .action(async (url: string, { events }: { events?: WebhookEvent[] }) => {
      const issued = await cli.api.webhooks.create({ body: { url, ...(events && { events }) } })
      printSecret(cli, issued, `Created webhook ${issued.webhook.id}.`)
      cli.output.next(`cueroom webhooks test ${issued.webhook.id}`)
    })

interface SetFlags {
  url?: string
  events?: WebhookEvent[]
  on?: boolean
  off?: boolean
}

export const defineSet: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .description('change the address or the events of a webhook, or turn it on or off')
    .option('--url <address>', 'the new address')
    .choice('--events <events...>', 'only these events', webhookEventNames)
    .option('--on', 'turn it on')
    .addOption(new Option('--off', 'turn it off and discard waiting messages').conflicts('on'))
    .action(async (id: string, { url, events, on, off }: SetFlags) => {
      const { api, output } = cli
      const enabled = on ? true : off ? false : undefined
      const body = {
        ...(url && { url }),
        ...(events && { events }),
        ...(enabled !== undefined && { enabled }),
      }
      const webhook = await api.webhooks.update({ params: { id }, body })
      output.outcome(webhook, 'Saved. The webhook is ', stateOf(webhook), '.')
    })

export const defineRotate: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .summary('replace the secret of a webhook and print the new one once')
    .description(
      'Replace the secret of a webhook and print the new one once. For one day, messages are signed with both.',
    )
    .action(async (id: string) =>
      printSecret(cli, await cli.api.webhooks.rotate({ params: { id } }), 'Replaced the secret.'),
    )

export const defineRemove: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the webhook')
    .description('delete a webhook and its log')
    .action(async (id: string) => {
      const { api, output } = cli
      await api.webhooks.remove({ params: { id } })
      output.outcome({ id, removed: true }, 'Webhook deleted. Nothing more is sent to its address.')
    })
