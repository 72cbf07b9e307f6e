import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDirectory } from './data-lock.ts'
import { preparedDump } from './prepared.ts'

/** Major version of the PostgreSQL inside PGlite: a directory written by another one cannot be opened. */
export const engineVersion = '18'

export interface EmbeddedDatabase {
  pglite: PGlite
  /** Flushes and closes the database, then frees the directory. */
  close(): Promise<void>
}

/**
 * Opens the embedded database in `<directory>/database`, making it at the first start.
 * @throws DataDirectoryBusy when another process holds the directory.
 */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  const lock = lockDataDirectory(directory)
  try {
    const path = join(directory, 'database')
    if (!existsSync(path)) await createDatabase(path)
    await checkVersion(path)
    const pglite = await PGlite.create({ dataDir: path })
    return {
      pglite,
      close: async () => {
        await pglite.exec('checkpoint')
        await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** An embedded database in memory, with every migration applied. */
export const openInMemory = async () => PGlite.create({ loadDataDir: await preparedDump() })

// Made beside its place and renamed, so that an interrupted first start leaves nothing half made
async function createDatabase(path: string) {
  const making = `${path}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({ dataDir: making, loadDataDir: await preparedDump() })
  await pglite.close()
  await rename(making, path)
}

async function checkVersion(path: string) {
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim()
  if (version === engineVersion) return
  throw new Error(
    `The data in ${path} were written by PostgreSQL ${version}, this Cueroom brings ${engineVersion}. ` +
      'Start the Cueroom that wrote them, or choose another directory with CUEROOM_DATA.',
  )
}
