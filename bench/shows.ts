import { fileURLToPath } from 'node:url'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { openDatabase } from '@cueroom/api/db/database.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import type { CueroomProcess } from '@cueroom/api/testing/process.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { Knex } from 'knex'

/** The program that benches start: the server as it is shipped, without limits. */
export const benchServer = fileURLToPath(new URL('server.ts', import.meta.url))
/** What scripts/start.mjs sets, which decides how much memory a server takes. */
export const asShipped = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const password = 'quiet-harbour-bell'

/** Adds shows with every feature to the database of a running server, and lets `fill` write rows for them. */
export async function addShows(
  directory: string,
  ids: string[],
  fill: (knex: Knex) => Promise<void> = async () => {},
): Promise<void> {
  const database = await openDatabase({ directory }, 'command')
  try {
    const passwordHash = await hashPassword(password)
    for (const id of ids)
      await addShow(
        database.knex,
        { name: id, email: `${id}@bench.example`, passwordHash, features: planFeatures.enterprise },
        id,
      )
    await fill(database.knex)
  } finally {
    await database.close()
  }
}

/** Signs in as the host of a show that `addShows` added; gives the token. */
export async function signInTo(server: CueroomProcess, id: string): Promise<string> {
  const { token } = await server.client().auth.signIn({ body: { email: `${id}@bench.example`, password } })
  return token
}
