import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { storedSecret } from '../config/secret.ts'
import { backup } from './backup.ts'
import { backupFolder } from './daily-backup.ts'
import { type Binaries, binariesIn, engineVersion } from './embedded/binaries.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { EmbeddedDatabaseError } from './embedded/errors.ts'
import { clusterVersion } from './embedded/make-cluster.ts'
import { choosePlace, hasCluster, type Place } from './embedded/place.ts'
import { restoreTo } from './restore.ts'

/**
 * Brings data that an older major version of PostgreSQL wrote to the one of this version: a fresh backup, made with the
 * old programs, is restored. The old data stay next to the new ones.
 * @throws EmbeddedDatabaseError where the old programs are missing, DataDirectoryBusy
 */
export async function upgradeCluster(directory: string, place: Place): Promise<void> {
  if (!hasCluster(directory)) return
  const version = clusterVersion(place)
  if (Number(version) >= Number(engineVersion)) return
  const oldPlace = choosePlace(directory, { binaries: oldBinaries(version), version })
  const folder = backupFolder(directory)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `before-postgresql-${engineVersion}-${Date.now()}.backup`)
  const old = await openEmbedded(directory, 'server', oldPlace)
  const secret = await storedSecret(directory)
  const manifest = await backup(old.superuser, file, secret).finally(() => old.close())
  await restoreTo(file, manifest, place)
}

/** PostgreSQL of another major version: its folder in CUEROOM_OLD_POSTGRES, else where Debian installs it. */
function oldBinaries(version: string): Binaries {
  const folders = [process.env['CUEROOM_OLD_POSTGRES'], `/usr/lib/postgresql/${version}`]
  const found = folders.find((folder) => folder && existsSync(binariesIn(folder).program('postgres')))
  if (found) return binariesIn(found)
  throw new EmbeddedDatabaseError(
    `The data was written by PostgreSQL ${version}, but this Cueroom includes ${engineVersion}. To upgrade it,  ` +
      `install PostgreSQL ${version} and set CUEROOM_OLD_POSTGRES to the directory that contains its bin directory, or restore a backup.`,
  )
}
