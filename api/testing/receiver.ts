import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedMessage {
  headers: IncomingHttpHeaders
  body: string
}

/** A program on this computer that webhooks are sent to. It answers 204 unless a test changes that. */
export async function startReceiver() {
  const messages: ReceivedMessage[] = []
  const thanks = (response: ServerResponse): void => {
    response.writeHead(204).end()
  }
  let behaviour = thanks
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    messages.push({ headers: request.headers, body: Buffer.concat(pieces).toString() })
    behaviour(response)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    behave: (answer: (response: ServerResponse) => void = thanks) => {
      behaviour = answer
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
