import { nickname, spokenName } from './names.ts'
import { shortName } from './short-name.ts'
import {
  honorific,
  inOrder,
  inTwoWords,
  office,
  religious,
  statedPronouns,
  words,
} from './titles-of-names.ts'

/** How a biography names somebody by the last name alone. */
const styles = 'Dr. Dr Prof. Professor Mr. Mr Mrs. Mrs Ms. Ms Mx. Rev. Rev Revd Fr. Fr'.split(' ')

/** Every way in which a biography may write the name. */
export const writtenNames = (name: string) => {
  const whole = inOrder(name)
  const without = whole.replace(nickname, '').replace(/\s+/gu, ' ')
  const plain = words(whole).join(' ')
  const withoutInitials = whole.replace(/ \p{Lu}\.(?= )/gu, '')
  const withoutOffice = plain.replace(/^\S+ /u, '')
  const isOffice = office.test(plain.split(' ')[0] ?? '') && withoutOffice.includes(' ')
  // "Lt. Col. Ana Gold" in the biography of Lieutenant Colonel Ana Gold
  const bare = plain.split(' ').slice(plain.split(' ').findIndex((word) => !office.test(word)))
  // Sister Benedetta may be Benedetta in her biography
  const called = shortName(name)
  const [title = '', first = ''] = called.split(' ')
  const alone = religious.test(title) ? [called, first] : []
  const all = [
    name.replace(statedPronouns, '').trim(),
    whole,
    spokenName(name),
    without,
    plain,
    withoutInitials,
    withoutInitials.replace(/,? (?:Jr|Sr)\.?$/u, ''),
    isOffice ? withoutOffice : '',
    isOffice && bare.length > 1 ? bare.join(' ') : '',
    words(spokenName(name).replace(inTwoWords, '')).join(' '),
    ...alone,
    // Baroness Kendrick-Bell
    isOffice || honorific.test(whole.split(' ')[0]!)
      ? `${whole.split(' ')[0]} ${plain.split(' ').at(-1)}`
      : '',
    ...styles.map((style) => `${style} ${plain.split(' ').at(-1)}`),
  ]
  return [...new Set(all)].filter(Boolean)
}

/** How the biography itself calls the guest, where it uses another first name with the same last: Magda for Magdalena. */
export function nameInBiography(biography: string, name: string): string | null {
  const typed = words(spokenName(name).replace(inTwoWords, ''))
  const last = typed.at(-1)
  // "I’m Ana but Annie" isn’t a name in two words
  const [beginning = ''] = /^(?!I\b)(?:\p{Lu}[\p{L}’'-]+\s){2,4}(?=\p{Ll})/u.exec(biography.trim()) ?? []
  const called = beginning
    .trim()
    .replace(inTwoWords, '')
    .split(' ')
    .filter((word) => !honorific.test(word) && !office.test(word) && word !== 'The')
  const isKnown = writtenNames(name).some(
    (written) => written.replace(/^The /u, '').toLowerCase() === called.join(' ').toLowerCase(),
  )
  // "Soprano Gwendolyn Pryce studied …"
  const isCalling = called.slice(1).join(' ') === typed.join(' ')
  // Another first name with the same last, not the same one behind what may be a rank
  const isOther = called.at(-1) === last && !called.slice(0, -1).includes(shortName(name))
  return called.length >= 2 && isOther && !isKnown && !isCalling ? called.join(' ') : null
}
