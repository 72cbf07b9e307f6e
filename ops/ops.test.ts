import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readStages, scriptOf } from './containerfile.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documented = new Set(
  [...read('docs/operations.md').matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name),
)

interface Service {
  command?: string[]
  environment?: Record<string, string>
  depends_on: unknown
}
const { services } = parse(read('ops/compose.yaml'), { merge: true }) as { services: Record<string, Service> }

test('compose.yaml sets variables that the program knows', () => {
  const names = ['server', 'worker'].flatMap((name) => Object.keys(services[name]!.environment!))
  expect(names.filter((name) => !documented.has(name))).toEqual([])
  expect(names).toContain('DATABASE_URL')
})

test.each(['cueroom', 'cueroom-worker'])(
  '%s.service starts what exists, with variables that it knows',
  (name) => {
    const unit = read(`ops/systemd/${name}.service`)
    const [, command] = /^ExecStart=\/usr\/bin\/env node (.+)$/m.exec(unit)!
    const words = command!.split(' ')
    execFileSync(process.execPath, [...words, '--help'], { cwd: root })
    const names = [...unit.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, variable]) => variable)
    expect(names.filter((variable) => !documented.has(variable))).toEqual([])
  },
)

test('the container file copies and runs what exists', () => {
  const [build, image] = readStages()
  expect(build!.map(({ name }) => name)).toEqual(['FROM', 'WORKDIR', 'COPY', 'RUN', 'RUN'])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const run = build!.filter(({ value }) => value.startsWith('npm run ')).map(({ value }) => value.slice(8))
  expect(run.filter((script) => !(script in scripts))).toEqual([])
  const command = JSON.parse(image!.find(({ name }) => name === 'CMD')!.value) as string[]
  const started = [
    command,
    ...Object.values(services).flatMap((service) => (service.command ? [service.command] : [])),
  ]
  expect(started.filter(([, script]) => !existsSync(join(root, script!)))).toEqual([])
})

const mayLayer =
  process.env['CUEROOM_ENDURE'] !== undefined &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0

// Installs and builds the project as a container does, which takes minutes: npm run endure
describe.runIf(mayLayer)('the container file', { timeout: 900_000 }, () => {
  let child: ChildProcess | undefined
  afterEach(async () => {
    if (child?.exitCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
  })

  test('executed in an empty directory gives a server that answers', async () => {
    const port = await freePort()
    const variables = {
      PORT: String(port),
      HOST: '127.0.0.1',
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    }
    child = spawn('unshare', ['--mount', 'sh', '-c', scriptOf(root, variables)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ status }) => status,
        () => child!.exitCode,
      )
    await expect.poll(ready, { timeout: 800_000, interval: 500 }).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/sign-in`)
    expect(await page.text()).toContain('<title>')
  })
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
