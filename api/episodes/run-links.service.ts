import { randomBytes } from 'node:crypto'
import type { MadeRunLink, NewRunLink, RunLink } from '@cueroom/core/episodes/run-link.ts'
import { maxRunLinks } from '@cueroom/core/episodes/run-link-days.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { hashKey } from '../keys/hash-key.ts'
import { conflict, notFound } from '../problems/problems.ts'
import { get } from './episodes.service.ts'

const columns = ['id', 'name', 'createdAt', 'expiresAt', 'openedAt']

/** Path of the page that a link opens. */
const pathOf = (token: string) => `/r/${token}`

const working = (db: Db, episodeId: number) =>
  forTenant(db, 'run_links').where({ episodeId }).whereNull('revokedAt').whereRaw('expires_at > now()')

/** The links to the run of show of an episode that still work, newest first. @throws 404 */
export async function listLinks(db: Db, episodeId: number): Promise<RunLink[]> {
  await get(db, episodeId)
  return working(db, episodeId).select(columns).orderBy('id', 'desc')
}

/** Creates a link of 256 random bits and stores only its hash. @throws 404, 409 when there are too many. */
export async function share(
  db: Db,
  { id, origin }: { id: number; origin: string },
  { name, days }: NewRunLink,
): Promise<MadeRunLink> {
  if ((await listLinks(db, id)).length >= maxRunLinks)
    throw conflict(`An episode has at most ${maxRunLinks} links. Revoke one first.`, 'too_many_links')
  const token = randomBytes(32).toString('base64url')
  const [link] = await db('run_links')
    .insert({
      ...{ episodeId: id, name, hash: hashKey(token) },
      expiresAt: db.raw("now() + ? * interval '1 day'", [days]),
    })
    .returning(columns)
  noteForAudit(db, { details: `Episode ${id}, for ${counted(days, 'day')}` })
  return { link, url: new URL(pathOf(token), origin).href }
}

/** Revokes a link: its page says so until it would have expired. @throws 404 */
export async function revokeLink(db: Db, episodeId: number, linkId: number) {
  const [revoked] = await working(db, episodeId)
    .where({ id: linkId })
    .update({ revokedAt: db.fn.now() })
    .returning('id')
  if (!revoked) throw notFound('Link')
  noteForAudit(db, { details: `Episode ${episodeId}` })
  return { done: true } as const
}
