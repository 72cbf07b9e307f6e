import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Environment } from '../app/cli.ts'
import { cueroom, freshHome } from '../testing.ts'
import { shownDatabase } from './on-this-computer.ts'

test.each([
  ['admin create', 'required option'],
  ['admin reset-password', "Missing required argument 'email'"],
  ['admin remove', "Missing required argument 'email'"],
  ['serve --port 70000', 'Must be a port'],
  ['serve --host 127.0.0.1', 'To choose the address to listen on, set HOST.'],
  ['worker --host 127.0.0.1', 'To choose its database, set DATABASE_URL.'],
  ['admin list --host podcasts.example', 'To choose the database, set DATABASE_URL or pass --data-dir.'],
  ['backup all.backup --host podcasts.example', 'To choose the data, pass --data-dir.'],
  ['restore all.backup --host podcasts.example', 'To choose the data, pass --data-dir.'],
  ['restore nowhere.backup', "Couldn't find nowhere.backup."],
  ['restore --list /nope', '--list takes no file'],
])('wrong use of "%s" ends with exit code 2', async (command, message) => {
  const ran = await cueroom(command)
  expect(ran.code).toBe(2)
  expect(ran.stderr.toLowerCase()).toContain(message.toLowerCase())
})

test.each(['backup all.backup', 'restore all.backup'])(
  'with DATABASE_URL "%s" names the tools of PostgreSQL',
  async (command) => {
    const ran = await cueroom(command, { env: { DATABASE_URL: 'postgres://db.example/cueroom' } })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(/Use pg_(dump|restore)\./)
  },
)

test('a command that cannot reach the database of DATABASE_URL needs no CUEROOM_SECRET, and makes no other', async () => {
  const home = await freshHome()
  const env = { DATABASE_URL: 'postgres://ops:pass@127.0.0.1:1/shows', CUEROOM_DATA: join(home, 'data') }
  const ran = await cueroom('admin list', { home, env })
  expect(ran.code).toBe(75)
  expect(ran.stderr).toContain("PostgreSQL isn't responding at the address in DATABASE_URL")
  expect(existsSync(env.CUEROOM_DATA)).toBe(false)
})

test('a server ends with 2 for wrong variables, and with 75 while its database is away', async () => {
  const CUEROOM_SECRET = 'k7Qm2xV9pL4tR8wZ1nB6yC3dF5gH0jS_'
  const DATABASE_URL = 'postgres://ops:pass@127.0.0.1:1/shows'
  const serve = (env: Record<string, string>) => cueroom('serve --port 0', { env })
  const missing = await serve({ DATABASE_URL })
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('CUEROOM_SECRET is missing')])
  expect((await serve({ DATABASE_URL, CUEROOM_SECRET, SMTP_URL: 'no address' })).code).toBe(2)
  expect((await serve({ DATABASE_URL, CUEROOM_SECRET })).code).toBe(75)
})

test.each([
  ['postgres://ops:pass@db.example:5433/shows', 'the database shows on db.example:5433'],
  ['postgres:///shows?host=/run/postgresql', 'the database shows on /run/postgresql'],
  ['postgres://db.example', 'the database of DATABASE_URL on db.example'],
])('the database of %s is named without its password', (DATABASE_URL, name) => {
  expect(shownDatabase({ environment: { env: { DATABASE_URL } } as unknown as Environment })).toBe(name)
})

test('a server that cannot start ends under a launcher, too, and says why and which variable is misspelt', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'file'), 'no directory')
  // As the launcher starts it on the project's own Node, when it was called with an older one
  const server = fork(
    join(import.meta.dirname, '../cueroom.mjs'),
    ['serve', '--port', '0', '--data-dir', 'file'],
    {
      cwd: home,
      env: { ...process.env, DATABSE_URL: 'postgres://ops:pass@db.example/shows' },
      stdio: 'pipe',
    },
  )
  const written: string[] = []
  server.stderr?.on('data', (part) => written.push(String(part)))
  try {
    expect(await once(server, 'close')).toEqual([1, null])
  } finally {
    server.kill('SIGKILL')
  }
  expect(written.join('')).toContain('✗ ')
  expect(written.join('')).toContain("DATABSE_URL isn't a Cueroom setting")
  expect(written.join('')).not.toContain('ops:pass')
})

test('without a terminal the password of an administrator is read from standard input only', async () => {
  const ran = await cueroom('admin create --email ops@show.example')
  expect(ran.code).toBe(7)
  expect(ran.stderr).toContain('Next: cueroom admin create --email ops@show.example --password-stdin < FILE')
})

test('without a terminal nobody is removed or given a new password unless it was said how', async () => {
  const removed = await cueroom('admin remove ops@show.example')
  expect(removed.code).toBe(7)
  expect(removed.stderr).toContain('Next: cueroom admin remove ops@show.example --yes')
  const reset = await cueroom('admin reset-password ops@show.example')
  expect(reset.code).toBe(7)
  expect(reset.stderr).toContain(
    'Next: cueroom admin reset-password ops@show.example --password-stdin < FILE',
  )
})

test(
  'administrators are listed, get new passwords and are removed, but for the last one',
  { timeout: 90_000 },
  async () => {
    const home = await freshHome()
    const run = (command: string, stdin?: string) =>
      cueroom(`admin ${command} --data-dir data`, { home, ...(stdin && { stdin }) })
    for (const email of ['ops@show.example', 'ada@show.example'])
      expect(await run(`create --email ${email} --password-stdin`, 'quiet-harbour-bell')).toMatchObject({
        code: 0,
      })

    const reset = await run('reset-password ada@show.example --password-stdin', 'three-kettles-humming')
    expect(reset.stderr).toContain('✓ ada@show.example has a new password. Ended 0 sessions.')
    const listed = JSON.parse((await run('list --json')).stdout) as { email: string; sessions: number }[]
    expect(listed.map(({ email, sessions }) => [email, sessions])).toEqual([
      ['ops@show.example', 0],
      ['ada@show.example', 0],
    ])
    expect((await run('remove ops@show.example --yes')).stderr).toContain(
      '✓ ops@show.example is no longer an administrator.',
    )
    const last = await run('remove ada@show.example --yes')
    expect(last.code).toBe(1)
    expect(last.stderr).toContain('ada@show.example is the last administrator. Create another one')
  },
)

test('a directory without data is not backed up, and a file of something else is not restored', async () => {
  const home = await freshHome()
  const empty = await cueroom('backup all.backup --data-dir empty', { home })
  expect(empty.code).toBe(1)
  expect(empty.stderr).toContain(`✗ There is no embedded database in ${join(home, 'empty')}.`)
  await writeFile(join(home, 'other.backup'), 'something else')
  const other = await cueroom('restore other.backup --data-dir restored', { home })
  expect(other.code).toBe(1)
  expect(other.stderr).toContain("isn't a Cueroom backup.")
})

test(
  'the first administrator is made on the server, and what was made survives a backup',
  { timeout: 60_000 },
  async () => {
    const home = await freshHome()
    const create = 'admin create --email ops@show.example --password-stdin --data-dir data'
    const weak = await cueroom(create, { home, stdin: 'short' })
    expect(weak.code).toBe(2)
    expect(weak.stderr).toContain('Password must be at least 8 characters long.')

    const made = await cueroom(create, { home, stdin: 'quiet-harbour-bell\n' })
    expect(made).toMatchObject({ code: 0, stdout: '' })
    expect(made.stderr).toContain(
      `✓ ops@show.example can now sign in as administrator. Saved in the database in ${join(home, 'data')}.`,
    )
    expect(made.stderr).not.toContain('quiet-harbour-bell')

    // A server makes it when it starts
    const secret = 'of-this-directory'.repeat(3)
    await writeFile(join(home, 'data/secret'), secret)
    const saved = await cueroom('backup all.backup --data-dir data', { home })
    expect(saved).toMatchObject({ code: 0 })
    expect(saved.stderr).toContain('It contains the key, so store it as securely as the data.')
    const env = { CUEROOM_SECRET: 'of-another-computer'.repeat(3) }
    const restored = await cueroom('restore all.backup --data-dir restored --json', { home })
    expect(restored).toMatchObject({ code: 0 })
    expect(JSON.parse(restored.stdout)).toMatchObject({ key: 'restored' })
    expect(restored.stdout).not.toContain(secret)
    expect(await readFile(join(home, 'restored/secret'), 'utf8')).toBe(secret)
    expect((await cueroom('backup other.backup --data-dir data', { home, env })).stderr).toContain(
      "It doesn't contain the key. Also keep the server's CUEROOM_SECRET",
    )
    const there = await cueroom(create.replace('data-dir data', 'data-dir restored'), {
      home,
      stdin: 'quiet-harbour-bell',
    })
    expect(there.code).toBe(1)
    expect(there.stderr).toContain('There is already an administrator with the email ops@show.example')
  },
)
