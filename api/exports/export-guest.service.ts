import { type ExportedFile, jsonType } from '@cueroom/core/contract/file.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import type { GuestCopyFormat } from '@cueroom/core/exports/guest-copy.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { HostCaller, HostTransactions, LongScope } from '../http/handlers.ts'
import { toWordPicture } from '../media/photo.ts'
import { showDates } from '../show/show-day.ts'
import { threads } from '../threads/threads.ts'
import { guestCopy } from './guest-copy.ts'

type Scope = Pick<HostCaller & HostTransactions & LongScope, 'inTenant' | 'tenantId' | 'signal'>

/** The copy for a guest who asks for their data, as a document to read or as JSON. @throws 404. */
export async function exportGuest(
  { id, format, origin }: { id: number; format: GuestCopyFormat; origin: string },
  { inTenant, tenantId, signal }: Scope,
): Promise<ExportedFile> {
  const { copy, photo, dateFormat } = await inTenant(async (db) => ({
    copy: await guestCopy(db, id, origin),
    photo: format === 'docx' ? await photoOf(db, id) : undefined,
    dateFormat: (await showDates(db)).dateFormat,
  }))
  if (format === 'json')
    return {
      name: fileName([copy.guest.name, 'data'], 'json'),
      type: jsonType,
      bytes: new TextEncoder().encode(JSON.stringify(copy, null, 2)),
    }
  const picture = photo && (await toWordPicture(photo))
  return threads.run('guestCopyDocument', { copy, picture, dateFormat }, { tenantId, signal })
}

const photoOf = async (db: Db, id: number): Promise<Buffer | undefined> => {
  const { photoId } = await forTenant(db, 'guests').where({ id }).first('photoId')
  return photoId ? (await forTenant(db, 'media').where({ id: photoId }).first('bytes')).bytes : undefined
}
