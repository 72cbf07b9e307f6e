import { fork } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromFailure, ImportError, readerFailedText } from '@cueroom/core/imports/read/import-error.ts'
import {
  cliLimits,
  fileTooLarge,
  importDeadline,
  tooMuchMemory,
  tooSlow,
} from '@cueroom/core/imports/read/import-limits.ts'
import type { ImportOptions, ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import type { LeftOut } from '@cueroom/core/imports/send/left-out-table.ts'
import type { ReadTask, SheetReader } from '../app/cli.ts'
import type { ChildTask } from './parse-file.child.ts'
import type { ReadAnswer } from './read-task.ts'

const CHILD = fileURLToPath(new URL('./parse-file.child.ts', import.meta.url))

/** What the reading process may take: milliseconds, and megabytes of JavaScript memory. */
type ProcessBounds = { deadline: number; memory: number }
const BOUNDS: ProcessBounds = { deadline: importDeadline, memory: 512 }

/** Plans an import. Throws ImportError. */
export async function parseFile(
  source: string | ImportFile,
  options: ImportOptions = {},
  read: SheetReader = inChild(),
): Promise<ImportPlan> {
  const limits = options.limits ?? cliLimits
  const file = typeof source === 'string' ? await readSheetFile(source, limits.textBytes) : source
  return (await read(file, { options: { ...options, limits } })) as ImportPlan
}

/** Rows of a spreadsheet with all their cells, read once more. Throws ImportError. */
export const readLeftOut = async (
  file: ImportFile,
  leftOut: LeftOut,
  read: SheetReader = inChild(),
): Promise<string[][]> => (await read(file, { options: { limits: cliLimits }, leftOut })) as string[][]

/** A spreadsheet from the disk, named from a folder. Throws ImportError. */
export async function readSheetFile(
  path: string,
  most = cliLimits.textBytes,
  folder = '.',
): Promise<ImportFile> {
  const place = resolve(folder, path)
  const found = await stat(place).catch((error: unknown) => {
    throw new ImportError('no_such_file', `Couldn't find ${path}`, { cause: error })
  })
  if (!found.isFile()) throw new ImportError('no_such_file', `${path} is not a file`)
  if (found.size > most) throw fileTooLarge(most)
  return { name: basename(path), bytes: await readFile(place) }
}

/** Variables without which a process may not start, or reads dates in another time zone. A hostile file gets no token to read. */
const needed = ['LANG', 'LC_ALL', 'PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ']
const neededEnv = () =>
  Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/**
 * Reads in a child process with limited memory and time: a hostile file ends that process, not this one.
 */
export const inChild =
  (bounds: ProcessBounds = BOUNDS): SheetReader =>
  (file, task) =>
    readInChild(file, task, bounds)

function readInChild(file: ImportFile, work: ReadTask, bounds: ProcessBounds): Promise<unknown> {
  const compiled = getCompileCacheDir()
  const child = fork(CHILD, {
    // It begins with the code that one before it has compiled. Below the folder each version of Node has one of its own
    env: { ...neededEnv(), ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
    execArgv: [`--max-old-space-size=${bounds.memory}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(tooSlow()), bounds.deadline)
  child.on('message', (answer: ReadAnswer) => {
    if ('value' in answer) resolve(answer.value)
    else reject(fromFailure(answer.failure))
  })
  child.on('error', (error) => reject(new ImportError('reader_failed', readerFailedText, { cause: error })))
  child.on('exit', (code, signal) => {
    const outOfMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134
    reject(outOfMemory ? tooMuchMemory() : new ImportError('reader_failed', readerFailedText))
  })
  child.stdin?.on('error', () => {}) // A child that has ended says why by its exit code.
  child.stdin?.end(file.bytes)
  const task: ChildTask = { name: file.name, ...work }
  child.send(task, () => {})
  return promise.finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
}
