import { normalizeWords } from '../imports/recognize/normalize.ts'
import { attribute, type FeedElement, textOf } from './feed-records.ts'

/** Maximum characters of an episode's identity. */
const guidLength = 2_000
/** Addresses and ids of at least this length are unique across feeds; "12" isn't. */
const uniqueLength = 20
const isUnique = (guid: string) => guid.length >= uniqueLength || /^(?:https?|urn|tag):/iu.test(guid)

interface ItemTexts {
  title: string
  /** As the feed has it. */
  date: string
}

/**
 * What identifies each episode of a feed: its guid, the address of its audio, its own page, or its title with its date.
 * Null for an item without any of them, because it couldn't be distinguished from others.
 */
export function identify(
  channel: FeedElement[],
  items: FeedElement[][],
  textsOf: (elements: FeedElement[]) => ItemTexts,
): (string | null)[] {
  const show = normalizeWords(textOf(channel, 'title'))
  const links = items.map(linkOf)
  // Feeds may link every episode to the show's page
  const seen = new Set<string>()
  const shared = new Set([linkOf(channel)])
  for (const link of links) (seen.has(link) ? shared : seen).add(link)
  return items.map((elements, n) => {
    const guid = textOf(elements, 'guid') || textOf(elements, 'id')
    const { title, date } = textsOf(elements)
    const ofShow = guid || (title && `${title} ${date}`.trim())
    const link = links[n]!
    const own = isUnique(guid)
      ? guid
      : (!guid && (attribute(elements, 'enclosure', 'url') || (shared.has(link) ? '' : link))) ||
        (ofShow && `${show} ${ofShow}`)
    return own ? own.trim().slice(0, guidLength) : null
  })
}

const linkOf = (elements: FeedElement[]) => textOf(elements, 'link') || attribute(elements, 'link', 'href')
