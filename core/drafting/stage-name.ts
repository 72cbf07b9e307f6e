import { hasGivenName } from '../imports/recognize/looks-like.ts'
import { isEnglishWord } from '../text/english-words.ts'

/** "Ghost Lobster": two words, neither of them anybody’s first name. */
export function isStageName(name: string): boolean {
  const [first = '', ...others] = name.toLowerCase().split(' ')
  return others.length === 1 && [first, ...others].every(isEnglishWord) && !hasGivenName(first)
}
