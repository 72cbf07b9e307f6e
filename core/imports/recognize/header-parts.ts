import { type HeaderMatch, isOfNames, matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import type { Table } from './table.ts'

interface Part {
  stem: string
  part: string
}

/**
 * "What is your name? [First]" next to "What is your name? [Last]", "Contact: Email" next to "Contact: Phone": of a question
 * with several parts each column's header is its part.
 */
export function withPartsAsHeaders(table: Table): Table {
  const { headers } = table
  const stems = new Map<string, number>()
  const all = headers.map(partsOf)
  for (const { stem } of all.flat()) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  const parts = all.map((own) => own.find(({ stem }) => stems.get(stem)! > 1) ?? null)
  const said = parts.map((own) => (own ? fieldOf(own) : null))
  const texts = said.map((own) => own?.text ?? '')
  const taken = [...headers.filter((_, at) => !parts[at]), ...texts].map(normalize)
  const isOnly = (text: string) => taken.filter((other) => other === normalize(text)).length === 1
  const opened = new Set(said.flatMap((own, at) => (own && isOnly(own.text) ? [parts[at]!.stem] : [])))
  if (opened.size === 0) return table
  return {
    ...table,
    headers: headers.map((header, at) => {
      const own = parts[at]
      if (!own || !opened.has(own.stem)) return header
      const text = said[at]?.text
      // "Name (Prefix)" is no name, whatever a prefix is
      if (!text) return isOfNames(own.stem) ? own.part : header
      return isOnly(text) ? text : header
    }),
  }
}

const brackets = [
  ['[', ']'],
  ['(', ')'],
  ['（', '）'],
  ['【', '】'],
] as const
const separators = [' - ', ' – ', ' — ', ': ', ' : ', '：', ' > ', '/', '?']

/** The ways to read a header as a question and one of its parts, the longest question first. */
function partsOf(header: string): Part[] {
  const text = header.trim()
  const bracketed = brackets.flatMap(([open, close]) => {
    const from = text.endsWith(close) ? text.lastIndexOf(open) : -1
    return from > 0 ? [{ stem: text.slice(0, from), part: text.slice(from + 1, -1) }] : []
  })
  const separated = separators.flatMap((separator) =>
    [text.lastIndexOf(separator), text.indexOf(separator)].flatMap((at) =>
      at > 0 ? [{ stem: text.slice(0, at), part: text.slice(at + separator.length) }] : [],
    ),
  )
  return [...bracketed, ...separated]
    .map(({ stem, part }) => ({ stem: normalize(stem), part: part.trim() }))
    .filter(({ stem, part }) => stem !== '' && /\p{L}/u.test(part) && !/\d/.test(stem))
    .filter(({ stem }, at, all) => all.findIndex((other) => other.stem === stem) === at)
    .sort((a, b) => b.stem.length - a.stem.length)
}

const clearScore = 0.9
const wordsOfLabels = 4

/** What a part says that its question leaves open: of a firm, a talk or somebody else it says nothing about the guest. */
function fieldOf({ stem, part }: Part): { text: string } | null {
  const whole = matchHeader(stem)
  // "How can we reach you?" holds words for details, and asks for something else
  const isQuestion = whole?.kind === 'detail' && stem.split(' ').length > wordsOfLabels
  if (whole && !isOfNames(stem) && !isQuestion && whole.score >= clearScore) return null
  // "First" of "Your name"
  const text = [part, `${part} ${stem}`].find((one) => isField(matchHeader(one)))
  return text === undefined ? null : { text }
}

const isField = (match: HeaderMatch | null) =>
  match !== null && match.field !== 'ignore' && match.score >= clearScore
