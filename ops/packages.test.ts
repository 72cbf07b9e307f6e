import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rootHelp } from '@cueroom/cli/root-help.ts'
import manifest from '../package.json' with { type: 'json' }

// The packages as a stranger gets them: installed from the tarballs into an empty project, their own packages by npm
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const project = mkdtempSync(join(tmpdir(), 'cueroom-packages-'))
const program = join(project, 'node_modules/cueroom')
const env = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  HOME: project,
  CUEROOM_CONFIG_DIR: join(project, 'config'),
  CUEROOM_DATA: join(project, 'data'),
}
const react = ['react', 'react-dom', '@types/react']
const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0']
let installed = false

beforeAll(async () => {
  // As root the embedded database runs as another user, who passes through
  chmodSync(project, 0o711)
  await run(process.execPath, ['scripts/pack/pack.mjs'], { cwd: root })
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }')
  writeFileSync(join(project, 'guests.csv'), 'Name,Email\nAda Lovelace,ada@guests.example\n')
  const packages = readdirSync(join(root, 'dist/packages')).map((name) => join(root, 'dist/packages', name))
  installed = await npm('install', ...packages, ...react.map((name) => `${name}@${versionOf(name)}`)).then(
    () => true,
    (error: { stderr: string }) => {
      if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/.test(error.stderr)) throw error
      return false
    },
  )
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true, maxRetries: 10 }))

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

const npm = (command: string, ...args: string[]) =>
  run('npm', [command, ...flags, ...args], { cwd: project, env: { ...process.env, PATH: env.PATH } })

const cueroom = (args: string[], more: Record<string, string> = {}, input = '') => {
  const running = run(process.execPath, [join(program, 'cueroom.mjs'), ...args], {
    cwd: project,
    env: { ...env, ...more },
  })
  running.child.stdin?.end(input)
  return running
}

// Installs and starts take as long as the disk and the registry do
describe('the packages, in an empty project', { timeout: 120_000 }, () => {
  test.beforeEach(({ skip }) => skip(!installed, 'no registry can be reached'))

  test('have one version, say what they need, and bring no sources and no workspace', () => {
    for (const name of ['cueroom', '@cueroom/client']) {
      const folder = join(project, 'node_modules', name)
      const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      expect(found).toMatchObject({ version: manifest.version, license: 'MIT', type: 'module' })
      expect(found.engines.node).toMatch(/\d/)
      const needed = Object.keys({ ...found.dependencies, ...found.optionalDependencies })
      expect(needed.filter((each) => each.startsWith('@cueroom/'))).toEqual([])
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      expect(files.filter((path) => /(?<!\.d)\.tsx?$|\.test\./.test(path))).toEqual([])
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
    }
  })

  test('the command line says its version, and reads a spreadsheet without a server', async () => {
    expect((await cueroom(['--version'])).stdout).toBe(`${manifest.version}\n`)
    expect((await cueroom(['--help'])).stdout).toBe(rootHelp)
    expect((await cueroom(['guests', 'list', '--help'])).stdout).toContain('cueroom guests list --status')
    const { stdout } = await cueroom(['guests', 'read', 'guests.csv', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ guests: [{ name: 'Ada Lovelace' }] })
  })

  test('a server that was not installed is named, with what installs it', async () => {
    const folder = join(project, 'node_modules/pg-boss')
    const hidden = `${folder}-hidden`
    await run('mv', [folder, hidden])
    const refused = await cueroom(['serve', '--port', '0']).catch(
      (error: { code: number; stderr: string }) => error,
    )
    await run('mv', [hidden, folder])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toMatch(/pg-boss.*optional packages.*npm install --include=optional \.\/cueroom-/s)
  })

  test('a server, a sign-in, an import, a text and an export work from the package', async () => {
    const port = String(await freePort())
    const server = spawn(process.execPath, [join(program, 'cueroom.mjs'), 'serve', '--port', port], {
      cwd: project,
      env,
    })
    try {
      await ready(server)
      const at = { CUEROOM_HOST: `http://localhost:${port}` }
      const login = ['login', '--email', 'host@cueroom.example', '--password-stdin']
      await cueroom(login, at, 'cueroom-demo')
      const imported = await cueroom(['guests', 'import', 'guests.csv', '--yes', '--people', '--json'], at)
      expect(JSON.parse(imported.stdout)).toMatchObject({ imported: 1 })
      const written = await cueroom(['generate', '--guest', '1', '--type', 'questions', '--yes'], at)
      expect(written.stdout).toMatch(/^12\. .+\?$/m)
      await cueroom(['guests', 'export', '--format', 'docx', '-o', 'guests.docx'], at)
      expect(readFileSync(join(project, 'guests.docx')).subarray(0, 2).toString()).toBe('PK')
      const page = await fetch(at.CUEROOM_HOST)
      expect(await page.text()).toContain('<div id="root">')
      expect((await fetch(`${at.CUEROOM_HOST}/widgets/v1/loader.js`)).status).toBe(200)
      const names = await run(process.execPath, ['--input-type=module', '-e', listGuests(at.CUEROOM_HOST)], {
        cwd: project,
      })
      expect(JSON.parse(names.stdout)).toEqual({
        names: expect.arrayContaining(['Ada Lovelace', 'Maya Okafor']),
        refused: 401,
      })
    } finally {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
  }, 120_000)

  test('the client and the widgets are typed in a strict project, with React too', async () => {
    writeFileSync(join(project, 'page.ts'), typedPage)
    writeFileSync(join(project, 'page.tsx'), reactPage)
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'nodenext',
      types: [],
      jsx: 'react-jsx',
    }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['page.ts', 'page.tsx'] }),
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const checked = await run(process.execPath, [tsc, '-p', '.'], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    )
    expect(checked.stdout).toBe('')
  })

  // Last, as it takes away what the others use. That is half the work of installing it once more, alone
  test('without the server the command line takes at most 25 MB, with the licences of what is bundled', async () => {
    const others = ['@cueroom/client', '@cueroom/widgets', ...react]
    await npm('uninstall', '--omit=optional', ...others)
    const folder = join(project, 'node_modules')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThan(25_000_000)
    expect(existsSync(join(folder, 'pg-boss'))).toBe(false)
    expect(readFileSync(join(program, 'THIRD_PARTY_LICENCES.txt'), 'utf8')).toMatch(/^zod 4.*\(MIT\)$/m)
    const { stdout } = await cueroom(['guests', 'read', 'guests.csv', '--json'])
    expect(JSON.parse(stdout).guests).toHaveLength(1)
    const refused = await cueroom(['guests', 'list', '--host', 'http://127.0.0.1:8']).catch(
      (error: { code: number }) => error,
    )
    expect(refused).toMatchObject({ code: 75 })
  })
})

const listGuests = (server: string) => `
  import { ApiError, createClient } from '@cueroom/client'
  const baseUrl = '${server}'
  const { token } = await createClient({ baseUrl }).auth.signIn({ body: { email: 'host@cueroom.example', password: 'cueroom-demo' } })
  const names = []
  for await (const { name } of createClient({ baseUrl, token }).guests.list.each({ query: { limit: 5 } })) names.push(name)
  const refused = await createClient({ baseUrl }).guests.list().catch((error) => error instanceof ApiError && error.status)
  console.log(JSON.stringify({ names, refused }))
`

const typedPage = `
  import { ApiError, createClient, type Guest, type GuestCard } from '@cueroom/client'
  import { loadWidgets } from '@cueroom/widgets'
  declare const maybe: { token?: string; signal?: AbortSignal; version?: number }
  const cueroom = createClient({ baseUrl: 'https://cueroom.example', token: maybe.token })
  loadWidgets('https://cueroom.example')
  export async function main(): Promise<Guest['name'][]> {
    const names: string[] = []
    for await (const guest of cueroom.guests.list.each({ query: { status: 'upcoming' } })) names.push(guest.name)
    const { content } = await cueroom.content.generate({ body: { guestId: 12, type: 'introduction' }, onEvent: (event) => void event })
    names.push(content.toUpperCase())
    await cueroom.guests.update({ params: { id: 12 }, body: { name: 'Ada' }, ifMatch: maybe.version, signal: maybe.signal }).catch((error: unknown) => {
      if (error instanceof ApiError) names.push(error.problem.code ?? String(error.status))
    })
    const whole: Guest | undefined = (await cueroom.guests.list())[0]
    const card: GuestCard | undefined = (await cueroom.guests.list({ query: { view: 'card' } }))[0]
    for await (const each of cueroom.guests.list.each({ query: { view: 'card' } })) names.push((each satisfies GuestCard).name)
    names.push(whole?.name ?? '', String(card?.hasResponses))
    // @ts-expect-error -- which guest?
    await cueroom.guests.update({ body: { name: 'Ada' } })
    // @ts-expect-error -- there is no such status
    await cueroom.guests.list({ query: { status: 'famous' } })
    // @ts-expect-error -- nor such a call
    cueroom.guests.invent()
    return names
  }
`

const reactPage = `
  import { createClient, type Guest } from '@cueroom/client'
  import { CueroomQuestionnaire } from '@cueroom/widgets/react'
  import { use, useState } from 'react'
  const upcoming: Promise<Pick<Guest, 'name'>[]> = createClient({ baseUrl: 'https://cueroom.example' }).guests.list({ query: { status: 'upcoming' } })
  export function Guests() {
    const [submittedAt, setSubmittedAt] = useState<string>()
    const [guest] = use(upcoming)
    if (submittedAt) return <p>{submittedAt}</p>
    return (
      <CueroomQuestionnaire
        server="https://cueroom.example"
        questionnaireId="q1"
        prefill={{ name: guest?.name ?? '' }}
        onSubmit={({ detail }) => setSubmittedAt(detail.submittedAt)}
      >
        <a href="https://cueroom.example/q/q1">Answer the questionnaire</a>
      </CueroomQuestionnaire>
    )
  }
  // @ts-expect-error -- which questionnaire?
  export const nameless = <CueroomQuestionnaire server="https://cueroom.example" />
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function ready(server: ChildProcess) {
  const said: string[] = []
  server.stderr?.on('data', (piece: Buffer) => said.push(String(piece)))
  for await (const line of createInterface(server.stdout!)) if (line.includes('is ready at')) return
  throw new Error(`The server ended: ${said.join('')}`)
}
