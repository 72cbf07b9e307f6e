import { keyPrefix } from '@cueroom/core/keys/key-scopes.ts'
import Boom from '@hapi/boom'
import type { Request, ResponseToolkit, ServerAuthScheme } from '@hapi/hapi'
import type { Knex } from 'knex'
import { inVisitor } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { unauthorized } from '../problems/problems.ts'
import { hashKey } from './hash-key.ts'

/** As every key is written: the prefix and 256 bits. */
const wellFormed = /^cue_[\w-]{43}$/

/**
 * Without a message, it counts as missing credentials, so hapi tries the next strategy. Created once, because
 * most calls use a token.
 */
const noKey = Boom.unauthorized(null, 'Bearer')

/**
 * Bearer tokens with the API key prefix are keys; others go to the next strategy. Callers who try many
 * unknown keys are refused before a database lookup.
 */
export const keyScheme =
  (app: App): ServerAuthScheme =>
  () => ({
    authenticate: async (request: Request, h: ResponseToolkit) => {
      const key = /^Bearer +(\S+)$/i.exec(String(request.headers.authorization))?.[1] ?? ''
      if (!key.startsWith(keyPrefix)) throw noKey
      const address = clientAddress(request, app.env)
      app.limits.refuseBlocked('unknownKey', address)
      const caller = wellFormed.test(key) ? await callerOf(app.knex, key) : undefined
      if (!caller) {
        await app.limits.take('unknownKey', address)
        throw unauthorized('This API key is unknown, revoked or expired.')
      }
      return h.authenticated({
        credentials: { sub: caller.tenant, jti: caller.id, audience: 'tenant', key: true },
      })
    },
  })

async function callerOf(knex: Knex, key: string) {
  const { rows } = await inVisitor(knex, (db) =>
    db.raw<{ rows: { tenant: string; id: string }[] }>(
      'select tenant_id as tenant, id from cueroom.caller_of_api_key(?)',
      [hashKey(key)],
    ),
  )
  return rows[0]
}
