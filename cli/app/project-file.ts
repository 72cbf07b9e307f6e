import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { usageError } from './cli.ts'

/** Settings for everyone who works in a project's directory. */
interface ProjectFile {
  path: string
  host: string
}

const name = 'cueroom.json'
const largest = 10_000

/** The nearest cueroom.json, in the folder or above it. @throws usage error for one that names no server */
export async function readProjectFile(folder: string): Promise<ProjectFile | undefined> {
  for (let place = folder; ; place = dirname(place)) {
    const path = join(place, name)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile())
      return { path, host: hostIn(path, found.size > largest ? '' : await readFile(path, 'utf8')) }
    if (place === dirname(place)) return undefined
  }
}

function hostIn(path: string, text: string): string {
  try {
    const { host } = JSON.parse(text)
    if (typeof host === 'string') return host
  } catch {
    // Reported below, like a file without a server
  }
  throw usageError(`${path} must be JSON like { "host": "https://cueroom.example.com" }.`)
}
