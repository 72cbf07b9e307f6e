import { cutMark, excerptsAbout } from './relevant-excerpt.ts'

/** Data cut to a size, and how many texts and lists lost something. */
interface FittedData<T> {
  data: T
  cut: number
}

export { cutMark }

const shortest = 40
const longestOfAll = 20_000

interface Limits {
  /** Maximum characters of a text, and of a list's texts together. */
  characters: number
  /** Entries of a list of records. */
  entries: number
  /** Shortens one text. */
  excerpt: (text: string, longest: number) => string
}

const isTexts = (data: unknown[]): data is string[] => data.every((entry) => typeof entry === 'string')

function cutTexts(all: string[], { characters: longest, excerpt }: Limits): string[] {
  let characters = 0
  const kept = all.filter((text) => (characters += text.length) <= longest)
  return kept.length > 0 ? [...kept, cutMark] : [excerpt(all[0]!, longest)]
}

const sum = (texts: string[]) => texts.reduce((total, text) => total + text.length, 0)

/** The same data with every text and list within the limits. */
function within(data: unknown, limits: Limits): FittedData<unknown> {
  const { characters, entries, excerpt } = limits
  if (typeof data === 'string')
    return data.length > characters ? { data: excerpt(data, characters), cut: 1 } : { data, cut: 0 }
  if (Array.isArray(data)) {
    if (data.length > 0 && isTexts(data))
      return sum(data) > characters ? { data: cutTexts(data, limits), cut: 1 } : { data, cut: 0 }
    const kept = data.slice(0, entries).map((entry) => within(entry, limits))
    const cut = kept.reduce((total, entry) => total + entry.cut, data.length > entries ? 1 : 0)
    return { data: kept.map((entry) => entry.data), cut }
  }
  if (typeof data !== 'object' || data === null) return { data, cut: 0 }
  const fitted = Object.entries(data).map(([key, value]) => [key, within(value, limits)] as const)
  return {
    data: Object.fromEntries(fitted.map(([key, value]) => [key, value.data])),
    cut: fitted.reduce((total, [, value]) => total + value.cut, 0),
  }
}

/**
 * Cuts the data fairly until `sizeOf` is at most `limit`: all texts get the same maximum length, the greatest
 * that fits, so short texts stay complete, and each text keeps what is about `topics`. Lists of records are
 * shortened only if that isn't enough.
 */
export function fittedData<T>(
  data: T,
  sizeOf: (data: T) => number,
  limit: number,
  topics: ReadonlySet<string> = new Set(),
): FittedData<T> {
  if (sizeOf(data) <= limit) return { data, cut: 0 }
  const excerpt = excerptsAbout(topics)
  const cutTo = (limits: Omit<Limits, 'excerpt'>) => within(data, { ...limits, excerpt }) as FittedData<T>
  let entries = Infinity
  for (entries of [Infinity, 200, 100, 50, 20, 5])
    if (sizeOf(cutTo({ characters: shortest, entries }).data) <= limit) break
  let low = shortest
  let high = longestOfAll
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (sizeOf(cutTo({ characters: middle, entries }).data) <= limit) low = middle
    else high = middle
  }
  return cutTo({ characters: low, entries })
}
