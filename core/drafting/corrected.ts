import type { DraftedGuest } from '../content/brief.ts'

/** "It’s 31 beavers now.", "We’re at 150 subscriptions now." */
const counted = /\b(\d[\d,]{0,8}) (\p{Ll}{4,20})(?: \p{Ll}{2,10})? now\b/gu
const stemOf = (noun: string) => noun.slice(0, 6)

interface Count {
  number: string
  stem: string
}

/** What the guest counts today, wherever it was written. */
export const countsOf = ({ bio, responses }: DraftedGuest): Count[] =>
  [bio ?? '', ...Object.values(responses).flat()].flatMap((text) =>
    [...text.matchAll(counted)].map(([, number = '', noun = '']) => ({ number, stem: stemOf(noun) })),
  )

/** "I’m not a biologist", whom the host calls "Wolf biologist": it isn’t said of somebody who says it isn’t so. */
export const deniesTitle = ({ title, bio, responses }: DraftedGuest) =>
  [bio ?? '', ...Object.values(responses).flat()].some((text) => {
    const [, denied = ''] =
      /\bI(?:[’']m| am) (?:not|really not) (?:an?|the|really an?) (\p{L}[\p{L}-]{2,20})(?=[.,;!]| and\b|$)/iu.exec(
        text,
      ) ?? []
    return (
      denied !== '' &&
      (title ?? '')
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .includes(denied.toLowerCase())
    )
  })

const number = /\d[\d,]{0,8}(?!\d)/u

/** The sentence with what the guest counts today; it is left out if it isn’t plain that an older number is of the same. */
export function corrected(sentence: string, counts: Count[]): string[] {
  let said = sentence
  for (const { number: today, stem } of counts) {
    if (!said.includes(stem) || said.includes(today)) continue
    const words = said.split(' ')
    const at = words.findIndex((word, place) => word.startsWith(stem) && number.test(words[place - 1] ?? ''))
    if (at < 0 && number.test(said)) return []
    said = words.map((word, place) => (place === at - 1 ? word.replace(number, today) : word)).join(' ')
  }
  return [said]
}
