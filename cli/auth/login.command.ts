import { isLocal } from '@cueroom/core/text/is-local.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { type Cli, type Define, CliError, exit, usageError } from '../app/cli.ts'
import { askCode, codeHelp, isCodeRequired } from '../app/ask-code.ts'
import { timeAndZone } from '../app/dates.ts'
import { askPassword, passwordStdinHelp } from '../app/ask-password.ts'
import { readSecret } from '../app/input.ts'
import { shellWord } from '../app/shell-word.ts'
import type { Login, Role } from '../app/login-file.ts'
import { bold } from '../app/text.ts'

interface LoginFlags {
  email?: string
  passwordStdin?: true
  code?: string
  withToken?: true
  admin?: true
}

export const define: Define = (command, cli) =>
  command
    .description('Sign in to a server with email and password. Prompts for missing values.')
    .option('--email <address>', 'the email address of the account')
    .option('--password-stdin', passwordStdinHelp)
    .option('--code <code>', codeHelp)
    .option('--with-token', 'read a token from standard input instead of signing in')
    .option('--admin', 'sign in as a platform administrator')
    .examples(
      'cueroom login --host https://cueroom.example.com',
      'cueroom login --email ines@example.com --password-stdin < password.txt',
      'cueroom login --profile second-show --email ines@example.com',
      'echo "$TOKEN" | cueroom login --with-token',
    )
    .action((flags: LoginFlags) => login(cli, flags))

async function login(cli: Cli, flags: LoginFlags) {
  const { output, logins, host } = cli
  const role: Role = flags.admin ? 'admin' : 'host'
  if (flags.withToken && (flags.email || flags.passwordStdin)) {
    throw usageError("--with-token can't be combined with --email or --password-stdin.")
  }
  if (cli.flags.profile !== undefined && !/^[\w.-]{1,64}$/.test(cli.flags.profile))
    throw usageError('A profile name can have up to 64 letters, digits, dots, dashes and underscores.')
  await logins.prepare()
  if (!isLocal(host) && host.startsWith('http:'))
    output.warn(`${host} isn't encrypted. Others on the network could read your password.`)
  const token = flags.withToken
    ? await readSecret(cli.environment, 'the token')
    : await signIn(cli, role, flags)
  const { suspended, ...identity } = await identify(cli, role, token)
  const signedIn = { token, ...identity }
  output.say(`Your sign-in is stored in ${logins.shownPath}, readable only by you.`)
  const before = (await logins.profiles()).find(({ isCurrent }) => isCurrent)
  const profile = await logins.save(host, role, signedIn)
  const { token: _, ...shown } = signedIn
  output.outcome(
    { host, profile, role, ...shown },
    'Signed in to ',
    bold(signedIn.name),
    ` at ${host} until ${timeAndZone(signedIn.expiresAt)}.`,
  )
  if (before && before.name !== profile) {
    output.say(`Commands without --profile now use ${profile} instead of ${before.name}.`)
    output.undo(`cueroom auth switch ${shellWord(before.name)}`)
  }
  if (suspended) output.warn(`Your administrator suspended this show: ${suspended}`)
  if (role === 'host') output.next('cueroom guests list')
}

async function signIn(cli: Cli, role: Role, flags: LoginFlags) {
  if (!flags.email || !flags.passwordStdin) await showDemoSignIn(cli, role)
  const again = commandAgain(cli, role, flags)
  const next = `${again} < FILE`
  const email = flags.email ?? (await cli.prompts.text('Email:', { flag: '--email', next: [next] }))
  const password = await askPassword(cli, { passwordStdin: flags.passwordStdin, next })
  const enter = async (code: string | undefined) => {
    const body = { email, password, ...(code && { code }) }
    const { auth } = cli.api
    return (role === 'admin' ? await auth.adminSignIn({ body }) : await auth.signIn({ body })).token
  }
  try {
    return await enter(flags.code).catch(async (error: unknown) => {
      if (!isCodeRequired(error)) throw error
      return enter(await askCode(cli, `${again} --code CODE < FILE`))
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw new CliError(`Couldn't sign in. ${error.problem.error ?? 'Wrong email or password'}`, {
      exit: exit.signInNeeded,
      code: error.problem.code ?? 'unauthorized',
      cause: error,
    })
  }
}

/** The same sign-in for a script: with the server, the profile and the address that were named. */
function commandAgain({ flags }: Cli, role: Role, { email = 'EMAIL' }: LoginFlags) {
  const named = ['host', 'profile'] as const
  const chosen = named.flatMap((flag) => (flags[flag] ? [`--${flag} ${shellWord(flags[flag])}`] : []))
  const admin = role === 'admin' ? ['--admin'] : []
  return ['cueroom login', ...chosen, ...admin, `--email ${shellWord(email)}`, '--password-stdin'].join(' ')
}

async function showDemoSignIn({ api, output, prompts }: Cli, role: Role) {
  if (!prompts.possible) return
  const { demo } = await api.instance.about()
  const account = role === 'admin' ? demo?.admin : demo?.host
  if (account)
    output.say(`This server runs in demo mode. Sign in with ${account.email} and ${account.password}`)
}

type Identity = Omit<Login, 'token'> & {
  /** Why the show is suspended. */
  suspended?: string | null | undefined
}

/** Who the token belongs to; the server rejects an invalid one. */
async function identify(cli: Cli, role: Role, token: string): Promise<Identity> {
  const api = cli.apiAs(token)
  try {
    if (role === 'admin') {
      const { admin, expiresAt } = await api.auth.adminSession()
      return { email: admin.email, name: admin.name ?? admin.email, expiresAt }
    }
    const { tenant, expiresAt } = await api.auth.session()
    return { email: tenant.email, name: tenant.name, expiresAt, suspended: tenant.suspensionReason }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw new CliError(`${cli.host} rejected this token.`, {
      exit: exit.signInNeeded,
      code: 'token_refused',
    })
  }
}
