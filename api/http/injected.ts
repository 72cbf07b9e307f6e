import type { ClientOptions } from '@cueroom/core/contract/client.ts'
import type { Server } from '@hapi/hapi'

/** Whose request it is: where the caller is, and headers that are sent along. */
interface Caller {
  remoteAddress?: string
  headers?: Record<string, string>
}

/** A fetch that goes straight into the server, through all of its checks. */
export const injected =
  (server: Server, { headers: own, remoteAddress }: Caller = {}): NonNullable<ClientOptions['fetch']> =>
  async (url, init) => {
    const response = await server.inject({
      method: init?.method ?? 'GET',
      url: String(url),
      headers: { ...own, ...(init?.headers as Record<string, string>) },
      payload: (init?.body instanceof Blob
        ? Buffer.from(await init.body.arrayBuffer())
        : init?.body) as string,
      ...(remoteAddress && { remoteAddress }),
    })
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const empty = response.statusCode === 204
    return new Response(empty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: headers as [string, string][],
    })
  }
