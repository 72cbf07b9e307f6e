/** A piece of a text, with an address where it is one. */
interface LinkedPart {
  text: string
  href?: string
}

const address = /(https?:\/\/[^\s<>"“”、。，]+)/i
/** Signs that end a sentence or close what is around an address. */
const closing = new Set(".,;:!?)]}'’")

/** The pieces of a text, its http(s) addresses apart from the rest. */
export const linkedParts = (text: string): LinkedPart[] =>
  text
    .split(address)
    .flatMap((part, place) => (place % 2 === 0 ? [{ text: part }] : addressFirst(part)))
    .filter((part) => part.text)

function addressFirst(part: string): LinkedPart[] {
  let end = part.length
  while (closing.has(part[end - 1]!)) end--
  const href = part.slice(0, end)
  try {
    void new URL(href)
  } catch {
    return [{ text: part }]
  }
  return [{ text: href, href }, { text: part.slice(end) }]
}
