import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import type { Role } from '../app/login-file.ts'

export function define(command: Command, cli: Cli): void {
  command
    .description('End the sign-in at the server and forget it here.')
    .option('--admin', "end the administrator's sign-in")
    .action((flags: { admin?: true }) => logout(cli, flags.admin ? 'admin' : 'host'))
}

async function logout(cli: Cli, role: Role) {
  const { host, logins, output } = cli
  const login = await logins.find(host, role)
  if (!login) {
    if (output.format !== 'text') return output.json({ host, signedOut: false })
    return output.say(`Nobody was signed in at ${host}.`)
  }
  const ended = await endSession(cli, role, login.token)
  await logins.remove(host, role)
  if (output.format !== 'text') return output.json({ host, signedOut: true, ended })
  output.done(`${login.email} is signed out of ${host}.`)
  if (!ended)
    output.warn(`${host} was not reached: the token stays good until it expires. It is deleted here.`)
}

// A token that the server does not know any more is as good as ended
async function endSession({ apiAs }: Cli, role: Role, token: string) {
  const { auth } = apiAs(token)
  try {
    await (role === 'admin' ? auth.adminSignOut() : auth.signOut())
    return true
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}
