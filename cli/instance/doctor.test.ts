import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { loginFile } from '../app/login-file.ts'
import manifest from '../../package.json' with { type: 'json' }
import { cueroom, freshHome, session } from '../testing.ts'

const server = (answers: Answers = {}) =>
  fakeApi({
    instance: { about: () => ({ version: manifest.version, demo: null }) },
    auth: {
      session: () => ({ ...session, drafting: { provider: 'openai', model: 'tiny-1' } }),
    },
    ...answers,
  })

test('a server that does not answer fails the check with exit code 75', async () => {
  const ran = await cueroom('doctor', { api: fakeApi({}) })
  expect(ran.code).toBe(75)
  expect(ran.stdout).toContain('bad	Server	no server at http://localhost:3000\n')
  expect(ran.stderr).toContain('✗ One check failed.\n  Next: cueroom serve')
})

test('a lasting fault counts before a server that is down: waiting fixes nothing', async () => {
  const production = await cueroom('doctor', {
    api: fakeApi({}),
    env: { NODE_ENV: 'production', CUEROOM_DATA: await freshHome() },
  })
  expect(production.code).toBe(1)
  expect(production.stdout).toContain('bad\tEnvironment\tCUEROOM_SECRET is missing.')
  expect(production.stderr).not.toContain('Next: cueroom serve')
  const unreachable = 'postgres://ops:hidden-word@127.0.0.1:1/shows'
  const env = { DATABASE_URL: unreachable, CUEROOM_SECRET: 'k7Qm2xV9pL4tR8wZ1nB6yC3dF5gH0jS_' }
  const both = await cueroom('doctor', { api: fakeApi({}), env })
  expect(both.code).toBe(75)
  expect(both.stderr).toContain('2 checks failed.')
})

test('a server that was named keeps its data elsewhere, so no backup of these is shown', async () => {
  const directory = await freshHome()
  await mkdir(join(directory, 'postgres/data'), { recursive: true })
  await writeFile(join(directory, 'postgres/data/PG_VERSION'), '18\n')
  const env = { CUEROOM_DATA: directory }
  const ran = await cueroom('doctor --host http://localhost:3601', { api: server(), env })
  expect(ran.stdout).toContain(`${directory}, which the server at http://localhost:3601 doesn't use\n`)
  expect(ran.stdout).not.toMatch(/^\w+\t(Disk|Database|Backup)/m)
})

test('a sign-in file that others can read fails the check', async () => {
  const home = await freshHome()
  const file = loginFile({ env: {}, home })
  await file.save('http://localhost:3000', 'host', { token: 't', email: 'e', name: 'n', expiresAt: '' })
  await chmod(file.path, 0o644)
  const ran = await cueroom('doctor', { api: server(), home })
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain('bad\tSign-in file\t~/.config/cueroom/login.json can be read by others')
})

test('a data directory that cannot be made fails the check', async () => {
  const home = await freshHome()
  const inAFile = join(import.meta.filename, 'data')
  const ran = await cueroom('doctor', { api: server(), home, env: { CUEROOM_DATA: inAFile } })
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain(`bad\tData directory\t${inAFile} isn't writable`)
})

test('a damaged backup fails the check, and data without any are noted', async () => {
  const directory = await freshHome()
  await mkdir(join(directory, 'postgres/data'), { recursive: true })
  await writeFile(join(directory, 'postgres/data/PG_VERSION'), '18\n')
  const check = () => cueroom('doctor', { api: server(), env: { CUEROOM_DATA: directory } })
  const without = await check()
  expect(without.code).toBe(0)
  expect(without.stdout).toContain('good\tDatabase\tPostgreSQL 18, not running\nnote\tBackup\tnone yet')
  await mkdir(join(directory, 'backups'))
  await writeFile(join(directory, 'backups/daily-2026-12-01.backup'), 'cut')
  const damaged = await check()
  expect(damaged.code).toBe(1)
  expect(damaged.stdout).toMatch(/bad\tBackup\t\S+daily-2026-12-01\.backup is damaged\n/)
})

test('another version and a missing sign-in are noted, and nothing fails', async () => {
  const api = server({
    instance: { about: () => ({ version: '9.9.9', demo: null }) },
    auth: {
      session: () => {
        throw failing(401, 'Unauthorized', 'unauthorized')
      },
    },
  })
  const ran = await cueroom('doctor', { api })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toMatch(/note\tServer\t.*Cueroom 9\.9\.9.*; this command line is /)
  expect(ran.stdout).toContain('note\tSigned in\tno\tcueroom login\n')
})

test('a server of this folder on another port is not to be started again', async () => {
  const directory = await freshHome()
  const data = join(directory, 'postgres/data')
  await mkdir(data, { recursive: true })
  await writeFile(join(data, 'PG_VERSION'), '18\n')
  // As a running PostgreSQL writes it: process, data, start, port, folder of the socket, address
  const lock = [process.pid, data, '1790000000', '5432', directory, '', '']
  await writeFile(join(data, 'postmaster.pid'), lock.join('\n'))
  const ran = await cueroom('doctor', { api: fakeApi({}), env: { CUEROOM_DATA: directory } })
  expect(ran.code).toBe(75)
  expect(ran.stdout).toContain(`no server at http://localhost:3000, but one uses ${directory}`)
  expect(ran.stdout).toContain('good\tDatabase\tPostgreSQL 18, running')
  expect(ran.stderr).toContain('Next: cueroom doctor --host http://localhost:PORT')
  expect(ran.stderr).not.toContain('cueroom serve')
})

test('with DATABASE_URL the database and the key are checked, and no data of this folder', async () => {
  const DATABASE_URL = 'postgres://ops:hidden-word@127.0.0.1:1/shows'
  const ran = await cueroom('doctor', { api: server(), env: { DATABASE_URL } })
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain('bad\tEnvironment\tCUEROOM_SECRET is missing.')
  expect(ran.stdout).toContain("bad\tDatabase\tPostgreSQL isn't responding at the address in DATABASE_URL")
  expect(ran.stdout).not.toContain('Data directory')
  expect(ran.stdout + ran.stderr).not.toContain('hidden-word')
})

test('data of this folder are not taken for those of a server that answers elsewhere', async () => {
  const home = await freshHome()
  const CUEROOM_DATA = join(home, 'data')
  const ran = await cueroom('doctor --host http://localhost:3601', {
    api: server(),
    home,
    env: { CUEROOM_DATA },
  })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toContain(
    `good\tData directory\t${CUEROOM_DATA}, not created yet, which the server at http://localhost:3601 doesn't use\n`,
  )
  expect(ran.stdout).toContain('good\tSign-in file\t~/.config/cueroom/login.json, not created yet\n')
})

test('everything in place is told line by line, with exit code 0', async () => {
  const ran = await cueroom('doctor --json', { api: server(), env: { CUEROOM_DATA: await freshHome() } })
  expect(ran.code).toBe(0)
  const { checks } = JSON.parse(ran.stdout)
  expect(checks.map(({ name, state }: Record<string, string>) => `${name}: ${state}`)).toEqual([
    'Node: good',
    'Sign-in file: good',
    'Server: good',
    'Signed in: good',
    'Texts by: good',
    'Data directory: good',
    expect.stringMatching(/^Disk: /),
    'Database: good',
  ])
  expect(checks.at(-1).detail).toBe('not created yet')
})

test('a server elsewhere says nothing about data on this computer', async () => {
  const ran = await cueroom('doctor --host https://cueroom.example', { api: server() })
  expect(ran.stdout).not.toContain('Data directory')
})

test.each([
  ['schema', 'model tiny-1; its server supports JSON schemas'],
  ['words', 'model tiny-1; its server rejects JSON schemas, so JSON is requested in the prompt'],
  [null, 'model tiny-1; no JSON requested yet'],
] as const)('how the model’s server is asked for JSON is said (%s)', async (jsonForm, said) => {
  const drafting = { provider: 'openai' as const, model: 'tiny-1', jsonForm }
  const api = server({ auth: { session: () => ({ ...session, drafting }) } })
  const ran = await cueroom('doctor', { api })
  expect(ran.stdout).toContain(`good\tTexts by\t${said}\n`)
})
