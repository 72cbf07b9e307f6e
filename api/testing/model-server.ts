import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with one request for a text. */
export type ModelBehaviour =
  | {
      text: string
      pieces?: number
      afterMilliseconds?: number
      /** What the answer waits for. */
      until?: Promise<unknown>
      finish?: 'stop' | 'length'
    }
  | { status: number; afterMilliseconds?: number; headers?: Record<string, string>; body?: string }
  | { breakOffAfter: string }
  | { silentAfter: string }
  /** Ends as a proxy does that gives up: without a word about the end. */
  | { endsAfter: string }
  /** Not even the head of an answer. */
  | { silent: true }
  /** A whole stream as a server sent it. */
  | { stream: string }
  /** A broken stream: what is in it instead of JSON. */
  | { garbled: string }
  | { html: string }

export interface ModelServer {
  baseUrl: string
  /** The requests that came, in order. */
  requests: {
    model: string
    messages: { role: string; content: string }[]
    response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: unknown } }
  }[]
  /** What the next requests meet; the last one stays. */
  behave(...behaviours: ModelBehaviour[]): void
  close(): Promise<void>
}

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`

/** A server on a free port that speaks the streaming chat protocol of OpenAI, faults included. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelServer['requests'] = []
  let behaviours: ModelBehaviour[] = [{ text: 'Hello' }]
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    requests.push(JSON.parse(Buffer.concat(parts).toString()))
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!
    const wait = 'afterMilliseconds' in behaviour ? behaviour.afterMilliseconds : 0
    setTimeout(async () => {
      if ('until' in behaviour) await behaviour.until
      perform(behaviour, response)
    }, wait)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...next) => {
      behaviours = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function perform(behaviour: ModelBehaviour, response: ServerResponse) {
  if ('status' in behaviour) {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
    response.end(behaviour.body ?? JSON.stringify({ error: { message: 'A reason of the provider' } }))
    return
  }
  if ('html' in behaviour) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(behaviour.html)
    return
  }
  if ('silent' in behaviour) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('text' in behaviour) {
    const size = Math.ceil(behaviour.text.length / (behaviour.pieces ?? 3)) || 1
    for (let at = 0; at < behaviour.text.length; at += size)
      response.write(chunk(behaviour.text.slice(at, at + size)))
    response.end(`${chunk('', behaviour.finish ?? 'stop')}data: [DONE]\n\n`)
  } else if ('breakOffAfter' in behaviour) {
    response.write(chunk(behaviour.breakOffAfter), () => response.destroy())
  } else if ('stream' in behaviour) {
    response.end(behaviour.stream)
  } else if ('endsAfter' in behaviour) {
    response.end(chunk(behaviour.endsAfter))
  } else if ('garbled' in behaviour) {
    response.end(`data: ${behaviour.garbled}\n\n`)
  } else {
    response.write(chunk(behaviour.silentAfter))
  }
}
