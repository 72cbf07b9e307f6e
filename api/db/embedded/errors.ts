/** The embedded database can't be used here; the message says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** A full disk, whichever step of the start it ends. */
export const noRoom = (data: string, cause?: unknown) =>
  new EmbeddedDatabaseError(
    `There isn't enough space for the database in ${data}. Free some and start again.`,
    { cause },
  )

/** Another server is using the data directory. */
export class DataDirectoryBusy extends Error {
  override name = 'DataDirectoryBusy'

  constructor(directory: string) {
    super(
      `Another Cueroom is using ${directory}. Stop it first, or choose another directory with CUEROOM_DATA.`,
    )
  }
}
