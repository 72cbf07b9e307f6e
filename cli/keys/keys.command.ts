import type { ApiKey } from '@cueroom/core/keys/api-key.ts'
import { keyDaysMax, keyDaysUsual, type KeyScope, keyScopes } from '@cueroom/core/keys/key-scopes.ts'
import { upTo } from '../app/command.ts'
import { codeHelp, withCode } from '../app/ask-code.ts'
import { askPassword, passwordStdinHelp } from '../app/ask-password.ts'
import type { Define } from '../app/cli.ts'
import { commandGroup } from '../app/command-group.ts'
import { shortTime, timeAndZone } from '../app/dates.ts'
import { missing } from '../app/records.ts'
import type { Column } from '../app/table.ts'
import { shellWord } from '../app/shell-word.ts'
import { bold } from '../app/text.ts'

const columns: Column<ApiKey>[] = [
  { title: 'Id', cell: ({ id }) => id, rigid: true },
  { title: 'Name', cell: ({ name }) => bold(name) },
  { title: 'May', cell: ({ scope }) => scope, rigid: true },
  { title: 'Ends in', cell: ({ hint }) => hint, rigid: true },
  {
    title: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? shortTime(lastUsedAt) : 'never'),
    rigid: true,
  },
  { title: 'Expires', cell: ({ expiresAt }) => shortTime(expiresAt), rigid: true },
]

interface CreateFlags {
  scope: KeyScope
  days: number
  passwordStdin?: true
  code?: string
}

const defineList: Define = (command, cli) =>
  command.description('list the API keys').action(async () => {
    const { api, output } = cli
    const keys = await api.keys.list()
    output.list(keys, columns)
    if (keys.length === 0) output.say('There are no API keys.')
  })

const defineCreate: Define = (command, cli) =>
  command
    .argument('<name>', 'what you use it for')
    .summary('create an API key and print it once')
    .description(
      'Create an API key and print it once. Asks for your password, even if you just signed in. A script passes the key in CUEROOM_TOKEN, or as a bearer token.',
    )
    .choice('--scope <scope>', 'what it can do', keyScopes, 'read')
    .option('--days <number>', `days until it expires, at most ${keyDaysMax}`, upTo(keyDaysMax), keyDaysUsual)
    .option('--password-stdin', passwordStdinHelp)
    .option('--code <code>', codeHelp)
    .examples(
      'cueroom keys create "Nightly export"',
      'cueroom keys create Booking --scope write --days 30 --password-stdin < password.txt',
    )
    .action(async (name: string, { scope, days, passwordStdin, code }: CreateFlags) => {
      const currentPassword = await askPassword(cli, {
        passwordStdin,
        question: 'Current password:',
        next: `cueroom keys create ${shellWord(name)} --password-stdin < FILE`,
      })
      const confirm = (given: string) => cli.api.twoFactor.confirm({ body: { code: given } })
      const made = await withCode(cli, { code, confirm }, () =>
        cli.api.keys.create({ body: { name, scope, days, currentPassword } }),
      )
      if (cli.output.format !== 'text') return cli.output.json(made)
      cli.output.print(made.key)
      cli.output.done(
        'Created ',
        bold(made.apiKey.name),
        `, which is valid until ${timeAndZone(made.apiKey.expiresAt)}. Store the key now: it isn't shown again.`,
      )
      cli.output.undo(`cueroom keys revoke ${made.apiKey.id}`)
    })

const defineRevoke: Define = (command, cli) =>
  command
    .argument('<id>', 'id of the key')
    .description('revoke an API key')
    .action(async (id: string) => {
      const { api, output } = cli
      await missing(api.keys.revoke({ params: { id } }), `Couldn't find API key ${id}.`, 'cueroom keys list')
      output.outcome({ id, revoked: true }, 'Key revoked. Scripts that use it stop working.')
    })

export const define = commandGroup('Keys for scripts, which sign in without a password.', {
  list: async () => defineList,
  create: async () => defineCreate,
  revoke: async () => defineRevoke,
})
