export interface StreamedEvent {
  event: string
  data: string
}

/** Reads server-sent events from a response body. Comments and ids are dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let buffer = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      buffer += decoder.decode(value, { stream: true })
      const blocks = buffer.split(/\r?\n\r?\n/)
      buffer = blocks.pop() ?? ''
      yield* blocks.map(parseEvent)
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
  throw new Error('The answer broke off')
}

function parseEvent(block: string): StreamedEvent {
  const lines = block.split(/\r?\n/)
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  return { event: field('event')[0] ?? 'message', data: field('data').join('\n') }
}

/** One event as it goes over the wire. */
export const formatEvent = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
