import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase } from '@cueroom/api/db/database.ts'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { startCueroom } from '@cueroom/api/testing/process.ts'
import { measure, table } from './measure.ts'

const run = promisify(execFile)
const few = 5
const starts = 7
const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** What `npm start` runs, and where it keeps what was compiled. */
const launcher = inRoot('scripts/start.mjs')
const compiled = inRoot('.cache/compiled')
const programs = { clone: inRoot('cli/cueroom.mjs'), package: inRoot('dist/package/cueroom/cueroom.mjs') }

/** How long things take until they are ready. */
export async function* benchStarts(): AsyncGenerator<string> {
  const kept = makeTestFolder('bench')
  try {
    await openAndClose(kept)
    yield table(
      'The embedded database until it answers',
      await measure(
        {
          'a directory that exists': () => openAndClose(kept),
          'a new directory, initdb and migrations': () => inNew(openAndClose),
        },
        few,
      ),
    )
    const served = join(kept, 'served')
    await stopped(served)
    yield table(
      'The server until it is ready',
      await measure(
        {
          'with its data': () => stopped(served),
          'with its data, by npm start': () => stopped(served, launcher),
          'for the first time, with the sample show': () => inNew((directory) => stopped(directory)),
        },
        starts,
      ),
    )
    yield* benchCli(served)
  } finally {
    removeTestFolder(kept)
  }
}

/** The command line of the clone, and that of `npm run pack` where it was made. */
async function* benchCli(directory: string) {
  const server = await startCueroom({ CUEROOM_DATA: directory })
  try {
    const api = await server.signIn()
    await api.imports.create({ body: { guests: people, merges: [] } })
    const env = { ...process.env, CUEROOM_HOST: server.url, CUEROOM_TOKEN: api.token }
    for (const [name, cli] of Object.entries(programs).filter(([, path]) => existsSync(path)))
      yield table(`A command of the ${name} until it ends`, await measureCli(cli, env))
  } finally {
    await server.kill('SIGTERM')
  }
}

const people = Array.from({ length: 1_000 }, (_, n) => ({
  name: `Person ${n}`,
  email: `p${n}@guests.example`,
}))

// The same call with nothing around it
const bareCall = `
  const { CUEROOM_HOST, CUEROOM_TOKEN } = process.env
  const headers = { authorization: 'Bearer ' + CUEROOM_TOKEN }
  const response = await fetch(CUEROOM_HOST + '/api/guests?limit=1000&view=card', { headers })
  for (const { id, name } of await response.json()) process.stdout.write(id + '\\t' + name + '\\n')
`

function measureCli(cli: string, env: NodeJS.ProcessEnv) {
  const node = (...script: string[]) => run(process.execPath, script, { env })
  return measure(
    {
      'Node alone': () => node('--eval', '0'),
      'cueroom --version': () => node(cli, '--version'),
      'cueroom --help': () => node(cli, '--help'),
      'the call for 1,000 guests in Node': () => node('--input-type=module', '--eval', bareCall),
      'cueroom guests list': () => node(cli, 'guests', 'list', '--limit', '1000'),
    },
    15,
  )
}

async function openAndClose(directory: string) {
  const database = await openDatabase({ directory })
  await database.close()
}

/** Starts the server, and stops it as soon as it is ready. */
async function stopped(directory: string, script?: string) {
  const started = await startCueroom({ CUEROOM_DATA: directory, NODE_COMPILE_CACHE: compiled }, script)
  await started.kill('SIGTERM')
}

async function inNew(work: (directory: string) => Promise<unknown>) {
  const directory = makeTestFolder('bench')
  try {
    await work(directory)
  } finally {
    removeTestFolder(directory)
  }
}
