import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { post } from './post.ts'
import { readTarget, RefusedAddressError, resolveTarget } from './public-address.ts'

const closed = { allowPrivate: false }

const refused = {
  'this computer, in every notation': [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://127.255.255.254/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0x7f.0x0.0x0.0x1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://127。0。0。1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://0.1.2.3/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::]/',
    'https://[0000::0001]/',
  ],
  'private networks': [
    'https://10.0.0.1/',
    'https://10.255.255.255/',
    'https://0xa000001/',
    'https://167772161/',
    'https://172.16.0.1/',
    'https://172.31.255.254/',
    'https://192.168.0.1/',
    'https://192.168.255.255/',
    'https://192.168.1/',
    'https://[fc00::1]/',
    'https://[fd12:3456:789a::1]/',
    'https://[fdff:ffff:ffff::]/',
    'https://[fec0::1]/',
  ],
  'link-local and metadata addresses': [
    'https://169.254.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://169.254.170.2/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://100.100.100.200/',
    'https://[fe80::1]/',
    'https://[febf::1]/',
    'https://[fd00:ec2::254]/',
    'https://192.0.0.192/',
  ],
  'networks that are shared, reserved or for tests': [
    'https://100.64.0.1/',
    'https://100.127.255.254/',
    'https://192.0.0.1/',
    'https://192.0.2.1/',
    'https://198.18.0.1/',
    'https://198.51.100.7/',
    'https://203.0.113.9/',
    'https://192.88.99.1/',
    'https://224.0.0.1/',
    'https://239.255.255.250/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://[100::1]/',
  ],
  'addresses inside other addresses': [
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2002:a00:1::1]/',
    'https://[2001:0:7f00:1::]/',
  ],
  'names that only this computer or its network knows': [
    'https://localhost/',
    'https://LOCALHOST./hook',
    'https://hooks.localhost/',
    'https://printer/',
    'https://printer./',
    'https://nas.local/',
    'https://hooks.internal/',
    'https://metadata.google.internal/',
    'https://router.lan/',
    'https://router.home/',
    'https://router.home.arpa/',
    'https://wiki.corp/',
    'https://wiki.intranet/',
    'https://server.localdomain/',
    'https://example.test/',
    'https://example.invalid/',
    'https://facebookcorewwwi.onion/',
  ],
  'what is no plain https address': [
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'javascript:alert(1)',
    'example.com',
    '//example.com/hook',
    'https://',
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://example.com@127.0.0.1/',
    'https://example.com#@127.0.0.1/',
    'https://example.com:22/',
    'https://example.com:25/',
    'https://example.com:6379/',
    'https://example.com:80/',
    'https://example.com:65536/',
    'https://[fe80::1%25eth0]/',
  ],
}

describe('refused addresses', () => {
  test('are more than eighty', () => {
    expect(new Set(Object.values(refused).flat()).size).toBeGreaterThanOrEqual(80)
  })

  test.each(Object.entries(refused))('%s', async (_kind, addresses) => {
    const outcomes = addresses.map(async (url) => [url, await outcomeOf(url)])
    expect(await Promise.all(outcomes)).toEqual(addresses.map((url) => [url, 'RefusedAddressError']))
  })
})

const outcomeOf = (url: string) =>
  post({ url, headers: {}, body: '' }, { ...closed, resolve: neverAsked }, 1_000).then(
    () => 'called',
    (error: Error) => error.name,
  )
const neverAsked = () => Promise.reject(new Error('The address should have been refused before'))

test('public addresses are read as they are', async () => {
  for (const url of [
    'https://example.com/hook?id=1',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://local.example.com/',
    'https://notlocal.com./',
  ])
    expect(readTarget(url, closed).href).toBe(url)
  expect(await resolveTarget(new URL('https://[2606:4700::1111]/'), closed)).toEqual({
    address: '2606:4700::1111',
    family: 6,
  })
})

test('a name that leads to a private address is refused, even if only one of its addresses is private', async () => {
  const named = (...addresses: string[]) =>
    resolveTarget(new URL('https://hook.example/'), {
      ...closed,
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    })
  for (const addresses of [['127.0.0.1'], ['10.1.2.3'], ['::1'], ['8.8.8.8', '192.168.1.1'], ['fe80::1'], []])
    await expect(named(...addresses)).rejects.toThrow(RefusedAddressError)
  expect(await named('8.8.8.8', '2606:4700::1111')).toEqual({ address: '8.8.8.8', family: 4 })
})

test('names of this computer are refused after they were looked up', async () => {
  for (const host of ['localhost', 'LOCALHOST'])
    await expect(resolveTarget(new URL(`https://${host}/`), closed)).rejects.toThrow(RefusedAddressError)
})

/** A receiver on this computer. */
async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://hook.example:${(server.address() as AddressInfo).port}/`
}
/** A name server that answers each question differently. */
const rebinding = (...answers: string[]) => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: answers[asked.length - 1] ?? answers.at(-1)!, family: 4 }]
  }
  return { asked, rules: { allowPrivate: true, resolve } }
}
const message = { headers: { 'content-type': 'application/json' }, body: '{"type":"guest.created"}' }

test('a name is resolved once, and the connection goes to that very address', async () => {
  const url = await receiver((_request, response) => response.end('Thanks'))
  const { asked, rules } = rebinding('127.0.0.1', '192.0.2.1')
  expect(await post({ ...message, url }, rules)).toEqual({ status: 200, text: 'Thanks' })
  expect(asked).toEqual(['hook.example'])
})

test('redirects are not followed', async () => {
  const paths: (string | undefined)[] = []
  const url = await receiver((request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await post({ ...message, url }, rebinding('127.0.0.1').rules)).toMatchObject({ status: 307 })
  expect(paths).toEqual(['/'])
})

test('a receiver or a name server that never answers is given up', async () => {
  const url = await receiver(() => {})
  const { rules } = rebinding('127.0.0.1')
  await expect(post({ ...message, url }, rules, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
  const silent = { ...rules, resolve: () => new Promise<never>(() => {}) }
  await expect(post({ ...message, url }, silent, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('of a reply without end, 64 kB are read, and the connection ends', async () => {
  let sent = 0
  const url = await receiver((_request, response) => {
    const more = () => {
      sent += 16_384
      if (response.write('x'.repeat(16_384))) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  })
  const { status, text } = await post({ ...message, url }, rebinding('127.0.0.1').rules)
  expect([status, text.length]).toEqual([200, 65_536])
  // What fits into the buffers of the system
  expect(sent).toBeLessThan(32 * 1024 ** 2)
})

test('a reply whose body never ends counts by its status', async () => {
  const url = await receiver((_request, response) => void response.writeHead(202).write('So far'))
  expect(await post({ ...message, url }, rebinding('127.0.0.1').rules, 300)).toEqual({
    status: 202,
    text: 'So far',
  })
})

test('a receiver that drops the connection is a failure', async () => {
  const url = await receiver((request) => request.socket.destroy())
  await expect(post({ ...message, url }, rebinding('127.0.0.1').rules)).rejects.toMatchObject({
    code: 'ECONNRESET',
  })
})
