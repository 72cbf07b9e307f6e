import { normalize } from './normalize.ts'
import type { Table } from './table.ts'

const leastOfNamespace = 3

/** "answer_company", "answer_role", "answer_site": what three headers or more begin with only says where they come from. */
export function withoutNamespaces(table: Table): Table {
  const words = table.headers.map((header) => normalize(header).split(' '))
  const counts = new Map<string, number>()
  for (const [first, ...rest] of words)
    if (first && rest.length > 0) counts.set(first, (counts.get(first) ?? 0) + 1)
  const isNamespace = (first: string) => (counts.get(first) ?? 0) >= leastOfNamespace && formWords.has(first)
  const headers = table.headers.map((header, column) => {
    const [first = '', ...rest] = words[column]!
    return /\p{L}/u.test(rest.join('')) && isNamespace(first) ? rest.join(' ') : header
  })
  return { ...table, headers }
}

const numberPattern = /^[(（]?(?:q ?)?(\d{1,2})[.):、．）：]\s*(?=\p{L})/iu

/** "1. Name", "2. E-mail": numbers that count the columns say nothing about guests. */
export function withoutNumbering(table: Table): Table {
  const numbers = table.headers.flatMap((header) => Number(numberPattern.exec(header)?.[1] ?? 0) || [])
  const counts = numbers.length > 2 && numbers.every((number, at) => at === 0 || number > numbers[at - 1]!)
  return counts
    ? { ...table, headers: table.headers.map((header) => header.replace(numberPattern, '')) }
    : table
}

/** What forms and databases put in front of everything they hold. */
const formWords = new Set(
  `answer answers response responses question custom field fields form property properties data record submission
   antwort frage feld reponse champ respuesta campo resposta risposta antwoord svar`.split(/\s+/),
)
