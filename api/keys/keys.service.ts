import { randomBytes } from 'node:crypto'
import type { ApiKey, NewApiKey } from '@cueroom/core/keys/api-key.ts'
import { keyPrefix, keysMax } from '@cueroom/core/keys/key-scopes.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict, notFound } from '../problems/problems.ts'
import { hashKey } from './hash-key.ts'

const columns = ['id', 'name', 'scope', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt']

export const list = (db: Db): Promise<ApiKey[]> =>
  forTenant(db, 'api_keys').select(columns).orderBy('createdAt', 'desc')

/** Creates a key of 256 random bits and stores only its hash. @throws 409 when the show has too many */
export async function create(db: Db, { name, scope, days }: Omit<NewApiKey, 'currentPassword'>) {
  if ((await list(db)).length >= keysMax)
    throw conflict(`A show can have at most ${keysMax} API keys. Revoke one first.`, 'too_many_keys')
  const key = keyPrefix + randomBytes(32).toString('base64url')
  const [apiKey] = await db('api_keys')
    .insert({
      id: randomId(),
      name,
      scope,
      hash: hashKey(key),
      hint: key.slice(-4),
      expiresAt: db.raw("now() + ? * interval '1 day'", [days]),
    })
    .returning(columns)
  const made = apiKey as ApiKey
  noteForAudit(db, { details: `“${name}”, ${scope}, until ${made.expiresAt.slice(0, 10)}` })
  return { apiKey: made, key }
}

/** @throws 404 */
export async function revoke(db: Db, id: string) {
  const [revoked] = await forTenant(db, 'api_keys').where({ id }).delete().returning('name')
  if (!revoked) throw notFound('API key')
  noteForAudit(db, { details: `“${revoked.name}”` })
  return { done: true } as const
}
