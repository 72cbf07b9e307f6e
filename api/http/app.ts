import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Storage } from '../db/storage.ts'
import type { Drafting } from '../drafting/provider.ts'
import type { Env } from '../config/env.ts'
import type { Limits } from './limits.ts'

/** What the routes stand on; made once at start. */
export interface App {
  knex: Knex
  env: Env
  /** Keys of tokens: the first signs, all verify, so that a key can be replaced without ending sessions. */
  secrets: [string, ...string[]]
  log: Logger
  limits: Limits
  drafting: Drafting
  storage: Storage
  /** Who writes the texts of batches, here and in other processes: to be woken when there is something to do. */
  workers: { wake(): void }
  /** Turns false when the server begins to stop, so that load balancers look elsewhere first. */
  ready: boolean
}

declare module '@hapi/hapi' {
  interface ServerApplicationState extends App {}
}
