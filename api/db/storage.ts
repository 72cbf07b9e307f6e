import { statfs } from 'node:fs/promises'
import type { Knex } from 'knex'

const MiB = 1024 * 1024
/** Free space below which nothing new is stored: reading, signing in, exporting and deleting still need a little. */
const reserve = 64 * MiB
/** How long a measurement counts (ms): every call that stores something asks. */
const measurementAge = 1_000

/** Whether the database can still store something. */
export interface Storage {
  /** A statement failed because the disk is full. */
  reportFull(): void
  isFull(): Promise<boolean>
  /** The same for readiness: also tries whether there is space again after a failure. */
  probe(): Promise<boolean>
}

// Takes about 2 MB where the tables are, and leaves nothing behind
const takeSpace = 'create temp table storage_probe on commit drop as select generate_series(1, 60000) as n'

/**
 * Watches the space of the database. An embedded one shares the disk with its directory, which is measured; of any
 * other only its refusals are known.
 * @param directory of the embedded database
 */
export function watchStorage(knex: Knex, directory: string | undefined): Storage {
  let refused = false
  let measured = { at: -Infinity, low: false }
  const isLow = async () => {
    if (directory === undefined) return false
    if (performance.now() - measured.at > measurementAge)
      measured = { at: performance.now(), low: await hasLittleSpace(directory) }
    return measured.low
  }
  const hasSpaceAgain = () =>
    knex
      .transaction((db) => db.raw(takeSpace))
      .then(
        () => true,
        () => false,
      )
  return {
    reportFull: () => {
      refused = true
    },
    isFull: isLow,
    probe: async () => {
      if (refused && (await hasSpaceAgain())) refused = false
      return refused || (await isLow())
    },
  }
}

async function hasLittleSpace(directory: string) {
  // A file system that doesn't say counts as one with space: PostgreSQL refuses when it is full
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: Infinity, bsize: 1 }))
  return bavail * bsize < reserve
}
