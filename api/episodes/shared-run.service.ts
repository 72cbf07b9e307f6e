import { type Branding, brandingOf } from '@cueroom/core/show/branding.ts'
import type { WrittenRun } from '@cueroom/core/episodes/run-text.ts'
import { forTenant, lookUpTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { inEntitledTenant } from '../http/session.ts'
import { hashKey } from '../keys/hash-key.ts'
import { showLook } from '../show/show.service.ts'
import { Episode } from './episode.model.ts'
import { writtenRun } from './run-of-show.service.ts'

/** Why a shared run of show shows nothing but a notice. */
export interface RunNotice {
  why: 'missing' | 'deleted' | 'revoked' | 'expired' | 'closed'
  /** The show whose host can help; null when no show has such a link. */
  podcastName: string | null
}

export interface SharedRun extends WrittenRun {
  branding: Branding
}

interface LinkRow {
  id: number
  episodeId: number
  expiresAt: string
  revokedAt: string | null
}

/** The run of show behind a link, or why it can't be shown. */
export async function sharedRun({ knex }: Pick<App, 'knex'>, token: string): Promise<SharedRun | RunNotice> {
  const hash = hashKey(token)
  const tenantId = await lookUpTenant(knex, 'tenant_of_run_link(?)', hash)
  if (!tenantId) return missing
  return inEntitledTenant(knex, tenantId, async (db, { active, features }) => {
    const link: LinkRow | undefined = await forTenant(db, 'run_links').where({ hash }).first()
    if (!link) return missing
    const branding = brandingOf(await showLook(db), features)
    const notice = (why: RunNotice['why']) => ({ why, podcastName: branding.podcastName })
    if (link.revokedAt) return notice('revoked')
    const episode = await Episode.live(db).findById(link.episodeId)
    if (!episode) return notice('deleted')
    if (Date.parse(link.expiresAt) < Date.now()) return notice('expired')
    if (!active) return notice('closed')
    await forTenant(db, 'run_links').where({ id: link.id }).update({ openedAt: db.fn.now() })
    return { branding, ...(await writtenRun(db, episode.id)) }
  })
}

const missing: RunNotice = { why: 'missing', podcastName: null }
