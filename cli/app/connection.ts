import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import { type Cli, type GlobalFlags, usageError, type Environment, notFound } from './cli.ts'
import { defaultHost } from './global-flags.ts'
import type { LoginFile, Role } from './login-file.ts'
import type { Output } from './output.ts'
import { readProjectFile } from './project-file.ts'

/** The server with the token to show there. The one of --profile wins over CUEROOM_TOKEN. */
export async function chooseServer(
  { flags, environment }: Pick<Cli, 'flags' | 'environment'>,
  logins: LoginFile,
  { newProfile }: { newProfile: boolean },
): Promise<Pick<Cli, 'host' | 'tokenFrom'> & { token: string | undefined }> {
  const profile = flags.profile === undefined ? undefined : await logins.server(flags.profile)
  if (flags.profile !== undefined && profile === undefined && !newProfile) throw noProfile(flags.profile)
  const host = await chooseHost(flags, environment, { profile, current: () => logins.current() })
  if (profile !== undefined && profile !== host && !newProfile)
    throw usageError(`The profile "${flags.profile}" is for ${profile}. Leave out --host.`)
  return { host, ...(await tokenFor({ flags, environment, logins, host }, 'host')) }
}

/** CUEROOM_TOKEN, unless --profile names a sign-in, else the stored one. */
export async function tokenFor(
  { flags, environment, logins, host }: Pick<Cli, 'flags' | 'environment' | 'logins' | 'host'>,
  role: Role,
): Promise<Pick<Cli, 'tokenFrom'> & { token: string | undefined }> {
  const fromEnvironment = flags.profile === undefined ? environment.env.CUEROOM_TOKEN : undefined
  if (fromEnvironment) return { token: fromEnvironment, tokenFrom: 'environment' }
  const token = (await logins.find(host, role))?.token
  return { token, tokenFrom: token ? 'file' : undefined }
}

export const noProfile = (name: string, hint = '') =>
  notFound(`There is no profile "${name}".${hint}`, ['cueroom auth list', `cueroom login --profile ${name}`])

/**
 * The server: --host, else that of --profile, else CUEROOM_HOST, else that of cueroom.json, else the last sign-in's
 * server, else localhost.
 */
async function chooseHost(
  flags: GlobalFlags,
  { env, directory }: Pick<Environment, 'env' | 'directory'>,
  { profile, current }: { profile: string | undefined; current(): Promise<string | null> },
): Promise<string> {
  const named = flags.host ?? profile ?? env.CUEROOM_HOST
  if (named) return originOf(named, flags.host ? '--host' : 'CUEROOM_HOST')
  const project = await readProjectFile(directory)
  // A token from the environment must not be sent to an address from someone else's files
  if (project && env.CUEROOM_TOKEN)
    throw usageError(
      `${project.path} names a server, but the token in CUEROOM_TOKEN may be for a different one. Pass --host, or set CUEROOM_HOST.`,
    )
  if (project) return originOf(project.host, project.path)
  return (await current()) ?? defaultHost
}

function originOf(address: string, from: string) {
  const local = /^(localhost|127\.|\[::1\])/.test(address)
  const url = URL.parse(address.includes('://') ? address : `${local ? 'http' : 'https'}://${address}`)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.username && !url.search)
    return url.origin
  throw usageError(`${from} must be a server address such as https://cueroom.example.com.`)
}

/** Connection to the server: Ctrl-C aborts every call, and --debug logs each. */
export function clientOptions(
  host: string,
  token: string | undefined,
  { flags, environment, output }: { flags: GlobalFlags; environment: Environment; output: Output },
): ClientOptions {
  return {
    baseUrl: host,
    token: () => token,
    ...(flags.timeout && { seconds: flags.timeout }),
    async fetch(url, init) {
      const signals = [environment.signal, ...(init?.signal ? [init.signal] : [])]
      const started = environment.now().getTime()
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
      output.debug(
        `${init?.method} ${String(url)} ${response.status} in ${environment.now().getTime() - started} ms`,
      )
      return response
    },
  }
}
