import { counted } from '@cueroom/core/text/format.ts'
import type * as Admins from '@cueroom/api/tenants/admins.ts'
import { askPassword } from '../app/ask-password.ts'
import type { Command } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed } from '../app/deletions.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { dataFlag, onThisComputer, refuseHost, serverEnvironment, shownDatabase } from './on-this-computer.ts'

interface DataFlag {
  dataDir?: string
}
interface PasswordFlags extends DataFlag {
  passwordStdin?: true
}
interface ResetFlags extends PasswordFlags {
  disableTwoFactor?: true
}
interface CreateFlags extends PasswordFlags {
  email: string
  name?: string
}

const onTheServer =
  "Works directly on the server's database: set the same DATABASE_URL or CUEROOM_DATA as for the server. The server may be running."

export const defineList: Define = (command, cli) =>
  command
    .summary('list the administrators')
    .description(`List the platform administrators, oldest first. ${onTheServer}`)
    .option(...dataFlag)
    .examples('cueroom admin list')
    .action((flags: DataFlag) => list(cli, flags))

export const defineCreate: Define = (command, cli) =>
  withPassword(command)
    .summary('add an administrator')
    .description(`Add a platform administrator. ${onTheServer}`)
    .requiredOption('--email <address>', 'the email address to sign in with')
    .option('--name <name>', 'the display name')
    .examples(
      'cueroom admin create --email ops@example.com',
      'cueroom admin create --email ops@example.com --password-stdin < password.txt',
    )
    .action((flags: CreateFlags) => create(cli, flags))

export const defineResetPassword: Define = (command, cli) =>
  withPassword(command)
    .summary("set an administrator's password and end their sessions")
    .description(`Set an administrator's password and end their sessions. ${onTheServer}`)
    .examples(
      'cueroom admin reset-password ops@example.com',
      'cueroom admin reset-password ops@example.com --password-stdin < password.txt',
    )
    .option('--disable-two-factor', 'turn off two-factor authentication, for a lost phone')
    .action((email: string, flags: ResetFlags) => resetPassword(cli, email, flags))

export const defineRemove: Define = (command, cli) =>
  command
    .summary('remove an administrator')
    .description(
      `Remove an administrator and end their sessions. The last administrator can't be removed. ${onTheServer}`,
    )
    .option(...dataFlag)
    .examples('cueroom admin remove ops@example.com --yes')
    .action((email: string, flags: DataFlag) => remove(cli, email, flags))

const withPassword = (command: Command) =>
  command
    .option('--password-stdin', 'read the password from standard input instead of asking for it')
    .option(...dataFlag)

type Knex = Parameters<typeof Admins.listAdmins>[0]

/** Does work on the administrators in the database of this computer. */
const onAdmins = <T>(
  cli: Cli,
  { dataDir }: DataFlag,
  work: (admins: typeof Admins, knex: Knex) => Promise<T>,
  options = { existing: true },
) => {
  refuseHost(cli, 'To choose the database, set DATABASE_URL or pass --data-dir.')
  return onThisComputer(async () => {
    const admins = await import('@cueroom/api/tenants/admins.ts')
    const variables = serverEnvironment(cli, { ...(dataDir && { dataDir }) })
    return admins.withAdmins(variables, (knex) => work(admins, knex), options)
  })
}

const askNewPassword = (cli: Cli, { passwordStdin }: PasswordFlags, command: string) =>
  askPassword(cli, {
    passwordStdin,
    question: 'Password (8 characters or more):',
    next: `cueroom admin ${command} --password-stdin < FILE`,
  })

const columns: Column<Admins.ListedAdmin>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Created', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  {
    title: 'Last sign-in',
    cell: ({ lastLoginAt }) => (lastLoginAt ? shortTime(lastLoginAt) : 'never'),
    rigid: true,
  },
  { title: 'Sessions', cell: ({ sessions }) => sessions, align: 'right', rigid: true },
]

// In a shell without the server's variables it is another database than the server's
const done = (cli: Cli, { dataDir }: DataFlag, outcome: string) =>
  cli.output.done(`${outcome} Saved in ${shownDatabase(cli, dataDir)}.`)

async function list(cli: Cli, flags: DataFlag) {
  const admins = await onAdmins(cli, flags, ({ listAdmins }, knex) => listAdmins(knex))
  cli.output.list(admins, columns)
  if (admins.length > 0) return
  cli.output.say(`No administrators yet in ${shownDatabase(cli, flags.dataDir)}.`)
  cli.output.next('cueroom admin create --email EMAIL')
}

async function create(cli: Cli, { email, name, ...flags }: CreateFlags) {
  const password = await askNewPassword(cli, flags, `create --email ${email}`)
  const add = ({ addAdmin }: typeof Admins, knex: Knex) =>
    addAdmin(knex, { email, name: name ?? null, password })
  // The first administrator of a new server is made before it starts
  const admin = await onAdmins(cli, flags, add, { existing: false })
  if (cli.output.format !== 'text') return cli.output.json(admin)
  done(cli, flags, `${admin.email} can now sign in as administrator.`)
  cli.output.next(`cueroom login --admin --email ${admin.email}`)
}

async function resetPassword(cli: Cli, email: string, flags: ResetFlags) {
  const disableTwoFactor = flags.disableTwoFactor === true
  const password = await askNewPassword(cli, flags, `reset-password ${email}`)
  const reset = await onAdmins(cli, flags, ({ resetAdminPassword }, knex) =>
    resetAdminPassword(knex, { email, password, disableTwoFactor }),
  )
  if (cli.output.format !== 'text') return cli.output.json(reset)
  done(cli, flags, `${reset.email} has a new password. Ended ${counted(reset.endedSessions, 'session')}.`)
}

async function remove(cli: Cli, email: string, flags: DataFlag) {
  const question = `Remove the administrator ${email}?`
  if (!(await confirmed(cli, question, `cueroom admin remove ${email} --yes`, 'Nothing was removed.'))) return
  const removed = await onAdmins(cli, flags, ({ removeAdmin }, knex) => removeAdmin(knex, email))
  if (cli.output.format !== 'text') return cli.output.json(removed)
  done(cli, flags, `${removed.email} is no longer an administrator.`)
}
