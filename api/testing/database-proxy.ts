import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to fail that the proxy is set to until it is set to another. */
type Fault =
  /** Everything passes. */
  | 'none'
  /** The first COMMIT reaches the database, its answer reaches nobody. */
  | 'lose the answer to COMMIT'
  /** The same for the first one of a transaction that inserts something. */
  | 'lose the answer to COMMIT after INSERT'
  /** The first INSERT reaches nobody. */
  | 'cut at INSERT'
  /** A pooler that has lost its database. */
  | 'refuse'
  /** A network that is cut: bytes arrive when it is back, and connections stay open. */
  | 'hold'

export interface DatabaseProxy {
  url: string
  fault: Fault
  close(): Promise<void>
}

/** Forwards connections to PostgreSQL, as a pooler or a proxy does, and fails as it is set to. */
export async function startDatabaseProxy(to: string): Promise<DatabaseProxy> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let fault: Fault = 'none'
  const held: (() => void)[] = []
  const server = createServer((client) => {
    const pass = (deliver: () => void) => void (proxy.fault === 'hold' ? held.push(deliver) : deliver())
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream])
      sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    let [silent, inserts] = [false, false]
    client.on('data', (data) => {
      if (proxy.fault === 'refuse') return void client.end(fatal('08P01', 'server login has been failing'))
      if (proxy.fault === 'cut at INSERT' && data.includes('insert')) return void client.destroy()
      if (data.includes('begin;')) inserts = false
      if (data.includes('insert')) inserts = true
      const fits =
        proxy.fault === (inserts ? 'lose the answer to COMMIT after INSERT' : 'lose the answer to COMMIT')
      if (fits && data.includes('COMMIT;')) {
        silent = true
        proxy.fault = 'none'
      }
      pass(() => upstream.write(data))
    })
    upstream.on('data', (data) => pass(() => void (silent ? client.destroy() : client.write(data))))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.search = ''
  url.port = String((server.address() as AddressInfo).port)
  const proxy: DatabaseProxy = {
    url: url.href,
    get fault() {
      return fault
    },
    set fault(next) {
      fault = next
      if (next !== 'hold') for (const deliver of held.splice(0)) deliver()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE */
function fatal(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
