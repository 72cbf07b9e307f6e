import Boom from '@hapi/boom'
import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import type { Request } from '@hapi/hapi'
import type { App } from './app.ts'
import type { AnyStatementHandler } from './handlers.ts'
import { parseRequest, validateRequest } from './parse-request.ts'
import type { AnyPage } from './serialize-reply.ts'
import { authorize, callerOf, readInTenantSession } from './session.ts'

/**
 * Reads a list in one message with the session. Undefined for what has to be done step by step: a call that is refused,
 * as only who may call learns why, and a page without rows, which has to be looked at closer.
 */
export async function readPageInOneMessage(
  { knex }: App,
  endpoint: Endpoint,
  request: Request,
  { statement, refuseTooMany }: Pick<AnyStatementHandler, 'statement'> & { refuseTooMany: () => void },
): Promise<AnyPage | undefined> {
  const caller = callerOf(request)!
  const page = unlessRefused(() => {
    const parsed = parseRequest(endpoint, request, caller.sub)
    refuseTooMany()
    return statement({ ...validateRequest(endpoint, parsed), knex, tenantId: caller.sub })
  })
  if (!page) return undefined
  const { session, rows } = await readInTenantSession(knex, caller, page.sql)
  authorize(endpoint, session)
  return page.toPage(rows)
}

function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (Boom.isBoom(error)) return undefined
    throw error
  }
}
