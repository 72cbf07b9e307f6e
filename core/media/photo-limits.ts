/** Bytes of a photo as it is sent. */
export const photoFileBytes = 5 * 1024 * 1024
/** Pixels of a photo as it is sent. */
export const photoPixelsMax = 40_000_000
/** Longer side of a stored photo in pixels: twice what the largest place shows. */
export const photoSide = 1_024
/** Characters of a photo as a data URL, a little above the limit in bytes, which decides. */
export const photoCharactersMax = Math.ceil((photoFileBytes * 4) / 3) + 9_000

/** What people read for a file that is no photo, or too large (specification 5). */
export const notAnImage = 'Please select an image file.'
export const imageTooLarge = 'Please select an image smaller than 5MB.'
