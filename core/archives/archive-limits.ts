export const archiveType = 'application/zip'
/** Bytes of an archive that is sent to be restored. */
export const archiveBytes = 1024 ** 3
/** Seconds in which an archive is checked and restored. */
export const restoreSeconds = 600
