import { existsSync as existsNow } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fakeApi, failing, type Answers } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { Interrupted } from '../app/prompts.ts'
import { cueroom, freshHome, session, usage } from '../testing.ts'

const { tenant, expiresAt } = session
const admin = { id: 1, email: 'ops@show.example', name: null, role: 'admin', lastLoginAt: null }

const server = (auth: NonNullable<Answers['auth']> = {}, demo = false) =>
  fakeApi({
    instance: {
      about: () => ({
        version: '0.1.0',
        demo: demo
          ? {
              host: { email: 'h@x.example', password: 'demo-h' },
              admin: { email: 'a@x.example', password: 'demo-a' },
            }
          : null,
      }),
    },
    auth: {
      signIn: ({ body }) => {
        if (body.password !== 'right password')
          throw failing(401, 'Invalid credentials', 'invalid_credentials')
        return { token: 'secret-token', tenant }
      },
      session: () => session,
      usage: () => usage,
      adminSignIn: () => ({ token: 'admin-token', admin }),
      adminSession: () => ({ admin, expiresAt }),
      signOut: () => ({ done: true }),
      ...auth,
    },
  })

const storedIn = (home: string) => join(home, '.config/cueroom/login.json')

test('a wrong password is refused with exit code 4, and nothing is stored', async () => {
  const home = await freshHome()
  const ran = await cueroom('login --email ines@show.example --password-stdin', {
    home,
    api: server(),
    stdin: 'wrong\n',
  })

  expect(ran.code).toBe(4)
  expect(ran.stderr).toBe("✗ Couldn't sign in. Invalid credentials\n")
  await expect(stat(storedIn(home))).rejects.toThrow('ENOENT')
})

test.each([
  ['login', '--email'],
  ['login --email ines@show.example', '--password-stdin'],
])('without a terminal "%s" ends with exit code 7 and names %s', async (command, flag) => {
  const ran = await cueroom(command, { api: server() })
  expect(ran.code).toBe(7)
  expect(ran.stderr).toContain(flag)
  expect(ran.stderr).toMatch(/Next: cueroom login --email (EMAIL|ines@show\.example) --password-stdin < FILE/)
  expect(ran.asked).toEqual([])
})

test.each([
  ['login', { CI: 'true' }],
  ['login --no-input', {}],
])('%s with %j is asked nothing, terminal or not', async (command, env: Record<string, string>) => {
  const ran = await cueroom(command, { api: server(), terminal: true, env })
  expect(ran.code).toBe(7)
  expect(ran.asked).toEqual([])
})

test('the command for a script has the server, the profile and the address that were typed', async () => {
  const ran = await cueroom('login --host https://x.example --profile second --email a@x.example', {
    api: server(),
  })
  expect(ran.stderr).toContain(
    'Next: cueroom login --host https://x.example --profile second --email a@x.example --password-stdin < FILE',
  )
})

test('Ctrl-C at a question ends with exit code 130', async () => {
  const ran = await cueroom('login', { api: server(), terminal: true, answers: [new Interrupted()] })
  expect(ran.code).toBe(130)
  expect(ran.stderr).toContain('Stopped.')
})

const asksCode = (sent: unknown[]) =>
  server({
    signIn: ({ body }) => {
      sent.push(body.code)
      if (!body.code) throw failing(401, 'Enter the code from your authenticator app', 'code_required')
      if (body.code !== '123456')
        throw failing(401, 'This code is wrong or has already been used', 'code_wrong')
      return { token: 'secret-token', tenant }
    },
  })
const withPassword = 'login --email ines@show.example --password-stdin'

test('a folder that cannot be written is said before anything is sent', async () => {
  const sent: (string | undefined)[] = []
  const CUEROOM_CONFIG_DIR = '/dev/null/cueroom'
  const ran = await cueroom(withPassword, {
    api: asksCode(sent),
    stdin: 'secret\n',
    env: { CUEROOM_CONFIG_DIR },
  })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain("/dev/null/cueroom isn't a writable directory")
  expect(sent).toEqual([])
})

test('with two-factor authentication a script must pass the code, and a wrong one is refused', async () => {
  const asked = await cueroom(withPassword, { api: asksCode([]), stdin: 'right password\n' })
  expect(asked.code).toBe(7)
  expect(asked.stderr).toContain('--code')
  const wrong = await cueroom(`${withPassword} --code 000000`, { api: asksCode([]), stdin: 'right\n' })
  expect(wrong.code).toBe(4)
  expect(wrong.stderr).toBe("✗ Couldn't sign in. This code is wrong or has already been used\n")
})

test('with two-factor authentication a person is asked for the code, or passes it', async () => {
  const sent: (string | undefined)[] = []
  const answers = ['ines@show.example', 'right password', '123456']
  const ran = await cueroom('login', { api: asksCode(sent), terminal: true, answers })
  expect(ran.code).toBe(0)
  expect(ran.asked.at(-1)).toBe('Code from your authenticator app:')
  expect(sent).toEqual([undefined, '123456'])
  const passed = await cueroom(`${withPassword} --code 123456`, { api: asksCode(sent), stdin: 'right\n' })
  expect(passed.code).toBe(0)
  expect(sent).toHaveLength(3)
})

test.each([
  ['', 'Standard input is empty'],
  ['one\ntwo\n', 'several lines'],
  ['x'.repeat(10_001), 'too long'],
])('a password that is not one line is a usage error: %.5j', async (stdin, message) => {
  const ran = await cueroom('login --email ines@show.example --password-stdin', { api: server(), stdin })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain(message)
})

test('--with-token and --email together are a usage error', async () => {
  const ran = await cueroom('login --with-token --email ines@show.example', { api: server(), stdin: 'token' })
  expect(ran.code).toBe(2)
})

test('a token that the server does not know is not stored', async () => {
  const home = await freshHome()
  const api = server({
    session: () => {
      throw failing(401, 'Unauthorized', 'unauthorized')
    },
  })
  const ran = await cueroom('login --with-token', { home, api, stdin: 'old token\n' })
  expect(ran.code).toBe(4)
  expect(ran.stderr).toContain('http://localhost:3000 rejected this token.')
  await expect(stat(storedIn(home))).rejects.toThrow('ENOENT')
})

test('signing in stores the token for its owner only, and says where before it does', async () => {
  const home = await freshHome()
  let existedWhenSaid: boolean | undefined
  const ran = await cueroom(
    'login --email ines@show.example --password-stdin --host https://cueroom.example',
    {
      home,
      api: server(),
      stdin: 'right password\n',
      onMessage(text) {
        if (text.includes('is stored in')) existedWhenSaid = existsNow(storedIn(home))
      },
    },
  )

  expect(ran.code).toBe(0)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toContain(
    'Your sign-in is stored in ~/.config/cueroom/login.json, readable only by you.',
  )
  expect(existedWhenSaid).toBe(false)
  expect(ran.stderr).toMatch(
    /✓ Signed in to Unhurried Work at https:\/\/cueroom\.example until 2026-12-0\d \d\d:\d\d \S+\.$/m,
  )
  expect(ran.stderr).not.toContain('secret-token')
  expect((await stat(storedIn(home))).mode & 0o777).toBe(0o600)
  expect(await readFile(storedIn(home), 'utf8')).toContain('secret-token')
})

test('afterwards every command goes to that server with that token, and to no other', async () => {
  const home = await freshHome()
  const host = 'https://cueroom.example'
  const sign = { home, api: server(), stdin: 'right password' }
  await cueroom(`login --email ines@show.example --password-stdin --host ${host}`, sign)
  const seen: unknown[] = []
  const onConnect = (connection: unknown) => seen.push(connection)
  await cueroom('whoami', { home, api: server(), onConnect })
  await cueroom('whoami --host https://elsewhere.example', { home, api: server(), onConnect })
  await cueroom('whoami', {
    home,
    api: server(),
    onConnect,
    env: { CUEROOM_TOKEN: 'mine', CUEROOM_HOST: 'other.example' },
  })

  expect(seen).toEqual([
    { host, token: 'secret-token' },
    { host: 'https://elsewhere.example', token: undefined },
    { host: 'https://other.example', token: 'mine' },
  ])
})

test('a person is asked for what is missing, and told the demo sign-in of a demo server', async () => {
  const ran = await cueroom('login', {
    api: server({}, true),
    terminal: true,
    answers: ['ines@show.example', 'right password'],
  })
  expect(ran.code).toBe(0)
  expect(ran.asked).toEqual(['Email:', 'Password:'])
  expect(ran.stderr).toContain('Sign in with h@x.example and demo-h')
})

test('a password over an unencrypted connection is warned about', async () => {
  const command = 'login --email ines@show.example --password-stdin --host'
  const far = await cueroom(`${command} http://cueroom.example`, { api: server(), stdin: 'right password' })
  const near = await cueroom(`${command} localhost:3000`, { api: server(), stdin: 'right password' })
  expect(far.stderr).toContain("http://cueroom.example isn't encrypted")
  expect(near.stderr).not.toContain("isn't encrypted")
})

test('an administrator signs in beside the host', async () => {
  const home = await freshHome()
  await cueroom('login --email ines@show.example --password-stdin', {
    home,
    api: server(),
    stdin: 'right password',
  })
  await cueroom('login --admin --email ops@show.example --password-stdin', {
    home,
    api: server(),
    stdin: 'any',
  })
  const seen: unknown[] = []
  const ran = await cueroom('whoami --admin', {
    home,
    api: server(),
    onConnect: ({ token }) => seen.push(token),
  })

  expect(ran.code).toBe(0)
  expect(ran.stdout).toContain('ops@show.example')
  expect(seen).toEqual(['secret-token', 'admin-token'])
})

test('whoami without a sign-in ends with exit code 4 and the command that helps', async () => {
  const api = server({
    session: () => {
      throw failing(401, 'Unauthorized', 'unauthorized')
    },
  })
  const ran = await cueroom('whoami', { api })
  expect(ran.code).toBe(4)
  expect(ran.stderr).toBe('✗ You are not signed in at http://localhost:3000.\n  Next: cueroom login\n')
  const withToken = await cueroom('whoami', { api, env: { CUEROOM_TOKEN: 'old' } })
  expect(withToken.stderr).toBe('✗ http://localhost:3000 rejected CUEROOM_TOKEN.\n')
})

test('whoami says who, where, until when, and what writes texts', async () => {
  const ran = await cueroom('whoami', { api: server() })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toContain('Signed in as\tines@show.example\n')
  expect(ran.stdout).toContain(
    'Features\tContent generation, Guest invitations, Sponsor discovery, Sponsor outreach, Social media posts, ' +
      'Questionnaires, Analytics, Custom branding\n',
  )
  expect(ran.stdout).toContain('Texts by\ttemplate\n')
  expect(ran.stdout).toContain('Guests\t1,200 of 200,000\n')
  expect(ran.stdout).toContain('Photos\t3 of 10,240 MB\n')
  const json = await cueroom('whoami --json', { api: server() })
  expect(JSON.parse(json.stdout)).toEqual({ host: 'http://localhost:3000', ...session, usage })
})

test('signing out forgets the token even when the server is not reached', async () => {
  const home = await freshHome()
  await cueroom('login --email ines@show.example --password-stdin', {
    home,
    api: server(),
    stdin: 'right password',
  })
  const api = server({
    signOut: () => {
      throw new Error('connection lost')
    },
  })
  const ran = await cueroom('logout', { home, api })

  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain("Couldn't reach")
  expect(await readFile(storedIn(home), 'utf8')).not.toContain('secret-token')
  expect((await cueroom('logout', { home, api })).stderr).toContain("You weren't signed in")
})

test('signing out with an API key forgets it here, and says that it still works', async () => {
  const home = await freshHome()
  await cueroom('login --with-token', { home, api: server(), stdin: 'cue_a-key' })
  const ran = await cueroom('logout', { home, api: server() })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('The API key still works elsewhere')
  expect(await readFile(storedIn(home), 'utf8')).not.toContain('cue_a-key')
})

test('a profile nobody signed in with is not found, and its name has to be a plain word', async () => {
  const ran = await cueroom('whoami --profile second', { api: server() })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toBe(
    '✗ There is no profile "second".\n  Next: cueroom auth list\n  Next: cueroom login --profile second\n',
  )
  const unknown = await cueroom('auth switch second', { api: server() })
  expect(unknown.code).toBe(5)
  const odd = await cueroom(['login', '--profile', '../x'], { api: server() })
  expect(odd.code).toBe(2)
  expect(odd.stderr).toContain('A profile name')
})

test('two shows on one server are two profiles: one is named, the other one is switched to', async () => {
  const home = await freshHome()
  const signIn = (flags: string, key: string) =>
    cueroom(`login --with-token ${flags}`, { home, api: server(), stdin: key })
  await signIn('', 'cue_first')
  await signIn('--profile second', 'cue_second')
  await signIn('--profile other --host https://other.example', 'cue_other')
  const tokenOf = async (command: string, env: Record<string, string> = {}) => {
    const seen: unknown[] = []
    const onConnect = (connection: unknown) => seen.push(connection)
    const ran = await cueroom(command, { home, env, api: server(), onConnect })
    return ran.code === 0 ? seen[0] : ran.stderr
  }
  const local = 'http://localhost:3000'
  const environment = { CUEROOM_HOST: 'https://cueroom.example', CUEROOM_TOKEN: 'cue_environment' }

  expect(await tokenOf('whoami')).toEqual({ host: 'https://other.example', token: 'cue_other' })
  expect(await tokenOf('whoami --profile second')).toEqual({ host: local, token: 'cue_second' })
  expect(await tokenOf('whoami --profile second', environment)).toEqual({ host: local, token: 'cue_second' })
  expect(await tokenOf('whoami --profile second --host https://other.example')).toContain(
    `The profile "second" is for ${local}.`,
  )
  expect(await tokenOf(`auth switch ${local}`)).toBeDefined()
  expect(await tokenOf('whoami')).toEqual({ host: local, token: 'cue_first' })
  await cueroom('auth switch second', { home, api: server() })
  expect(await tokenOf('whoami')).toEqual({ host: local, token: 'cue_second' })

  const listed = await cueroom('auth list --json', { home, api: server() })
  expect(listed.stdout).not.toContain('cue_')
  expect(JSON.parse(listed.stdout)).toMatchObject([
    { profile: local, server: local, current: false, role: 'host', email: tenant.email },
    { profile: 'second', server: local, current: true },
    { profile: 'other', server: 'https://other.example', current: false },
  ])
})

test('a sign-in that replaces the current one says so, and how to go back', async () => {
  const home = await freshHome()
  const signIn = (flags: string) =>
    cueroom(`login --with-token ${flags}`, { home, api: server(), stdin: 'cue_x' })
  const first = await signIn('')
  expect(first.stderr).not.toContain('Undo')
  const second = await signIn('--profile second')
  expect(second.stderr).toContain(
    'Commands without --profile now use second instead of http://localhost:3000.\nUndo: cueroom auth switch http://localhost:3000\n',
  )
})

test('after signing out of a profile the server is still the current one, with its other sign-in', async () => {
  const home = await freshHome()
  await cueroom('login --with-token', { home, api: server(), stdin: 'cue_first' })
  await cueroom('login --with-token --profile second', { home, api: server(), stdin: 'cue_second' })
  await cueroom('logout', { home, api: server() })
  const seen: unknown[] = []
  await cueroom('whoami', { home, api: server(), onConnect: ({ token }) => seen.push(token) })
  expect(seen).toEqual(['cue_first'])
})

test('with CUEROOM_TOKEN nobody is signed out, as the stored sign-in is not in use', async () => {
  const home = await freshHome()
  await cueroom('login --with-token', { home, api: server(), stdin: 'cue_a-key' })
  const ran = await cueroom('logout', { home, api: server(), env: { CUEROOM_TOKEN: 'mine' } })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain(
    'CUEROOM_TOKEN is set, so no stored sign-in is in use. Unset it, or choose a stored sign-in with --profile.',
  )
  expect(await readFile(storedIn(home), 'utf8')).toContain('cue_a-key')
})

test('a folder in a place that takes none is refused before anyone signs in', async () => {
  const ran = await cueroom('login --with-token', {
    api: server(),
    stdin: 'cue_a-key',
    env: { CUEROOM_CONFIG_DIR: '/proc/nowhere' },
  })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain("isn't a writable directory")
})
