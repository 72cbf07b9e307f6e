import type { TextsState } from '@cueroom/core/guests/texts-filters.ts'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Db } from '../db/tenant.ts'
import type { Storage } from '../db/storage.ts'
import type { Drafting } from '../drafting/provider.ts'
import type { Env } from '../config/env.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OutboundRules } from '../outbound/public-address.ts'
import type { Limits } from './limits.ts'

/** The parts that routes use. Composed once, in api/create-app.ts. */
export interface App {
  readonly knex: Knex
  readonly env: Env
  /** Token keys: the first one signs, all verify, so a key can be rotated without ending sessions. */
  readonly secrets: [string, ...string[]]
  readonly log: Logger
  readonly limits: Limits
  readonly drafting: Drafting
  /** Reads the ids of guests by the state of their texts: texts know guests, which therefore can't know them. */
  readonly guestsWithTexts: (db: Db, state: TextsState) => Promise<number[]>
  readonly storage: Storage
  /** The queue of background work, shared by all processes on the database. */
  readonly jobs: Jobs
  /** Which addresses that hosts chose may be called. */
  readonly outbound: OutboundRules
  /** Turns false when the server starts to stop, so load balancers drain it first. */
  ready: boolean
}

declare module '@hapi/hapi' {
  interface ServerApplicationState extends App {}
}
