import type { Material } from './material.ts'
import { isCouple } from './short-name.ts'
import type { Sourced } from './sourced.ts'

const wordsOf = (text: string): string[] => text.match(/\p{Lu}[\p{L}-]*/gu) ?? []

/** "Lou wanted to close. I came in to clean.", of Lou and Patty: Patty speaks. */
export function speakerOf(said: string[], { short }: Pick<Material, 'short'>): Sourced | null {
  const both = isCouple(short.text) ? short.text.split(' and ') : []
  const text = said.join(' ')
  const [other, ...more] = both.filter((name) => wordsOf(text).includes(name))
  if (other === undefined || more.length > 0) return null
  return { text: both.find((name) => name !== other)!, from: short.from }
}
