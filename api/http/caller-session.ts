import type { Request } from '@hapi/hapi'
import type { Db } from '../db/tenant.ts'
import type { App } from './app.ts'
import type { AdminCaller, HostCaller } from './handlers.ts'
import {
  callerOf,
  findAdminSession,
  inAdminSession,
  inTenantSession,
  readInTenantSession,
} from './session.ts'

export type Caller = HostCaller | AdminCaller

/** Opens the caller's transaction: the show's for a host, the platform's for an administrator. */
export function inCallerSession<T>(
  app: App,
  request: Request,
  work: (db: Db, caller: Caller) => Promise<T>,
): Promise<T> {
  const caller = callerOf(request)!
  return caller.audience === 'admin'
    ? inAdminSession(app.knex, caller, (db, admin) => work(db, { admin }))
    : inTenantSession(app.knex, caller, (db, session) => work(db, { tenantId: session.id, session }))
}

/** Who calls, found in one message. */
export async function sessionOfCaller({ knex }: App, request: Request): Promise<Caller> {
  const caller = callerOf(request)!
  if (caller.audience === 'admin') return { admin: await findAdminSession(knex, caller) }
  const { session } = await readInTenantSession(knex, caller)
  return { tenantId: session.id, session }
}
