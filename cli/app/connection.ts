import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import { type GlobalFlags, usageError, type Environment } from './cli.ts'
import type { LoginFile } from './login-file.ts'
import type { Output } from './output.ts'
import { readProjectFile } from './project-file.ts'

export const defaultHost = 'http://localhost:3000'

/** The server: --host, else CUEROOM_HOST, else that of cueroom.json, else the last sign-in's server, else localhost. */
export async function chooseHost(
  flags: GlobalFlags,
  { env, directory }: Pick<Environment, 'env' | 'directory'>,
  logins: LoginFile,
): Promise<string> {
  const named = flags.host ?? env.CUEROOM_HOST
  if (named) return originOf(named, flags.host ? '--host' : 'CUEROOM_HOST')
  const project = await readProjectFile(directory)
  // A token of the environment must not go to an address that came with somebody's files
  if (project && env.CUEROOM_TOKEN)
    throw usageError(
      `${project.path} names a server, and CUEROOM_TOKEN is set. Pass --host, or set CUEROOM_HOST.`,
    )
  if (project) return originOf(project.host, project.path)
  return (await logins.current()) ?? defaultHost
}

function originOf(address: string, from: string) {
  const local = /^(localhost|127\.|\[::1\])/.test(address)
  const url = URL.parse(address.includes('://') ? address : `${local ? 'http' : 'https'}://${address}`)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.username && !url.search)
    return url.origin
  throw usageError(`${from} must be a server address such as https://cueroom.example.com.`)
}

/** Whether the server runs on this computer. */
export const isLocal = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(host).hostname)

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
