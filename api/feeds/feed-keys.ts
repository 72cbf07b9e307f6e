import { createHash } from 'node:crypto'
import { nameKey } from '@cueroom/core/feeds/find-guests.ts'
import { bareName } from '@cueroom/core/imports/recognize/looks-like.ts'
import { type Db, forTenant } from '../db/tenant.ts'

/** What is stored of an episode's guid, which may be an address with a guest's name in it. */
export const feedKey = (guid: string) => createHash('sha256').update(guid).digest()

/** Ids of the show's episodes by the guid in a feed, those in the trash included: they were imported. */
export async function importedEpisodes(
  db: Db,
  guids: readonly string[],
): Promise<Map<string, { id: number; isDeleted: boolean }>> {
  const byKey = new Map(guids.map((guid) => [feedKey(guid).toString('hex'), guid]))
  const rows: { id: number; feedKey: Buffer; deletedAt: string | null }[] = await forTenant(db, 'episodes')
    .whereRaw('feed_key = any(?::bytea[])', [[...byKey.keys()].map((key) => `\\x${key}`)])
    .select('id', 'feedKey', 'deletedAt')
  return new Map(
    rows.map((row) => [
      byKey.get(row.feedKey.toString('hex'))!,
      { id: row.id, isDeleted: row.deletedAt !== null },
    ]),
  )
}

/** Ids of the show's guests by the key of their name. */
export async function guestsNamed(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  // Dr. Maya Chen may be there as Maya Chen
  const written = names.flatMap((name) => [name, bareName(name)])
  const rows: { id: number; name: string }[] = await forTenant(db, 'guests')
    .whereNull('deletedAt')
    .whereRaw('lower(name) = any(?::text[])', [written.map((name) => name.toLowerCase())])
    .orderBy('id', 'desc')
    .select('id', 'name')
  return new Map(rows.map(({ id, name }) => [nameKey(name), id]))
}
