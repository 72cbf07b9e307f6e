const compounds: [RegExp, string][] = [
  [/\be mail\b/g, 'email'],
  [/\bemail (?:address|addresses|id)\b/g, 'email'],
  [/\blinked in\b/g, 'linkedin'],
  [/\byou tube\b/g, 'youtube'],
  [/\btik tok\b/g, 'tiktok'],
  [/\bweb site\b/g, 'website'],
  [/\bweb page\b/g, 'webpage'],
  [/\bhead shot\b/g, 'headshot'],
]

/** Letters that have no decomposition. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ё: 'е',
}

const plainPattern = /^[a-z0-9]+(?: [a-z0-9]+)*$/i
const asciiPattern = /^[\x20-\x7e]*$/

/** Text for comparing: no case, accents or punctuation; `jobTitle`, `job_title` and `Job Title` are one. */
export function normalize(text: string): string {
  const spaced = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
  const folded = normalizeWords(spaced)
  return compounds.reduce((result, [pattern, word]) => result.replace(pattern, word), folded)
}

/** The same for the text of cells, where capitals inside words and compounds mean nothing. */
export function normalizeWords(text: string): string {
  if (plainPattern.test(text)) return text.toLowerCase()
  if (asciiPattern.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıё]/g, (letter) => plainLetters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .normalize('NFC')
    .trim()
}
