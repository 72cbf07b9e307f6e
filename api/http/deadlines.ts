import { createServer, type Server as HttpServer } from 'node:http'
import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import { jsonBytes } from '@cueroom/core/contract/limits.ts'
import type { Request, ResponseToolkit, Server } from '@hapi/hapi'

/** Milliseconds for the headers of a request, for a whole request, and for a body of usual size. */
const deadlines = { headers: 5_000, request: 120_000, usualBody: 15_000 }

/**
 * A listener that ends slow clients. hapi's own payload timeout waits for a dripping client to finish first, and
 * Node's defaults leave a minute for headers and five for a request.
 */
export const createListener = (): HttpServer =>
  createServer({
    headersTimeout: deadlines.headers,
    requestTimeout: deadlines.request,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 5_000,
  })

const timers = new WeakMap<Request, NodeJS.Timeout>()

/** Ends connections that take longer than 15 s to send a body of usual size; photos and imports have 120 s. */
export function endSlowBodies(server: Server) {
  server.ext('onPreAuth', (request: Request, h: ResponseToolkit) => {
    const { endpoint } = request.route.settings.app as { endpoint?: Endpoint }
    if (request.method !== 'get' && (endpoint?.maxBytes ?? jsonBytes) <= jsonBytes) {
      timers.set(
        request,
        setTimeout(() => request.raw.req.socket.destroy(), deadlines.usualBody),
      )
    }
    return h.continue
  })
  const received = (request: Request) => clearTimeout(timers.get(request))
  server.ext('onPostAuth', (request: Request, h: ResponseToolkit) => {
    received(request)
    return h.continue
  })
  server.events.on('response', received)
}
