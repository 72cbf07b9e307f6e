import { connect, type Socket } from 'node:net'

/** A connection that says what no HTTP client would. */
export interface RawConnection {
  socket: Socket
  /** What came back, and after how many milliseconds the other side had ended the connection. */
  closed: Promise<{ answer: string; milliseconds: number }>
}

/** Opens a connection and sends a text immediately. */
export function openRaw(port: number, text: string | Buffer): RawConnection {
  const since = performance.now()
  const parts: Buffer[] = []
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('data', (part) => parts.push(part))
  // A reset is one way of being ended
  socket.on('error', () => {})
  const closed = new Promise<{ answer: string; milliseconds: number }>((resolve) => {
    socket.once('close', () =>
      resolve({ answer: Buffer.concat(parts).toString('latin1'), milliseconds: performance.now() - since }),
    )
  })
  return { socket, closed }
}

/** Sends text and then a byte every 200 ms, as a slow client does, until the other side ends it. */
export function drip(port: number, text: string): RawConnection {
  const connection = openRaw(port, text)
  const timer = setInterval(() => connection.socket.write('x'), 200)
  connection.socket.once('close', () => clearInterval(timer))
  return connection
}

/** Sends a whole request verbatim and returns the status and the text of the reply. */
export async function sendRaw(port: number, head: string[], body: string | Buffer = '') {
  const bytes = Buffer.from(body)
  const lines = [...head, 'Host: localhost', 'Connection: close', `Content-Length: ${bytes.length}`, '', '']
  const { answer } = await openRaw(port, Buffer.concat([Buffer.from(lines.join('\r\n')), bytes])).closed
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer }
}
