import type { Request, Server } from '@hapi/hapi'
import { pino } from 'pino'
import type { Env } from '../env.ts'
import { requestId } from './request-id.ts'

/** Structured logs on stdout. What is logged is listed here: never a body, an answer, a prompt, a token or a query. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>) =>
  pino({
    level: logLevel,
    base: null,
    serializers: { err: pino.stdSerializers.err },
    redact: ['err.data', 'err.output'],
  })

export function logRequests(server: Server) {
  server.events.on('response', (request: Request) => {
    const { response, info, method, route } = request
    const status = 'statusCode' in response ? response.statusCode : 500
    server.app.log[status >= 500 ? 'error' : 'info'](
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
