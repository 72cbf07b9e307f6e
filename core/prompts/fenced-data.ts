// Everything that could end a fence, start a tag, hide from the eye or turn text around; JSON's own line feeds stay
const unsafe = /(?!\n)[<>&`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

// A hostile text holds tens of thousands of them; how many differ is bounded by Unicode
const known = new Map<string, string>()

function escaped(character: string): string {
  const before = known.get(character)
  if (before) return before
  const units = [...Array(character.length).keys()]
  const made = units.map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('')
  known.set(character, made)
  return made
}

/**
 * Data for a language model between two tags, as JSON in which the characters that could close the tags are escaped:
 * no value can end the block or open another. `JSON.parse` of the inside gives the data back unchanged.
 */
export const fencedData = (tag: string, data: unknown) =>
  `<${tag}>\n${JSON.stringify(data, null, 1).replace(unsafe, escaped)}\n</${tag}>`
