import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes that must be free there, as what the tests write takes memory away from them. */
const plenty = 4 * 1024 ** 3

/**
 * A folder in memory for what tests write and throw away, where the system has one with plenty of room: an empty database is 670 files, and
 * each test file has one. Elsewhere, and where TMPDIR names a folder, nothing changes.
 */
export function makeScratch(env = process.env) {
  if (env.TMPDIR || !isRoomy()) return { variables: {}, remove: () => {} }
  const folder = mkdtempSync(join(memory, 'cueroom-'))
  // As /tmp is: databases run as another user where the tests run as root
  chmodSync(folder, 0o1777)
  // Retried: a server that stops may still be removing its own
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  return { variables: { TMPDIR: folder }, remove }
}

/** Whether programs can be run from there, too: the database's are copied where its user can't reach the checkout. */
function isRoomy() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === memory)?.[3]
    const { bavail, bsize } = statfsSync(memory)
    return options !== undefined && !options.split(',').includes('noexec') && bavail * bsize >= plenty
  } catch {
    return false
  }
}
