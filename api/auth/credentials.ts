import type { App } from '../http/app.ts'
import { type Db, inVisitor } from '../db/tenant.ts'
import type { Audience } from './tokens.ts'

const lookUps: Record<Audience, string> = {
  tenant: 'select tenant_id as id, password_hash as hash from cueroom.tenant_credentials(?)',
  admin: 'select admin_id as id, password_hash as hash from cueroom.admin_credentials(?)',
}

/** The id and the password's hash of the account with this email; undefined without such an account. */
export async function credentialsOf({ knex }: Pick<App, 'knex'>, kind: Audience, email: string) {
  const { rows } = await inVisitor(knex, async (db) =>
    db.raw<{ rows: { id: string | number; hash: string | null }[] }>(lookUps[kind], [email]),
  )
  return rows[0]
}

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
