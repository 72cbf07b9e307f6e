import { cellLength, cleanText } from './cell-text.ts'
import type { Sheet } from './sheet.ts'

/** Tags that part lines, and those that only change how a text looks, unlike "<ana@x.example>". */
const linePattern = / ?<\/?(?:div|dd|dl|dt|h[1-6]|hr|li|ol|p|table|tr|ul)(?:[\s/][^<>]*)?> ?/gi
const tagPattern =
  /<\/?(?:a|abbr|b|cite|code|em|font|i|img|mark|s|small|span|strong|sub|sup|td|th|u)(?:[\s/][^<>]*)?>/gi
const linkPattern = /<a\s[^<>]*?href\s*=\s*["']?((?:https?:|mailto:)[^\s"'<>]+)/gi
const entityPattern =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|caron|cedil|circ|grave|ring|tilde|uml)|([a-z]{2,6}));/gi

/** What web pages put on letters, and their names for other signs. */
const accents: Record<string, string> = {
  acute: '\u0301',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
}
const signs = new Map(
  `amp& quot" apos' lt< gt> ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» hellip… middot· bull• szligß oslashø
   Oslash\u00d8 aeligæ AElig\u00c6 oeligœ OElig\u0152 ethð thornþ`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
)

/** Cells that are parts of web pages as a reader sees them: a line for each item of a list, and links where they lead. */
export function openMarkup(sheet: Sheet): Sheet {
  const isMarked = (cell: string) =>
    (cell.includes('<') || cell.includes('&')) && /<[a-z][^<>]*>|&[#\w]{2,8};/i.test(cell)
  if (!sheet.rows.some((cells) => cells.some(isMarked))) return sheet
  const links = { ...sheet.links }
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (!isMarked(cell)) return cell
      const [link, ...others] = cell.matchAll(linkPattern)
      if (link && others.length === 0) links[`${row}:${column}`] ??= withSigns(link[1]!)
      return shownText(cell)
    }),
  )
  return { ...sheet, rows, links }
}

const shownText = (cell: string) => {
  const bare = cell.slice(0, cellLength).replace(linePattern, '\n').replace(tagPattern, '')
  return cleanText(withSigns(bare).replace(/\n\s*\n/g, '\n'))
}

const withSigns = (text: string) =>
  text.replace(
    entityPattern,
    (whole, decimal?: string, hex?: string, letter?: string, accent = '', sign = '') => {
      if (letter) return `${letter}${accents[accent.toLowerCase()]}`.normalize('NFC')
      if (sign) return sign.toLowerCase() === 'nbsp' ? ' ' : (signs.get(sign) ?? whole)
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
