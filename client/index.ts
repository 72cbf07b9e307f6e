import * as calls from '@cueroom/core/calls.ts'
import {
  type ClientOptions as CoreOptions,
  type ClientOf,
  createClient as createPlainClient,
} from '@cueroom/core/contract/client.ts'
import type { Call, Calls } from '@cueroom/core/contract/endpoint.ts'
import { type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { inWords, serverOf } from './errors.ts'

export { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
export { UnexpectedReplyError } from './errors.ts'

/** The package's own types are generated from the contract when it is packed: build/types.ts. */
export interface ClientOptions extends Omit<CoreOptions, 'token'> {
  baseUrl: string
  token?: string | (() => string | null | undefined)
  /** How often a call is repeated that failed for a passing reason; 3 by default. */
  retries?: number
}

interface Sending {
  query?: object
  signal?: AbortSignal
  idempotencyKey?: string
  onEvent?: unknown
}
type Send = (sending?: Sending) => Promise<unknown>

const longestPause = 8_000

/** Every call of the API as a function. Lists have `each`, which reads page after page. */
export function createClient({ retries = 3, token, ...options }: ClientOptions): ClientOf<typeof contract> {
  const server = serverOf(options.baseUrl)
  const plain = createPlainClient<typeof contract>(calls, {
    ...options,
    baseUrl: server,
    credentials: options.credentials ?? 'omit',
    token: typeof token === 'function' ? token : () => token,
  }) as unknown as Record<string, Record<string, Send>>
  const groups = Object.entries(calls).map(([group, members]: [string, Calls]) => [
    group,
    Object.fromEntries(
      Object.entries(members).map(([name, call]) => {
        const send = repeated(call, readable(plain[group]![name]!, server), retries)
        return [name, call.paged ? Object.assign(send, { each: eachRow(send) }) : send]
      }),
    ),
  ])
  return Object.fromEntries(groups) as ClientOf<typeof contract>
}

const readable =
  (send: Send, server: string): Send =>
  (sending) =>
    send(sending).catch((error: unknown) => {
      throw inWords(error, server || 'this server')
    })

/** Retries calls that are safe to repeat: reads, and calls with an Idempotency-Key. */
function repeated(call: Call, send: Send, retries: number): Send {
  const isPost = call.route.startsWith('POST')
  if (!call.route.startsWith('GET') && (!isPost || call.noReplay)) return send
  return (sending = {}) => {
    if (sending.onEvent) return send(sending)
    const keyed = isPost ? { idempotencyKey: randomId(), ...sending } : sending
    return withRetries(() => send(keyed), {
      retries,
      pause: (repetition) => Math.min(250 * 2 ** repetition, longestPause),
      signal: sending.signal,
    })
  }
}

const eachRow = (send: Send) =>
  async function* each(sending: Sending = {}): AsyncGenerator {
    const { signal } = sending
    const list = (call: PageCall<object>) => send({ ...sending, ...call }) as Promise<unknown[]>
    for (let query: object | undefined = sending.query ?? {}; query;) {
      const page: { rows: unknown[]; next: object | undefined } = await readPage(list, { query, signal })
      yield* page.rows
      query = page.next
    }
  }
