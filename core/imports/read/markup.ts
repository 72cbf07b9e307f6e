import { Parser } from 'htmlparser2'
import { cellLength, cleanText } from './cell-text.ts'
import type { Sheet } from './sheet.ts'

/** Elements that have lines of their own. */
const lines = new Set('br div dd dl dt h1 h2 h3 h4 h5 h6 hr li ol p table tr ul'.split(' '))
/** Those that only change how a text looks, unlike "<ana@x.example>". */
const looks = new Set('a abbr b cite code em font i img mark s small span strong sub sup td th u'.split(' '))

/** Cells that are parts of web pages as a reader sees them: a line for each item of a list, and links where they lead. */
export function openMarkup(sheet: Sheet): Sheet {
  const isMarked = (cell: string) =>
    (cell.includes('<') || cell.includes('&')) && /<[a-z][^<>]*>|&[#\w]{2,8};/i.test(cell)
  if (!sheet.rows.some((cells) => cells.some(isMarked))) return sheet
  const links = { ...sheet.links }
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (!isMarked(cell)) return cell
      const { text, addresses } = shown(cell.slice(0, cellLength))
      if (addresses.length === 1) links[`${row}:${column}`] ??= addresses[0]!
      return text
    }),
  )
  return { ...sheet, rows, links }
}

/** The text of a part of a web page, and where its links lead. What only resembles a tag stays. */
function shown(html: string): { text: string; addresses: string[] } {
  let text = ''
  const addresses: string[] = []
  const tag = (name: string) => {
    if (lines.has(name)) text += '\n'
    else if (!looks.has(name)) text += html.slice(parser.startIndex, parser.endIndex + 1)
  }
  const parser = new Parser(
    {
      onopentag(name, { href = '' }) {
        tag(name)
        if (name === 'a' && /^(?:https?|mailto):/i.test(href)) addresses.push(href)
      },
      ontext: (piece) => void (text += piece),
      onclosetag: (name, isImplied) => {
        if (!isImplied || lines.has(name)) tag(name)
      },
    },
    { decodeEntities: true },
  )
  const end = html.lastIndexOf('<') > html.lastIndexOf('>') ? html.lastIndexOf('<') : html.length
  parser.end(html.slice(0, end))
  text += html.slice(end)
  return { text: cleanText(text.replace(/\n\s*\n/g, '\n')), addresses }
}
