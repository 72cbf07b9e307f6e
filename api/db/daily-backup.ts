import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from './backup.ts'
import { type BackupContents, verifyBackup } from './backup-file.ts'
import type { Connection } from './embedded/embedded.ts'

/** Daily backups that are kept; older ones are removed. */
const kept = 7
const daily = /^daily-\d{4}-\d\d-\d\d\.backup$/

export const backupFolder = (directory: string) => join(directory, 'backups')

interface BackupSource {
  connection: Connection
  directory: string
  /** Of the data directory; null if the server's is CUEROOM_SECRET. */
  secret: string | null
}

/** Makes today's backup unless it is there (UTC), and removes those that are too many. */
export const dailyBackup =
  ({ connection, directory, secret }: BackupSource, now = () => new Date()) =>
  async (): Promise<void> => {
    const folder = backupFolder(directory)
    const name = `daily-${now().toISOString().slice(0, 10)}.backup`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await dailyIn(folder)
    if (names.includes(name)) return
    await backup(connection, join(folder, name), secret)
    for (const old of [...names, name].sort().slice(0, -kept)) await rm(join(folder, old))
  }

const dailyIn = async (folder: string) => (await readdir(folder)).filter((name) => daily.test(name))

export interface ListedBackup {
  file: string
  /** Undefined for a file that is damaged, or no backup. */
  manifest: BackupContents | undefined
}

/** The backups in a data directory, oldest first, each read to its end. */
export const listBackups = async (directory: string): Promise<ListedBackup[]> =>
  Promise.all((await filesOf(directory)).map(verified))

/** The last of them; undefined without any. */
export async function newestBackup(directory: string): Promise<ListedBackup | undefined> {
  const file = (await filesOf(directory)).at(-1)
  return file === undefined ? undefined : verified(file)
}

async function filesOf(directory: string) {
  const folder = backupFolder(directory)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.backup'))
    .sort()
    .map((name) => join(folder, name))
}

const verified = async (file: string): Promise<ListedBackup> => ({
  file,
  manifest: await verifyBackup(file).catch(() => undefined),
})
