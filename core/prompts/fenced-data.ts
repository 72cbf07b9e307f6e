// Everything that could end a fence, start a tag, hide from the eye or turn text around; JSON's own line feeds stay
const unsafe = /(?!\n)[<>&`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const escaped = (character: string) =>
  [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * Data for a language model between two tags, as JSON in which the characters that could close the tags are escaped:
 * no value can end the block or open another. `JSON.parse` of the inside gives the data back unchanged.
 */
export const fencedData = (tag: string, data: unknown) =>
  `<${tag}>\n${JSON.stringify(data, null, 1).replace(unsafe, escaped)}\n</${tag}>`
