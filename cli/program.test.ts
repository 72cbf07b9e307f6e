import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from './testing.ts'

test.each([
  ['gests list', "Unknown command 'gests'. (Did you mean guests?)"],
  ['help gests', "Unknown command 'gests'. (Did you mean guests?)"],
  ['guests help lst', "Unknown command 'lst'. (Did you mean list?)"],
  ['guests show abc', '"abc" isn\'t a valid id.'],
  ['guests lst', "Unknown command 'lst'. (Did you mean list?)"],
  ['guests list --limt 3', "Unknown option '--limt'. (Did you mean --limit?)"],
  ['--host', "Option '--host <url>' argument missing."],
  ['guests list --timeout soon', 'Must be a number of seconds from 1 to 3600.'],
  ['guests show', "Missing required argument 'id'."],
  ['guests show 1 2', 'Too many arguments'],
  ['guests list --host ftp://x.example', '--host must be a server address'],
  ['guests list --host https://x.example/deep/path', '--host must be a server address'],
])('wrong use ends with exit code 2 and says what to do: %s', async (command, message) => {
  const ran = await cueroom(command)
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toContain(message)
})

test('with --json a failure is JSON on standard error, and standard output stays empty', async () => {
  const ran = await cueroom('gests --json')
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  expect(JSON.parse(ran.stderr)).toEqual({
    error: "Unknown command 'gests'. (Did you mean guests?)",
    code: 'usage',
    next: ['cueroom --help'],
  })
})

test('a topic without a command shows its help as a usage error', async () => {
  const ran = await cueroom('guests')
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toContain('import [file]')
})

test('the trace of a failure is shown with --debug alone', async () => {
  const plain = await cueroom('guests list', { api: fakeApi({}) })
  expect(plain.stderr).not.toMatch(/\n\s+at /)
  const debug = await cueroom('guests list --debug', { api: fakeApi({}) })
  expect(debug.code).toBe(75)
  expect(debug.stderr).toMatch(/\n\s+at /)
})

test('a failure nobody expected is told with exit code 1, without a trace', async () => {
  const ran = await cueroom('login', {
    terminal: true,
    env: { NO_COLOR: '1' },
    api: fakeApi({ instance: { about: () => ({ version: '1', demo: null }) } }),
    answers: [new Error('The terminal is on fire')],
  })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain('✗ The terminal is on fire')
  expect(ran.stderr).not.toMatch(/\n\s+at /)
})

test.each(['', '--help', 'help'])('"cueroom %s" shows every command and how to begin', async (command) => {
  const ran = await cueroom(command)
  expect(ran.code).toBe(0)
  expect(ran.stderr).toBe('')
  for (const word of ['guests', 'generate', 'login', 'doctor', 'serve', 'Examples:', 'Exit codes:']) {
    expect(ran.stdout).toContain(word)
  }
})

test.each(['guests import', 'generate', 'content export', 'login', 'settings get', 'admin create', 'backup'])(
  'the help of "%s" has examples and the flags of every command',
  async (command) => {
    const ran = await cueroom(`${command} --help`)
    expect(ran.code).toBe(0)
    expect(ran.stdout).toContain('Examples:\n  $ ')
    expect(ran.stdout).toContain('Global flags:')
    expect(ran.stdout).not.toContain('\u001b')
  },
)

test('global flags may stand anywhere in the line', async () => {
  const api = fakeApi({ guests: { list: () => [] } })
  for (const command of ['--json guests list', 'guests --json list', 'guests list --json']) {
    expect(await cueroom(command, { api })).toMatchObject({ code: 0, stdout: '[]\n', stderr: '' })
  }
})

test('--quiet says nothing but data and failures', async () => {
  const api = fakeApi({ guests: { list: () => [] } })
  expect((await cueroom('guests list --quiet', { api })).stderr).toBe('')
  expect((await cueroom('guests list --quiet', { api: fakeApi({}) })).stderr).toContain('✗ No server answers')
})

test('--pager shows the output in a pager, in a terminal only', async () => {
  const api = fakeApi({ guests: { list: () => [] } })
  const shown = await cueroom('guests list --json --pager', { api, terminal: true })
  expect(shown).toMatchObject({ code: 0, stdout: '', paged: '[]\n' })
  expect(await cueroom('guests list --json --pager', { api })).toMatchObject({ stdout: '[]\n' })
})

test('a pager that cannot be started is named', async () => {
  const api = fakeApi({ guests: { list: () => [] } })
  const env = { PAGER: 'nothing' }
  const ran = await cueroom('guests list --pager', { api, env, terminal: true, pager: false })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain("Couldn't start the pager nothing. Set PAGER, or leave out --pager.")
})

test('--tenant names the tenant for administrators, and is refused elsewhere', async () => {
  const ran = await cueroom('guests list --tenant host@show.example')
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('sign in to it with --profile')
})
