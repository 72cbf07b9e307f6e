import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportCall, leftOutSummary } from '@cueroom/core/imports/send/import-calls.ts'
import { CliError, type Environment, notFound } from '../app/cli.ts'

/** A planned import: everything needed to resume it. */
interface ImportTask {
  importId: string
  host: string
  tenantId: string
  /** The file's name, for people. */
  file: string
  /** Of the file's bytes and of the flags it is read with: recognizes the same import when it starts again. */
  digest: string
  createdAt: string
  /** In which dates of the file were read. */
  timeZone: string
  calls: ImportCall[]
  /** Which rows of the file the guests to change are in, for people. */
  merges: { id: number; sheet: string; row: number; text: string }[]
  leftOut: ReturnType<typeof leftOutSummary>
}

/** The server's reply to one call. */
export interface Acknowledged {
  call: number
  /** Ids of the guests that the call added. */
  ids: number[]
  /** How many guests it changed. */
  changed: number
  /** Ids of guests to change whom the show no longer has. */
  missing: number[]
}

/** An import on disk: its calls, and which of them the server has answered. */
export interface Journal extends ImportTask {
  readonly acknowledged: Map<number, Acknowledged>
  acknowledge(answer: Acknowledged): Promise<void>
  /** Deletes the journal of a finished or abandoned import. */
  remove(): Promise<void>
}

// The server remembers a call for a day; after that a repeated one would count twice
const lifetime = 23 * 3_600_000

const importsDirectory = ({ env, home }: Pick<Environment, 'env' | 'home'>) =>
  join(env.XDG_STATE_HOME || join(home, '.local', 'state'), 'cueroom', 'imports')

const validId = /^[\w-]{1,64}$/

/** Stores the calls of an import before the first one is sent, in a file that only its owner can read. */
export async function startJournal(environment: Environment, task: ImportTask): Promise<Journal> {
  const directory = importsDirectory(environment)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await sweep(environment, directory)
  const path = join(directory, `${task.importId}.json`)
  const file = await open(`${path}.new`, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(task))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  return journal(directory, task, new Map())
}

/** The import of that id. Refuses one that is not here, or that is too old for the server to remember its calls. */
export async function openJournal(environment: Environment, id: string): Promise<Journal> {
  const directory = importsDirectory(environment)
  const found = validId.test(id) ? await load(directory, id) : undefined
  if (!found) throw notFound(`There is no unfinished import ${id} on this computer.`)
  if (isFresh(environment, found)) return found
  throw new CliError(
    `This import is older than a day. Import ${found.file} again: guests you already have are skipped.`,
    {
      code: 'too_old',
    },
  )
}

/** The unfinished import of the same file with the same flags into the same show, if there is one. */
export async function findJournal(
  environment: Environment,
  wanted: Pick<ImportTask, 'host' | 'tenantId' | 'digest'>,
): Promise<Journal | undefined> {
  const directory = importsDirectory(environment)
  for (const id of await idsIn(directory)) {
    const found = await load(directory, id)
    const same =
      found?.host === wanted.host && found.tenantId === wanted.tenantId && found.digest === wanted.digest
    if (found && same && isFresh(environment, found)) return found
  }
  return undefined
}

const isFresh = ({ now }: Environment, { createdAt }: ImportTask) =>
  now().getTime() - Date.parse(createdAt) < lifetime

async function idsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
}

/** Deletes imports that can't be resumed any more, because they contain guests' data. */
async function sweep(environment: Environment, directory: string) {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (name.endsWith('.new') && (await isOld(environment, path))) await rm(path, { force: true })
  }
  for (const id of await idsIn(directory)) {
    const found = await load(directory, id)
    if (!found || !isFresh(environment, found)) await forget(directory, id)
  }
}

const isOld = async ({ now }: Environment, path: string) =>
  now().getTime() - (await stat(path)).mtimeMs > lifetime

async function load(directory: string, id: string): Promise<Journal | undefined> {
  const text = await readFile(join(directory, `${id}.json`), 'utf8').catch(() => undefined)
  const task = text === undefined ? undefined : (parsed(text) as ImportTask | undefined)
  if (task?.importId !== id || !Array.isArray(task.calls)) return undefined
  const lines = await readFile(join(directory, `${id}.done`), 'utf8').catch(() => '')
  // The last line may be incomplete if the process was killed while writing
  const answers = lines.split('\n').flatMap((line) => (parsed(line) as Acknowledged | undefined) ?? [])
  return journal(directory, task, new Map(answers.map((answer) => [answer.call, answer])))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const journal = (directory: string, task: ImportTask, acknowledged: Journal['acknowledged']): Journal => ({
  ...task,
  acknowledged,
  async acknowledge(answer) {
    acknowledged.set(answer.call, answer)
    // Starts on a new line, even after a torn one
    const line = `\n${JSON.stringify(answer)}\n`
    await appendFile(join(directory, `${task.importId}.done`), line, { mode: 0o600 })
  },
  remove: () => forget(directory, task.importId),
})

async function forget(directory: string, id: string) {
  for (const ending of ['json', 'done']) await rm(join(directory, `${id}.${ending}`), { force: true })
}
