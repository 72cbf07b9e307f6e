import type { Sheet } from '../read/sheet.ts'
import { isPersonName } from '../recognize/looks-like.ts'

/** One of several people in a cell. `marks`: what only some of them have: a sign, a style, "(speaker)". */
interface Author {
  text: string
  marks: string[]
}

const rowsLookedAt = 400
const leastCells = 2
const mostCells = 0.6
const mostNames = 0.6
const mostAuthors = 40
const longestCell = 2_000

/** What any mark has. */
const markedPattern = /[○◯◎●◊◇◆☆★*＊†‡※▲△■□✓✔▶►•°<_([]/u
const signsBefore = /^[○◯◎●◊◇◆☆★*＊†‡※▲△■□✓✔▶►•°]{1,4} ?/u
const signsBehind = /(?<![\s○◯◎●◊◇◆☆★*＊†‡※▲△■□✓✔▶►•°]) ?[○◯◎●◊◇◆☆★*＊†‡※▲△■□✓✔▶►•°]{1,4}$/u
const stylePattern = /^(?:<(u|b|strong|em|i)>([^<>]*)<\/\1>|(\*\*|__?)([^*_]*)\3)(.*)$/i
const labelPattern =
  /(?<!\s)\s*[([](?:presenter|presenting(?: author)?|presents|speaker|oral|vortragender?|referent(?:in)?|ponente|expositora?|oradora?|apresentadora?|orateur|oratrice|intervenante?|relatore|relatrice|spreker|発表者|発表|登壇者?|докладчик)[)\]]/iu
const bracketPattern = /(?<!\s)\s*[([][^()[\]]*[)\]]?/gu

/** Papers with several authors, of whom a mark names the one who speaks, as papers of the speakers alone. */
export function keepMarkedSpeakers(sheet: Sheet): Sheet {
  const width = sheet.rows.slice(0, rowsLookedAt).reduce((most, row) => Math.max(most, row.length), 0)
  const marks = Array.from({ length: width }, (_, column) => speakersMark(sheet, column))
  if (marks.every((mark) => mark === null)) return sheet
  const rows = sheet.rows.map((row) =>
    row.map((cell, column) => (marks[column] ? speakersOf(cell, marks[column]) : cell)),
  )
  const note = 'In cells with several people, only those marked as speakers were imported'
  return { ...sheet, rows, notes: [...(sheet.notes ?? []), note] }
}

/** What marks the speakers in most of a column's cells, some of which name several people; null if nothing does. */
function speakersMark({ rows }: Sheet, column: number): string | null {
  const texts = rows.slice(0, rowsLookedAt).map((row) => row[column] ?? '')
  if (!texts.some((text) => text.length <= longestCell && markedPattern.test(text))) return null
  const cells = texts.map(authorsOf).filter((authors) => authors.length > 0)
  const all = cells.flat()
  if (all.filter(({ text }) => isName(text)).length < all.length * mostNames) return null
  const counts = new Map<string, { cells: number; among: number }>()
  for (const authors of cells)
    for (const mark of new Set(authors.flatMap(({ marks }) => marks))) {
      const count = counts.get(mark) ?? { cells: 0, among: 0 }
      count.cells++
      if (!authors.every(({ marks }) => marks.includes(mark))) count.among++
      counts.set(mark, count)
    }
  const [best] = [...counts].sort(([, a], [, b]) => b.among - a.among)
  // The header is a cell, too
  return best && best[1].among > 0 && best[1].cells >= Math.max(leastCells, (cells.length - 1) * mostCells)
    ? best[0]
    : null
}

const isName = (text: string) => isPersonName(text.replace(bracketPattern, '').trim())

function speakersOf(cell: string, mark: string): string {
  const authors = authorsOf(cell)
  const speakers = authors.filter(({ marks }) => marks.includes(mark))
  return speakers.length > 0 ? speakers.map(({ text }) => text).join('\n') : cell
}

function authorsOf(cell: string): Author[] {
  if (cell.length > longestCell || !/[,;、，&\n]| (?:and|und|et|y|e) /u.test(cell))
    return cell ? [authorOf(cell)] : []
  const parts = partsOutsideBrackets(cell)
  return parts.length > mostAuthors ? [] : parts.map(authorOf)
}

/** "Ana Ruiz (Marlow University, Oak Bay)" is one part. */
function partsOutsideBrackets(cell: string): string[] {
  const parts: string[] = []
  let open = 0
  let start = 0
  for (const { 0: sign, index } of cell.matchAll(/[()[\],;、，\n]/g)) {
    if (sign === '(' || sign === '[') open++
    else if (sign === ')' || sign === ']') open = Math.max(0, open - 1)
    else if (open === 0) {
      parts.push(cell.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, cell.slice(start)]
    .flatMap((part) => part.split(/ (?:&|and|und|et|y|e) /u))
    .map((part) => part.replace(/^ ?(?:&|and|und|et|y|e) /u, '').trim())
    .filter(Boolean)
}

function authorOf(part: string): Author {
  const marks: string[] = []
  let text = part
  const style = stylePattern.exec(text)
  if (style) {
    marks.push(style[1]?.toLowerCase() ?? style[3]!)
    text = `${style[2] ?? style[4]}${style[5]}`.trim()
  }
  if (labelPattern.test(text)) {
    marks.push('label')
    text = text.replace(labelPattern, '').trim()
  }
  const [bare = ''] = /^[^([]*/.exec(text) ?? []
  const name = bare.trim()
  const before = signsBefore.exec(name)?.[0] ?? ''
  const behind = signsBehind.exec(name.slice(before.length))?.[0] ?? ''
  const last = behind ? '' : (signsBehind.exec(text)?.[0] ?? '')
  marks.push(...new Set(`${before}${behind}${last}`.replaceAll(' ', '')))
  const rest = text.slice(bare.length, text.length - last.length)
  const own = name.slice(before.length, name.length - behind.length).trim()
  return { text: rest ? `${own} ${rest.trim()}`.trim() : own, marks }
}
