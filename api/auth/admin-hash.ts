import type { Db } from '../db/tenant.ts'

interface Replacement {
  id: number
  verifiedHash: string
  newHash: string
}

/** Stores a new hash if the verified one is still stored; answers whether it was. */
export async function replaceAdminHash(db: Db, { id, verifiedHash, newHash }: Replacement) {
  const { rows } = await db.raw<{ rows: { replaced: boolean }[] }>(
    'select cueroom.replace_admin_hash(?, ?, ?) as replaced',
    [id, verifiedHash, newHash],
  )
  return rows[0]!.replaced
}
