/** Breaks the lines of a help text that are wider than the terminal, between words; examples stay valid commands. */
export const wrapLines = (text: string, width: number) =>
  text
    .split('\n')
    .flatMap((line) => (line.length > width ? wrapLine(line, width) : [line]))
    .join('\n')

function wrapLine(line: string, width: number): string[] {
  const [start = ''] = /^ *(?:\$ |\S+(?: \S+)* {2,})?/.exec(line) ?? []
  const isExample = start.endsWith('$ ')
  // What is quoted stays together, as a shell would see a line break in it
  const words =
    line.slice(start.length).match(isExample ? /(?:[^\s'"]|'[^']*'|"[^"]*"|['"])+/g : /\S+/g) ?? []
  const hanging = ' '.repeat(isExample ? start.length + 2 : hangingIndent(start, width))
  const lines: string[] = []
  let current = start
  let isFirst = true
  for (const word of words) {
    const gap = isFirst ? '' : ' '
    const room = width - (isExample ? ' \\'.length : 0)
    if (!isFirst && (current + gap + word).length > room) {
      lines.push(isExample ? `${current} \\` : current)
      current = hanging + word
    } else current += gap + word
    isFirst = false
  }
  return [...lines, current]
}

/** Further lines begin below the description, where a term is before it and room is left. */
function hangingIndent(start: string, width: number) {
  const isTerm = start.trim() !== ''
  return isTerm && width - start.length >= leastRoom ? start.length : start.search(/\S|$/) + 2
}

const leastRoom = 20
