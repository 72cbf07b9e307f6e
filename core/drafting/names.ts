import { vietnameseMiddle } from '../guests/name-parts.ts'

const honorific =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|fr|sr|hon)\.?|(?:lt|col|capt|sgt|maj|gen|cmdr|cpl|brig|adm)\.)$/i
/** Ranks as they are written and as they are said. */
const ranks: Readonly<Record<string, string>> = {
  lt: 'Lieutenant',
  col: 'Colonel',
  capt: 'Captain',
  sgt: 'Sergeant',
  maj: 'Major',
  gen: 'General',
  cmdr: 'Commander',
  cpl: 'Corporal',
  brig: 'Brigadier',
  adm: 'Admiral',
}
const rankWritten = /^(?:(?:lt|col|capt|sgt|maj|gen|cmdr|cpl|brig|adm)\.\s?){1,3}(?=\p{Lu})/iu
/** Goes behind a name in writing only. */
const behindName = /(?:,\s|\s\()(?:ret(?:[’']?d)?|retired)\.?\)?$|\sret\.$/iu
/** "Ana Gold (USAF)", "Ana Gold (USMC, Ret.)" */
const bodyBehind = /(?<=\p{Ll}) \(\p{Lu}[\p{L}.,& ]{1,24}\)$/u
/** Titles in two words. */
const inTwoWords =
  /^(?:Rear Admiral|Vice Admiral|(?:Brigadier|Lieutenant|Major) General|Lieutenant (?:Colonel|Commander)|(?:Air|Group|Wing|Squadron|Flight|Staff|Master|Petty|Chief Warrant|Warrant|Police|Lance|Special|Detective|Chief) (?:Captain|Commander|Commodore|Constable|Corporal|Inspector|Leader|Lieutenant|Marshal|Officer|Sergeant|Superintendent|Agent)|(?:Right|Very|Most) Reverend) (?=\p{Lu})/u
/** "Te Ariki", "La Toya": one name in two words. */
const particle = /^(?:Abu|De|El|La|Te|Umm)$/u
/** "Judge Advocate Colonel Ana Gold": the last of them is what one calls her. */
const firstTitles =
  /^(?:\p{Lu}\p{Ll}{2,12} ){1,2}(?<=\b(?:Advocate|Flight|Fire|Medical|Officer|Police|Training) )(?=(?:Captain|Chief|Colonel|Commander|General|Lieutenant|Major|Sergeant|Superintendent) \p{Lu})/u
/** "Colonel (Retd) Farida Rashid": no nickname. */
const amidName = /\s\((?:ret(?:[’']?d)?|retired)\.?\)(?=\s)/giu
/** "Hon. Justice Ana Gold" is said without it. */
const honourable = /^(?:the )?hon(?:\.|ou?rable) (?=\p{Lu})/iu
/** "The Rt Hon. Sir Cedric Gold" is said from "Sir" on. */
const rightHonourable = /^(?:the )?(?:rt|right)\.? hon(?:\.|ou?rable)? (?=\p{Lu})/iu
/** Said with the first name, and by everybody. */
const religious = /^(?:sister|brother|father|mother|uncle|aunt|auntie|granny|grandma|nana)$/iu
/** Nobody says these on air. */
const courtesy = /^(?:mr|mrs|ms|mx|miss)\.? (?=\p{Lu}\S* \p{Lu})/iu
/** "Billie Joe", "Mary Ann": one name in two words. */
const double =
  /^(?:Anna|Betty|Billie|Billy|Bobbie|Bobby|Daisy|Jean|Jim|Jo|John|Lee|Mary|Norma|Peggy|Ruth|Sarah|Tommy|Willie) (?:Ann|Anne|Beth|Bob|Ellen|Jane|Jean|Jo|Joe|Kate|Lou|Luc|Lynn|Mae|Maria|Marie|Paul|Ray|Rose|Sue) (?=\p{Lu})/u

const knighted = /^(?:sir|dame|lady)$/i
const postNominal =
  /^(ph\.?d|m\.?d|mba|msc|ma|ba|bsc|jr|sr|esq|md|dds|dvm|frs|mp|mep|msp|obe|mbe|cbe|dbe|kbe|kc|qc|rn|cpa|jd|sj|osb|osf|ofm|ii|iii)\.?$/i
const familyNameFirst = new Set([
  'nguyen',
  'tran',
  'pham',
  'huynh',
  'hoang',
  'duong',
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

const initials = /^(?:\p{Lu}\.\s?){2,}(?=\p{Lu}[\p{L}’'-]+$)/u
const romanized = /^[^\p{Script=Latin}]+\((\p{Script=Latin}[\p{Script=Latin} ’'-]{1,60})\)$/u
/** Offices that are said before a whole name; any of them may be a first name in front of a single other one. */
const office =
  /^(?:admiral|ambassador|baron|baroness|bishop|brother|canon|captain|chaplain|chef|chief|coach|colonel|alderman|assembly(?:man|woman)|commander|congress(?:man|woman)|council(?:man|woman)|councill?or|deacon|elder|father|general|governor|imam|judge|justice|lady|lieutenant|lord|major|mayor|mother|officer|pastor|president|rabbi|representative|reverend|senator|sergeant|sheriff|staff|sister|swami)$/i

/** "Sgt", "Insp.": nobody's first name. */
const isShortened = /^\p{L}{2,6}\.$|^\p{Lu}[bcdfghjklmnpqrstvwxz]{2,5}$/u

const generation = /^(?:jr|sr|ii|iii)\.?$/i

/** "Sagal Warsame MBBS MRCGP": no name is without vowels. */
const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{3,8}$/u
const isLetters = (word: string) => postNominal.test(word) || letters.test(word)

/** "Nigel Cole OBE" is said without the letters behind the name. */
function withoutDegrees(name: string): string {
  const all = name.split(' ')
  const end = all.findLastIndex((word) => !isLetters(word) || generation.test(word)) + 1
  return end > 1 ? all.slice(0, end).join(' ') : name
}

/** The name as it is typed, in the order in which it is said and without pronouns. */
const inOrder = (name: string) => {
  const clean = name
    .replace(statedPronouns, ' ')
    .replace(amidName, ' ')
    .replace(/(?<=^(?:col|gen|lt|maj|capt|cmdr|adm)\.?) ret(?:[’']?d)?\.?(?= )/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(bodyBehind, '')
    .replace(behindName, '')
    .replace(firstTitles, '')
    .replace(/^The (?=(?:Rt|Right|Very|Most|Rev|Hon)[.\s\p{L}])/u, '')
    .replace(rightHonourable, '')
    .replace(honourable, '')
    .replace(courtesy, '')
    .replace(/\bEmerit(?:us|a) (?=\p{Lu})/gu, '')
    .replace(/^rt\.? rev(?:\.|d\.?)? (?=\p{Lu})/iu, 'Right Reverend ')
    .replace(/^(very|most|right) rev(?:\.|d\.?)? (?=\p{Lu})/iu, '$1 Reverend ')
    .replace(/^(Dr\.?) (?:(?:med|phil|rer|nat|iur|jur|dent|vet|h|c)\. ?){1,3} ?(?=\p{Lu})/u, '$1 ')
    .replace(/^rep\. (?=\p{Lu})/iu, 'Representative ')
    .replace(/^sen\. (?=\p{Lu})/iu, 'Senator ')
    .replace(/^amb\. (?=\p{Lu})/iu, 'Ambassador ')
    .replace(/^cllr\.? (?=\p{Lu})/iu, 'Councillor ')
    .replace(/^rev(?:\.|d\.?)? (?=\p{Lu})/iu, 'Reverend ')
    .replace(/^prof\.? (?=\p{Lu})/iu, 'Professor ')
    .replace(/^fr\.? (?=\p{Lu})/iu, 'Father ')
    .replace(/^Professor Dr\.? /u, 'Professor ')
  const [before = '', after, ...more] = clean.split(/ ?, ?/u)
  // "Sunita Raghavan, CFP": letters nobody is called by
  const isOfOffice = /^(?=.{2,6}$)\p{Lu}[\p{L}.-]*\p{Lu}\.?$/u.test(after ?? '') && /\p{Ll}/u.test(before)
  if (!after || more.length > 0 || isOfOffice) return before || clean
  return words(after).length > 0 ? `${after} ${before}` : before
}

/**
 * The name as it is said: as typed, "Okafor, Maya" turned round, "Maya Okafor, PhD" without the degree, by the nickname where
 * the guest gives one, and in Latin letters where both are given.
 */
export const spokenName = (name: string) => {
  const whole = inOrder(name).replace(/\s&\s/gu, ' and ').replace(rankWritten, rankSaid)
  const latin = romanized.exec(whole)?.[1]
  if (latin) return latin
  const goesBy = nickname.exec(whole)
  if (!goesBy) return withoutDegrees(whole)
  // "Kwame “Coach K” Ofori": nobody has heard yet who Coach K is
  if (goesBy[1]!.includes(' ')) return withoutDegrees(whole.replace(nickname, '').replace(/\s+/gu, ' '))
  const before = whole.slice(0, goesBy.index).trim().split(' ')
  const title = before.filter((word) => honorific.test(word))
  return withoutDegrees([...title, goesBy[1]!, whole.slice(goesBy.index + goesBy[0].length).trim()].join(' '))
}

/** "Maj. Ana Gold", "Major Ana Gold" */
export const hasRank = (name: string) =>
  rankWritten.test(name) ||
  Object.values(ranks).some((rank) => / /u.test(name) && name.split(' ').slice(0, 3).includes(rank))

const rankSaid = (written: string) =>
  (written.match(/\p{L}+/gu) ?? []).map((word) => `${ranks[word.toLowerCase()]} `).join('')

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
    ...alone,
    // Baroness Kendrick-Bell
    isOffice || honorific.test(whole.split(' ')[0]!)
      ? `${whole.split(' ')[0]} ${plain.split(' ').at(-1)}`
      : '',
  ]
  return [...new Set(all)].filter(Boolean)
}

const chineseFamilyName =
  /^(?:bai|cai|cao|chen|cheng|cui|dai|deng|ding|dong|du|fan|fang|feng|fu|gao|gong|gu|guo|hao|he|hou|hu|huang|jia|jiang|jin|lei|li|liang|liao|lin|liu|lu|luo|ma|mao|meng|pan|peng|qi|qian|qin|qiu|ren|shao|shen|shi|song|su|sun|tan|tang|tao|tian|wang|wei|wu|xia|xiao|xie|xiong|xu|xue|yan|yang|yao|ye|yu|yuan|zeng|zhang|zhao|zheng|zhong|zhou|zhu|zou)$/iu
/** One or two syllables as Chinese is written in Latin letters. */
const pinyin =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcswy])(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|a|e|i|u|o)){2}$/iu

/** "Becca and Tom Harlow", "Becca Harlow and Tom Reed" */
const ofTwo = /^(\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)? and (\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)?$/u

/** Is it the name of two people? */
export const isCouple = (name: string) => ofTwo.test(spokenName(name))

/**
 * What the host calls the guest: the first name where the order of names is known, the whole name where it is not
 * (other scripts, a single initial, cultures that put the family name first).
 */
export const shortName = (name: string) => {
  const couple = ofTwo.exec(spokenName(name))
  if (couple) return `${couple[1]} and ${couple[2]}`
  const goesBy = nickname.exec(inOrder(name))?.[1]
  if (goesBy && !goesBy.includes(' ')) return goesBy
  const spoken = spokenName(name)
  const knight = spoken.split(' ').findIndex((word) => knighted.test(word))
  if (knight >= 0 && knight < spoken.split(' ').length - 1)
    return spoken
      .split(' ')
      .slice(knight, knight + 2)
      .join(' ')
  // A peer is called by the last name: Lord Gold
  if (/^Lord \p{Lu}/u.test(spoken)) return `Lord ${spoken.split(' ').at(-1)}`
  const said = words(spoken.replace(inTwoWords, '').replace(/^Dr\.? /u, ''))
  // Sister Mary Agnes Dolan is Sister Mary Agnes
  if (religious.test(said[0] ?? '') && said.length > 2)
    return said.slice(0, said.length > 3 ? 3 : 2).join(' ')
  if (rankWritten.test(inOrder(name)) && words(inOrder(name)).length === 1) return spoken
  const titles = said.findIndex((word) => !office.test(word) && !isShortened.test(word))
  const all = said.length - titles > 1 && titles > 0 ? said.slice(titles) : said
  const letters = initials.exec(all.join(' '))?.[0]
  if (letters) return letters.trim()
  // "Big Jim Tolliver" is Big Jim
  const isBig =
    double.test(all.join(' ')) ||
    (all.length > 2 && particle.test(all[0]!)) ||
    (all.length > 2 && /^(?:Big|Doc|Lil|Little|Mad|Old|Young)$/u.test(all[0]!))
  if (isBig) return all.slice(0, 2).join(' ')
  const [first = '', ...others] = all
  if (vietnameseMiddle.test(others[0] ?? '') && others.length > 1 && familyNameFirst.has(first.toLowerCase()))
    return others.slice(1).join(' ')
  // Lin Mei-hua: the given name has the hyphen
  if (others.length === 1 && /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(others[0]!)) return others[0]!
  if (others.length === 1 && chineseFamilyName.test(first) && pinyin.test(others[0]!)) return others[0]!
  const isKnownOrder =
    /^\p{Script=Latin}[\p{Script=Latin}’'-]+$/u.test(first) && !familyNameFirst.has(first.toLowerCase())
  return others.length > 0 && isKnownOrder ? first : all.join(' ') || spoken
}

/** How the biography itself calls the guest, where it uses another first name with the same last: Magda for Magdalena. */
export function nameInBiography(biography: string, name: string): string | null {
  const last = words(spokenName(name)).at(-1)
  const [beginning = ''] = /^(?:\p{Lu}[\p{L}’'-]+\s){2,4}(?=\p{Ll})/u.exec(biography.trim()) ?? []
  const called = beginning
    .trim()
    .split(' ')
    .filter((word) => !honorific.test(word) && !office.test(word) && word !== 'The')
  const isKnown = writtenNames(name).some(
    (written) => written.toLowerCase() === called.join(' ').toLowerCase(),
  )
  // "Soprano Gwendolyn Pryce studied …"
  const isCalling = called.slice(1).join(' ') === words(spokenName(name)).join(' ')
  return called.length >= 2 && called.at(-1) === last && !isKnown && !isCalling ? called.join(' ') : null
}

/** "Professor", "Captain": said before a name, not one of it. */
export const isTitleWord = (word: string) => office.test(word) || honorific.test(word)
