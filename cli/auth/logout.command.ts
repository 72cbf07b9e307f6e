import { ApiError } from '@cueroom/core/contract/client.ts'
import { keyPrefix } from '@cueroom/core/keys/key-scopes.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import type { Role } from '../app/login-file.ts'

export const define: Define = (command, cli) =>
  command
    .description('Sign out of the server and delete the stored sign-in.')
    .option('--admin', 'sign out the administrator')
    .action((flags: { admin?: true }) => logout(cli, flags.admin ? 'admin' : 'host'))

async function logout(cli: Cli, role: Role) {
  const { host, logins, output, environment, flags } = cli
  // The stored sign-in isn't the one in use
  if (environment.env.CUEROOM_TOKEN && flags.profile === undefined)
    throw usageError(
      'CUEROOM_TOKEN is set, so no stored sign-in is in use. Unset it, or choose a stored sign-in with --profile.',
      ['cueroom auth list'],
    )
  const login = await logins.find(host, role)
  if (!login) {
    if (output.format !== 'text') return output.json({ host, signedOut: false })
    return output.say(`You weren't signed in at ${host}.`)
  }
  const isKey = login.token.startsWith(keyPrefix)
  const ended = !isKey && (await endSession(cli, role, login.token))
  await logins.remove(host, role)
  output.outcome({ host, signedOut: true, ended }, `Signed ${login.email} out of ${host}.`)
  if (isKey) output.warn('The API key still works elsewhere. Revoke it with cueroom keys revoke.')
  else if (!ended)
    output.warn(
      `Couldn't reach ${host}. The stored sign-in was deleted, but the token stays valid until it expires.`,
    )
}

// A token the server no longer knows counts as signed out
async function endSession({ apiAs }: Cli, role: Role, token: string) {
  const { auth } = apiAs(token)
  try {
    await (role === 'admin' ? auth.adminSignOut() : auth.signOut())
    return true
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}
