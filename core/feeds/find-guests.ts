import { normalizeWords } from '../imports/recognize/normalize.ts'
import type { Feed, FeedEpisode } from './feed.ts'
import { guestsInTitle } from './title-guests.ts'

/** Someone who was probably a guest, found in a feed. */
export interface FoundGuest {
  name: string
  link: string | null
  /** Whether the feed says so; a title only suggests it. */
  isSure: boolean
  /** Episodes by their place among the episodes. */
  episodes: number[]
}

/** Names of guests are compared without case, accents and titles. */
export const nameKey = (name: string) => normalizeWords(name)

/** The guests that the episodes of a feed name, most often named first, without its hosts. */
export function findGuests(feed: Pick<Feed, 'people' | 'author' | 'episodes'>): FoundGuest[] {
  const hosts = new Set(
    [...feed.people, ...feed.episodes.flatMap(({ people }) => people)]
      .filter(({ role }) => role !== 'guest')
      .map(({ name }) => nameKey(name)),
  )
  if (feed.author) hosts.add(nameKey(feed.author))
  const found = new Map<string, FoundGuest>()
  for (const [place, episode] of feed.episodes.entries())
    for (const guest of namedIn(episode)) {
      const key = nameKey(guest.name)
      if (!key || hosts.has(key)) continue
      const before = found.get(key)
      if (!before) found.set(key, { ...guest, episodes: [place] })
      else {
        before.link ??= guest.link
        before.isSure ||= guest.isSure
        if (!before.episodes.includes(place)) before.episodes.push(place)
      }
    }
  return [...found.values()].toSorted(
    (a, b) => Number(b.isSure) - Number(a.isSure) || b.episodes.length - a.episodes.length,
  )
}

const namedIn = ({ people, title }: FeedEpisode) => [
  ...people.filter(({ role }) => role === 'guest').map(({ name, link }) => ({ name, link, isSure: true })),
  ...guestsInTitle(title).map(({ name, isSure }) => ({ name, link: null, isSure })),
]
