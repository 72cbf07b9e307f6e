import type { Endpoint, Endpoints } from '@cueroom/core/contract/endpoint.ts'
import type { Lifecycle, Request, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { Page } from '../db/pages.ts'
import { recordCall } from './audit-record.ts'
import { type Db, forAnyone, inPlatform, inTenant } from '../db/tenant.ts'
import { storageFull } from '../problems/problems.ts'
import type { App } from './app.ts'
import { respond } from './respond.ts'
import {
  type AnyStatementHandler,
  type AnyHandler,
  Finished,
  type Handlers,
  type HostCaller,
  type HostTransactions,
} from './handlers.ts'
import { type Caller, inCallerSession, sessionOfCaller } from './caller-session.ts'
import { anySite } from './headers.ts'
import { idempotentCall, withIdempotency } from './idempotency.ts'
import { clientAddress } from './limits.ts'
import { inTurn } from './long-pages.ts'
import { publicOrigin } from './origin.ts'
import { parseRequest, type ValidRequest, validateRequest } from './parse-request.ts'
import { readPageInOneMessage } from './read-in-one-message.ts'
import { type AnyPage, eventStream, serializePage, serializeReply } from './serialize-reply.ts'
import { pathOfUpload, payloadOf, withUpload } from './uploads.ts'
import { authorize, callerOf, inTenantSession, requireCode } from './session.ts'

/** Turns a slice of the contract and its handlers into routes. Does not compile when a handler is missing. */
export const implement =
  <G extends Endpoints>(endpoints: G, handlers: Handlers<G>) =>
  (app: App): ServerRoute[] =>
    Object.entries(endpoints).map(([name, endpoint]) => route(app, endpoint, handlers[name] as AnyHandler))

const hosts = ['key', 'tenant']

const auth = {
  public: false,
  'visitor-or-host': { strategies: hosts, mode: 'optional' },
  tenant: { strategies: hosts, mode: 'required' },
  admin: { strategy: 'admin', mode: 'required' },
} as const

function route(app: App, endpoint: Endpoint, handler: AnyHandler): ServerRoute {
  const [method, path] = endpoint.route.split(' ') as ['GET', string]
  return {
    method,
    path,
    options: {
      description: endpoint.summary,
      auth: auth[endpoint.access],
      cors: endpoint.cors ? anySite : false,
      // Parsed by parseRequest(), after the caller is known: who may not call learns nothing about the body
      ...(method !== 'GET' && {
        payload: {
          ...payloadOf(endpoint),
          ...(endpoint.maxBytes && { maxBytes: endpoint.maxBytes }),
          timeout: false,
        },
      }),
      handler: run(app, endpoint, handler),
    },
  }
}

type Run = (call: unknown) => Promise<unknown>

function run(app: App, endpoint: Endpoint, handler: AnyHandler): Lifecycle.Method {
  if (typeof handler === 'function') return runShort(app, endpoint, handler)
  if ('statement' in handler) return runShort(app, endpoint, handler.otherwise, handler.statement)
  return runLong(app, endpoint, handler)
}

function runShort(
  app: App,
  endpoint: Endpoint,
  handler: Run,
  statement?: AnyStatementHandler['statement'],
): Lifecycle.Method {
  return async (request, h) => {
    const refuseTooMany = await countCall(app, endpoint, request)
    const made = await inTurn(endpoint, request, async () => {
      const read =
        statement && (await readPageInOneMessage(app, endpoint, request, { statement, refuseTooMany }))
      return (
        read ??
        inCallerSession(app, request, async (db, caller) => {
          const received = receive(endpoint, request, caller, refuseTooMany)
          const work = () =>
            handler({ ...received, ...caller, db, app, origin: publicOrigin(request, app.env) })
          if (endpoint.paged) return (await work()) as AnyPage
          await requireStorage(app, endpoint)
          const call = idempotentCall(endpoint, request, 'admin' in caller ? caller.admin.id : undefined)
          const recording = { endpoint, request, caller, received }
          return withIdempotency(db, call, async () =>
            serializeReply(endpoint, await recorded(app, recording, db, work)),
          )
        })
      )
    })
    // Pages are serialized after the transaction, so long ones don't hold a connection
    return respond(request, h, made instanceof Page ? await serializePage(endpoint, made, request) : made)
  }
}

/** Authorizes, parses and validates, in this order. Only who may call learns about the body, or about the rate. */
function receive(
  endpoint: Endpoint,
  request: Request,
  caller: Caller | undefined,
  refuseTooMany: () => void,
) {
  const host = caller && 'session' in caller ? caller : undefined
  if (host) authorize(endpoint, host.session)
  if (caller && 'admin' in caller) requireCode(endpoint, caller.admin)
  const parsed = parseRequest(endpoint, request, host?.tenantId)
  refuseTooMany()
  return validateRequest(endpoint, parsed)
}

function runLong(
  app: App,
  endpoint: Endpoint,
  handler: Exclude<AnyHandler, Run | AnyStatementHandler>,
): Lifecycle.Method {
  const run = async (request: Request, h: ResponseToolkit) => {
    const refuseTooMany = await countCall(app, endpoint, request)
    // Public call: nothing is checked before the rate limit
    if (!callerOf(request)) refuseTooMany()
    const caller = callerOf(request) && (await sessionOfCaller(app, request))
    const received = receive(endpoint, request, caller, refuseTooMany)
    await requireStorage(app, endpoint)
    const scope = {
      ...received,
      ...caller,
      ...(caller && 'session' in caller && hostTransactions(app, { endpoint, request, caller, received })),
      ...(endpoint.upload && { file: pathOfUpload(request) }),
      app,
      origin: publicOrigin(request, app.env),
      address: clientAddress(request, app.env),
      device: request.headers['user-agent'] as string | undefined,
      signal: abortOnDisconnect(request),
    }
    const visitor = !caller && 'visitor' in handler
    const work = 'long' in handler ? handler.long : visitor ? handler.visitor : handler.host
    const handle = (emit: (event: unknown) => void) => work({ ...scope, emit })
    const reply = async (emit: (event: unknown) => void) => {
      const made = await (caller ? handle(emit) : forAnyone(() => handle(emit)))
      if (made instanceof Finished) return made.reply
      if (caller) await recordLong(app, { endpoint, request, caller, received }, made)
      return serializeReply(endpoint, made, visitor)
    }
    if (endpoint.events && /text\/event-stream/.test(String(request.headers.accept)))
      return eventStream(request, h, reply)
    return respond(request, h, await reply(() => {}))
  }
  return endpoint.upload ? withUpload(run) : run
}

interface CallOf<C extends Caller> {
  endpoint: Endpoint
  request: Request
  caller: C
  received: ValidRequest
}

/** Does what a call asks for, and records it in the same transaction. */
async function recorded<T>(
  { env }: App,
  { request, ...call }: CallOf<Caller>,
  db: Db,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const reply = await work(db)
  await recordCall(db, { ...call, reply, address: clientAddress(request, env) })
  return reply
}

/** Logs the effect of a handler that uses its own transactions. */
async function recordLong(app: App, call: CallOf<Caller>, reply: unknown) {
  if (!call.endpoint.audit) return
  const record = (db: Db) => recorded(app, call, db, async () => reply)
  await ('admin' in call.caller
    ? inPlatform(app.knex, record)
    : inTenant(app.knex, call.caller.tenantId, record))
}

function hostTransactions(app: App, call: CallOf<HostCaller>): HostTransactions {
  const { endpoint, request } = call
  const token = callerOf(request)!
  return {
    // The session may have ended since the call came
    inTenant: (work) => inTenantSession(app.knex, token, work),
    finish: async (work) => {
      const repeatable = idempotentCall(endpoint, request)
      const reply = async (db: Db) => serializeReply(endpoint, await recorded(app, call, db, work))
      return new Finished(
        await inTenant(app.knex, token.sub, (db) => withIdempotency(db, repeatable, () => reply(db))),
      )
    },
  }
}

/** Aborted when the connection closes before the reply was sent. */
function abortOnDisconnect({ raw }: Request): AbortSignal {
  const controller = new AbortController()
  raw.res.once('close', () => {
    if (!raw.res.writableFinished) controller.abort(new Error('The client disconnected'))
  })
  return controller.signal
}

/**
 * Refuses calls that would store something new while disk space is low; everything else keeps working.
 * @throws 503.
 */
async function requireStorage({ storage }: App, { requiresActiveSubscription, cors, route }: Endpoint) {
  const storesSomething = requiresActiveSubscription || (cors && route.startsWith('POST'))
  if (storesSomething && (await storage.isFull())) throw storageFull()
}

/**
 * Counts a call. Callers over the rate limit are refused later, after authorization, so unauthorized callers
 * get that refusal first.
 */
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
