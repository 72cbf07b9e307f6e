import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from './backup.ts'
import { type BackupManifest, verifyBackup } from './backup-file.ts'
import type { Connection } from './embedded/embedded.ts'

/** Daily backups that are kept; older ones are removed. */
const kept = 7
const daily = /^daily-\d{4}-\d\d-\d\d\.backup$/

export const backupFolder = (directory: string) => join(directory, 'backups')

/** Makes today's backup unless it is there (UTC), and removes those that are too many. */
export const dailyBackup =
  (connection: Connection, directory: string, now = () => new Date()) =>
  async (): Promise<void> => {
    const folder = backupFolder(directory)
    const name = `daily-${now().toISOString().slice(0, 10)}.backup`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await dailyIn(folder)
    if (names.includes(name)) return
    await backup(connection, join(folder, name))
    for (const old of [...names, name].sort().slice(0, -kept)) await rm(join(folder, old))
  }

const dailyIn = async (folder: string) => (await readdir(folder)).filter((name) => daily.test(name))

export interface ListedBackup {
  file: string
  /** Undefined for a file that is damaged, or no backup. */
  manifest: BackupManifest | undefined
}

/** The backups in a data directory, oldest first, each read to its end. */
export async function listBackups(directory: string): Promise<ListedBackup[]> {
  const folder = backupFolder(directory)
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.backup'))
      .sort()
      .map(async (name) => {
        const file = join(folder, name)
        return { file, manifest: await verifyBackup(file).catch(() => undefined) }
      }),
  )
}
