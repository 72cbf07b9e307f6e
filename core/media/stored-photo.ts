/** What every path of a stored photo begins with. */
export const storedPhotoFolder = '/media/'
const storedPhoto = /^\/media\/([\w-]{22})$/

/** The path of a stored photo on this server. */
export const storedPhotoPath = (id: string) => `${storedPhotoFolder}${id}`

/** The id of a photo's path on this server; undefined for any other text. */
export const storedPhotoId = (text: string) => storedPhoto.exec(text)?.[1]

export const isStoredPhoto = (text: string) => storedPhoto.test(text)
