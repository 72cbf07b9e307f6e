import { join } from 'node:path'
import { clusterVersion, isAlive } from './make-cluster.ts'
import { hasCluster, homeOf } from './place.ts'
import { addressInLockFile } from './postmaster.ts'

/** The embedded database of a data directory, without starting it; undefined if it has none. */
export function embeddedState(directory: string): { version: string; running: boolean } | undefined {
  if (!hasCluster(directory)) return undefined
  const data = join(homeOf(directory), 'data')
  const pid = addressInLockFile(data)?.pid
  return { version: clusterVersion({ data }), running: pid !== undefined && isAlive(pid) }
}
