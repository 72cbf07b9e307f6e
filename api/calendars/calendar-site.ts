import { hash } from 'node:crypto'
import type { Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { forAnyone, lookUpTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { publicOrigin } from '../http/origin.ts'
import { inEntitledTenant } from '../http/session.ts'
import { hashKey } from '../keys/hash-key.ts'
import { calendarOf } from './calendar-files.service.ts'
import { markRead } from './calendars.service.ts'

/** A show's calendar, for anyone who knows its address. */
export const calendarSite = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/calendar/{token}.ics',
    options: { auth: false },
    handler: (request, h) => serve(app, request, h),
  },
]

/** As every token is written: 192 bits. */
const wellFormed = /^[\w-]{32}$/

async function serve(app: App, request: Request, h: ResponseToolkit) {
  const address = clientAddress(request, app.env)
  await app.limits.take('read', address)
  app.limits.refuseBlocked('unknownKey', address)
  const text = await forAnyone(() =>
    readCalendar(app, String(request.params['token']), publicOrigin(request, app.env)),
  )
  if (text === undefined) {
    await app.limits.take('unknownKey', address)
    return h
      .response('There is no calendar at this address.\n')
      .code(404)
      .type('text/plain')
      .header('cache-control', 'no-store')
  }
  return h
    .response(text)
    .type('text/calendar')
    .etag(hash('sha256', text, 'base64url'))
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', 'inline; filename="episodes.ics"')
}

/** Undefined for an unknown address and while the show is suspended: both get the same reply. */
async function readCalendar({ knex }: App, token: string, origin: string): Promise<string | undefined> {
  if (!wellFormed.test(token)) return undefined
  const tenantId = await lookUpTenant(knex, 'select cueroom.tenant_of_calendar(?) as tenant', hashKey(token))
  if (!tenantId) return undefined
  return inEntitledTenant(knex, tenantId, async (db, { active }) => {
    if (!active) return undefined
    await markRead(db)
    return calendarOf(db, origin)
  })
}
