import type {
  Endpoint,
  Endpoints,
  EventOf,
  MediaTypes,
  ParsedInput,
  PublicReply,
  Reply,
} from '@cueroom/core/contract/endpoint.ts'
import type { ExportedFile, StreamedFile } from '@cueroom/core/contract/file.ts'
import type { Knex } from 'knex'
import type { Page } from '../db/pages.ts'
import type { PageStatement } from '../db/written-pages.ts'
import type { Db } from '../db/tenant.ts'
import type { App } from './app.ts'
import type { StoredReply } from './idempotency.ts'
import type { AdminSession, TenantSession } from './session.ts'

/** What every handler gets. */
interface CommonScope {
  app: App
  /** Origin of links that leave the server. */
  origin: string
  /** The version the caller read, from If-Match. */
  ifMatch: number | undefined
}

/** A signed-in host. */
export interface HostCaller {
  tenantId: string
  session: TenantSession
}

/** A signed-in administrator. */
export interface AdminCaller {
  admin: AdminSession
}

/** What a short handler gets as well: an open transaction that sees only the caller's show, or the platform. */
interface WithTransaction {
  db: Db
}

/** Additional arguments of long handlers, which have no transaction, so they may wait for the network. */
export interface LongScope<Event = unknown> {
  /** Aborted when the caller disconnects or the deadline passes. */
  signal: AbortSignal
  /** Address of the caller. */
  address: string
  /** What the caller's browser or program calls itself. */
  device: string | undefined
  /** Sends an event to a caller who asked for events. */
  emit(event: Event): void
}

/** The short transactions that a host's long handler opens. */
export interface HostTransactions {
  inTenant<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The transaction with the call's effect, run once per Idempotency-Key. The handler returns its result. */
  finish<T>(work: (db: Db) => Promise<T>): Promise<Finished<T>>
}

/** The outcome of `finish`: a new reply, or the one that was stored for the key. */
export class Finished<T> {
  declare readonly made: T
  readonly reply: StoredReply
  constructor(reply: StoredReply) {
    this.reply = reply
  }
}

type Caller<E extends Endpoint> = E extends { access: 'admin' } ? AdminCaller : HostCaller

type RowOf<List> = List extends readonly (infer Row extends { id: number | string })[] ? Row : never
/** A handler's result, before the reply's schema shapes it. */
type Output<E extends Endpoint> = E extends { file: MediaTypes }
  ? ExportedFile | StreamedFile
  : E extends { paged: true }
    ? Page<RowOf<Reply<E>>>
    : Reply<E>

type Handle<Scope, Out> = (call: Scope) => Out | PromiseLike<Out>
type Short<E extends Endpoint> = Handle<ParsedInput<E> & CommonScope & Caller<E> & WithTransaction, Output<E>>
/** A list that is read in one message with the session, where there is a statement for it: a caller's text comes into it as bytes. */
interface StatementHandler<E extends Endpoint> {
  statement(call: ParsedInput<E> & { knex: Knex; tenantId: string }): PageStatement | undefined
  otherwise: Short<E>
}
type LongCall<E extends Endpoint> = ParsedInput<E> & CommonScope & LongScope<EventOf<E>>
type HostLong<E extends Endpoint> = Handle<
  LongCall<E> & HostCaller & HostTransactions,
  Output<E> | Finished<Output<E>>
>

/** Files, uploads, events and public calls wait for something or know no show yet: they are always long. */
type Handler<E extends Endpoint> = E extends { access: 'public' }
  ? { long: Handle<LongCall<E>, Output<E>> }
  : E extends { access: 'visitor-or-host' }
    ? { host: HostLong<E>; visitor: Handle<LongCall<E>, PublicReply<E>> }
    : E extends { access: 'admin' }
      ? Short<E> | { long: Handle<LongCall<E> & AdminCaller, Output<E>> }
      : E extends { file: MediaTypes } | { events: true } | { upload: string }
        ? { long: HostLong<E> }
        : Short<E> | { long: HostLong<E> } | (E extends { paged: true } ? StatementHandler<E> : never)

export type Handlers<G extends Endpoints> = { [K in keyof G]: Handler<G[K]> }

type Run = (call: unknown) => Promise<unknown>
/** A handler as the kernel runs it; `Handlers` has proved that it fits its endpoint. */
export type AnyHandler = Run | AnyStatementHandler | { long: Run } | { host: Run; visitor: Run }
export interface AnyStatementHandler {
  statement(call: unknown): PageStatement | undefined
  otherwise: Run
}
