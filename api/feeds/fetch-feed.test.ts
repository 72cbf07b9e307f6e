import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { feedBytes } from '@cueroom/core/feeds/feed-limits.ts'
import { readFeed } from '@cueroom/core/feeds/read-feed.ts'
import { rss } from '@cueroom/core/testing/sample-feeds.ts'
import { afterEach, expect, test } from 'vitest'
import { download } from '../outbound/download.ts'
import type { OutboundRules } from '../outbound/public-address.ts'
import { fetchFeed } from './fetch-feed.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A server on this computer that answers as given. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  stops.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const here: OutboundRules = { allowPrivate: true }
const never = new AbortController().signal

/** Rules of the public internet, but for the first address, which is a server of the test. */
function publicAfterFirst(resolve?: OutboundRules['resolve']): OutboundRules {
  const hops = [true, true, true]
  return {
    get allowPrivate() {
      return hops.pop() ?? false
    },
    ...(resolve && { resolve }),
  }
}

test.each([
  ['https://127.0.0.1/latest/meta-data'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://[::1]/'],
  ['https://[::ffff:10.0.0.1]/'],
  ['https://printer.local/'],
])('a redirect of a public address to %s is refused', async (location) => {
  const url = await serve((_, reply) => reply.writeHead(302, { location }).end())
  await expect(fetchFeed(url, publicAfterFirst(), never)).rejects.toThrow("This isn't a public web address.")
})

test('a redirect to a name that leads to a private address is refused, whatever else it leads to', async () => {
  const url = await serve((_, reply) =>
    reply.writeHead(302, { location: 'https://feeds.example.com/' }).end(),
  )
  const rules = publicAfterFirst(async () => [
    { address: '203.0.114.9', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ])
  await expect(fetchFeed(url, rules, never)).rejects.toThrow("This isn't a public web address.")
})

test('a small packed feed that unpacks to gigabytes is read no further than 5 MB', async () => {
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32))
  expect(packed.length).toBeLessThan(100_000)
  const url = await serve((_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(packed))
  await expect(fetchFeed(url, here, never)).rejects.toThrow('The feed is larger than 5 MB.')
})

test('a feed of exactly 5 MB is read, and one of a byte more is refused', async () => {
  const url = await serve((request, reply) =>
    reply.writeHead(200).end(Buffer.alloc(feedBytes + (request.url === '/more' ? 1 : 0), 32)),
  )
  expect(await fetchFeed(url, here, never)).toHaveLength(feedBytes)
  await expect(fetchFeed(`${url}/more`, here, never)).rejects.toThrow('The feed is larger than 5 MB.')
})

test('an address that sends a byte now and then is left at the deadline, though bytes still arrive', async () => {
  const deadline = new AbortController()
  const left = Promise.withResolvers<void>()
  const url = await serve((_, reply) => {
    let sent = 0
    const drip = () => {
      if (reply.destroyed) return
      // The deadline passes in the middle of the drip
      if (++sent === 3) deadline.abort(new DOMException('Too late', 'TimeoutError'))
      reply.write(' ', () => setImmediate(drip))
    }
    reply.on('close', left.resolve).writeHead(200)
    drip()
  })
  await expect(download(url, here, { most: feedBytes, signal: deadline.signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await left.promise
})

test('entities that refer to each other, or to files, are never replaced', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`,
  ).join('')
  const start = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const { episodes } = readFeed(rss([{ title: 'Kelp &lol9; &file;', guid: 'a' }], { start }))
  expect(episodes).toHaveLength(1)
  expect(episodes[0]!.title.length).toBeLessThan(40)
  expect(episodes[0]!.title).not.toContain('root:')
})
