import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Counter, Gauge, type Registry } from 'prom-client'

/** The newest backup in the folder, and the backups that failed. */
export function observeBackups(register: Registry, folder: string) {
  const registers = [register]
  const size = new Gauge({ name: 'cueroom_backup_bytes', help: 'Size of the newest backup', registers })
  const made = new Gauge({
    name: 'cueroom_backup_timestamp_seconds',
    help: 'Time of the newest backup; 0 if there is none',
    registers,
  })
  const failures = new Counter({
    name: 'cueroom_backup_failures_total',
    help: 'Daily backups that failed',
    registers,
  })
  return {
    failed: () => failures.inc(),
    update: async () => {
      const newest = await newestIn(folder)
      if (!newest) return
      made.set(newest.mtimeMs / 1_000)
      size.set(newest.size)
    },
  }
}

async function newestIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => name.endsWith('.backup')).map((name) => stat(join(folder, name)))
  return (await Promise.all(backups)).toSorted((a, b) => b.mtimeMs - a.mtimeMs)[0]
}
