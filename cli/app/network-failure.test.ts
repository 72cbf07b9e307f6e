import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function listening(server: Server) {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as { port: number }).port}`
}
const serving = (answer: RequestListener) => listening(createServer(answer))
const env = { CUEROOM_TOKEN: 'cue_x' }
const list = (host: string) => cueroom(`guests list --host ${host}`, { isConnected: true, env })

test('a server without HTTPS is named with the address that works, in plain words', async () => {
  const place = await serving((_, response) => response.end('{}'))
  const ran = await list(`https://${place}`)
  expect(ran.code).toBe(1)
  expect(ran.stderr).toBe(`✗ https://${place} doesn't speak HTTPS. Try --host http://${place}\n`)
})

test('a port that is never called is a usage error', async () => {
  expect(await list('http://127.0.0.1:1')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Check the address.'),
  })
})

test.each([
  ['a web page', '<!doctype html>', 200],
  ['a web page that is not found', '<!doctype html>', 404],
])('another server is no Cueroom server: %s', async (_, page, status) => {
  const place = await serving((__, response) => response.writeHead(status).end(page))
  const ran = await list(`http://${place}`)
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain(`http://${place} didn't respond like a Cueroom server. Check the address.`)
})

test('what speaks no HTTP at all is no Cueroom server either', async () => {
  const place = await listening(
    createSocketServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('SSH-2.0\r\n'),
    ),
  )
  const ran = await list(`http://${place}`)
  expect(ran.stderr).toContain(`http://${place} didn't respond like a Cueroom server. Check the address.`)
})
