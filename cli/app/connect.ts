import type { Cli } from './cli.ts'
import { chooseServer, clientOptions } from './connection.ts'
import { loginFile } from './login-file.ts'
import { createPrompts } from './prompts.ts'
import { waitWhenRefused } from './wait-when-refused.ts'

/** Gives a command its prompts, its stored sign-ins and its clients of the chosen server. */
export async function connect(cli: Cli, options: { newProfile: boolean }): Promise<void> {
  const { environment, flags, output } = cli
  const logins = loginFile(environment, flags.profile)
  // Known before anything can fail: messages name it
  const { host, token, tokenFrom } = await chooseServer(cli, logins, options)
  const createClient = await environment.loadClient()
  const uninterrupted = { ...environment, signal: new AbortController().signal }
  const clientOf = (server: string, as: string | undefined, within = environment) =>
    waitWhenRefused(createClient(clientOptions(server, as, { flags, environment: within, output })), {
      environment: within,
      output,
    })
  Object.assign(cli, {
    api: clientOf(host, token),
    apiAs: (other: string) => clientOf(host, other),
    apiAfterInterrupt: () => clientOf(host, token, uninterrupted),
    visit: (server: string) => clientOf(server, undefined),
    host,
    tokenFrom,
    prompts: createPrompts(environment, flags),
    logins,
  } satisfies Omit<Cli, 'environment' | 'flags' | 'output'>)
}
