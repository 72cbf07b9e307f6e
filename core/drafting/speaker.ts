import type { Answer } from './answers.ts'
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

const ofOneself = /(?<![\p{L}’'])(?:I|[Mm]e|[Mm]ine|[Mm]y|[Mm]yself)(?!\p{L})/u

/** "I was seeing patients all day", of two people: which of them was? */
export const isOfNobody = ({ said, by }: Pick<Answer, 'said' | 'by'>, material: Material) =>
  material.whom.isSeveral === true &&
  by === undefined &&
  ofOneself.test(said.join(' ')) &&
  speakerOf(said, material) === null

const endsWithAnswer =
  /^((?:I had|I asked|I wanted|I was)\b.*?)(?:\. (?:Here’s )?\{their\} answer|(?:,? and|\.) \{they\} (?:said|told me)):$/u
const endsQuoted = /^(I (?:asked|wanted).*”) (?:\{their\} answer|\{they\} said):$/u
const endsAsked = /^(When I asked .*?), \{they\} (?:said|told me):$/u

/** Of lines that say what both were asked, those that can end with who of them answers: `{speaker}`. */
export const answeredByOne = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const ways = [
      [endsQuoted, ' '],
      [endsAsked, ', '],
      [endsWithAnswer, ', and '],
    ] as const
    const way = ways.find(([end]) => end.test(line))
    return way ? [`${way[0].exec(line)![1]}${way[1]}{speaker} said:`] : []
  })
