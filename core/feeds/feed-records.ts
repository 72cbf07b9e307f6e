import { Parser } from 'htmlparser2'
import { FeedError } from './feed-error.ts'
import { feedEpisodes } from './feed-limits.ts'

/** One element of a channel or an episode, by its usual name, such as `itunes:season` or `image/url`. */
export interface FeedElement {
  name: string
  attributes: Record<string, string>
  text: string
}

interface FeedRecords {
  /** Of the show; null if it has none. */
  channel: FeedElement[] | null
  /** Of each episode, in the order of the feed. */
  items: FeedElement[][]
}

/** Characters of one element that are read. */
const longestText = 100_000
/** Elements of one record that are read. */
const maxElements = 500

const find = (elements: FeedElement[], name: string) =>
  elements.find((element) => element.name === name && element.text.trim() !== '')
export const textOf = (elements: FeedElement[], name: string) => find(elements, name)?.text.trim() ?? ''
export const attribute = (elements: FeedElement[], name: string, key: string) =>
  elements.find((element) => element.name === name && element.attributes[key])?.attributes[key]?.trim() ?? ''

/** The usual prefixes of namespaces, by the start of their URL. */
const namespaces: [start: string, prefix: string][] = [
  ['http://www.itunes.com/dtds/podcast', 'itunes'],
  ['https://podcastindex.org/namespace', 'podcast'],
  ['https://github.com/podcastindex-org/podcast-namespace', 'podcast'],
  ['http://purl.org/rss/1.0/modules/content', 'content'],
  ['http://purl.org/dc/elements', 'dc'],
  ['http://www.w3.org/2005/atom', 'atom'],
]
const usualPrefix = (address: string) =>
  namespaces.find(([start]) => address.trim().toLowerCase().startsWith(start))?.[1]

/** Maximum nesting depth to read, because the parser's cost grows with depth. */
const deepest = 1_000
const pieceLength = 16_384

const roots = new Set(['rss', 'feed', 'rdf:rdf'])
const records = new Set(['channel', 'feed', 'item', 'entry'])
/** Characters at the end to search for the closing tag, including trailing comments from some servers. */
const longestEnd = 1_000

/** Elements that belong to the feed itself. */
const own = new Set(['', 'atom', 'rss'])

/**
 * Reads the elements of a feed, with any namespace prefixes and even if malformed. Declared entities aren't
 * expanded, and elements nested too deep are skipped.
 * @throws FeedError for a feed that was cut off: the rest of it, and with it the show's episodes, is missing
 */
export function readRecords(text: string): FeedRecords {
  const reader = new RecordReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (piece) => reader.addText(piece),
      onclosetag: () => reader.close(),
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let start = 0; start < text.length && reader.path.length < deepest; start += pieceLength)
    parser.write(text.slice(start, start + pieceLength))
  refuseIncomplete(text, reader.path)
  return reader.finish()
}

/** @param path names of the elements that are still open */
function refuseIncomplete(text: string, path: readonly string[]) {
  const [root] = path
  if (root === undefined || !roots.has(root)) return
  // Reading stopped inside what is nested too deep: with the last tag, the rest is there
  if (path.length >= deepest && text.slice(-longestEnd).toLowerCase().includes(`</${root}`)) return
  const inside = path.findLast((name) => records.has(name)) ?? root
  throw new FeedError(
    `This feed is incomplete: it ends at line ${text.trimEnd().split('\n').length}, inside <${inside}>. Download it again.`,
    'incomplete_feed',
  )
}

class RecordReader {
  readonly #prefixes = new Map<string, string>()
  readonly #items: FeedElement[][] = []
  readonly #path: string[] = []
  #channel: FeedElement[] | null = null
  /** The open record and the depth of its element. */
  #record: FeedElement[] | null = null
  #depth = 0
  /** Elements of the record that are open: a child, and a child of it. */
  #open: FeedElement[] = []

  /** Names of the open elements. */
  get path(): readonly string[] {
    return this.#path
  }

  open(name: string, attributes: Record<string, string>) {
    this.#declare(attributes)
    const usual = this.#usualName(name)
    this.#path.push(usual)
    if (usual === 'item' || usual === 'entry') this.#begin([], true)
    else if (usual === 'channel' || usual === 'feed') this.#begin(this.#channel ?? [], false)
    else this.#addElement(usual, attributes)
  }

  #begin(record: FeedElement[], isItem: boolean) {
    this.#record = record
    this.#depth = this.#path.length
    this.#open = []
    if (!isItem) this.#channel = record
    else if (this.#items.length < feedEpisodes) this.#items.push(record)
  }

  #addElement(name: string, attributes: Record<string, string>) {
    const inside = this.#path.length - this.#depth
    if (!this.#record || inside > 2 || this.#record.length >= maxElements) return
    const element = {
      name: inside === 1 ? name : `${this.#path.at(-2)}/${name}`,
      attributes,
      text: '',
    }
    this.#record.push(element)
    this.#open = [...this.#open.slice(0, inside - 1), element]
  }

  addText(piece: string) {
    for (const element of this.#open)
      if (element.text.length < longestText) element.text += piece.slice(0, longestText)
  }

  close() {
    this.#path.pop()
    const inside = this.#path.length - this.#depth
    if (inside < 2) this.#open = this.#open.slice(0, Math.max(0, inside))
    // Elements after an episode belong to the show again
    if (this.#record && inside < 0) {
      this.#record = this.#channel
      this.#depth = this.#path.findLastIndex((name) => name === 'channel' || name === 'feed') + 1
      if (this.#depth === 0) this.#record = null
    }
  }

  #declare(attributes: Record<string, string>) {
    for (const [name, address] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns')) continue
      const usual = usualPrefix(address)
      if (usual) this.#prefixes.set(name.slice('xmlns:'.length), usual)
    }
  }

  #usualName(name: string): string {
    const [first = '', second] = name.toLowerCase().split(':')
    const [prefix, local] = second === undefined ? ['', first] : [first, second]
    const usual = this.#prefixes.get(prefix) ?? prefix
    return own.has(usual) ? local : `${usual}:${local}`
  }

  finish = (): FeedRecords => ({ channel: this.#channel, items: this.#items })
}
