import { decodedAddress } from '../text/decoded-address.ts'

/** What identifies a person in other people's texts. */
export interface Identity {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  /** Addresses of profiles. */
  links: readonly string[]
}

interface Token {
  text: string
  start: number
  end: number
}

interface Pattern {
  tokens: string[]
  /**
   * A name in ordinary words is one only where it is written as a name; an address that is only a part of a longer one
   * is another one.
   */
  kind: 'name' | 'number' | 'address'
}

/** Finds mentions of people in texts. */
export interface Mentions {
  /** Nothing identifies these people, so nothing will ever be found. */
  readonly empty: boolean
  in(value: unknown): boolean
  /** Whether a text is one of the names, and nothing else. */
  isName(text: string): boolean
  /** The value with every mention blacked out. Lengths stay the same, so that positions in a text stay true. */
  blackOut<T>(value: T): T
  /** One word of each pattern for a case-insensitive search in plain ASCII; undefined if a pattern has none. */
  readonly searchWords: readonly string[] | undefined
}

/** A single word is blacked out only when it can hardly be a common word or another person's first name. */
const distinctiveLength = 12
const shortestPhone = 7
/** Characters that may be between two words of a name or address, such as ", " or "://". */
const longestGap = 3

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: fold(word),
    start: index,
    end: index + word.length,
  }))

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text)

function namePatterns(name: string): Pattern[] {
  const tokens = wordsOf(name)
  const [only] = tokens
  if (only === undefined) return []
  if (tokens.length === 1) {
    const distinctive = only.length >= distinctiveLength || (/\p{N}/u.test(only) && only.length > 5)
    return distinctive ? [{ tokens, kind: 'name' }] : []
  }
  const lastFirst = [tokens.at(-1)!, ...tokens.slice(0, -1)]
  return [tokens, lastFirst].map((order) => ({ tokens: order, kind: 'name' }))
}

function phonePatterns(phone: string): Pattern[] {
  const tokens = wordsOf(phone)
  const digits = phone.replace(/\D/g, '')
  if (digits.length < shortestPhone) return []
  return [tokens, [digits]].map((order) => ({ tokens: order, kind: 'number' }))
}

/** The address of a page on a host, without protocol and "www"; a bare host belongs to a company. */
function linkPatterns(link: string): Pattern[] {
  if (!URL.canParse(link)) return []
  const { hostname, pathname } = new URL(link)
  const path = wordsOf(decodedAddress(pathname))
  return path.length === 0
    ? []
    : [{ tokens: [...wordsOf(hostname.replace(/^www\./, '')), ...path], kind: 'address' }]
}

const patternsOf = ({ names, emails, phones, links }: Identity): Pattern[] =>
  [
    ...names.flatMap(namePatterns),
    ...emails.map((email): Pattern => ({ tokens: wordsOf(email), kind: 'address' })),
    ...phones.flatMap(phonePatterns),
    ...links.flatMap(linkPatterns),
  ].filter(({ tokens }) => tokens.length > 0)

/**
 * Looks for people by full name in either order, email, phone and profile address, in any spelling of gaps, and in any
 * case but for names: visitors type their own, and one called "heat wave" must not destroy what others say of weather.
 */
export function mentionsOf(people: readonly Identity[]): Mentions {
  const patterns = people.flatMap(patternsOf)
  const byFirstWords = Map.groupBy(patterns, ({ tokens }) => tokens.slice(0, 2).join(' '))
  const names = new Set(people.flatMap((person) => person.names.map((name) => wordsOf(name).join(' '))))

  function* mentionsIn(text: string) {
    const tokens = tokensOf(text)
    for (const [at, { text: word }] of tokens.entries()) {
      const here = (words: string) =>
        byFirstWords.get(words)?.find((pattern) => isAt(pattern, tokens, at, text))
      const found = here(`${word} ${tokens[at + 1]?.text}`) ?? here(word)
      if (found) yield { start: tokens[at]!.start, end: tokens[at + found.tokens.length - 1]!.end }
    }
  }
  const blackOutText = (text: string) => {
    let blackened = text
    for (const { start, end } of mentionsIn(text))
      blackened =
        blackened.slice(0, start) + text.slice(start, end).replace(/\S/g, '█') + blackened.slice(end)
    return blackened
  }
  return {
    empty: patterns.length === 0,
    in: (value) => textsIn(value).some((text) => !mentionsIn(text).next().done),
    isName: (text) => names.has(wordsOf(text).join(' ')),
    blackOut: (value) => mapTexts(value, blackOutText) as typeof value,
    searchWords: searchWordsOf(patterns),
  }
}

function isAt({ tokens: words, kind }: Pattern, tokens: Token[], at: number, text: string) {
  const last = tokens[at + words.length - 1]
  if (!last) return false
  const follows = words.every((word, n) => {
    const token = tokens[at + n]!
    return token.text === word && (n === 0 || token.start - tokens[at + n - 1]!.end <= longestGap)
  })
  if (!follows || kind === 'number') return follows
  const { start } = tokens[at]!
  return kind === 'address' ? isWhole(text, start, last.end) : isWrittenAsName(text.slice(start, last.end))
}

/** Whether words have two capitals, where the script has any, as in "Jan van der Berg", or are joined as in names of files. */
function isWrittenAsName(words: string) {
  const lettered = (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word))
  const capitalized = lettered.filter((word) => /^\P{Ll}/u.test(word))
  const isJoined = !/[^\p{L}\p{M}\p{N}_.]/u.test(words)
  return isJoined || capitalized.length >= Math.min(2, lettered.length)
}

/** Whether an address does not go on before or after: "ada@x.com" doesn't occur in "b.ada@x.com" or "ada@x.com.au". */
function isWhole(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - 4), start)
  const after = text.slice(end, end + 2)
  return (/^www\.$/i.test(before) || !/[\w.+%-]$/.test(before)) && !/^(?:[_-]|\.[\p{L}\p{N}])/u.test(after)
}

function searchWordsOf(patterns: Pattern[]): string[] | undefined {
  const words = patterns.map(({ tokens }) =>
    tokens
      .flatMap((token) => token.match(/[a-z0-9]{3,}/g) ?? [])
      .reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
  )
  return words.includes('') ? undefined : [...new Set(words)]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'id' ? [] : textsIn(item)))
}

/** Changes every text in a value but for ids, which name no one and which other records refer to. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'id' ? item : mapTexts(item, change)]),
  )
}
