import { identify } from './episode-identity.ts'
import { withoutNumber } from './episode-title.ts'
import { FeedError } from './feed-error.ts'
import type { Feed, FeedEpisode, FeedPerson } from './feed.ts'
import { feedEpisodes } from './feed-limits.ts'
import { attribute, type FeedElement, readRecords, textOf } from './feed-records.ts'
import { plainLine, plainText } from './feed-text.ts'

/** Characters of an episode's notes. */
const notesLength = 4_000
const descriptionLength = 5_000
const lineLength = 200
const dateLength = 60
const maxPeople = 20

/**
 * Reads RSS 2.0 and 1.0, Atom and Podcasting 2.0, broken or not.
 * @throws FeedError for what is no feed, and for a feed that was cut off
 */
export function readFeed(text: string): Feed {
  const { channel, items } = readRecords(text)
  if (!channel) throw new FeedError(whyNoFeed(text))
  const guids = identify(channel, items, (elements) => ({
    title: titleOf(elements),
    date: dateText(elements),
  }))
  const episodes = items.flatMap((elements, n) => {
    const guid = guids[n] ?? null
    return guid === null ? [] : [episodeOf(elements, guid)]
  })
  return {
    title: plainLine(textOf(channel, 'title'), lineLength),
    description: plainText(
      longestOf(channel, ['description', 'itunes:summary', 'subtitle']),
      descriptionLength,
    ),
    image: webAddress(attribute(channel, 'itunes:image', 'href') || textOf(channel, 'image/url')),
    author: plainLine(textOf(channel, 'itunes:author'), lineLength) || null,
    people: peopleOf(channel, 'host'),
    isLocked: /^yes$/iu.test(textOf(channel, 'podcast:locked')),
    episodes: newestFirst(withoutRepeats(episodes)),
    unidentified: items.length - episodes.length,
    isCut: items.length >= feedEpisodes,
  }
}

const whyNoFeed = (text: string) =>
  /<html|<!doctype html/iu.test(text.slice(0, 2_000))
    ? "This is a web page, not a feed. Your hosting platform shows the feed's address, often under RSS."
    : "This isn't a podcast feed."

const titleOf = (elements: FeedElement[]) =>
  plainLine(textOf(elements, 'title') || textOf(elements, 'itunes:title'), lineLength)
const dateText = (elements: FeedElement[]) =>
  ['pubdate', 'published', 'dc:date', 'updated'].map((name) => textOf(elements, name)).find(Boolean) ?? ''

function episodeOf(elements: FeedElement[], guid: string): FeedEpisode {
  const number = wholeNumber(textOf(elements, 'itunes:episode') || textOf(elements, 'podcast:episode'))
  const written = dateText(elements)
  const publicationDate = dateOf(written)
  const transcript = webAddress(attribute(elements, 'podcast:transcript', 'url'))
  const chapters = webAddress(attribute(elements, 'podcast:chapters', 'url'))
  const described = longestOf(elements, [
    'content:encoded',
    'description',
    'content',
    'summary',
    'itunes:summary',
  ])
  const links = [transcript && `Transcript: ${transcript}`, chapters && `Chapters: ${chapters}`]
  return {
    guid,
    title: withoutNumber(titleOf(elements), number) || 'Untitled episode',
    number,
    season: wholeNumber(textOf(elements, 'itunes:season') || textOf(elements, 'podcast:season')),
    publicationDate,
    unreadDate: publicationDate === null && written ? plainLine(written, dateLength) : null,
    notes: [plainText(described, notesLength), links.filter(Boolean).join('\n')].filter(Boolean).join('\n\n'),
    people: peopleOf(elements, ''),
    hasTranscript: transcript !== null,
    hasChapters: chapters !== null,
  }
}

/** An episode that is in the feed twice is taken once. */
function withoutRepeats(episodes: FeedEpisode[]): FeedEpisode[] {
  const byGuid = new Map<string, FeedEpisode>()
  for (const episode of episodes) if (!byGuid.has(episode.guid)) byGuid.set(episode.guid, episode)
  return [...byGuid.values()]
}

/** An episode without a date stays after the previous one. */
function newestFirst(episodes: FeedEpisode[]): FeedEpisode[] {
  let date = episodes.find(({ publicationDate }) => publicationDate)?.publicationDate ?? ''
  const dated = episodes.map((episode) => {
    date = episode.publicationDate ?? date
    return { episode, date }
  })
  return dated.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ episode }) => episode)
}

const longestOf = (elements: FeedElement[], names: string[]) =>
  names.map((name) => textOf(elements, name)).reduce((a, b) => (b.length > a.length ? b : a), '')

const webAddress = (text: string) =>
  text.length <= 2_000 && /^https?:\/\//iu.test(text) && URL.canParse(text) ? text : null

/** Of "7", "#7" and "Season 7"; a negative number is a mistake. */
function wholeNumber(text: string): number | null {
  const digits = /^[\p{L}\s.:#]{0,12}(\d{1,6})\D{0,10}$/u.exec(text.trim())?.[1]
  const number = digits === undefined ? NaN : Number(digits)
  return number <= 100_000 ? number : null
}

/** As `<podcast:person>` has them. */
const peopleOf = (elements: FeedElement[], usualRole: string): FeedPerson[] =>
  elements
    .filter(({ name }) => name === 'podcast:person')
    .slice(0, maxPeople)
    .map(({ text, attributes: { role = usualRole, href = '' } }) => ({
      name: plainLine(text, lineLength),
      role: role.trim().toLowerCase(),
      link: webAddress(href.trim()),
    }))
    .filter(({ name }) => name !== '')

const day = 86_400_000
/** Podcasts started in 2001; dates more than a year ahead are mistakes. */
const firstDate = Date.parse('2000-01-01')

function dateOf(text: string): string | null {
  // A date with the wrong weekday is still used
  const time = Date.parse(text.trim().replace(/^\p{L}{2,12}\.?,\s*/u, ''))
  if (!Number.isFinite(time) || time < firstDate || time > Date.now() + 366 * day) return null
  return new Date(time).toISOString()
}
