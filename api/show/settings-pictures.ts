import { storedPhotoId, storedPhotoPath } from '@cueroom/core/media/stored-photo.ts'
import type { ReceivedSettings } from '@cueroom/core/show/show-settings.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { savePhoto } from '../media/media.service.ts'
import { invalidImage, type Photo, readPhoto } from '../media/photo.ts'

/** A picture of the settings: a new one to store, or one that the settings had before. */
type Picture = Photo | { kind: 'stored'; id: string }

export interface SettingsPictures {
  logo: Picture | undefined
  /** By place in the list of hosts. */
  hosts: (Picture | undefined)[]
}

async function read(text: string | null | undefined): Promise<Picture | undefined> {
  const id = text && storedPhotoId(text)
  if (id) return { kind: 'stored', id }
  return readPhoto(text)
}

/** Decodes the pictures of a change, before its transaction. @throws 400 for what is no picture. */
export async function readPictures({ showLogo, hosts = [] }: ReceivedSettings): Promise<SettingsPictures> {
  const photos: (Picture | undefined)[] = []
  // One after the other: each decoded picture may take 160 MB
  for (const { photo } of hosts) photos.push(await read(photo))
  return { logo: await read(showLogo), hosts: photos }
}

/** Stores a picture and answers how the settings name it. @throws 400 for a stored one that the show doesn't have. */
export async function pictureText(db: Db, picture: Picture | undefined): Promise<string | null> {
  if (!picture) return null
  if (picture.kind === 'stored') {
    const { id } = picture
    if (!(await forTenant(db, 'media').where({ id }).first('id'))) throw invalidImage()
    return storedPhotoPath(id)
  }
  const { photoId, photoLink } = await savePhoto(db, picture)
  return photoId ? storedPhotoPath(photoId) : photoLink
}
