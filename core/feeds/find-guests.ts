import { bareName } from '../imports/recognize/looks-like.ts'
import { normalizeWords } from '../imports/recognize/normalize.ts'
import type { Feed, FeedEpisode } from './feed.ts'
import { guestsInTitle, peopleIn } from './title-guests.ts'

/** Someone who was probably a guest, found in a feed. */
export interface FoundGuest {
  name: string
  link: string | null
  /** Whether the feed says so explicitly; a title only suggests it. */
  isSure: boolean
  /** Episodes by their place among the episodes. */
  episodes: number[]
}

/** "Jr." is often omitted, but father and son are two people. */
const generation = /\b(?:sr|i{2,3}|iv)\.?$/iu

/** Names of guests are compared without case, accents and titles, and "Tom Baxter Jr." is Tom Baxter. */
export const nameKey = (name: string) =>
  (!generation.test(name) && normalizeWords(bareName(name))) || normalizeWords(name)

/** The guests that the episodes of a feed name, most often named first, without its hosts. */
export function findGuests(feed: Pick<Feed, 'people' | 'author' | 'episodes'>): FoundGuest[] {
  const hosts = hostsOf(feed)
  const found = new Map<string, FoundGuest>()
  for (const [place, episode] of feed.episodes.entries())
    for (const guest of namedIn(episode, hosts.size > 0)) {
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

/** Keys of everyone with a role other than guest, in the show or any episode. */
function hostsOf({ people, author, episodes }: Pick<Feed, 'people' | 'author' | 'episodes'>): Set<string> {
  const hosts = [...people, ...episodes.flatMap((episode) => episode.people)]
    .filter(({ role }) => role !== 'guest' && role !== '')
    .map(({ name }) => name)
  return new Set([...hosts, ...(author ? [author] : [])].flatMap(peopleIn).map(nameKey))
}

/**
 * The guests of an episode. Its title is only searched where the feed names nobody who can be one: a person without a
 * role is a host in Podcasting 2.0, and a guest where the feed says who hosts it.
 */
function namedIn({ people, title }: FeedEpisode, hasHosts: boolean) {
  const guests = people.filter(({ role }) => role === 'guest' || (role === '' && hasHosts))
  if (people.some(({ role }) => role === 'guest' || role === ''))
    return guests.flatMap(({ name, link }) =>
      peopleIn(name).map((each) => ({ name: each, link, isSure: true })),
    )
  return guestsInTitle(title).map(({ name, isSure }) => ({ name, link: null, isSure }))
}
