import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { onInterrupt } from './app/on-interrupt.ts'
import { type Child, program, run, underOlderNode } from './testing.program.ts'
import { freshHome } from './testing.ts'

/** A server that answers every request in one way. */
async function aServer(
  answer: (path: string, headers: IncomingHttpHeaders) => string | undefined,
  status = 200,
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    const body = answer(request.url ?? '', request.headers)
    if (body !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an unknown command ends with exit code 2', async () => {
  const ran = await run(['gests'])
  expect(ran).toEqual({
    code: 2,
    stdout: '',
    stderr: "✗ Unknown command 'gests'. (Did you mean guests?)\n  Next: cueroom --help\n",
  })
})

test('a server that does not answer ends with exit code 75', async () => {
  const ran = await run(['guests', 'list', '--json'])
  expect(ran).toMatchObject({ code: 75, stdout: '' })
  expect(JSON.parse(ran.stderr)).toMatchObject({ code: 'no_answer' })
})

test('a server that takes too long ends with exit code 75', async () => {
  const CUEROOM_HOST = await aServer(() => undefined)
  const ran = await run(['guests', 'list', '--timeout', '0.2'], { env: { CUEROOM_HOST } })
  expect(ran.code).toBe(75)
  expect(ran.stderr).toContain("didn't respond in time. Allow more time: --timeout 60")
})

test('a server that is not Cueroom is told apart', async () => {
  const CUEROOM_HOST = await aServer(() => '<!doctype html>')
  const ran = await run(['guests', 'list'], { env: { CUEROOM_HOST } })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain("didn't respond like a Cueroom server")
})

test('another web server, which answers 404 with a page of its own, is told apart', async () => {
  const CUEROOM_HOST = await aServer(() => '<!doctype html>', 404)
  for (const command of ['guests list', 'generate --guest 1']) {
    const ran = await run(command.split(' '), { env: { CUEROOM_HOST } })
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain("didn't respond like a Cueroom server")
  }
})

test.each([
  ['the program', [process.execPath, program]],
  ['its launcher under an older Node', underOlderNode()],
])('Ctrl-C for %s while the server thinks ends with exit code 130', async (_, command) => {
  let child: Child | undefined
  const CUEROOM_HOST = await aServer(() => void child?.kill('SIGINT'))
  const ran = await run([], {
    command: [...command, 'guests', 'list'],
    env: { CUEROOM_HOST },
    started: (started) => (child = started),
  })
  expect(ran).toEqual({ code: 130, stdout: '', stderr: '✗ Stopped.\n' })
})

test('Ctrl-C while the server makes its database ends it without a word', { timeout: 120_000 }, async () => {
  const CUEROOM_DATA = join(await freshHome(), 'data')
  const ran = await run(['serve', '--port', '0'], {
    env: { CUEROOM_DATA },
    started: async (child) => {
      await expect.poll(() => existsSync(join(CUEROOM_DATA, 'postgres')), { timeout: 60_000 }).toBe(true)
      child.kill('SIGINT')
    },
  })
  expect(ran).toEqual({ code: 130, stdout: '', stderr: '' })
})

const script = existsSync('/usr/bin/script')
const inTerminal = (...args: string[]) => [
  '/usr/bin/script',
  '-qec',
  [process.execPath, program, ...args].join(' '),
  '/dev/null',
]

test.skipIf(!script).each([
  ['Ctrl-C', '\u0003'],
  ['the end of input', '\u0004'],
  ['Ctrl-C', '\u0003', '--plain'],
  ['the end of input', '\u0004', '--plain'],
])('%s at a question in a real terminal ends with exit code 130', async (_, key, ...flags) => {
  const CUEROOM_HOST = await aServer(() => '{"version":"0.1.0","demo":null}')
  let pressed = false
  const ran = await run([], {
    command: inTerminal('login', ...flags),
    env: { CUEROOM_HOST, TERM: 'xterm' },
    watch({ stdout }, child) {
      // Once: the terminal echoes the key, which is data again
      if (pressed || !stdout.includes('Email:')) return
      pressed = true
      child.stdin?.write(key)
    },
  })
  expect(ran.code).toBe(130)
  expect(ran.stdout).toContain('Stopped.')
  expect(ran.stdout).not.toContain('Warning')
})

test.skipIf(!script)('with --plain a question is written once, and the password isn’t shown', async () => {
  const CUEROOM_HOST = await aServer(() => '{"version":"0.1.0","demo":null}')
  const typed = ['ada@engine.example', 'a-secret-word']
  const ran = await run([], {
    command: inTerminal('login', '--plain'),
    env: { CUEROOM_HOST, TERM: 'xterm' },
    watch({ stdout }, child) {
      const asked = ['Email:', 'Password:'][2 - typed.length]
      if (asked && stdout.includes(asked)) child.stdin?.write(`${typed.shift()}\r`)
    },
  })
  expect(ran.stdout.match(/Email:/g)).toHaveLength(1)
  expect(ran.stdout.match(/Password:/g)).toHaveLength(1)
  expect(ran.stdout).not.toContain('a-secret-word')
  // Nothing moves the cursor or erases what was written
  // oxlint-disable-next-line no-control-regex -- the terminal's own sequences
  expect(ran.stdout).not.toMatch(/\u001b\[\d*[A-K]/)
})

test.skipIf(!script)('--no-input asks nothing in a real terminal', async () => {
  const ran = await run([], { command: inTerminal('login', '--no-input'), env: { TERM: 'xterm' } })
  expect(ran.code).toBe(7)
  expect(ran.stdout).toContain('Pass --email')
})

test('--version prints the version', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
})

test('under an older Node it goes on under the one that is installed with it', async () => {
  const ran = await run([], { command: underOlderNode('gests') })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('Did you mean guests?')
})

test('what the launcher and the command both got counts once, whichever is first', () => {
  const command = new EventEmitter()
  let interrupts = 0
  onInterrupt(command, () => interrupts++)
  const own = () => command.emit('SIGINT')
  const launcher = (count: number) => command.emit('message', { interrupts: count })
  const counted = [own, () => launcher(1), () => launcher(2), own, own].map((arrive) => {
    arrive()
    return interrupts
  })
  expect(counted).toEqual([1, 1, 2, 2, 3])
})

test('Ctrl-C in a terminal, which the launcher under an older Node gets too, stops the command', async () => {
  let child: Child | undefined
  const CUEROOM_HOST = await aServer(() => void process.kill(-child!.pid!, 'SIGINT'))
  const ran = await run([], {
    command: underOlderNode('guests', 'list'),
    env: { CUEROOM_HOST },
    detached: true,
    started: (started) => (child = started),
  })
  expect(ran).toEqual({ code: 130, stdout: '', stderr: '✗ Stopped.\n' })
})

const csv =
  'Name,Job title,Email\nAda Lovelace,Countess,ada@x.example\nGrace Hopper,Admiral,grace@x.example\n'

test('guests read prints a real file as a table and as JSON', async () => {
  const file = join(await freshHome(), 'speakers.csv')
  await writeFile(file, csv)
  const text = await run(['guests', 'read', file])
  expect(text.code).toBe(0)
  expect(text.stdout).toBe(
    '2\tAda Lovelace\tCountess\t\tada@x.example\t\t\n3\tGrace Hopper\tAdmiral\t\tgrace@x.example\t\t\n',
  )
  const json = await run(['guests', 'read', file, '--json'])
  expect(json).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(json.stdout).guests).toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }])
})

test('guests read takes what is piped in', async () => {
  const ran = await run(['guests', 'read', '-', '--jsonl'], { stdin: csv })
  expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringContaining('✗') })
  expect(
    ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).name),
  ).toEqual(['Ada Lovelace', 'Grace Hopper'])
})

test('an import that was killed goes on where it was, with the same key for the call that was under way', async () => {
  const home = await freshHome()
  const guests = Array.from({ length: 1_500 }, (_, n) => ({
    sheet: 'x',
    row: n,
    guest: { name: `Person ${n}` },
  }))
  const nothing = { sheets: [], columns: [], skipped: [], warnings: [], questions: [] }
  await writeFile(join(home, 'plan.json'), JSON.stringify({ version: 1, file: 'x.csv', ...nothing, guests }))
  const keys: unknown[] = []
  let importing: Child | undefined
  const CUEROOM_HOST = await aServer((path, { 'idempotency-key': key }) => {
    if (path.startsWith('/api/tenant/session')) return '{"tenant":{"id":"default"}}'
    if (!path.startsWith('/api/guests/import')) return '[]'
    keys.push(key)
    if (keys.length === 2) return void importing?.kill('SIGKILL')
    return '{"importId":"x","imported":1,"ids":[1]}'
  })
  const env = { CUEROOM_HOST, XDG_STATE_HOME: home }
  const plan = ['guests', 'import', '--plan', join(home, 'plan.json'), '--yes']
  const killed = await run(plan, { env, started: (child) => (importing = child) })
  expect(killed.code).toBe(null)
  const ran = await run(plan, { env })
  expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('✓ 2 imported.') })
  expect(keys).toHaveLength(3)
  expect(keys[2]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[0])
})

test('a reader that has seen enough is no failure', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `Ada Lovelace,Countess number ${n},ada${n}@x.example`)
  const ran = await run(['guests', 'read', '-'], {
    stdin: `Name,Job title,Email\n${rows.join('\n')}\n`,
    watch: (_, child) => child.stdout?.destroy(),
  })
  expect(ran.code).toBe(0)
  expect(ran.stderr).not.toContain('EPIPE')
})
