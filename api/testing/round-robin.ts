import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address before several servers: every request goes to the next one. */
export async function startRoundRobin(urls: string[]) {
  let turn = 0
  const counts = urls.map(() => 0)
  const proxy = createServer((incoming, outgoing) => {
    const place = turn++ % urls.length
    counts[place]!++
    const { hostname, port } = new URL(urls[place]!)
    const { method, url, headers } = incoming
    const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Requests that each server got. */
    counts,
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
