import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Hapi from '@hapi/hapi'
import Inert from '@hapi/inert'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepWidgets, type WidgetFolders, widgetRoutes } from './widget-files.ts'

let folder: string
let folders: WidgetFolders

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cueroom-widgets-'))
  folders = { built: join(folder, 'dist'), kept: join(folder, 'data/widgets') }
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build as Vite makes it: what was there before is removed. */
function build(version: string, hash: string) {
  rmSync(folders.built, { recursive: true, force: true })
  mkdirSync(folders.built)
  const files = ['loader.js', `loader-${version}-${hash}.js`, `questionnaires-${hash}.js`]
  for (const name of files) writeFileSync(join(folders.built, name), `"${name} ${hash}"`)
}

async function ask(path: string) {
  const server = Hapi.server()
  await server.register(Inert)
  server.route(widgetRoutes(folders))
  return server.inject(`/widgets/v1/${path}`)
}

test('a file outside of the widgets is not found, and nobody keeps that for a year', async () => {
  build('1.0.0', 'aaaaaaaaaa')
  await keepWidgets(folders)
  writeFileSync(join(folder, 'data/secret-aaaaaaaaaa.js'), '"secret"')
  for (const path of [
    '..%2Fsecret-aaaaaaaaaa.js',
    '.env',
    'manifest.json',
    'questionnaires-gone-gone.js',
    '.js',
    '%00.js',
  ]) {
    const { statusCode, headers } = await ask(path)
    expect(statusCode, `at ${path}`).toBe(404)
    expect(headers['cache-control'], `at ${path}`).toBe('no-cache')
  }
})

test('any site may load the files: the loader for minutes, what has a hash for ever', async () => {
  build('1.0.0', 'aaaaaaaaaa')
  const open = { 'access-control-allow-origin': '*' }
  const alsoWithoutCors = { ...open, 'cross-origin-resource-policy': 'cross-origin' }
  const loader = await ask('loader.js')
  expect(loader.headers).toMatchObject({
    ...alsoWithoutCors,
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  })
  expect([loader.headers.etag, loader.headers['last-modified']]).toEqual([
    expect.stringMatching(/^"[\da-f]{40}"$/),
    undefined,
  ])
  expect(loader.headers['content-type']).toMatch(/^text\/javascript/)
  for (const path of ['questionnaires-aaaaaaaaaa.js', 'loader-1.0.0-aaaaaaaaaa.js']) {
    const { headers } = await ask(path)
    const allowed = path.startsWith('loader') ? alsoWithoutCors : open
    expect(headers).toMatchObject({ ...allowed, 'cache-control': 'public, max-age=31536000, immutable' })
    expect([headers['set-cookie'], headers.etag, headers['last-modified']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('a page opened before two deploys still finds its chunks, and a pinned version its loader', async () => {
  build('1.0.0', 'aaaaaaaaaa')
  await keepWidgets(folders)
  build('1.0.1', 'bbbbbbbbbb')
  await keepWidgets(folders)
  build('1.1.0', 'cccccccccc')
  await keepWidgets(folders)
  for (const path of ['questionnaires-aaaaaaaaaa.js', 'loader-1.0.0-aaaaaaaaaa.js']) {
    const { statusCode, payload } = await ask(path)
    expect([statusCode, payload]).toEqual([200, `"${path} aaaaaaaaaa"`])
  }
  expect((await ask('loader.js')).payload).toBe('"loader.js cccccccccc"')
})

test('a server that could keep nothing answers what it has', async () => {
  build('1.0.0', 'aaaaaaaaaa')
  expect((await ask('questionnaires-aaaaaaaaaa.js')).statusCode).toBe(200)
  expect((await ask('versions.json')).statusCode).toBe(200)
})

test('the versions to pin are listed with their integrity, the current one first', async () => {
  build('1.0.0', 'aaaaaaaaaa')
  await keepWidgets(folders)
  build('1.0.1', 'bbbbbbbbbb')
  await keepWidgets(folders)
  const { result, headers } = await ask('versions.json')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(result).toEqual({
    versions: [
      {
        version: '1.0.1',
        url: '/widgets/v1/loader-1.0.1-bbbbbbbbbb.js',
        // openssl dgst -sha384 -binary | base64
        integrity: 'sha384-zZaE1rGzk699t5iqsGPeZQVcK5wZlTVk0KfpMek341mQkR+5fFkx1/h7B+9+pTVj',
        current: true,
      },
      expect.objectContaining({ version: '1.0.0', current: false }),
    ],
  })
})

test('what was current longest ago goes first when there is too much', async () => {
  for (const [age, hash] of ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].entries()) {
    build('1.0.0', hash)
    await keepWidgets(folders, 4)
    for (const name of [`loader-1.0.0-${hash}.js`, `questionnaires-${hash}.js`])
      utimesSync(join(folders.kept, name), new Date(), new Date(Date.UTC(2026, 0, 1 + age)))
  }
  expect((await ask('questionnaires-aaaaaaaaaa.js')).statusCode).toBe(404)
  expect((await ask('questionnaires-bbbbbbbbbb.js')).statusCode).toBe(200)
})
