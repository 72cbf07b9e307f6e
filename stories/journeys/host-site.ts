import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

interface Page {
  /** Of the answer; a policy for instance. */
  headers?: Record<string, string>
  /** Attributes of the html element. */
  html?: string
  head?: string
  body: string
}

/** A host's own site, with pages and faulty ways to reach our server. */
interface HostSite {
  /** Serves a page and gives its address, under a name of the site. */
  page(page: Page, name?: string): string
  script(code: string): string
  /** An origin that passes calls on to the app as `passing` says. */
  way(to: string, passing: Passing): string
}

/** What happens to a call on its way; gives whether it is passed on. */
type Passing = (url: string, response: ServerResponse) => Promise<boolean> | boolean

/** Whether an address is one of the site's. */
export const isOfSite = ({ hostname }: URL) => hostname.endsWith('.localhost')

/** A site that lives as long as the tests of a file. */
export function startSite(): HostSite {
  const served = new Map<string, { headers: Record<string, string>; body: string }>()
  const ways = new Map<string, { to: string; passing: Passing }>()
  const server = createServer((request, response) => {
    const name = request.headers.host?.split('.')[0] ?? ''
    const way = ways.get(name)
    if (way) return void pass(request, response, way.to, way.passing)
    const found = served.get((request.url ?? '').split('?')[0]!)
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body)
  })
  const origin = (name: string) => `http://${name}.localhost:${(server.address() as AddressInfo).port}`
  const serve = (type: string, body: string, headers = {}) => {
    const path = `/${served.size}`
    served.set(path, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers }, body })
    return path
  }
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    page: ({ headers, html = '', head = '', body }, name = 'podcast') =>
      origin(name) +
      serve(
        'text/html',
        `<!doctype html><html lang="en" ${html}><head><title>A podcast</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>
        <body><main><h1>Be our guest</h1>${body}</main></body></html>`,
        headers,
      ),
    script: (code) => serve('text/javascript', code),
    way: (to, passing) => {
      const name = `way${ways.size}`
      ways.set(name, { to, passing })
      return origin(name)
    },
  }
}

async function pass(request: IncomingMessage, response: ServerResponse, to: string, passing: Passing) {
  const url = request.url ?? '/'
  if (!(await passing(url, response))) return
  const body: Buffer[] = []
  for await (const piece of request) body.push(piece as Buffer)
  const { host: _host, connection: _connection, ...headers } = request.headers
  const answer = await fetch(to + url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body: Buffer.concat(body) }),
  })
  const {
    'content-encoding': _encoding,
    'content-length': _length,
    ...passed
  } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, passed).end(Buffer.from(await answer.arrayBuffer()))
}
