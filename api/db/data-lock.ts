import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data directory. */
export class DataDirectoryBusy extends Error {
  constructor(directory: string) {
    super(
      `Another Cueroom is using ${directory}. Stop it first, or choose another directory with CUEROOM_DATA.`,
    )
    this.name = 'DataDirectoryBusy'
  }
}

/**
 * Holds a data directory for this process until `release` or the process ends, a kill -9 included.
 * Two processes on one embedded database both open without an error and lose each other's rows, and its
 * postmaster.pid does not prevent that; an exclusive SQLite transaction on a file beside it does.
 */
export function lockDataDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /database is locked/.test(error.message))
      throw new DataDirectoryBusy(directory)
    throw error
  }
  return { release: () => file.close() }
}
