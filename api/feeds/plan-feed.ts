import type { Feed } from '@cueroom/core/feeds/feed.ts'
import type { FeedPlan, FeedSetting } from '@cueroom/core/feeds/feeds.contract.ts'
import { nameKey } from '@cueroom/core/feeds/find-guests.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import type { Db } from '../db/tenant.ts'
import { invalid } from '../problems/problems.ts'
import { settings as readSettings } from '../show/show.service.ts'
import type { FeedReading } from '../threads/read-feed.ts'
import { guestsNamed, importedEpisodes } from './feed-keys.ts'

/** Guests that are proposed: the surest and most frequent. */
const mostGuests = 1_000

/** What importing a feed would change. @throws 400 for a text that is no feed. */
export async function planFeed(db: Db, reading: FeedReading): Promise<FeedPlan> {
  if ('problem' in reading) throw invalid(reading.problem)
  const { feed } = reading
  const guids = feed.episodes.map(({ guid }) => guid)
  const imported = await importedEpisodes(db, guids)
  const fresh = feed.episodes.filter(({ guid }) => !imported.has(guid))
  const found = reading.guests.slice(0, mostGuests)
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
    // Whoever is in the show and only in episodes that were imported is settled
    .filter((guest) => guest.known === null || guest.guids.some((guid) => !imported.has(guid)))
    .filter((guest) => guest.guids.length > 0)
  return {
    title: feed.title,
    isLocked: feed.isLocked,
    isCut: feed.isCut,
    known: imported.size,
    transcripts: fresh.filter(({ hasTranscript }) => hasTranscript).length,
    settings: settingsOf(feed, await readSettings(db)),
    episodes: fresh.map(({ people: _, hasTranscript: _t, hasChapters: _c, ...episode }) => episode),
    guests,
  }
}

function settingsOf(feed: Feed, saved: ShowSettings | null): FeedSetting[] {
  const { title, description, image } = feed
  const names = [...feed.people.filter(({ role }) => role === 'host').map(({ name }) => name)]
  const hosts = new Set(saved?.hosts.map(({ name }) => nameKey(name ?? '')))
  const added = [...new Set(names)].filter((name) => !hosts.has(nameKey(name)))
  const settings: FeedSetting[] = [
    { setting: 'podcastName', before: saved?.podcastName ?? null, after: title },
    { setting: 'podcastDescription', before: saved?.podcastDescription ?? null, after: description },
    { setting: 'showLogo', before: saved?.showLogo ?? null, after: image ?? '' },
    {
      setting: 'hosts',
      before: saved?.hosts.map(({ name }) => name).join('\n') || null,
      after: added.join('\n'),
    },
  ]
  return settings.filter(({ before, after }) => after !== '' && after !== before)
}
