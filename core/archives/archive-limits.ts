export const archiveType = 'application/zip'
/** Maximum bytes of an archive to restore. */
export const archiveBytes = 1024 ** 3
/** Time limit for checking and restoring an archive, in seconds. */
export const restoreSeconds = 600
