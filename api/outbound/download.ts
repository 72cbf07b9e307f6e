import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { beforeDeadline, send } from './post.ts'
import { type OutboundRules, readTarget, RefusedAddressError, resolveTarget } from './public-address.ts'

/** Why an address gave nothing. The message is for people. */
export class FetchError extends Error {
  override name = 'FetchError'
}

interface DownloadOptions {
  /** Bytes that are read, once unpacked; more is refused. */
  most: number
  /** Ends the download with all its redirects. */
  signal: AbortSignal
}

const maxRedirects = 5

/**
 * Fetches a file from an untrusted address. Every redirect is checked and resolved once, and the connection
 * goes to the resolved address.
 * @throws RefusedAddressError, FetchError, a TimeoutError, or what the network throws
 */
export async function download(
  url: string,
  rules: OutboundRules,
  options: DownloadOptions,
): Promise<Uint8Array> {
  let target = readTarget(url, rules)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const address = await beforeDeadline(resolveTarget(target, rules), options.signal)
    const reply = await send(target, address, { method: 'GET', headers, signal: options.signal })
    const next = redirectOf(reply, target)
    if (!next) return readBody(reply, options)
    reply.destroy()
    target = readTarget(next, rules)
  }
  throw new FetchError('The address redirects too often.')
}

const headers = {
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip',
  'user-agent': 'Cueroom',
}

function redirectOf(
  { statusCode = 0, headers: { location } }: IncomingMessage,
  from: URL,
): string | undefined {
  if (statusCode < 300 || statusCode >= 400 || !location) return undefined
  if (!URL.canParse(location, from)) throw new RefusedAddressError('The redirect has no target address')
  const next = new URL(location, from)
  next.hash = ''
  return next.href
}

async function readBody(reply: IncomingMessage, { most, signal }: DownloadOptions): Promise<Uint8Array> {
  const status = reply.statusCode ?? 0
  if (status !== 200) {
    reply.destroy()
    throw new FetchError(`The address responded with ${status} instead of a feed.`)
  }
  const isPacked = reply.headers['content-encoding'] === 'gzip'
  const body = isPacked ? reply.pipe(createGunzip()) : reply
  // A pipe doesn't pass errors on
  if (isPacked) reply.on('error', (error) => body.destroy(error))
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > most) throw new FetchError(`The feed is larger than ${Math.floor(most / 1024 / 1024)} MB.`)
      pieces.push(piece)
    }
  } catch (error) {
    throw (signal.aborted ? signal.reason : error) as Error
  } finally {
    reply.destroy()
  }
  return Buffer.concat(pieces)
}
