import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { reserve } from '../quotas/quotas.service.ts'
import type { Photo } from './photo.ts'

/** Stores a picture once for the show, however often it is sent, and answers the columns that refer to it. */
export async function savePhoto(
  db: Db,
  photo: Photo,
): Promise<{ photoId: string | null; photoLink: string | null }> {
  if (photo.kind === 'link') return { photoId: null, photoLink: photo.url }
  const { kind: _, ...picture } = photo
  const known = await forTenant(db, 'media').where({ sha256: photo.sha256 }).first('id')
  if (!known) await reserve(db, 'mediaBytes', picture.bytes.byteLength)
  // One that is stored already is locked, and counts as new: neither the purge nor an erasure takes it now
  const [{ id }] = await db('media')
    .insert({ id: randomId(), ...picture })
    .onConflict(['tenant_id', 'sha256'])
    .merge({ createdAt: db.fn.now() })
    .returning('id')
  return { photoId: id, photoLink: null }
}

const address = `${storedPhotoFolder}([A-Za-z0-9_-]{22})`
const addressesIn = (table: string, text: string) =>
  `select tenant_id, found[1] from ${table}, regexp_matches(${text}, '${address}', 'g') as found`

/** A picture `m` that neither a guest, the trash included, nor an answer, nor the settings carry any more. */
const isUnused = `(m.tenant_id, m.id) not in (
  select tenant_id, photo_id from guests where photo_id is not null
  union all ${addressesIn('guests', 'responses::text')}
  union all ${addressesIn('questionnaire_responses', "concat(responses, ' ', changes)")}
  union all ${addressesIn('show_settings', "concat(show_logo, ' ', hosts)")})`

/** Erases the unused pictures of all shows, a day after they came. */
export const purgePictures = `delete from media m where m.created_at < now() - interval '1 day' and ${isUnused}`

// Locked first: a call that stores one of them again is waited for, and then carries it
const lockUnused = `select m.id from media m where m.tenant_id = ? and ${isUnused} order by m.id for update`
const eraseLocked = `delete from media m where m.tenant_id = ? and m.id = any(?) and ${isUnused}`

/** Erases the show's pictures that nothing carries any more; answers how many. */
export async function eraseUnused(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(lockUnused, [tenantOf(db)])
  const erased = await db.raw(eraseLocked, [tenantOf(db), rows.map(({ id }) => id)])
  return erased.rowCount
}

interface StoredPicture {
  mime: string
  bytes: Buffer
}

/** The picture of a public address, or undefined. */
export async function findPicture(db: Db, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await db.raw<{ rows: StoredPicture[] }>('select mime, bytes from cueroom.media(?)', [id])
  return rows[0]
}
