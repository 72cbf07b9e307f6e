import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { nameKey } from '@cueroom/core/feeds/find-guests.ts'
import type { Db } from '../db/tenant.ts'
import { problem } from '../problems/problems.ts'
import { settings as readSettings } from '../show/show.service.ts'
import type { FeedReading } from '../threads/read-feed.ts'
import { guestsNamed, importedEpisodes } from './feed-keys.ts'
import { settingsOf } from './feed-settings.ts'

/** Guests that are proposed: the surest and most frequent. */
const maxGuests = 1_000

/** Plans the import of a feed. @throws 400 for anything that isn't a complete feed. */
export async function planFeed(db: Db, reading: FeedReading): Promise<FeedPlan> {
  if ('problem' in reading) throw problem(400, reading.code, reading.problem)
  const { feed } = reading
  const guids = feed.episodes.map(({ guid }) => guid)
  const imported = await importedEpisodes(db, guids)
  const fresh = feed.episodes.filter(({ guid }) => !imported.has(guid))
  const saved = await readSettings(db)
  const hosts = new Set(saved?.hosts.map(({ name }) => nameKey(name ?? '')))
  const found = reading.guests.filter(({ name }) => !hosts.has(nameKey(name))).slice(0, maxGuests)
  const known = await guestsNamed(
    db,
    found.map(({ name }) => name),
  )
  const guests = found
    .map(({ episodes, ...guest }) => ({
      ...guest,
      known: known.get(nameKey(guest.name)) ?? null,
      guids: episodes.map((place) => guids[place]!).filter((guid) => !imported.get(guid)?.isDeleted),
    }))
    // Skip existing guests whose episodes have all been imported
    .filter((guest) => guest.known === null || guest.guids.some((guid) => !imported.has(guid)))
    .filter((guest) => guest.guids.length > 0)
  return {
    title: feed.title,
    isLocked: feed.isLocked,
    isCut: feed.isCut,
    known: imported.size,
    unidentified: feed.unidentified,
    unreadDates: fresh.flatMap(({ unreadDate }) => unreadDate ?? []),
    transcripts: fresh.filter(({ hasTranscript }) => hasTranscript).length,
    settings: settingsOf(feed, saved),
    episodes: fresh.map(
      ({ people: _, unreadDate: _d, hasTranscript: _t, hasChapters: _c, ...episode }) => episode,
    ),
    guests,
  }
}
