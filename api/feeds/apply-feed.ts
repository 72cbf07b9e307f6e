import type { ReceivedFeedEpisode, ReceivedFeedGuest } from '@cueroom/core/feeds/feeds.contract.ts'
import { maxEpisodeGuests } from '@cueroom/core/episodes/episode.ts'
import { nameKey } from '@cueroom/core/feeds/find-guests.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Db, forTenant, lockShow, tenantOf } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { feedKey, guestsNamed, importedEpisodes } from './feed-keys.ts'

interface Accepted {
  episodes: ReceivedFeedEpisode[]
  guests: ReceivedFeedGuest[]
}

/** Adds the accepted parts of a feed; earlier additions stay unchanged. @throws 403 quota_reached. */
export async function applyFeed(db: Db, { episodes, guests }: Accepted) {
  await lockShow(db, 'feed')
  const added = { episodes: await addEpisodes(db, episodes), guests: await addGuests(db, guests) }
  const unchanged = added.episodes + added.guests === 0
  noteForAudit(db, {
    details: `${counted(added.episodes, 'episode')}, ${counted(added.guests, 'guest')}`,
    ...(unchanged && { unchanged }),
  })
  return added
}

async function addEpisodes(db: Db, episodes: ReceivedFeedEpisode[]): Promise<number> {
  if (episodes.length === 0) return 0
  const seasons = await seasonIds(db, episodes)
  const rows = episodes.map(({ guid, season, ...episode }) => ({
    ...episode,
    tenantId: tenantOf(db),
    projectId: season === null ? null : seasons.get(season)!,
    feedKey: feedKey(guid),
  }))
  const added = await db('episodes')
    .insert(rows.toReversed())
    .onConflict(['tenantId', 'feedKey'])
    .ignore()
    .returning('id')
  return added.length
}

/** The series of each season; missing ones are created. */
async function seasonIds(db: Db, episodes: ReceivedFeedEpisode[]): Promise<Map<number, number>> {
  const seasons = [...new Set(episodes.flatMap(({ season }) => season ?? []))]
  const nameOf = (season: number) => `Season ${season}`
  const named = async () =>
    new Map<string, number>(
      (
        await forTenant(db, 'projects')
          .whereRaw('name = any(?::text[])', [seasons.map(nameOf)])
          .orderBy('id', 'desc')
          .select('id', 'name')
      ).map(({ id, name }: { id: number; name: string }) => [name, id]),
    )
  const before = await named()
  const missing = seasons.filter((season) => !before.has(nameOf(season)))
  if (missing.length > 0) await db('projects').insert(missing.map((season) => ({ name: nameOf(season) })))
  const all = missing.length > 0 ? await named() : before
  return new Map(seasons.map((season) => [season, all.get(nameOf(season))!]))
}

/** Adds missing past guests, and links all of them to their episodes. */
async function addGuests(db: Db, guests: ReceivedFeedGuest[]): Promise<number> {
  if (guests.length === 0) return 0
  const known = await guestsNamed(
    db,
    guests.map(({ name }) => name),
  )
  const byKey = new Map(guests.map((guest) => [nameKey(guest.name), guest]))
  const missing = [...byKey].filter(([key]) => !known.has(key))
  await reserve(db, 'guests', missing.length)
  for (const [key, { name, link }] of missing) {
    const [{ id }] = await db('guests')
      .insert({ name, website: link ?? null, episodeStatus: 'completed' })
      .returning('id')
    known.set(key, id)
  }
  const imported = await importedEpisodes(db, [...new Set(guests.flatMap(({ guids }) => guids))])
  for (const { name, guids } of guests)
    await joinEpisodes(
      db,
      known.get(nameKey(name))!,
      guids.flatMap((guid) => imported.get(guid)?.id ?? []),
    )
  return missing.length
}

const joinEpisodes = (db: Db, guestId: number, episodeIds: number[]) =>
  db.raw(join, [guestId, tenantOf(db), episodeIds, maxEpisodeGuests])

// As the last guest of each episode that has room
const join = `
  insert into episode_guests (tenant_id, episode_id, guest_id, position)
  select e.tenant_id, e.id, ?::int, coalesce(max(g.position) + 1, 0)
  from episodes e left join episode_guests g on g.tenant_id = e.tenant_id and g.episode_id = e.id
  where e.tenant_id = ? and e.id = any(?::int[]) group by e.tenant_id, e.id having count(g.guest_id) < ?
  on conflict (tenant_id, episode_id, guest_id) do nothing`
