import type { Endpoint, Endpoints, EventOf, Received, Reply } from '@cueroom/core/contract/endpoint.ts'
import { jsonBytes } from '@cueroom/core/contract/limits.ts'
import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import type { Lifecycle, Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import type { App } from './app.ts'
import { Page } from '../db/pages.ts'
import { type Db, forAnyone, inTenant } from '../db/tenant.ts'
import { idempotentCall, once } from './idempotency.ts'
import { clientAddress } from './limits.ts'
import { publicOrigin } from './origin.ts'
import { storageFull } from '../problems/problems.ts'
import { open, validate } from './receive.ts'
import { type Answered, type AnyPage, answer, answerPage, eventStream, replyText } from './answer.ts'
import {
  type AdminSession,
  admit,
  callerOf,
  inAdminSession,
  inTenantSession,
  type TenantSession,
} from './session.ts'

interface Common {
  app: App
  /** Origin of links that leave the server. */
  origin: string
  /** The version the caller read, from If-Match. */
  ifMatch: number | undefined
}

/** What a short handler gets: an open transaction that sees only the caller's show (or the platform). */
export interface ShortScope extends Common {
  db: Db
  /** The caller's show; empty for an administrator. */
  tenantId: string
  session: TenantSession
  admin: AdminSession
}

/** What a long handler gets: no transaction. It may wait for networks and opens short transactions itself. */
export interface LongScope<Event = unknown> extends Common {
  tenantId: string
  session: TenantSession
  admin: AdminSession
  /** Aborted when the caller hangs up or the deadline passes. */
  signal: AbortSignal
  /** Address of the caller. */
  address: string
  /** Sends an event to a caller who asked for them; otherwise nothing. */
  emit(event: Event): void
  inTenant<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The transaction that makes the call's effect; what it answers is kept for a repeated Idempotency-Key. */
  finish<T>(work: (db: Db) => Promise<T>): Promise<T>
}

type Out<E extends Endpoint> = E extends { file: string }
  ? ExportedFile
  : E extends { paged: true }
    ? Page<RowOf<Reply<E>>>
    : Reply<E>
type RowOf<List> = List extends readonly (infer Row extends { id: number | string })[] ? Row : never
type Short<E extends Endpoint> = (call: Received<E> & ShortScope) => Out<E> | PromiseLike<Out<E>>
interface Long<E extends Endpoint> {
  long: (call: Received<E> & LongScope<EventOf<E>>) => Out<E> | PromiseLike<Out<E>>
}
/** Files, events and public calls wait for something or know no show yet: they are always long. */
type Handler<E extends Endpoint> = E extends
  | { file: string }
  | { events: true }
  | { access: 'public' | 'visitor-or-host' }
  ? Long<E>
  : Short<E> | Long<E>
export type Handlers<G extends Endpoints> = { [K in keyof G]: Handler<G[K]> }

/** Turns a slice of the contract and its handlers into routes. Does not compile when a handler is missing. */
export const implement =
  <G extends Endpoints>(endpoints: G, handlers: Handlers<G>) =>
  (app: App): ServerRoute[] =>
    Object.entries(endpoints).map(([name, endpoint]) => route(app, endpoint, handlers[name] as AnyHandler))

type AnyShort = (call: unknown) => Promise<unknown>
type AnyHandler = AnyShort | { long: AnyShort }

const auth = {
  public: false,
  'visitor-or-host': { strategy: 'tenant', mode: 'optional' },
  tenant: { strategy: 'tenant', mode: 'required' },
  admin: { strategy: 'admin', mode: 'required' },
} as const

function route(app: App, endpoint: Endpoint, handler: AnyHandler): ServerRoute {
  const [method, path] = endpoint.route.split(' ') as ['GET', string]
  const run = typeof handler === 'function' ? runShort : runLong
  const work = typeof handler === 'function' ? handler : handler.long
  return {
    method,
    path,
    options: {
      description: endpoint.summary,
      auth: auth[endpoint.access],
      app: { endpoint },
      cors: endpoint.anyOrigin ? { origin: ['*'], maxAge: 86_400 } : false,
      // Parsed by open(), after the caller is known: who may not call learns nothing about the body
      ...(method !== 'GET' && {
        payload: {
          parse: 'gunzip',
          output: 'data',
          allow: 'application/json',
          maxBytes: endpoint.maxBytes ?? jsonBytes,
          timeout: false,
        },
      }),
      handler: run(app, endpoint, work),
    },
  }
}

function runShort(app: App, endpoint: Endpoint, handler: AnyShort): Lifecycle.Method {
  return async (request, h) => {
    const refuseTooMany = await countCall(app, endpoint, request)
    const made = await inCallerSession(app, request, async (db, scope) => {
      if (scope.session) admit(endpoint, scope.session)
      const opened = open(endpoint, request, scope.tenantId || undefined)
      refuseTooMany()
      const received = validate(endpoint, opened)
      const work = () => handler({ ...received, ...scope, db, app, origin: publicOrigin(request, app.env) })
      if (endpoint.paged) return (await work()) as AnyPage
      await requireStorage(app, endpoint)
      const call = idempotentCall(endpoint, request, scope.admin?.id)
      let shaped: Answered | undefined
      const kept = await once(db, call, async () => {
        shaped = answer(endpoint, await work())
        return shaped
      })
      return shaped ?? kept
    })
    // A page is written after the transaction, so that a long one holds no connection
    return respond(request, h, made instanceof Page ? await answerPage(endpoint, made) : made)
  }
}

type CallerScope = Pick<ShortScope, 'tenantId' | 'session' | 'admin'>

/** Opens the caller's transaction: the show's for a host, the platform's for an administrator. */
function inCallerSession<T>(
  app: App,
  request: Request,
  work: (db: Db, scope: CallerScope) => Promise<T>,
): Promise<T> {
  const caller = callerOf(request)!
  if (caller.audience === 'admin') {
    return inAdminSession(app.knex, caller, (db, admin) => work(db, { tenantId: '', admin } as CallerScope))
  }
  return inTenantSession(app.knex, caller, (db, session) =>
    work(db, { tenantId: session.id, session } as CallerScope),
  )
}

/** Thrown through a handler by a repeated call: its first answer is given again instead of a new one. */
class Repeated extends Error {
  readonly answered: Answered
  constructor(answered: Answered) {
    super('The call was answered before')
    this.answered = answered
  }
}

function runLong(app: App, endpoint: Endpoint, handler: AnyShort): Lifecycle.Method {
  return async (request, h) => {
    const refuseTooMany = await countCall(app, endpoint, request)
    // Whoever is not signed in may call: nothing comes before the count
    if (!callerOf(request)) refuseTooMany()
    const caller = callerOf(request) && (await inCallerSession(app, request, async (_db, scope) => scope))
    if (caller?.session) admit(endpoint, caller.session)
    const opened = open(endpoint, request, caller?.tenantId || undefined)
    refuseTooMany()
    const received = validate(endpoint, opened)
    await requireStorage(app, endpoint)
    const scope = longScope(app, endpoint, request, caller)
    const handle = (emit: (event: unknown) => void) => handler({ ...received, ...caller, ...scope, emit })
    const work: typeof handle = caller ? handle : (emit) => forAnyone(() => handle(emit))
    const visitor = endpoint.access === 'visitor-or-host' && !caller
    const reply = async (emit: (event: unknown) => void) => {
      try {
        return answer(endpoint, await work(emit), visitor)
      } catch (error) {
        if (error instanceof Repeated) return error.answered
        throw error
      }
    }
    if (endpoint.events && /text\/event-stream/.test(String(request.headers.accept)))
      return eventStream(request, h, reply)
    return respond(request, h, await reply(() => {}))
  }
}

function longScope(app: App, endpoint: Endpoint, request: Request, caller: CallerScope | undefined) {
  const tenantId = caller?.tenantId ?? ''
  const own = <T>(work: (db: Db) => Promise<T>) => inTenant(app.knex, tenantId, work)
  return {
    app,
    origin: publicOrigin(request, app.env),
    tenantId,
    address: clientAddress(request, app.env),
    signal: hangUp(request),
    inTenant: own,
    finish: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const call = idempotentCall(endpoint, request)
      let made: { value: T } | undefined
      const kept = await own((db) =>
        once(db, call, async () => {
          made = { value: await work(db) }
          return answer(endpoint, made.value)
        }),
      )
      if (made) return made.value
      throw new Repeated(kept)
    },
  }
}

/** Aborted when the connection closes before the answer was sent. */
function hangUp({ raw }: Request): AbortSignal {
  const controller = new AbortController()
  raw.res.once('close', () => {
    if (!raw.res.writableFinished) controller.abort(new Error('The caller hung up'))
  })
  return controller.signal
}

/** Refuses what would store something new while space is low; everything else goes on working. @throws 503. */
async function requireStorage({ storage }: App, { creates, anyOrigin, route }: Endpoint) {
  const storesSomething = creates || (anyOrigin && route.startsWith('POST'))
  if (storesSomething && (await storage.isFull())) throw storageFull()
}

/** Counts a call. Who is over the rate is refused later: whoever may not call at all learns that first. */
async function countCall(app: App, endpoint: Endpoint, request: Request): Promise<() => void> {
  const caller = callerOf(request)
  const key = caller ? `${caller.audience} ${caller.sub}` : clientAddress(request, app.env)
  // Attempts to sign in are counted where the email is known
  if (endpoint.rate === 'signIn') return () => {}
  const usual = endpoint.access === 'public' ? 'public' : request.method === 'get' ? 'read' : 'write'
  return app.limits.take(endpoint.rate ?? usual, key).then(
    () => () => {},
    (error: unknown) => () => {
      throw error
    },
  )
}

// hapi writes byte arrays that are no Buffer as JSON
const fileResponse = (h: ResponseToolkit, { bytes }: ExportedFile) =>
  h.response(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).bytes(bytes.byteLength)

function respond(request: Request, h: ResponseToolkit, answered: Answered) {
  const { status, headers, file, next } = answered
  const response = file ? fileResponse(h, file) : h.response(replyText(answered)).type('application/json')
  response.code(status)
  for (const [name, value] of Object.entries(headers ?? {})) response.header(name, value)
  if (next) response.header('link', `<${request.path}?${queryText(next)}>; rel="next"`)
  return response
}

const queryText = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
