import { honorific, inOrder, rankSaid, rankWritten, withoutDegrees } from './titles-of-names.ts'

/** The name a guest goes by, between the others: Robert "Bob" Smith, Robert (Bob) Smith. */
export const nickname = /(?<=\s)["“‘'(](\p{L}[\p{L}’' -]{0,20})["”’')](?=\s)/u
const romanized = /^[^\p{Script=Latin}]+\((\p{Script=Latin}[\p{Script=Latin} ’'-]{1,60})\)$/u

const behind =
  /(?<=\p{Ll}) (?:\((?:a|an|the) [^()]{1,40}\)|(?:BEM|CBE|DBE|KBE|KC|MBE|OBE|QC)(?: \p{Lu}{2,6}){0,4})$/u

/**
 * The name as it is said: as typed, "Okafor, Maya" turned round, "Maya Okafor, PhD" without the degree, by the nickname where
 * the guest gives one, and in Latin letters where both are given.
 */
export const spokenName = (name: string): string => {
  const whole = inOrder(name)
    .replace(/\s[&+]\s|(?<=^\p{Lu}\p{Ll}{1,15})\/(?=\p{Lu}\p{Ll})/gu, ' and ')
    .replace(rankWritten, rankSaid)
    .replace(/^Mdm\.? (?=\p{Lu})/u, 'Madam ')
  const latin = romanized.exec(whole)?.[1]
  if (latin) return latin
  // "Doreen (the Cat Woman)", "Ana Gold CBE FCILT"
  const plain = whole.replace(behind, '')
  if (plain !== whole) return spokenName(plain)
  const goesBy = nickname.exec(whole)
  if (!goesBy) return withoutDegrees(whole)
  // "Kwame “Coach K” Ofori": nobody has heard yet who Coach K is
  if (goesBy[1]!.includes(' ')) return withoutDegrees(whole.replace(nickname, '').replace(/\s+/gu, ' '))
  const before = whole.slice(0, goesBy.index).trim().split(' ')
  const title = before.filter((word) => honorific.test(word))
  return withoutDegrees([...title, goesBy[1]!, whole.slice(goesBy.index + goesBy[0].length).trim()].join(' '))
}

/** "Ana Gold KC": of the letters behind a name, those that are said with it. */
export function withSilk(name: string, typed: string): string {
  const [, silk] = /\p{Ll},? (KC|QC)(?=$|[ ,])/u.exec(typed) ?? []
  return silk && name.includes(' ') ? `${name} ${silk}` : name
}
