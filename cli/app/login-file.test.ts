import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshHome } from '../testing.ts'
import { loginFile } from './login-file.ts'

const login = (token: string) => ({
  token,
  email: 'ines@show.example',
  name: 'A show',
  expiresAt: '2026-12-02T00:00:00Z',
})
const server = 'https://cueroom.example'

test('a damaged file is named, and is not overwritten', async () => {
  const home = await freshHome()
  const file = loginFile({ env: { CUEROOM_CONFIG_DIR: home }, home })
  await writeFile(file.path, '{ "version": 1, ')

  await expect(file.save(server, 'host', login('t'))).rejects.toThrow(/login\.json is damaged/)
  expect(await readFile(file.path, 'utf8')).toBe('{ "version": 1, ')
})

test('a directory that cannot be written leaves the sign-ins that were there', async () => {
  const home = await freshHome()
  const file = loginFile({ env: {}, home })
  await file.save(server, 'host', login('first'))
  // The new file cannot take the place of a directory
  const blocked = loginFile({ env: { CUEROOM_CONFIG_DIR: join(home, 'blocked') }, home })
  await mkdir(blocked.path, { recursive: true })

  await expect(blocked.save(server, 'host', login('second'))).rejects.toThrow('directory')
  expect(await readdir(join(home, 'blocked'))).toEqual(['login.json'])
  expect(await file.find(server, 'host')).toEqual(login('first'))
})

test('a file that others can read is noticed', async () => {
  const home = await freshHome()
  const file = loginFile({ env: {}, home })
  expect(await file.exposed()).toBe(false)
  await file.save(server, 'host', login('t'))
  expect(await file.exposed()).toBe(false)
  await chmod(file.path, 0o644)
  expect(await file.exposed()).toBe(true)
})

test('only its owner can read the file and its directory, and nothing is left beside it', async () => {
  const home = await freshHome()
  const file = loginFile({ env: {}, home })
  await file.save(server, 'host', login('t'))
  await file.save(server, 'admin', login('a'))

  expect(file.path).toBe(join(home, '.config/cueroom/login.json'))
  expect(file.shownPath).toBe('~/.config/cueroom/login.json')
  expect((await stat(file.path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(home, '.config/cueroom'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(home, '.config/cueroom'))).toEqual(['login.json'])
})

test('sign-ins are kept by server and role, and the last one is the current server', async () => {
  const file = loginFile({ env: { XDG_CONFIG_HOME: await freshHome() }, home: '/nowhere' })
  await file.save(server, 'host', login('one'))
  await file.save('http://localhost:3000', 'host', login('two'))
  await file.save('http://localhost:3000', 'admin', login('three'))

  expect(await file.current()).toBe('http://localhost:3000')
  expect(await file.find(server, 'host')).toEqual(login('one'))
  expect(await file.remove('http://localhost:3000', 'host')).toBe(true)
  expect(await file.remove('http://localhost:3000', 'host')).toBe(false)
  expect(await file.find('http://localhost:3000', 'host')).toBeUndefined()
  expect(await file.find('http://localhost:3000', 'admin')).toEqual(login('three'))
})

test('a reader never sees half a file while it is written', async () => {
  const home = await freshHome()
  const file = loginFile({ env: {}, home })
  await file.save(server, 'host', login('x'.repeat(50_000)))
  const state = { writing: true }
  const writes = (async () => {
    for (let round = 0; round < 20; round += 1) await file.save(server, 'host', login('y'.repeat(50_000)))
    state.writing = false
  })()
  let reads = 0
  while (state.writing) {
    expect((await file.find(server, 'host'))?.token).toHaveLength(50_000)
    reads += 1
  }
  await writes
  expect(reads).toBeGreaterThan(5)
})
