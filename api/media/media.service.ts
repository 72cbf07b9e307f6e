import { randomId } from '../auth/tokens.ts'
import { type Db, ownRows } from '../db/tenant.ts'
import type { Photo } from './photo.ts'

/** Stores a picture once for the show, however often it is sent, and answers the columns that refer to it. */
export async function savePhoto(
  db: Db,
  photo: Photo,
): Promise<{ photoId: string | null; photoLink: string | null }> {
  if (photo.kind === 'link') return { photoId: null, photoLink: photo.url }
  const { kind: _, ...picture } = photo
  await db('media')
    .insert({ id: randomId(), ...picture })
    .onConflict(['tenant_id', 'sha256'])
    .ignore()
  const { id } = await ownRows(db, 'media').where({ sha256: photo.sha256 }).first('id')
  return { photoId: id, photoLink: null }
}

export interface StoredPicture {
  mime: string
  bytes: Buffer
}

/** The picture of a public address; undefined when there is none. */
export async function findPicture(db: Db, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await db.raw<{ rows: StoredPicture[] }>('select mime, bytes from cueroom.media(?)', [id])
  return rows[0]
}
