import { constants, createBrotliCompress } from 'node:zlib'
import { jsonBytes } from '@cueroom/core/contract/body-limits.ts'
import Hapi, { type Server } from '@hapi/hapi'
import Inert from '@hapi/inert'
import Jwt from '@hapi/jwt'
import type { App } from './http/app.ts'
import { strategyOptions } from './auth/tokens.ts'
import { boundBodies, createListener } from './http/deadlines.ts'
import { secureHeaders } from './http/headers.ts'
import { refuseUnknownHosts } from './http/known-hosts.ts'
import { pages } from './pages.ts'
import * as features from './routes.ts'
import { answerProblems } from './http/answer-problems.ts'
import { logRequests } from './http/request-log.ts'
import { keyScheme } from './keys/key-strategy.ts'

/** About as quick as gzip, and a tenth smaller. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Builds the server of an app, ready to be started or injected into. */
export async function createServer(app: App): Promise<Server> {
  const { host, port } = app.env
  const server = Hapi.server({
    host,
    port,
    listener: createListener(),
    debug: false,
    compression: { minBytes: 1024 },
    // Mail programs and people add one to a link
    router: { stripTrailingSlash: true },
    // Ours has none, but a browser sends those of every other program on this host, malformed ones too
    routes: { state: { parse: false, failAction: 'ignore' }, payload: { maxBytes: jsonBytes } },
  })
  Object.defineProperties(server.app, Object.getOwnPropertyDescriptors(app))
  server.encoder('br', (options) => createBrotliCompress({ params: brotli, ...options }))
  await server.register([Jwt, Inert])
  server.auth.scheme('api-key', keyScheme(app))
  server.auth.strategy('key', 'api-key')
  server.auth.strategy('tenant', 'jwt', strategyOptions('tenant', app.secrets))
  server.auth.strategy('admin', 'jwt', strategyOptions('admin', app.secrets))
  server.ext('onPreResponse', answerProblems)
  server.ext('onPreResponse', secureHeaders)
  boundBodies(server)
  refuseUnknownHosts(server, app.env)
  logRequests(server)
  server.route([...Object.values(features).flatMap((routes) => routes(app)), ...pages(app)])
  return server
}
