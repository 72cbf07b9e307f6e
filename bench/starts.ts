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
const cli = fileURLToPath(new URL('../cli/cueroom.mjs', import.meta.url))

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
          'for the first time, with the sample show': () => inNew(stopped),
        },
        few,
      ),
    )
    if (existsSync(cli)) yield await benchCli()
  } finally {
    removeTestFolder(kept)
  }
}

async function benchCli() {
  const node = (...script: string[]) => run(process.execPath, script)
  return table(
    'A command until it ends',
    await measure(
      { 'Node alone': () => node('--eval', '0'), 'cueroom --version': () => node(cli, '--version') },
      25,
    ),
  )
}

async function openAndClose(directory: string) {
  const database = await openDatabase({ directory })
  await database.close()
}

/** Starts the server, and stops it as soon as it is ready. */
async function stopped(directory: string) {
  const started = await startCueroom({ CUEROOM_DATA: directory })
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
