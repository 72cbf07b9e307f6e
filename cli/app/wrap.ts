import { width } from './text.ts'

interface Fill {
  /** What the first line begins with, and every further one. */
  start: string
  hanging: string
  /** Cells of the terminal. */
  cells: number
  /** What a line that goes on ends with. */
  carry?: string
}

/** Wraps words. A word wider than the terminal gets its own line. */
function fill(words: readonly string[], { start, hanging, cells, carry = '' }: Fill): string[] {
  const lines: string[] = []
  let line = start
  let isEmpty = true
  for (const word of words) {
    const longer = isEmpty ? line + word : `${line} ${word}`
    const isFull = !isEmpty && shownWidth(longer) + carry.length > cells
    if (isFull) lines.push(line + carry)
    line = isFull ? hanging + word : longer
    isEmpty = false
  }
  return [...lines, line]
}

// oxlint-disable-next-line no-control-regex -- our own styles
const styles = /\u001b\[[\d;]*m/g
const shownWidth = (text: string) => width(text.replace(styles, ''))

/** Breaks the lines of a text between words; further lines of each begin `hanging` cells in. */
export const wrapText = (text: string, cells: number, hanging = 0) =>
  text
    .split('\n')
    .flatMap((line) => {
      if (shownWidth(line) <= cells) return [line]
      const start = /^ */.exec(line)?.[0] ?? ''
      return fill(line.match(/\S+/g) ?? [], { start, hanging: ' '.repeat(start.length + hanging), cells })
    })
    .join('\n')

/** Breaks a command line so that it is still the same when it is pasted into a shell. */
export const wrapCommand = (line: string, cells: number, hanging: number) =>
  shownWidth(line) <= cells
    ? line
    : fill(commandWords(line), {
        start: /^ */.exec(line)?.[0] ?? '',
        hanging: ' '.repeat(hanging * 2),
        cells,
        carry: ' \\',
      }).join('\n')

// What is quoted stays together, as a shell would see a line break in it
const commandWords = (line: string) => line.match(/(?:[^\s'"]|'[^']*'|"[^"]*"|['"])+/g) ?? []

/** Breaks the lines of a help text: terms stay in their column, and examples stay valid commands. */
export const wrapHelp = (text: string, cells: number) =>
  text
    .split('\n')
    .flatMap((line) => (line.length > cells ? wrapHelpLine(line, cells) : [line]))
    .join('\n')

const leastRoom = 20

function wrapHelpLine(line: string, cells: number): string[] {
  const [start = ''] = /^ *(?:\$ |\S+(?: \S+)* {2,})?/.exec(line) ?? []
  const rest = line.slice(start.length)
  if (start.endsWith('$ '))
    return fill(commandWords(rest), { start, hanging: ' '.repeat(start.length + 2), cells, carry: ' \\' })
  const isTerm = start.trim() !== '' && cells - start.length >= leastRoom
  const hanging = ' '.repeat(isTerm ? start.length : start.search(/\S|$/) + 2)
  return fill(rest.match(/\S+/g) ?? [], { start, hanging, cells })
}

/** Wraps a text that comes in pieces. A word is held back until it is whole. */
export function wrapPieces(write: (text: string) => void, cells: () => number) {
  let column = 0
  let word = ''
  const place = () => {
    const breaks = column > 0 && column + width(word) > cells()
    write(breaks ? `\n${word}` : word)
    column = (breaks ? 0 : column) + width(word)
    word = ''
  }
  return {
    add(text: string) {
      for (const part of text.split(/(\s)/)) {
        word += /^\s$/.test(part) ? '' : part
        if (!/^\s$/.test(part)) continue
        place()
        write(part)
        column = part === '\n' ? 0 : column + 1
      }
    },
    /** Writes the last word. */
    end() {
      if (word) place()
      column = 0
    },
  }
}
