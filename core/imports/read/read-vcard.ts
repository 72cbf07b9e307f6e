import { cleanText, isBlankRow } from './cell-text.ts'
import { decodeBytes } from './encoding.ts'
import { fileTooLarge, type ImportLimits, tooManyRows } from './import-limits.ts'
import type { Sheet } from './sheet.ts'

// Own code: ical.js reads vCard 3 and 4, and address books still write 2.1 with quoted-printable text.

const header = [
  'Name',
  'Pronunciation',
  'Job title',
  'Company',
  'Email',
  'Phone',
  'Website',
  'LinkedIn',
  'Social',
  'Photo',
  'Topics',
  'Notes',
]
type Field = (typeof header)[number]

interface Line {
  name: string
  parameters: string
  value: string
}

export const isVcard = (text: string) => /^\s*BEGIN:VCARD\s/i.test(text)

/** One row a card, of an address book in vCard 2.1, 3 or 4 (RFC 6350). Row numbers count cards. */
export function readVcards(name: string, bytes: Uint8Array, limits: ImportLimits): Sheet {
  if (bytes.length > limits.textBytes) throw fileTooLarge(limits.textBytes)
  const rows: string[][] = []
  let card: Map<Field, string[]> | null = null
  for (const line of linesOf(decodeBytes(bytes))) {
    if (line.name === 'BEGIN') card = new Map()
    else if (line.name === 'END') {
      if (card) rows.push(header.map((field) => cleanText((card!.get(field) ?? []).join('; '))))
      card = null
    } else if (card) addLine(card, line)
    if (rows.length > limits.textRows) throw tooManyRows(limits.textRows)
  }
  return { name, rows: [header, ...rows.filter((row) => !isBlankRow(row))], links: {}, hidden: false }
}

/** Content lines: long ones are folded onto lines that begin with a blank, or end with `=` in quoted-printable text. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  const raw = text.split(/\r\n|\n|\r/)
  for (let at = 0; at < raw.length; at++) {
    let line = raw[at]!
    while (/^[ \t]/.test(raw[at + 1] ?? '')) line += raw[++at]!.slice(1)
    const quoted = /^[^:]*ENCODING=QUOTED-PRINTABLE/i.test(line.slice(0, 200))
    if (quoted) while (line.endsWith('=') && at + 1 < raw.length) line = line.slice(0, -1) + raw[++at]!
    const colon = endOfName(line)
    if (colon === -1) continue
    const [label = '', ...parameters] = line.slice(0, colon).split(';')
    const value = line.slice(colon + 1)
    const name = label.replace(/^[\w-]+\./, '').toUpperCase()
    lines.push({
      name,
      parameters: parameters.join(';').toUpperCase(),
      value: quoted ? decodeQuoted(value) : value,
    })
  }
  return lines
}

/** The first colon outside quoted parameters. */
function endOfName(line: string): number {
  let quoted = false
  for (let at = 0; at < line.length && at < 2_000; at++) {
    if (line[at] === '"') quoted = !quoted
    else if (line[at] === ':' && !quoted) return at
  }
  return -1
}

function decodeQuoted(text: string): string {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = /^=[0-9a-f]{2}$/i.test(text.slice(at, at + 3))
      ? Number.parseInt(text.slice(at + 1, at + 3), 16)
      : null
    if (code === null) bytes.push(...new TextEncoder().encode(text[at]))
    else {
      bytes.push(code)
      at += 2
    }
  }
  return decodeBytes(Uint8Array.from(bytes))
}

const plain = (value: string) => value.replace(/\\n/gi, '\n').replace(/\\([,;:\\])/g, '$1')
/** Parts of a structured value, which are separated by semicolons that no backslash precedes. */
const partsOf = (value: string) => value.split(/(?<!\\);/).map((part) => plain(part).trim())

function addLine(card: Map<Field, string[]>, { name, parameters, value }: Line) {
  const add = (field: Field, text: string) => {
    if (text.trim()) card.set(field, [...(card.get(field) ?? []), text.trim()])
  }
  if (name === 'FN') card.set('Name', [plain(value)])
  else if (name === 'N' && !card.has('Name')) {
    const [last = '', first = '', middle = ''] = partsOf(value)
    add('Name', [first, middle, last].filter(Boolean).join(' '))
  } else if (name === 'TITLE' || (name === 'ROLE' && !card.has('Job title'))) add('Job title', plain(value))
  else if (/^X-PHONETIC-(?:FIRST|LAST)-NAME$/.test(name))
    card.set('Pronunciation', [[...(card.get('Pronunciation') ?? []), plain(value).trim()].join(' ')])
  else if (name === 'ORG') add('Company', partsOf(value)[0] ?? '')
  else if (name === 'EMAIL') add('Email', plain(value).replace(/^mailto:/i, ''))
  else if (name === 'TEL' && !/FAX|PAGER/.test(parameters)) add('Phone', plain(value).replace(/^tel:/i, ''))
  else if (name === 'CATEGORIES' || name === 'EXPERTISE') add('Topics', plain(value).replaceAll(',', ';'))
  else if (name === 'NOTE') add('Notes', plain(value))
  else if (name === 'PHOTO' && /^https?:/i.test(value)) add('Photo', value)
  else if (name === 'URL' || name === 'X-SOCIALPROFILE' || name === 'SOCIALPROFILE')
    add(linkField(name, value), plain(value))
}

function linkField(name: string, value: string): Field {
  if (/linkedin\.com\//i.test(value)) return 'LinkedIn'
  return name === 'URL' ? 'Website' : 'Social'
}
