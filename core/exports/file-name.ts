const longest = 120

// Path separators, characters reserved by Windows, invisible and bidirectional characters; joiners are kept,
// as names need them
const unsafe = /(?![\u200c\u200d])[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
// Windows checks only the part before the first dot
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const clean = (part: string) => part.toWellFormed().replace(unsafe, ' ').replace(/\s+/gu, ' ').trim()

/** At most `units` UTF-16 units, cut between characters as readers see them. */
const cut = (text: string, units: number) => {
  const kept = []
  let length = 0
  for (const { segment } of new Intl.Segmenter(undefined).segment(text)) {
    length += segment.length
    if (length > units) break
    kept.push(segment)
  }
  return kept.join('')
}

/**
 * A file name that is valid on every system: the parts joined by " - ", without path separators, control or reserved
 * characters, at most 120 characters with the extension (given without its dot). It doesn't begin with a hyphen, which programs take for
 * an option.
 */
export function fileName(parts: string[], extension: string): string {
  const name = parts.map(clean).filter(Boolean).join(' - ')
  const base = cut(name, longest - extension.length - 1).replace(/^[-. ]+|(?<![. ])[. ]+$/gu, '')
  return `${base.replace(reserved, '$1 file') || 'file'}.${extension}`
}
