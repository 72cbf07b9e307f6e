import type * as z from 'zod'
import { withDeadline } from './deadline.ts'
import { type Download, download } from './download.ts'
import type {
  Call,
  CallInput,
  Calls,
  Contract,
  Endpoint,
  Endpoints,
  EventOf,
  MediaTypes,
  ParsedPublicReply,
  ParsedReply,
} from './endpoint.ts'
import { readReply } from './event-stream.ts'
import { createKeys } from './idempotency-keys.ts'
import { answerSeconds } from './timeouts.ts'
import type { Problem } from './shapes.ts'

export interface CallOptions<Event = never> {
  signal?: AbortSignal | undefined
  /**
   * Makes repeating a POST safe: the first reply is returned again. Every POST gets one automatically; this
   * overrides it.
   */
  idempotencyKey?: string | undefined
  /** Asks for server-sent events and receives each. */
  onEvent?(event: Event): void
  /** Receives the response headers, with `Link` and `X-Total-Count` for paged lists. */
  onHeaders?(headers: Headers): void
}

type Result<E extends Endpoint, Who> =
  E extends Record<'file', MediaTypes>
    ? Download
    : Who extends 'visitor'
      ? ParsedPublicReply<E>
      : ParsedReply<E>
type Argument<E extends Endpoint> = CallInput<E> & CallOptions<EventOf<E>> & VersionOptions<E>
/** Of calls that change a record with a version. */
type VersionOptions<E extends Endpoint> =
  E extends Record<'route', `PUT ${string}` | `PATCH ${string}`>
    ? ParsedReply<E> extends { version: number }
      ? {
          /** The version you read; if the server has a newer one, the call gets 409 instead of overwriting it. */
          ifMatch?: number | undefined
        }
      : unknown
    : unknown
type Arguments<E extends Endpoint> = object extends CallInput<E> ? [call?: Argument<E>] : [call: Argument<E>]
type Group<G extends Endpoints, Who> = {
  [K in keyof G]: G[K] extends Record<'views', infer Views extends Record<string, z.ZodType>>
    ? ViewedCall<G[K], Views>
    : (...args: Arguments<G[K]>) => Promise<Result<G[K], Who>>
}
/** A list whose `view` parameter determines its rows. */
type ViewedCall<E extends Endpoint, Views extends Record<string, z.ZodType>> = <
  V extends keyof Views = 'whole',
>(
  call?: Argument<E> & { query?: { view?: V } },
) => Promise<z.output<Views[V]>[]>
export type ClientOf<C extends Contract, Who extends 'host' | 'visitor' = 'host'> = {
  [K in keyof C]: Group<C[K], Who>
}

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl?: string
  token?: () => string | null | undefined
  fetch?: typeof globalThis.fetch
  credentials?: NonNullable<RequestInit['credentials']>
  /** Replaces the deadline of every call, in seconds. */
  seconds?: number
}

/** The server rejected the call. `message` is the status, a colon and the body, as in the specification. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Partial<Problem>
  /** Seconds to wait before retrying a refused call. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: string, retryAfter?: number) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
    this.retryAfter = retryAfter
  }
}

/** There was no response: the server is down, the connection was lost or the deadline passed. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network error occurred', { cause })
    this.name = 'NetworkError'
  }
}

/** Whether a call that failed may have taken effect. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  // A proxy without a response, or a server that lost its database while saving
  (error instanceof ApiError &&
    ([502, 504].includes(error.status) || error.problem.code === 'outcome_unknown'))

/** True if the same call may succeed later: no response, too many calls, or the server is down. */
export const isRetryable = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))

/** Gives every call of a contract, or of a part of it, as a typed function. Parses nothing: the server does. */
export function createClient<C extends Contract, Who extends 'host' | 'visitor' = 'host'>(
  calls: { [K in keyof C]: Calls },
  options: ClientOptions = {},
): ClientOf<C, Who> {
  const keys = createKeys(isOutcomeUnknown)
  const group = (members: Calls) =>
    mapValues(members, (call) => (sent?: Sending) => send(call, sent ?? {}, options, keys))
  return mapValues(calls, group) as unknown as ClientOf<C, Who>
}

type Keys = ReturnType<typeof createKeys>

interface Sending extends CallOptions<unknown> {
  ifMatch?: number
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

async function send(call: Call, sending: Sending, options: ClientOptions, keys: Keys): Promise<unknown> {
  const seconds = options.seconds ?? call.timeoutSeconds ?? answerSeconds
  const { signal, clear } = withDeadline(seconds, sending.signal)
  const attempt = (idempotencyKey = sending.idempotencyKey) =>
    sendOnce(call, { ...sending, idempotencyKey }, options, signal)
  try {
    // The server doesn't store replies that contain a secret
    if (!call.route.startsWith('POST') || call.noReplay) return await attempt()
    const { params, query, body, idempotencyKey, onEvent } = sending
    const repeats = !onEvent && call.timeoutSeconds === undefined
    const sent = JSON.stringify([call.route, params, query, body])
    return await keys.use(sent, idempotencyKey, (key) =>
      repeats ? repeatUnknown(() => attempt(key), signal) : attempt(key),
    )
  } finally {
    clear()
  }
}

/** Repeats a call with an unknown outcome once; its key ensures it takes effect only once. */
const repeatUnknown = <T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  attempt().catch(async (error: unknown) => {
    // If there is no connection, the user retries with the same key
    if (!(error instanceof ApiError) || !isOutcomeUnknown(error) || signal.aborted) throw error
    await delay((error.retryAfter ?? 1) * 1_000)
    if (signal.aborted) throw error
    return attempt()
  })

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function sendOnce(call: Call, sending: Sending, options: ClientOptions, signal: AbortSignal) {
  try {
    const response = await (options.fetch ?? globalThis.fetch)(...request(call, sending, options, signal))
    if (!response.ok) throw await failure(response)
    sending.onHeaders?.(response.headers)
    return await read(call, response, sending)
  } catch (error) {
    if (error instanceof ApiError || sending.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

function request(
  call: Call,
  sending: Sending,
  options: ClientOptions,
  signal: AbortSignal,
): [string, RequestInit] {
  const { params = {}, query, body, idempotencyKey, ifMatch, onEvent } = sending
  const [method, path] = call.route.split(' ') as [string, string]
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = query ? `?${new URLSearchParams(present(query))}` : ''
  const bearer = options.token?.()
  const headers: Record<string, string> = {
    ...(body !== undefined && { 'content-type': call.upload ?? 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(onEvent && { accept: 'text/event-stream' }),
  }
  const init: RequestInit = { method, headers, signal, credentials: options.credentials ?? 'same-origin' }
  if (call.keepalive) init.keepalive = true
  if (body !== undefined) init.body = call.upload ? (body as Blob) : JSON.stringify(body)
  return [(options.baseUrl ?? '') + filled + search, init]
}

const present = (query: Record<string, unknown>) =>
  Object.entries(query).flatMap<[string, string]>(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )

async function read(call: Call, response: Response, { onEvent }: Sending) {
  if (call.file) return download(response)
  if (onEvent && response.body && /event-stream/.test(response.headers.get('content-type') ?? '')) {
    return readReply(response.body, onEvent, (problem) => {
      const { status, retryAfter } = JSON.parse(problem)
      return new ApiError(status, problem, retryAfter)
    })
  }
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

async function failure(response: Response) {
  const text = await response.text().catch(() => '')
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  return new ApiError(response.status, text || response.statusText, retryAfter)
}

function parseProblem(body: string): Partial<Problem> {
  try {
    const problem = JSON.parse(body)
    return typeof problem?.error === 'string' ? problem : {}
  } catch {
    return {}
  }
}

const mapValues = <V, R>(record: Record<string, V>, map: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
