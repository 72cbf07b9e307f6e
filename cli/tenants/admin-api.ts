import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { type Cli, CliError, exit, notFound } from '../app/cli.ts'
import { tokenFor } from '../app/connection.ts'

const signIn = (message: string) =>
  new CliError(message, {
    exit: exit.signInNeeded,
    code: 'unauthorized',
    next: ['cueroom login --admin'],
  })

/**
 * Client with the administrator's sign-in: CUEROOM_TOKEN, else the stored one. @throws CliError when not
 * signed in.
 */
export async function asAdmin<T>(cli: Cli, work: (api: Client) => Promise<T>): Promise<T> {
  const { host } = cli
  const { token, tokenFrom } = await tokenFor(cli, 'admin')
  if (!token) throw signIn(`You are not signed in as an administrator at ${host}.`)
  try {
    return await work(cli.apiAs(token))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw signIn(
      tokenFrom === 'environment'
        ? `${host} rejected CUEROOM_TOKEN as an administrator token.`
        : `Your administrator sign-in at ${host} has ended.`,
    )
  }
}

/** The tenant with this id or email. @throws CliError with exit code 5 when not found. */
export async function findTenant(api: Client, named: string): Promise<SubscribedTenant> {
  if (!named.includes('@')) return api.tenants.get({ params: { id: named } })
  const found = await api.tenants.list({ query: { search: named, limit: 1_000 } })
  const tenant = found.find(({ email }) => email.toLowerCase() === named.toLowerCase())
  if (tenant) return tenant
  throw notFound(`Couldn't find tenant ${named}.`, ['cueroom admin tenants list'])
}
