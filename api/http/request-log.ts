import Boom from '@hapi/boom'
import type { Request, Server } from '@hapi/hapi'
import { type DestinationStream, pino } from 'pino'
import { nativeError } from '../problems/native-error.ts'
import { withoutPasswords } from '../problems/without-passwords.ts'
import type { Env } from '../config/env.ts'
import { isClientGone } from './client-gone.ts'
import { requestId } from './request-id.ts'

/** Structured logs on stdout. What is logged is listed here: never a body, an answer, a prompt, a token or a query. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>, sink: DestinationStream = stdout()) =>
  pino({ level: logLevel, base: null, serializers: { err: loggedError } }, sink)

let opened: DestinationStream | undefined

/** Lines are written together, every fifth of a second at least: each on its own costs a list a twentieth of its time. */
const stdout = () => (opened ??= pino.destination({ sync: false, minLength: 4_096, periodicFlush: 200 }))

/**
 * What of an error is logged. A database repeats the values it refused in its messages and details, and so does a
 * parser: of their errors only the code and the place are kept.
 */
function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const native = nativeError(error)
  const { code, constraint, table, column } = native as Error & Record<string, unknown>
  const quotes = 'severity' in native || error instanceof SyntaxError
  return {
    type: error.name,
    message: quotes ? undefined : withoutPasswords(error.message),
    code,
    constraint,
    table,
    column,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    cause: error.cause === undefined ? undefined : loggedError(error.cause),
  }
}

/** hapi's own status for callers who hang up, which nginx introduced. */
const closedRequest = 499

/** The status of a response; 499 if the client disconnected. */
export function statusOf(request: Request): number {
  const { response } = request
  if (isClientGone(request)) return closedRequest
  return Boom.isBoom(response) ? response.output.statusCode : response.statusCode
}

function levelOf(route: string, status: number) {
  // Load balancers ask many times a second
  if (route.startsWith('/health/')) return 'debug'
  // What the server refuses for now, such as during an outage, has a line of its own
  if (status === 503) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

export function logRequests(server: Server) {
  server.events.on('response', (request: Request) => {
    const { info, method, route } = request
    const status = statusOf(request)
    server.app.log[levelOf(route.path, status)](
      {
        requestId: requestId(request),
        method: method.toUpperCase(),
        // The route's template: a path may hold a setup token
        route: route.path,
        status,
        ms: Date.now() - info.received,
        tenant: request.auth.credentials?.audience === 'tenant' ? request.auth.credentials.sub : undefined,
      },
      'request',
    )
  })
}
