import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

test.each([
  ['admin create', 'required option'],
  ['serve --port 70000', 'Must be a port'],
  ['restore nowhere.backup', 'There is no file nowhere.backup.'],
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
    expect(ran.stderr).toMatch(/use pg_(dump|restore)\./)
  },
)

test('without a terminal the password of an administrator is read from standard input only', async () => {
  const ran = await cueroom('admin create --email ops@show.example')
  expect(ran.code).toBe(7)
  expect(ran.stderr).toContain('Next: cueroom admin create --email ops@show.example --password-stdin < FILE')
})

test('a directory without data is not backed up, and a file of something else is not restored', async () => {
  const home = await freshHome()
  const empty = await cueroom('backup all.backup --data-dir empty', { home })
  expect(empty.code).toBe(1)
  expect(empty.stderr).toContain(`✗ There is no embedded database in ${join(home, 'empty')}.`)
  await writeFile(join(home, 'other.backup'), 'something else')
  const other = await cueroom('restore other.backup --data-dir restored', { home })
  expect(other.code).toBe(1)
  expect(other.stderr).toContain('is not a backup of Cueroom.')
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
    expect(made.stderr).toContain('✓ ops@show.example may sign in as administrator.')
    expect(made.stderr).not.toContain('quiet-harbour-bell')

    expect(await cueroom('backup all.backup --data-dir data', { home })).toMatchObject({ code: 0 })
    expect(await cueroom('restore all.backup --data-dir restored', { home })).toMatchObject({ code: 0 })
    const there = await cueroom(create.replace('data-dir data', 'data-dir restored'), {
      home,
      stdin: 'quiet-harbour-bell',
    })
    expect(there.code).toBe(1)
    expect(there.stderr).toContain('There is already an administrator with the email ops@show.example')
  },
)
