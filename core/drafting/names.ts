const honorific = /^(dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|fr|sr|hon)\.?$/i
const postNominal = /^(ph\.?d|m\.?d|mba|msc|ma|ba|bsc|jr|sr|esq|frs|obe|mbe|cbe|rn|cpa|jd|ii|iii)\.?$/i
const familyNameFirst = new Set([
  'nguyễn',
  'trần',
  'phạm',
  'huỳnh',
  'hoàng',
  'võ',
  'vũ',
  'đặng',
  'bùi',
  'đỗ',
  'hồ',
  'ngô',
  'dương',
  'lý',
])

/** "(she/her)", "he/they": how a person is spoken of, which is never said with the name. */
export const statedPronouns =
  /\s?\(?\b((she|he|they)\s?\/\s?(her|him|them)|(she|he)\s?\/\s?they|they\s?\/\s?(she|he))(s|self)?\b(\s?\/\s?\p{L}+)?\)?/giu
/** The name a guest goes by, between the others: Robert "Bob" Smith, Robert (Bob) Smith. */
const nickname = /(?<=\s)["“‘(](\p{L}[\p{L}’' -]{0,20})["”’)](?=\s)/u

const words = (name: string) =>
  name.split(/[\s,]+/u).filter((word) => word && !honorific.test(word) && !postNominal.test(word))

/** The name as it is said: as typed, "Okafor, Maya" turned round, "Maya Okafor, PhD" without the degree. */
export const spokenName = (name: string) => {
  const clean = name.replace(statedPronouns, ' ').replace(/\s+/gu, ' ').trim()
  const [before = '', after, ...more] = clean.split(/ ?, ?/u)
  if (!after || more.length > 0) return before || clean
  return words(after).length > 0 ? `${after} ${before}` : before
}

/**
 * What the host calls the guest: the first name where the order of names is known, the whole name where it is not
 * (other scripts, initials, cultures that put the family name first).
 */
export const shortName = (name: string) => {
  const spoken = spokenName(name)
  const goesBy = nickname.exec(spoken)?.[1]
  if (goesBy) return goesBy
  const [first = '', ...others] = words(spoken)
  const isKnownOrder =
    /^\p{Script=Latin}[\p{Script=Latin}’'-]+$/u.test(first) && !familyNameFirst.has(first.toLowerCase())
  return others.length > 0 && isKnownOrder ? first : words(spoken).join(' ') || spoken
}
