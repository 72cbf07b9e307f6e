import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { type FakeEnvironment, cueroom, freshHome } from '../testing.ts'
import { aPlan, importServer, people } from '../guests/testing.ts'

const directory = (home: string) => join(home, '.local', 'state', 'cueroom', 'imports')

/** An import of 2,500 guests whose second call fails. */
async function stoppedImport() {
  const home = await freshHome()
  const file = await aPlan(people(2_500))
  const { api, calls } = importServer([], (_, n) => {
    if (n === 2) throw failing(500, 'Something broke', 'internal')
  })
  const ran = await cueroom(['guests', 'import', '--plan', file, '--yes'], { api, home })
  const id = /--resume (\S+)/.exec(ran.stderr)?.[1] ?? ''
  return { home, file, api, calls, ran, id }
}

test('an import that is not there, or is no id, cannot be resumed', async () => {
  for (const id of ['nowhere', '../../etc/passwd']) {
    const ran = await cueroom(['guests', 'import', '--resume', id], { api: importServer().api })
    expect(ran.code).toBe(5)
    expect(ran.stderr).toContain('There is no unfinished import')
  }
})

test('what is about to be sent is kept in a file that only its owner can read', async () => {
  const { home, ran, id } = await stoppedImport()
  expect(ran.code).toBe(3)
  expect((await stat(directory(home))).mode & 0o777).toBe(0o700)
  for (const name of [`${id}.json`, `${id}.done`])
    expect((await stat(join(directory(home), name))).mode & 0o777).toBe(0o600)
})

test('--resume sends what is missing, and nothing twice', async () => {
  const { home, api, calls, id } = await stoppedImport()
  const ran = await cueroom(['guests', 'import', '--resume', id, '--json'], { api, home })
  expect(ran.code).toBe(0)
  expect(calls.map(({ guests }) => guests.length)).toEqual([1_000, 1_000, 1_000, 500])
  expect(calls[2]).toEqual(calls[1])
  expect(JSON.parse(ran.stdout)).toMatchObject({ importId: id, imported: 2_500 })
  expect(await readdir(directory(home))).toEqual([])
})

test('a line that was torn when the process was killed counts as not acknowledged', async () => {
  const { home, api, calls, id } = await stoppedImport()
  const done = join(directory(home), `${id}.done`)
  await writeFile(done, (await readFile(done, 'utf8')).slice(0, -5))
  await cueroom(['guests', 'import', '--resume', id], { api, home })
  expect(calls).toHaveLength(5)
  expect(calls[2]).toEqual(calls[0])
  expect(await readdir(directory(home))).toEqual([])
})

test('answers that follow a torn line count', async () => {
  const { home, id } = await stoppedImport()
  const done = join(directory(home), `${id}.done`)
  await writeFile(done, (await readFile(done, 'utf8')).slice(0, -5))
  const again = importServer([], (_, n) => {
    if (n === 2) throw failing(500, 'Something broke', 'internal')
  })
  await cueroom(['guests', 'import', '--resume', id], { api: again.api, home })
  const last = importServer()
  await cueroom(['guests', 'import', '--resume', id], { api: last.api, home })
  expect(last.calls.map(({ guests }) => guests.length)).toEqual([1_000, 500])
})

test('the same file again: a script is told both ways on, and nothing is sent', async () => {
  const { home, file, api, calls, id } = await stoppedImport()
  const before = calls.length
  const ran = await cueroom(['guests', 'import', '--plan', file], { api, home })
  expect(ran.code).toBe(7)
  expect(ran.stderr).toContain(
    'An import of speakers.csv was stopped after 1,000 of 2,500 guests. Resume it?',
  )
  expect(ran.stderr).toContain(`Pass --resume ${id} or --restart`)
  expect(calls).toHaveLength(before)
})

test.each([
  [{ terminal: true, answers: [true] }, [], 2],
  [{}, ['--yes'], 2],
  [{ terminal: true, answers: [false, true] }, [], 3],
  [{}, ['--restart', '--yes'], 3],
] as [Partial<FakeEnvironment>, string[], number][])(
  'the same file again, answered %j with %j',
  async (environment, flags, more) => {
    const { home, file, api, calls } = await stoppedImport()
    const before = calls.length
    const ran = await cueroom(['guests', 'import', '--plan', file, ...flags], { api, home, ...environment })
    expect(ran.code).toBe(0)
    expect(calls).toHaveLength(before + more)
    expect(await readdir(directory(home))).toEqual([])
  },
)

test('another choice about duplicates is another import', async () => {
  const { home, file, api } = await stoppedImport()
  const ran = await cueroom(['guests', 'import', '--plan', file, '--on-duplicate', 'create'], { api, home })
  expect(ran.stderr).toContain('Import 2,500 guests? Not running in a terminal')
})

test('an import goes on in the show where it began, or not at all', async () => {
  const { home, api, id } = await stoppedImport()
  const elsewhere = await cueroom(['guests', 'import', '--resume', id, '--host', 'https://other.example'], {
    api,
    home,
  })
  expect(elsewhere.code).toBe(2)
  expect(elsewhere.stderr).toContain('This import belongs to another show, at http://localhost:3000.')
  const other = importServer([], undefined, {}, 'other')
  const otherShow = await cueroom(['guests', 'import', '--resume', id], { api: other.api, home })
  expect(otherShow.code).toBe(2)
  expect(other.calls).toEqual([])
})

test('after a day the server may not remember the calls: the import is refused, and forgotten by the next one', async () => {
  const { home, api, id } = await stoppedImport()
  const kept = join(directory(home), `${id}.json`)
  const task = JSON.parse(await readFile(kept, 'utf8'))
  await writeFile(kept, JSON.stringify({ ...task, createdAt: '2026-11-30T09:00:00Z' }))
  const ran = await cueroom(['guests', 'import', '--resume', id], { api, home })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain('older than a day. Import speakers.csv again')
  await cueroom(['guests', 'import', '--plan', await aPlan(people(2)), '--yes'], { api, home })
  expect(await readdir(directory(home))).toEqual([])
})

test('a refusal of the first call leaves nothing behind', async () => {
  const home = await freshHome()
  const { api } = importServer([], () => {
    throw failing(403, 'The subscription is not active', 'subscription_inactive')
  })
  const ran = await cueroom(['guests', 'import', '--plan', await aPlan(people(2)), '--yes'], { api, home })
  expect(ran.code).toBe(6)
  expect(await readdir(directory(home))).toEqual([])
})

test('what came from standard input resumes without it', async () => {
  const home = await freshHome()
  const { api, calls } = importServer([], (_, n) => {
    if (n === 2) throw failing(500, 'Something broke', 'internal')
  })
  const first = await cueroom('guests import --plan - --yes', {
    api,
    home,
    stdin: await readFile(await aPlan(people(1_200)), 'utf8'),
  })
  expect(first.code).toBe(3)
  const id = /--resume (\S+)/.exec(first.stderr)?.[1] ?? ''
  const ran = await cueroom(['guests', 'import', '--resume', id], { api, home })
  expect(ran.stderr).toContain('✓ 1,200 imported.')
  expect(calls.map(({ guests }) => guests.length)).toEqual([1_000, 200, 200])
})

test('XDG_STATE_HOME says where imports are kept', async () => {
  const state = await freshHome()
  const { api } = importServer([], (_, n) => {
    if (n === 2) throw failing(500, 'Something broke', 'internal')
  })
  await cueroom(['guests', 'import', '--plan', await aPlan(people(1_500)), '--yes'], {
    api,
    env: { XDG_STATE_HOME: state },
  })
  expect((await readdir(join(state, 'cueroom', 'imports'))).length).toBe(2)
})
