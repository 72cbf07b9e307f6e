import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Source, usageError, type Environment } from './cli.ts'

/** Reads standard input, up to `max` bytes. `what` is named in errors. */
export async function readInput(
  { stdin, signal }: Environment,
  max: number,
  what: string,
): Promise<Buffer<ArrayBuffer>> {
  if (stdin.isTTY) throw usageError(`Nothing was piped in. Pass ${what} on standard input.`)
  return Promise.race([collect(stdin, max, what), aborted(signal)])
}

async function collect(stdin: Source, max: number, what: string) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stdin) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    size += bytes.length
    if (size > max) throw usageError(`Standard input is too long for ${what}.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Reads a file, or standard input for `-`, up to `max` bytes. `what` is named in errors. */
export async function readFileOrInput(
  environment: Environment,
  file: string,
  max: number,
  what: string,
): Promise<Buffer<ArrayBuffer>> {
  return file === '-'
    ? readInput(environment, max, what)
    : readSome(resolve(environment.directory, file), file, max, what)
}

/** The same as text, without a byte order mark. */
export const readText = async (...input: Parameters<typeof readFileOrInput>): Promise<string> =>
  new TextDecoder().decode(await readFileOrInput(...input))

async function readSome(path: string, file: string, max: number, what: string) {
  const handle = await open(path).catch(() => {
    throw usageError(`Couldn't find ${file} to read ${what} from.`)
  })
  try {
    const { size } = await handle.stat()
    if (size > max) throw usageError(`${file} is too large for ${what}.`)
    return await handle.readFile().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EISDIR') throw usageError(`${file} is a directory. Name a file in it.`)
      throw error
    })
  } finally {
    await handle.close()
  }
}

/** A secret from standard input: one line without its line break. */
export async function readSecret(environment: Environment, what: string): Promise<string> {
  const text = (await readInput(environment, 10_000, what)).toString('utf8').replace(/\r?\n$/, '')
  if (!text) throw usageError(`Standard input is empty. Pass ${what} on it.`)
  if (/[\r\n]/.test(text)) throw usageError(`Standard input has several lines, but ${what} is one line.`)
  return text
}

const bioBytes = 100_000

/** The biography from `--bio`, or from the file that `--bio-file` names. */
export async function readBio(
  environment: Environment,
  { bio, bioFile }: { bio?: string; bioFile?: string },
) {
  if (bioFile === undefined) return bio
  if (bio !== undefined) throw usageError('Pass --bio or --bio-file, not both.')
  return (await readText(environment, bioFile, bioBytes, 'the biography')).trim()
}
