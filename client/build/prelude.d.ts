export interface ClientOptions {
  /** Origin of the server, such as https://cueroom.example.com; anything else is a TypeError. Empty for the page's own. */
  baseUrl: string
  /** An API key, or a function that gives the token of a sign-in. */
  token?: string | (() => string | null | undefined) | undefined
  /** How often a call is repeated that failed for a passing reason; 3 by default. */
  retries?: number | undefined
  /** Replaces the deadline of every call, in seconds. */
  seconds?: number | undefined
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch | undefined
  /** Whether the browser sends cookies; `omit` by default. */
  credentials?: 'omit' | 'same-origin' | 'include' | undefined
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /**
   * Makes repeating a POST safe: the first reply is returned again. Every POST gets one automatically; this
   * overrides it.
   */
  idempotencyKey?: string | undefined
  /** Sees the headers of the answer. */
  onHeaders?(headers: Headers): void
}

/** Of calls that change a record with a version. */
export interface VersionOptions {
  /** The version you read; if the server has a newer one, the call gets 409 instead of overwriting it. */
  ifMatch?: number | undefined
}

export interface StreamOptions<Event> {
  /** Asks for server-sent events and receives each. The promise resolves with the reply at the end. */
  onEvent?(event: Event): void
}

/** A list: the call gets one page, `each` reads all of them, one after the other. */
export interface PagedCall<Sent, Rows> {
  (call?: Sent): Promise<Rows>
  each(call?: Sent): AsyncIterableIterator<Rows extends readonly (infer Row)[] ? Row : never>
}

/** A downloaded file. */
export interface Download {
  name: string
  type: string
  bytes: Uint8Array
  /** Ids of the call that your show doesn't have; absent if it has all of them. */
  missing?: number[]
}

/** The server answered that the call failed. `message` is `problem.error`, a sentence for people. */
export declare class ApiError extends Error {
  readonly status: number
  readonly problem: Partial<Problem>
  /** Seconds to wait before retrying a refused call. */
  readonly retryAfter: number | undefined
}

/**
 * There was no response: the server is down, the connection was lost or the deadline passed. `message` names
 * the server.
 */
export declare class NetworkError extends Error {}

/** Something else than a Cueroom server answered, such as a web page. It is not repeated. */
export declare class UnexpectedReplyError extends Error {}

export declare function createClient(options: ClientOptions): Client
