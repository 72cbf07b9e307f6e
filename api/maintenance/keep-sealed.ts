import { searchEvery } from '../jobs/search-loop.ts'
import type { App } from '../http/app.ts'
import { reseal } from '../secrets/reseal.ts'

const hour = 3_600_000

const linksEnd =
  'links to guest pages and personal forms that were made with CUEROOM_SECRET_PREVIOUS stop working when it is removed'

/**
 * Encrypts the stored secrets with the newest key, at the start and every hour: a server that hasn't been restarted yet
 * may still store one under the key before.
 */
export function keepSealed({ knex, secrets, log }: App) {
  if (secrets.length > 1) log.warn(linksEnd)
  let known = 0
  const search = async () => {
    const { previous, unreadable } = await reseal(knex, secrets)
    if (previous > 0)
      log.warn(
        { secrets: previous },
        'stored secrets needed CUEROOM_SECRET_PREVIOUS and are now encrypted with CUEROOM_SECRET',
      )
    if (unreadable > known)
      log.warn(
        { secrets: unreadable },
        'stored secrets were encrypted with a key that this server doesn’t have: their webhooks and authenticator apps don’t work',
      )
    known = unreadable
  }
  return searchEvery(hour, search, log, "couldn't encrypt the stored secrets with the newest key")
}
