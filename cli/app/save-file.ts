import { randomBytes } from 'node:crypto'
import { lstat, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import { type Cli, CliError, usageError } from './cli.ts'

interface ServerFile {
  name: string
  /** Of the format that was asked for. */
  extension: string
}

/** Where a file goes: to -o, else in a terminal into the current directory, and in a pipe to standard output. */
export function targetOf(
  { output }: Pick<Cli, 'output'>,
  named: string | undefined,
  usual: ServerFile,
): string {
  if (named !== undefined) return named
  if (output.terminal) return safeName(usual)
  if (output.format === 'text') return '-'
  throw usageError('Pass -o FILE: with --json, standard output describes the file.')
}

/** A name that a server chose, without a directory, and with no extension that would make it a program. */
export function safeName({ name, extension }: ServerFile): string {
  const last = name.split(/[\\/]/).at(-1)!
  return fileName([last.endsWith(`.${extension}`) ? last.slice(0, -extension.length - 1) : last], extension)
}

/** Of -o, where a file has a usual name. */
export const outputHelp = (usual: string) =>
  `output file; - for standard output (default: ${usual}; in a pipe standard output)`

/**
 * Writes a file for `-o`; `-` is standard output. Asks before replacing a file and never leaves a partial
 * one.
 * @param done success message about a file
 */
export async function saveFile(cli: Cli, target: string, bytes: Uint8Array, done?: string): Promise<void> {
  if (target === '-') return toOutput(cli, bytes)
  const path = resolve(cli.environment.directory, target)
  await mayReplace(cli, target, path)
  await replaceFile(cli, target, bytes)
  if (done) cli.output.done(done)
}

/** Writes a file after confirmation. */
export async function replaceFile({ environment }: Cli, target: string, bytes: Uint8Array): Promise<void> {
  const path = resolve(environment.directory, target)
  const making = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(making, bytes, { flag: 'wx' })
    await rename(making, path)
  } catch (error) {
    await rm(making, { force: true })
    throw notWritten(target, error as NodeJS.ErrnoException)
  }
}

function toOutput({ output }: Cli, bytes: Uint8Array) {
  if (output.terminal) throw usageError('This is binary data. Pipe it, or pass -o FILE.')
  output.bytes(bytes)
}

/** Refuses directories and asks before replacing a file. */
async function mayReplace({ prompts }: Cli, target: string, path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found) return
  if (found.isDirectory()) throw usageError(`${target} is a directory. Name a file in it.`)
  const replace = await prompts.confirm(`${target} exists. Replace it?`, {
    flag: '--yes',
    preset: false,
    code: 'file_exists',
  })
  if (!replace) throw new CliError(`${target} was not changed.`, { code: 'file_exists' })
}

const notWritten = (target: string, { code, message }: NodeJS.ErrnoException) => {
  const why = {
    ENOENT: 'the directory does not exist',
    EACCES: 'permission denied',
    ENOSPC: 'the disk is full',
  }
  return new CliError(`Couldn't write ${target}: ${why[code as keyof typeof why] ?? message}.`, {
    code: 'not_written',
  })
}
