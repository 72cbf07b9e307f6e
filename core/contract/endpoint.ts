import type * as z from 'zod'
import type { AuditAction } from './audit-actions.ts'
import type { Feature } from '../entitlements/features.ts'
import type { Rate } from './rate-limits.ts'

/** Who may call: anyone; anyone, with more for the owner; a signed-in host; a signed-in admin. */
export type Access = 'public' | 'visitor-or-host' | 'tenant' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /api/${string}`

/** One media type, or several that a parameter chooses from. */
export type MediaTypes = string | readonly string[]

/** A call without its schemas: all a client needs at run time, so widgets don't include zod. */
export interface Call {
  route: Route
  summary: string
  /** A signed-in host by default. */
  access?: Access
  /** Refused (403 feature_disabled) unless the show has this feature, or one of several. */
  feature?: Feature | readonly Feature[]
  /** Creates or changes something: refused (403 subscription_inactive) while the subscription is not active. */
  requiresActiveSubscription?: true
  /** Refused for API keys (403 key_not_allowed): a person signs in for it. */
  signedInOnly?: true
  /** Refused (403 code_required) with two-factor authentication on, unless a code was sent in the last ten minutes. */
  needsCode?: true
  /** Changes nothing although it isn't a GET, so read-only keys may call it. */
  readOnly?: true
  /** The reply contains a link that allows acting for a guest, so read-only keys may not call it. */
  givesAccess?: true
  /** The audit action to log after success. */
  audit?: AuditAction
  /** The rate limit that applies; by default those for reading and writing. */
  rate?: Rate
  /** The body is a file of this media type instead of JSON. Needs `noReplay`: a file is no part of a key. */
  upload?: string
  /** Largest body in bytes; 256 KiB by default. */
  maxBytes?: number
  /** Status of a success; 200 by default. */
  status?: 200 | 201 | 202
  /** The reply is a download of this media type, or of one of several, instead of JSON. */
  file?: MediaTypes
  /** The file is about a list of ids; `X-Missing` names those that the show doesn't have. */
  missing?: true
  /** The file has texts; `X-Out-Of-Date` names the types of those that are older than what they were written from. */
  outOfDate?: true
  /** The reply is one page of a list; `Link: rel="next"` and `X-Total-Count` lead to the rest. */
  paged?: true
  /** Sends server-sent events on the way to its reply when the caller accepts text/event-stream. */
  events?: true
  /** The reply contains a secret, or the body a password: nothing is stored under the Idempotency-Key or replayed. */
  noReplay?: true
  /** Open to pages of any origin, without credentials: what widgets on hosts' own sites call. */
  cors?: true
  /** Sent even if the user leaves the page (keepalive). */
  keepalive?: true
  /** Seconds the client waits for the reply. */
  timeoutSeconds?: number
}
export type Calls = Record<string, Call>

export interface Schemas {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply?: z.ZodType
  /** The reply for visitors, while hosts get `reply`: chosen by credentials, not a union, which would leak fields. */
  publicReply?: z.ZodType
  /** Rows of the list by the `view` that the query names, `whole` where it names none. `reply` allows all of them. */
  views?: Record<'whole', z.ZodType> & Record<string, z.ZodType>
  event?: z.ZodType
}

export type Endpoint = Call & Schemas & { access: Access }
export type Endpoints = Record<string, Endpoint>
export type Contract = Record<string, Endpoints>

type AccessOf<C extends Call> = C extends { access: infer A extends Access } ? A : 'tenant'

/** Joins the calls of a feature with their schemas. */
export function withSchemas<const C extends Calls, const S extends { [K in keyof C]: Schemas }>(
  calls: C,
  schemas: S,
) {
  const joined = Object.entries(calls).map(([name, call]) => [
    name,
    { access: 'tenant', ...call, ...schemas[name as keyof C] },
  ])
  return Object.fromEntries(joined) as { [K in keyof C]: C[K] & { access: AccessOf<C[K]> } & S[K] }
}

type Part<E, K extends 'params' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodType>
    ? Side extends 'output'
      ? Record<K, z.output<S>>
      : undefined extends z.input<S>
        ? Partial<Record<K, z.input<S>>>
        : Record<K, z.input<S>>
    : unknown

type Query<E, Side extends 'input' | 'output'> =
  E extends Record<'query', infer S extends z.ZodType>
    ? Side extends 'output'
      ? { query: z.output<S> }
      : Partial<Record<string, never>> extends z.input<S>
        ? { query?: z.input<S> }
        : { query: z.input<S> }
    : unknown

/** What a caller sends. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Query<E, 'input'> &
  Part<E, 'body', 'input'> &
  (E extends Record<'upload', string> ? { body: Blob } : unknown)
/** What a handler receives, after validation; of an upload the path of a file that ends with the call. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Query<E, 'output'> &
  Part<E, 'body', 'output'> &
  (E extends Record<'upload', string> ? { file: string } : unknown)
/** A handler's result, before the reply's schema shapes it. */
export type Reply<E extends Endpoint> =
  E extends Record<'reply', infer S extends z.ZodType> ? z.input<S> : void
/** The visitor handler's result, before the schema for visitors shapes it. */
export type PublicReply<E extends Endpoint> =
  E extends Record<'publicReply', infer S extends z.ZodType> ? z.input<S> : Reply<E>
/** What a caller gets. */
export type ParsedReply<E extends Endpoint> =
  E extends Record<'reply', infer S extends z.ZodType> ? z.output<S> : void
export type ParsedPublicReply<E extends Endpoint> =
  E extends Record<'publicReply', infer S extends z.ZodType> ? z.output<S> : ParsedReply<E>
export type EventOf<E extends Endpoint> =
  E extends Record<'event', infer S extends z.ZodType> ? z.output<S> : never
