import { constants, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeTestFolder, removeTestFolder } from './data-directory.ts'
import { startCueroom } from './process.ts'

/** Names the folder of a run's sample data. */
const variable = 'TEST_DEMO_FOLDER'
/** Milliseconds in which another process has made them. */
const patience = 120_000

/** Of several projects that ask for it in one run, the first makes the folder and removes it. */
export function setup() {
  if (process.env[variable]) return undefined
  const folder = makeTestFolder('demo')
  process.env[variable] = folder
  return () => {
    delete process.env[variable]
    removeTestFolder(folder)
  }
}

/**
 * Puts data of its own at this path: the sample show as a first start has made it. That start is a third of the work of many tests that
 * have a server, so it happens once for a whole run, and for none that doesn't ask.
 */
export async function copyDemoData(to: string): Promise<void> {
  cpSync(await demoData(), to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function demoData() {
  const folder = process.env[variable]!
  const made = join(folder, 'data')
  if (isFirst(join(folder, 'making'))) await make(join(folder, 'making', 'data'), made)
  for (const deadline = Date.now() + patience; !existsSync(made); await setTimeout(50))
    if (Date.now() > deadline) throw new Error(`Nobody made the sample data in ${patience / 1000} s`)
  return made
}

/** Only one process can make a folder. */
function isFirst(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o711 })
    return true
  } catch {
    return false
  }
}

/** Shows data under their name when they are whole. */
async function make(at: string, made: string) {
  const server = await startCueroom({ CUEROOM_DATA: at, HOST: '127.0.0.1', LOG_LEVEL: 'error' })
  const code = await server.kill('SIGTERM')
  if (code !== 0) throw new Error(`The first run ended with ${code}\n${server.output()}`)
  renameSync(at, made)
}
