import { createParser } from 'eventsource-parser'

export interface StreamedEvent {
  event: string
  data: string
}

/** Reads server-sent events from a response body. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  const events: StreamedEvent[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => void events.push({ event, data }) })
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/**
 * The reply at the end of an answer that is streamed as events.
 * @param failed makes an error of a problem that comes instead of the reply
 */
export async function readReply(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: unknown) => void,
  failed: (problem: string) => Error,
): Promise<unknown> {
  for await (const { event, data } of readEvents(body)) {
    if (event === 'done') return JSON.parse(data)
    if (event === 'problem') throw failed(data)
    if (event === 'event') onEvent(JSON.parse(data))
  }
  throw new Error('The connection was lost before the answer was complete')
}

/** One event as it goes over the wire. */
export const formatEvent = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
