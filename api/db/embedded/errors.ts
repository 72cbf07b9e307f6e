/** The embedded database can't be used here; the message says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** Another server is using the data directory. */
export class DataDirectoryBusy extends Error {
  override name = 'DataDirectoryBusy'

  constructor(directory: string) {
    super(
      `Another Cueroom is using ${directory}. Stop it first, or choose another directory with CUEROOM_DATA.`,
    )
  }
}
