import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from '@hapi/hapi'
import type { Env } from '../config/env.ts'
import type { Metrics } from './metrics.ts'

type Access = NonNullable<Env['metrics']>

/** Access with the token, or, without one, for anyone who can reach the port. */
const maySee = ({ token }: Access, header: string | undefined) =>
  token === undefined || timingSafeEqual(digest(`Bearer ${token}`), digest(header ?? ''))

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves `GET /metrics` on a separate port. */
export async function listenForScrapes(
  metrics: Metrics,
  access: Access & { port: number; host: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    if (!maySee(access, request.headers.authorization)) return response.writeHead(401).end()
    const { text, type } = await metrics.scrape()
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }
  const listener = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  listener.listen(access.port, access.host)
  await once(listener, 'listening')
  return {
    port: (listener.address() as { port: number }).port,
    stop: async () => {
      listener.close()
      listener.closeAllConnections()
    },
  }
}

/** Answers `GET /metrics` with the token, on the server's own port. */
export function routeScrapes(server: Server, metrics: Metrics, access: Access): void {
  server.route({
    method: 'GET',
    path: '/metrics',
    options: { auth: false },
    handler: async ({ raw }, h) => {
      if (!maySee(access, raw.req.headers.authorization)) return h.response().code(401)
      const { text, type } = await metrics.scrape()
      return h.response(text).type(type)
    },
  })
}
