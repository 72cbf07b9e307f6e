import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupAddress } from 'node:dns'
import { type OutboundRules, readTarget, resolveTarget } from './public-address.ts'

interface OutboundPost {
  url: string
  headers: Record<string, string>
  body: string
}

interface OutboundReply {
  status: number
  retryAfter: string | undefined
  /** The beginning of the body, as text. */
  text: string
}

/** Milliseconds until a receiver that does not answer is given up. */
const outboundTimeout = 10_000
/** Bytes of a reply that are read. */
export const replyBytesMax = 64 * 1024

/**
 * Posts to an untrusted address. The name is resolved once, the connection goes to that address, redirects
 * aren't followed, and time and reply size are limited.
 * @throws RefusedAddressError, a TimeoutError, or what the network throws
 */
export async function post(
  { url, headers, body }: OutboundPost,
  rules: OutboundRules,
  timeout = outboundTimeout,
): Promise<OutboundReply> {
  const target = readTarget(url, rules)
  const signal = AbortSignal.timeout(timeout)
  const address = await beforeDeadline(resolveTarget(target, rules), signal)
  const reply = await send(target, address, { method: 'POST', headers, body, signal })
  const { statusCode: status = 0, headers: replied } = reply
  return { status, retryAfter: replied['retry-after'], text: await readStart(reply, signal) }
}

/** Waits no longer than the deadline: a name server's silence cannot be interrupted. */
export const beforeDeadline = <T>(work: Promise<T>, signal: AbortSignal) =>
  new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })

interface Sending {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** Sends a request to the one address that its target was resolved to. */
export const send = (
  target: URL,
  { address, family }: LookupAddress,
  { method, headers, body, signal }: Sending,
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = target.protocol === 'https:' ? https : http
    const sent = request(target, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family),
      signal,
    })
    sent.on('response', resolve)
    sent.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
    sent.end(body)
  })

/** The beginning of a body. The status has arrived: a body that breaks off, or never ends, changes nothing. */
async function readStart(reply: IncomingMessage, signal: AbortSignal): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of reply as AsyncIterable<Buffer>) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= replyBytesMax || signal.aborted) break
    }
  } catch {
    // What has arrived is enough
  }
  reply.destroy()
  return Buffer.concat(pieces).subarray(0, replyBytesMax).toString('utf8')
}
