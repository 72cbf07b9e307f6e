const storedPhoto = /^\/media\/([\w-]{22})$/

/** The id of a photo's path on this server; undefined for any other text. */
export const storedPhotoId = (text: string) => storedPhoto.exec(text)?.[1]

export const isStoredPhoto = (text: string) => storedPhoto.test(text)
