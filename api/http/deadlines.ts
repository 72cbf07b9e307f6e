import { createServer, type Server as HttpServer } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { jsonBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Request, ResponseObject, ResponseToolkit, Server } from '@hapi/hapi'
import { bodyTooLarge, problem } from '../problems/problems.ts'

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
  }).on('clientError', closeUnused)

/**
 * Browsers open connections ahead of need. A refusal sent into one would be read as the answer to the next request;
 * one that closes is replaced without a word.
 */
const closeUnused = (_error: Error, socket: Duplex) => {
  if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy()
}

declare module '@hapi/hapi' {
  interface RouteOptionsApp {
    /** Says on a page that a form is too large, to people who would see JSON otherwise. */
    answerTooLarge?: (request: Request, h: ResponseToolkit) => Promise<ResponseObject>
  }
}

const timers = new WeakMap<Request, NodeJS.Timeout>()

const largest = (request: Request) => request.route.settings.payload?.maxBytes ?? jsonBytes

/**
 * Ends connections that take longer than 15 s to send a body of usual size; photos and imports have 120 s. A request
 * that has arrived whole may wait as long as its answer takes. A body that declares too great a length is refused
 * before it is read: hapi would wait for all of it.
 */
export function boundBodies(server: Server) {
  // Before routing, because hapi waits for the whole body even if the route has none
  server.ext('onRequest', (request: Request, h: ResponseToolkit) => {
    const { req } = request.raw
    // Not cleared when the body was read: hapi never reads one of a GET, so its end is seen by the parser alone
    const timer = setTimeout(() => req.complete || req.destroy(), deadlines.usualBody)
    timers.set(request, timer)
    // Not at the response: a refused client may continue sending
    req.once('close', () => clearTimeout(timer))
    return h.continue
  })
  server.ext('onPreAuth', async (request: Request, h: ResponseToolkit) => {
    const most = largest(request)
    if (Number(request.headers['content-length']) > most) {
      const { answerTooLarge } = request.route.settings.app ?? {}
      if (answerTooLarge) return (await answerTooLarge(request, h)).takeover()
      throw problem(413, 'too_large', bodyTooLarge)
    }
    if (most > jsonBytes) clearTimeout(timers.get(request))
    return h.continue
  })
}
