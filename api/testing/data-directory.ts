import { chmodSync, globSync, lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for data directories, which the embedded database's user can enter when the tests run as root. */
export function makeTestFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `cueroom-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** Removes it, with the clusters that couldn't be in it: as root, in a TMPDIR that nobody else can enter. */
export function removeTestFolder(folder: string): void {
  for (const home of globSync(['postgres', '*/postgres'], { cwd: folder }).map((name) => join(folder, name)))
    if (lstatSync(home).isSymbolicLink()) rmSync(readlinkSync(home), { recursive: true, force: true })
  // Retried: the database of a killed server takes a moment to stop
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
