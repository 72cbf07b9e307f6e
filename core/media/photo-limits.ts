/** Maximum bytes of an uploaded photo. */
export const photoFileBytes = 5 * 1024 * 1024
/** Maximum pixels of an uploaded photo. */
export const photoPixelsMax = 40_000_000
/** Longer side of a stored photo in pixels: twice the largest display size. */
export const photoSide = 1_024
/** Characters of a photo as a data URL, a little above the limit in bytes, which decides. */
export const photoCharactersMax = Math.ceil((photoFileBytes * 4) / 3) + 9_000

/** Messages for files that aren't photos or are too large (specification 5). */
export const notAnImage = 'Please select an image file.'
export const imageTooLarge = 'Please select an image smaller than 5MB.'
export const tooManyPixels = 'Please select an image of at most 40 megapixels.'
