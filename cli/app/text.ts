import { createRequire } from 'node:module'

/** Text styles. Colour means state only: coral is on air, green is done, red failed. */
export type Style = 'bold' | 'dim' | 'coral' | 'green' | 'yellow' | 'red'

interface Styled {
  style: Style
  text: string
}
/** Text to print. Strings are escaped, so that only our own styles reach the terminal. */
export type Text = string | Styled

const styled =
  (style: Style) =>
  (text: string): Styled => ({ style, text })
export const bold = styled('bold')
export const dim = styled('dim')
export const coral = styled('coral')
export const green = styled('green')
export const yellow = styled('yellow')
export const red = styled('red')

const codes: Record<Style, string> = {
  bold: '1',
  dim: '2',
  coral: '38;5;209',
  green: '32',
  yellow: '33',
  red: '31',
}

/** Joins pieces into a string, with colours if the stream supports them. */
export const render = (pieces: readonly Text[], colours: boolean) =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return harmless(piece)
      return colours && piece.text
        ? `\u001b[${codes[piece.style]}m${harmless(piece.text)}\u001b[0m`
        : harmless(piece.text)
    })
    .join('')

// Control characters except tab and line feed, and bidirectional overrides
const dangerous = /[[\p{Cc}--[\t\n]]\u202a-\u202e\u2066-\u2069]/gv
const picture = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  if (code === 0x7f) return '␡'
  return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '�'
}

/**
 * Escapes untrusted text for a terminal: escape sequences (colours, window titles, OSC 52 clipboard writes)
 * and direction overrides become visible. Tabs and line feeds stay.
 */
export const harmless = (text: string) => text.replaceAll('\r\n', '\n').replace(dangerous, picture)

/** The same on one line, for table cells. */
export const oneLine = (text: string) => harmless(text.replace(/[\r\n\t\u2028\u2029]+/g, ' ')).trim()

/** JSON with control characters escaped: safe in a terminal, equal for programs. */
export const harmlessJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Display width in terminal cells: two for CJK and emoji, none for combining marks. */
export const width = (text: string) => (isPlain(text) ? text.length : measured(text))

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

// Loading what measures other letters takes as long as starting Node
let measure: ((text: string) => number) | undefined
const measured = (text: string) => {
  measure ??= createRequire(import.meta.url)('string-width').default as (text: string) => number
  return measure(text)
}

/** Truncates text to a number of terminal cells, ending with an ellipsis. */
export function fit(text: string, cells: number): string {
  if (width(text) <= cells) return text
  let kept = ''
  let used = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    used += width(segment)
    if (used > cells - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
