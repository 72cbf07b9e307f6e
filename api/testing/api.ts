import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { type Features, planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { Server } from '@hapi/hapi'
import type { Knex } from 'knex'
import { afterAll, beforeAll } from 'vitest'
import type { App } from '../http/app.ts'
import { injected } from '../http/injected.ts'
import { openSession } from '../auth/sessions.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { KeyScope } from '@cueroom/core/keys/key-scopes.ts'
import { hashPassword, hashPasswordsAt } from '../auth/passwords.ts'
import { create as createKey } from '../keys/keys.service.ts'
import { addShow } from '../tenants/first-show.ts'
import { watchStorage } from '../db/storage.ts'
import { inPlatform, inTenant } from '../db/tenant.ts'
import { type Env, readEnv } from '../config/env.ts'
import { createApp } from '../create-app.ts'
import { createLimits } from '../http/limits.ts'
import { createServer } from '../server.ts'
import { type Engine, openTestDatabase, type TestKnex } from './databases.ts'

/** A signed-in host of a show of its own, so that tests never see each other's rows. */
export interface TestHost extends Client {
  tenantId: string
  token: string
  email: string
}

export interface TestApi {
  app: App
  server: Server
  knex: Knex
  /** Replaces parts of the app until they are replaced again. Of `env`, only what is named. */
  use(parts: Partial<Omit<App, 'env'>> & { env?: Partial<Env> }): void
  /** A new show, by default active with every feature. */
  host(show?: { features?: Features; status?: string }): Promise<TestHost>
  /** A new API key of a show. */
  key(tenantId: string, scope: KeyScope): Promise<string>
  admin(): Promise<Client & { token: string; adminId: number }>
  /** The API without a token, or with the one given. */
  client(token?: string): Client
  /** Forgets all calls that were counted. */
  resetLimits(): Promise<void>
  /** From here on nobody is too fast: for walks over all calls, which would meet a rate before what they ask about. */
  liftLimits(): void
  close(): Promise<void>
}

const password = 'a-long-test-password'
/** argon2id's smallest. What depends on the usual cost asks for it once its API has started. */
const smallestCost = { memory: 8, passes: 1, parallelism: 1 }
const variables = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  CUEROOM_SECRET: 'Zq8v-test-only-9f2kLm4pXw7sRt1yUe',
}

/** Starts an API on an empty database. Requests go through the whole server, without a socket. */
export async function createTestApi(changes: Partial<Env> = {}, engine?: Engine): Promise<TestApi> {
  hashPasswordsAt(smallestCost)
  const database: TestKnex = await openTestDatabase(engine)
  const env = { ...readEnv(variables), ...changes }
  // Batches run where a test starts a worker
  const storage = watchStorage(database.knex, undefined)
  const parts = await createApp(database.knex, env, { storage })
  const app = viewOf(parts)
  const server = await createServer(app)
  await server.initialize()
  const client = (token?: string) =>
    createClient<typeof contract>(calls, { fetch: injected(server), token: () => token })
  return {
    app,
    server,
    knex: database.knex,
    use: ({ env: changed, ...replaced }) => {
      Object.assign(env, changed)
      Object.assign(parts, replaced)
    },
    client,
    host: async ({ features = planFeatures.enterprise, status = 'active' } = {}) => {
      const tenantId = randomId()
      const email = `${tenantId.toLowerCase()}@show.example`
      const show = {
        name: `Show ${tenantId}`,
        email,
        passwordHash: await hashPassword(password),
      }
      await addShow(database.knex, { ...show, features }, tenantId)
      await inPlatform(database.knex, (db) =>
        db('tenants').where({ id: tenantId }).update({ subscriptionStatus: status }),
      )
      const token = await inTenant(database.knex, tenantId, (db) => openSession(db, app, { tenantId }))
      return { ...client(token), tenantId, token, email }
    },
    key: async (tenantId, scope) => {
      const wanted = { name: 'A test', scope, days: 1 }
      return (await inTenant(database.knex, tenantId, (db) => createKey(db, wanted))).key
    },
    admin: async () => {
      const adminId = await inPlatform(database.knex, async (db) => {
        const [row] = await db('admins')
          .insert({ email: `${randomId()}@platform.example`, passwordHash: 'none' })
          .returning('id')
        return row.id as number
      })
      const token = await inPlatform(database.knex, (db) => openSession(db, app, { adminId }))
      return { ...client(token), token, adminId }
    },
    resetLimits: async () => {
      await database.knex('rate_limits').delete()
      Object.assign(parts, { limits: createLimits(database.knex) })
    },
    liftLimits: () => {
      Object.assign(parts, { limits: { ...parts.limits, take: async () => {}, refuseBlocked: () => {} } })
    },
    close: async () => {
      await server.stop()
      await parts.jobs.stop()
      await database.close()
    },
  }
}

/** The app as the server sees it: its parts can be replaced, but not by who holds it. */
const viewOf = (parts: App): App =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(parts).map((name) => [name, { enumerable: true, get: () => parts[name as keyof App] }]),
    ),
  ) as App

/** One API for a test file, on the embedded database unless another is named. */
export function startTestApi(changes: Partial<Env> = {}, engine?: Engine): { readonly current: TestApi } {
  let api: TestApi | undefined
  beforeAll(async () => {
    api = await createTestApi(changes, engine)
  })
  afterAll(() => api?.close())
  return {
    get current() {
      if (!api) throw new Error('The test API starts with the first test')
      return api
    },
  }
}

export { password as testPassword }
