import { Parser } from 'htmlparser2'
import { shortened } from '../text/format.ts'

/** Elements after which a line ends. */
const lines = new Set([
  'p',
  'br',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'blockquote',
])
const unread = new Set(['script', 'style', 'head'])

/** Maximum characters of HTML read per character of text, because tags and addresses take most of the space. */
const markupShare = 10

/** The text of a description, which may be HTML: paragraphs as lines, and links with their address. */
export function plainText(html: string, longest: number): string {
  let text = ''
  let skipped = 0
  const links: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        if (unread.has(name)) skipped += 1
        if (name === 'li') text += '\n- '
        if (name === 'a') links.push(href ?? '')
      },
      ontext: (piece) => {
        if (skipped === 0) text += piece
      },
      onclosetag: (name) => {
        if (unread.has(name)) skipped -= 1
        if (lines.has(name)) text += '\n'
        const href = name === 'a' ? links.pop() : undefined
        if (href?.startsWith('http') && !text.endsWith(href)) text += ` (${href})`
      },
    },
    { decodeEntities: true },
  )
  parser.end(html.slice(0, markupShare * longest))
  return shortened(tidy(text), longest)
}

const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\S\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()

/** A title on one line. */
export const plainLine = (html: string, longest: number) =>
  shortened(plainText(html, longest * 4).replace(/\s+/gu, ' '), longest)
