import { compact, fillerWords, kindOfPhrase } from './header-vocabulary.ts'
import type { WordKind } from './header-words.ts'
import { normalize } from './normalize.ts'
import { closestWord } from './spelling.ts'

interface RoughMatch {
  kind: WordKind
  score: number
}

/** Accented letters that a program lost: `Pr\ufffdnom`. */
export function matchDamaged(header: string): WordKind | null {
  const pieces = header.split(/\ufffd+/).map((piece) => compact(normalize(piece)))
  if (pieces.join('').length < 3) return null
  const pattern = new RegExp(`^${pieces.join('.{1,2}')}$`, 'u')
  for (const [phrase, kind] of kindOfPhrase) if (pattern.test(phrase)) return kind
  return null
}

const compounded = new Set<WordKind>(['email', 'phone', 'company', 'photo', 'bio', 'website', 'linkedin'])

/** A misspelt word, or one inside a compound, and how sure that is. */
export function matchRoughly(folded: string): RoughMatch | null {
  const text = compact(folded)
  const words = folded.split(' ')
  // "List name" is no misspelt "last name"
  const isOther = (word: string) => ['detail', 'thing', 'other'].includes(kindOfPhrase.get(word) ?? '')
  const isKnown = words.every((word) => kindOfPhrase.has(word) || fillerWords.has(word))
  const correct = words.length > 1 && isKnown && words.some(isOther)
  const whole = correct ? null : closestWord(text, kindOfPhrase)
  if (whole) return { kind: kindOfPhrase.get(whole)!, score: 0.85 }
  if (!folded.includes(' ')) {
    for (const [phrase, kind] of kindOfPhrase) {
      if (phrase.length >= 5 && compounded.has(kind) && (text.startsWith(phrase) || text.endsWith(phrase)))
        return { kind, score: 0.75 }
    }
    return null
  }
  const misspelt = words.filter((part) => !kindOfPhrase.has(part) && !fillerWords.has(part))
  const word = misspelt.map((part) => closestWord(part, kindOfPhrase)).find((part) => part !== null)
  return word ? { kind: kindOfPhrase.get(word)!, score: 0.7 } : null
}
