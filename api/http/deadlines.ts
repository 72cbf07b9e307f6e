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

/** Ends connections that take longer than 15 s to send a body of usual size; photos and imports have 120 s. */
export function endSlowBodies(server: Server) {
  server.ext('onPreAuth', (request: Request, h: ResponseToolkit) => {
    const { endpoint } = request.route.settings.app as { endpoint?: Endpoint }
    const { req } = request.raw
    if (request.method !== 'get' && (endpoint?.maxBytes ?? jsonBytes) <= jsonBytes) {
      const timer = setTimeout(() => req.socket.destroy(), deadlines.usualBody)
      // Also where the answer came first: whoever was refused may go on sending
      req.once('close', () => clearTimeout(timer))
    }
    return h.continue
  })
}
