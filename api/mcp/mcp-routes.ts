import { Readable } from 'node:stream'
import * as calls from '@cueroom/core/calls.ts'
import { jsonBytes } from '@cueroom/core/contract/body-limits.ts'
import { ApiError, createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { keyPrefix } from '@cueroom/core/keys/key-scopes.ts'
import type { Request as HapiRequest, ResponseToolkit, ServerRoute } from '@hapi/hapi'
import { version } from '../config/version.ts'
import type { App } from '../http/app.ts'
import { injected } from '../http/injected.ts'
import { publicOrigin } from '../http/origin.ts'
import { requestId } from '../http/request-id.ts'
import { problem, problemBody } from '../problems/problems.ts'

const metadataPath = '/.well-known/oauth-protected-resource/mcp'

/** The Model Context Protocol over HTTP: stateless, with an API key. Every tool is a call of the API in the key's name. */
export const mcpRoutes = ({ env }: App): ServerRoute[] => [
  {
    method: 'POST',
    path: '/mcp',
    options: {
      auth: false,
      // The protocol's own handler reads it
      payload: { parse: false, output: 'data', maxBytes: jsonBytes },
    },
    handler: async (request, h) => {
      const origin = publicOrigin(request, env)
      const key = /^Bearer +(\S+)$/i.exec(String(request.headers['authorization']))?.[1] ?? ''
      const api = clientOf(request, key)
      const session = key.startsWith(keyPrefix) ? await sessionOf(api) : undefined
      if (!session) return challenge(request, h, origin)
      const writes = session.key?.scope === 'write'
      const { createMcpHandler, createMcpServer } = await protocol()
      const { fetch } = createMcpHandler(() => createMcpServer({ api, version, writes }), {
        maxSubscriptions: 0,
      })
      return passOn(h, await fetch(asFetched(request, origin)))
    },
  },
  {
    method: ['GET', 'DELETE'],
    path: '/mcp',
    options: { auth: false },
    handler: () => {
      throw problem(405, 'method_not_allowed', 'This endpoint is stateless: POST each message.')
    },
  },
  {
    method: 'GET',
    path: metadataPath,
    options: { auth: false },
    handler: (request) => ({
      resource: `${publicOrigin(request, env)}/mcp`,
      resource_name: 'Cueroom',
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicOrigin(request, env)}/api/docs`,
    }),
  },
]

/** Read with the first message: it is large, and few servers are asked by an assistant. */
const protocol = async () => ({
  ...(await import('@modelcontextprotocol/server')),
  ...(await import('@cueroom/core/mcp/server.ts')),
})

/** A client in the caller's name: address and proxy headers count as they do for every other call. */
function clientOf(request: HapiRequest, key: string): Client {
  const { host, 'x-forwarded-for': forwardedFor, 'x-forwarded-host': forwardedHost } = request.headers
  const headers = Object.entries({ host, 'x-forwarded-for': forwardedFor, 'x-forwarded-host': forwardedHost })
  const caller = {
    remoteAddress: request.info.remoteAddress,
    headers: Object.fromEntries(
      headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  }
  return createClient<typeof contract>(calls, { fetch: injected(request.server, caller), token: () => key })
}

const sessionOf = (api: Client) =>
  api.auth.session().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error instanceof ApiError
      ? problem(error.status, error.problem.code ?? 'failed', error.problem.error ?? error.message, {
          ...(error.retryAfter && { retryAfter: error.retryAfter }),
        })
      : error
  })

/** 401 with where a program learns how to come in. */
function challenge(request: HapiRequest, h: ResponseToolkit, origin: string) {
  const refusal = problem(401, 'unauthorized', 'Send an API key of your show: Authorization: Bearer cue_…')
  return h
    .response(problemBody(refusal, requestId(request)))
    .code(401)
    .header('www-authenticate', `Bearer resource_metadata="${origin}${metadataPath}"`)
}

function asFetched(request: HapiRequest, origin: string): Request {
  const gone = new AbortController()
  request.raw.res.once('close', () => gone.abort())
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  )
  const body = request.payload as Buffer
  return new Request(`${origin}/mcp`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body ?? []),
    signal: gone.signal,
  })
}

function passOn(h: ResponseToolkit, { status, headers, body }: Response) {
  const answer = h.response(body ? Readable.fromWeb(body as never) : undefined).code(status)
  headers.forEach((value, name) => void answer.header(name, value))
  return answer.header('cache-control', 'no-store')
}
