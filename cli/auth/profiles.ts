import type { Cli, Define } from '../app/cli.ts'
import { didYouMean } from '@cueroom/core/text/closest.ts'
import { noProfile } from '../app/connection.ts'
import { shortTime } from '../app/dates.ts'
import type { Login, Profile, Role } from '../app/login-file.ts'
import type { Column } from '../app/table.ts'
import { bold } from '../app/text.ts'

export const defineList: Define = (command, cli) =>
  command
    .summary('list the stored sign-ins')
    .description(
      'List the sign-ins that are stored on this computer. The current one is used without --profile.',
    )
    .examples('cueroom auth list', 'cueroom guests list --profile second-show')
    .action(() => list(cli))

export const defineSwitch: Define = (command, cli) =>
  command
    .argument('<profile>', 'a name from the first column of: cueroom auth list')
    .summary('use another stored sign-in by default')
    .description('Use another stored sign-in by default.')
    .examples('cueroom auth switch second-show')
    .action((name: string) => switchTo(cli, name))

/** One sign-in, without its token. */
interface Row extends Omit<Login, 'token'> {
  profile: string
  server: string
  current: boolean
  role: Role
}

const columns: Column<Row>[] = [
  { title: 'Profile', cell: ({ profile, current }) => (current ? bold(profile) : profile), rigid: true },
  { title: 'Current', cell: ({ current }) => (current ? 'yes' : ''), rigid: true },
  { title: 'Signed in as', cell: ({ email }) => email },
  { title: 'Role', cell: ({ role }) => role, rigid: true },
  { title: 'Server', cell: ({ server }) => server },
  { title: 'Until', cell: ({ expiresAt }) => shortTime(expiresAt), rigid: true },
]

const rowsOf = ({ name: profile, server, isCurrent, logins }: Profile): Row[] =>
  Object.entries(logins).map(([role, { token: _, ...login }]) => ({
    profile,
    server,
    current: isCurrent,
    role: role as Role,
    ...login,
  }))

async function list({ logins, output }: Cli) {
  const rows = (await logins.profiles()).flatMap(rowsOf)
  output.list(rows, columns)
  if (rows.length > 0) return
  output.say('No sign-ins are stored on this computer.')
  output.next('cueroom login')
}

async function switchTo({ logins, output }: Cli, name: string) {
  const profiles = await logins.profiles()
  const profile = profiles.find((each) => each.name === name)
  if (!profile)
    throw noProfile(
      name,
      didYouMean(
        name,
        profiles.map((each) => each.name),
      ),
    )
  await logins.use(name)
  if (output.format !== 'text') return output.json({ profile: name, server: profile.server })
  const account = profile.logins.host ?? profile.logins.admin
  output.done('Using ', bold(name), account ? `: ${account.email} at ${profile.server}.` : '.')
}
