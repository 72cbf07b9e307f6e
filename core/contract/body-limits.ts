/** Default maximum bytes of a JSON body. */
export const jsonBytes = 256 * 1024
/** Maximum bytes of a body with a photo as a data URL: 5 MB of image are 6.7 MB of base64. */
export const photoBytes = 7 * 1024 * 1024
/** Bytes in the body of show settings: a logo and the photos of several hosts. */
export const settingsBytes = 28 * 1024 * 1024
/** Bytes in the body of a guest's answers, photos included: forms make them small first. */
export const submissionBytes = 1024 * 1024
/** Bytes in the body of an import of 1,000 guests. */
export const importBytes = 4 * 1024 * 1024
/** Maximum guests per import call. */
export const importCallGuests = 1_000

/** Maximum rows per reply; longer lists continue with `Link: rel="next"`. */
export const pageRows = 1_000
/** Maximum bytes per reply; large rows make shorter pages. */
export const replyBytes = 8 * 1024 * 1024
