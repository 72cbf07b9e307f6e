import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processes } from '@cueroom/api/testing/processes.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const program = join(import.meta.dirname, '../cueroom.mjs')
const { demoDirectory, start } = processes()

test(
  'an operator checks, backs up and adds an administrator while the server runs, and it goes on',
  { timeout: 180_000 },
  async () => {
    const home = await freshHome()
    const CUEROOM_DATA = await demoDirectory()
    const server = await start({ CUEROOM_DATA })
    const env = {
      ...process.env,
      HOME: home,
      CUEROOM_CONFIG_DIR: home,
      CUEROOM_HOST: server.url,
      CUEROOM_DATA,
    }
    /** The real program, in a process of its own. */
    const run = (args: string[], stdin = '') =>
      new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
        const child = execFile(
          process.execPath,
          [program, ...args],
          { cwd: home, env },
          (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
        )
        child.stdin?.end(stdin)
      })

    const checked = await run(['doctor', '--json'])
    expect(checked).toMatchObject({ code: 0 })
    const { checks } = JSON.parse(checked.stdout) as { checks: { name: string; detail: string }[] }
    const said = (wanted: string) => checks.find(({ name }) => name === wanted)?.detail
    expect(said('Data directory')).toContain(CUEROOM_DATA)
    expect(said('Database')).toBe('PostgreSQL 18, running')

    const email = 'ops@platform.example'
    const created = await run(
      ['admin', 'create', '--email', email, '--password-stdin'],
      'quiet-harbour-bell\n',
    )
    expect(created).toMatchObject({ code: 0 })
    const { token } = await server
      .client()
      .auth.adminSignIn({ body: { email, password: 'quiet-harbour-bell' } })
    expect((await server.client(token).auth.adminSession()).admin.email).toBe(email)
    expect((await run(['admin', 'list', '--json'])).stdout).toContain(email)

    const host = await server.signIn()
    const before = await host.guests.create({ body: { name: 'Before the backup' } })
    expect(await run(['backup', 'all.backup'])).toMatchObject({ code: 0 })
    await host.guests.create({ body: { name: 'After the backup' } })
    expect((await stat(join(home, 'all.backup'))).mode & 0o077).toBe(0)
    expect((await run(['restore', '--list', '--json'])).code).toBe(0)
    expect(await run(['restore', 'all.backup'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds a database already'),
    })

    expect(await server.kill('SIGTERM')).toBe(0)
    expect(await cueroom('restore all.backup --data-dir restored', { home })).toMatchObject({ code: 0 })
    const restored = await start({ CUEROOM_DATA: join(home, 'restored') })
    const names = (await (await restored.signIn()).guests.list()).map(({ name }) => name)
    expect(names).toContain(before.name)
    expect(names).not.toContain('After the backup')
  },
)
