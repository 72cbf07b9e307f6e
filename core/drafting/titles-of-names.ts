import { oncePerText } from '../text/once-per-text.ts'
import { capitalized } from './words.ts'

export const honorific =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|fr|sr|hon)\.?|(?:lt|col|capt|sgt|maj|gen|cmdr|cdr|cpl|brig|adm|supt|insp|det|wg|gp|sqn|ldr|flt|pvt)\.)$/i
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
  cdr: 'Commander',
  supt: 'Superintendent',
  insp: 'Inspector',
  det: 'Detective',
  wg: 'Wing',
  gp: 'Group',
  sqn: 'Squadron',
  ldr: 'Leader',
  flt: 'Flight',
  pvt: 'Private',
}
export const rankWritten =
  /^(?:(?:lt|col|capt|sgt|maj|gen|cmdr|cdr|cpl|brig|adm|supt|insp|det|wg|gp|sqn|ldr|flt|pvt)\.\s?){1,3}(?=\p{Lu})/iu
/** "Lt Col Hugh Gold", as the British write it; "Gen Gold" may be a first name. */
const rankUndotted =
  /^(?:(?:lt|col|capt|sgt|maj|gen|cmdr|cdr|cpl|brig|adm|supt|insp|det|wg|gp|sqn|ldr|flt|pvt) ){1,3}(?=\p{Lu}\S* \p{Lu})/iu
/** Goes behind a name in writing only. */
const behindName = /(?:,\s|\s\()(?:ret(?:[’']?d)?|retired)\.?\)?$|\sret\.$/iu
/** "Ana Gold (USAF)", "Ana Gold (USMC, Ret.)" */
const bodyBehind = /(?<=\p{Ll}) \(\p{Lu}[\p{L}.,& ]{1,24}\)$/u
/** "The Bell Side (Ana Gold, Jo Reed)": a group, and who of it answers. */
const membersBehind = /(?<=\p{Ll}) \([^()]{1,200}\)$/u
/** “Big Tony” Anthony Gold */
const nicknameFirst = /^["“]([^"“”]{2,20})["”] (\p{Lu}\S*) (?=\p{Lu})/u
/** "PC 2217 Ana Gold" */
const collarNumber = /(?<=^(?:W?PC|PCSO|DC|Sgt\.?|Officer)) \d{2,6}(?= \p{Lu})/u
/** Titles in two words. */
export const inTwoWords =
  /^(?:(?:Acting|Assistant|Chief|Deputy|Leading|Senior) ){0,2}(?:(?:Rear|Vice)[ -]Admiral|Sub-Lieutenant|(?:Able |Ordinary )?Seaman(?: Apprentice)?|(?:Brigadier|Lieutenant|Major) General|Lieutenant (?:Colonel|Commander)|(?:Air|Area|Crew|Station|Watch|Group|Wing|Squadron|Flight|Staff|Master|Petty|Chief Warrant|Warrant|Police|Lance|Special|Detective|Chief) (?:Captain|Commander|Commodore|Constable|Corporal|Inspector|Leader|Lieutenant|Manager|(?:Chief |Vice-)?Marshal|Officer|Sergeant|Superintendent|Agent)|(?:Right|Very|Most) Reverend) (?=\p{Lu})/u
/** "Sergeant First Class", "Detective First Grade": all of it is said before the name. */
export const ofClass =
  /^(?:\p{Lu}[\p{L}.-]+ ){1,3}(?:First|Second|Third|Fourth) (?:Class|Grade|Rank) (?=\p{Lu})/u
const ordinals: Readonly<Record<string, string>> = {
  '1st': 'First',
  '2nd': 'Second',
  '3rd': 'Third',
  '4th': 'Fourth',
}
/** "Sgt. 1st Class Ana Gold" */
const classWritten = /(?<=\p{L}\.? )([1-4](?:st|nd|rd|th)) (class|grade|rank) (?=\p{Lu})/giu
/** "Warrant Officer Class 2 Ana Gold", "Chief Warrant Officer 4 Ana Gold" */
const numberOfRank = /(?<=^(?:Chief )?Warrant Officer) (?:Class )?(?:[1-5]|One|Two|I{1,3}) (?=\p{Lu})/u
/** "Judge Advocate Colonel Ana Gold": the last of them is what one calls her. */
const firstTitles =
  /^(?:\p{Lu}\p{Ll}{2,12} ){1,2}(?<=\b(?:Advocate|Flight|Fire|Medical|Officer|Police|Training) )(?=(?:Captain|Chief|Colonel|Commander|General|Lieutenant|Major|Sergeant|Superintendent) \p{Lu})/u
/** "Colonel (Retd) Farida Rashid": no nickname. */
const amidName = /\s\((?:ret(?:[’']?d)?|retired)\.?\)(?=[\s,]|$)/giu
/** "Dr. (Mr.) Gold", "Subedar-Major (Hon. Capt.) Gold": what a form knows of titles, never a name. */
const bracketedTitle = /\s\((?:[^().]{0,20}\.[^()]{0,40}|Mrs?|Ms|Dr|Hon|Sir)\)(?=\s)/gu
/** "Commander Hon. Ana Gold": nobody says it there. */
const honourableAmid = /(?<=\p{Ll}) (?:the )?Hon\.? (?=\p{Lu})/iu
/** "Hon. Justice Ana Gold" is said without it. */
const honourable = /^(?:the )?hon(?:\.|ou?rable) (?=\p{Lu})/iu
/** "The Rt Hon. Sir Cedric Gold" is said from "Sir" on. */
const rightHonourable = /^(?:the )?(?:rt|right)\.? hon(?:\.|ou?rable)? (?=\p{Lu})/iu
/** Nobody says these on air. */
const courtesy = /^(?:mr|mrs|ms|mx|miss)\.? (?=\p{Lu}\S* \p{Lu})/iu

/** "MCPO Ana Gold", "WO2 Ana Gold": letters of a rank or an office that nobody says. */
const lettersFirst =
  /^(?!(?:DCI|PCSO|WPC)\b)(?:DI|DS|HE|H\.E\.|Pte|(?=\S{0,4}(?:\p{Lu}{2}|\d))[\p{L}\d]{3,6}) (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u

/** "Estate of Ana Gold c/o Jo": Jo is the one who comes. */
const careOf = /^.{1,80}\bc\/o (?=\p{Lu})/u
/** "Sr Ana Gold": a sister, or a señor. */
const seniorFirst = /^Sr\.? (?=\p{Lu}\S* \p{Lu})/u
/** "jamie & rob", "ana gold", but not "lil quad", who is called so. */
const capitals = (name: string) =>
  /\p{Lu}/u.test(name) || /^(?:dj|lil|mc) /u.test(name)
    ? name
    : name
        .replace(
          /(?<=^|[ -])\p{Ll}(?=\p{Ll})(?!(?:and|de|del|der|di|la|le|of|the|van|von)(?= ))/gu,
          (letter) => letter.toUpperCase(),
        )
        .replace(/(?<=\bMc)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Said with the first name, and by everybody. */
export const religious =
  /^(?:sister|brother|father|monsignor|mother|uncle|aunt|auntie|aunty|granny|grandma|nana|nonna|nonno|abuela|bhante|bhai|bibi|madam|mzee|padre|frère|fratello|fray|frei|hermana|hermano|irmã|irmão|madre|mère|père|pater|schwester|soeur|sœur|sor|suor|zuster|puan|giani|gyani|haji|hajji|hajia|hajiya|alhaji|alhaja|shri|smt)$/iu

export const knighted = /^(?:sir|dame|lady)$/i
const postNominal =
  /^(bt|ph\.?d|m\.?d|mba|msc|ma|ba|bsc|jr|sr|esq|md|dds|dvm|frs|mp|mep|msp|obe|mbe|cbe|dbe|kbe|kc|qc|rn|cpa|jd|sj|osb|osf|ofm|fmedsci|freng|frse|fba|frsa|beng|meng|ceng|dphil|mphil|edd|psyd|mfa|ii|iii)\.?$/i

/** Offices that are said before a whole name; any of them may be a first name in front of a single other one. */
export const office =
  /^(?:admiral|ambassador|baron|baroness|bhante|bishop|brother|canon|captain|chaplain|chef|chief|coach|colonel|alderman|assembly(?:man|woman)|commander|congress(?:man|woman)|council(?:man|woman)|councill?or|deacon|elder|father|general|governor|imam|judge|corporal|private|w?pc|pcso|dc|dci|constable|justice|lady|lieutenant|lord|major|mayor|mother|officer|pastor|president|rabbi|representative|reverend|senator|sergeant|sheriff|superintendent|inspector|detective|archbishop|archdeacon|monsignor|cantor|commissioner|commodore|viscount|viscountess|countess|sheikh|pandit|maestro|maestra|staff|sister|swami|pastora|chaplain|vaidya|ustad|hakim|maulana)$/i

const generation = /^(?:jr|sr|ii|iii)\.?$/i
const ofGeneration = /^([^,]{3,60}), ?\(?(Jr|Sr)\.?\)?$/u

/** "Sagal Warsame MBBS MRCGP": no name is without vowels. */
const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{3,8}$/u
const isLetters = (word: string) => postNominal.test(word) || letters.test(word)

/** "Nigel Cole OBE" is said without the letters behind the name. */
export function withoutDegrees(name: string): string {
  const all = name.split(' ')
  // "Nkechi Gold FSA": behind two names in small letters
  const isBehind = (word: string, at: number) =>
    at > 1 && /^(?:[A-Z]{3,4}|[B-DF-HJ-NP-TV-XZ]{2}\d?)$/u.test(word) && /\p{Ll}$/u.test(all[1]!)
  const end =
    all.findLastIndex((word, at) => !(isLetters(word) || isBehind(word, at)) || generation.test(word)) + 1
  return end > 1 ? all.slice(0, end).join(' ') : name
}

export const words = (name: string) =>
  name.split(/[\s,]+/u).filter((word) => word && !honorific.test(word) && !postNominal.test(word))

/** "(she/her)", "he/they": how a person is spoken of, which is never said with the name. */
export const statedPronouns =
  /\s?\(?\b((she|he|they)\s?\/\s?(her|him|them)|(she|he)\s?\/\s?they|they\s?\/\s?(she|he))(s|self)?\b(\s?\/\s?\p{L}+)?\)?/giu

/** "Okafor, Maya J." is turned round; what follows in "Sunita Raghavan, CFP" and "Rev. Marcus Gold, D.Min." is nobody's name. */
const isFirstName = (after: string) =>
  !/ of /u.test(after) &&
  /^(?:(?:\p{Lu}\.|\p{Lu}?[\p{Ll}\p{Lm}\p{Lo}\p{M}’'-]+(?:\p{Lu}\p{Ll}+)?)(?: |$)){1,4}$/u.test(
    words(after).join(' '),
  )

/** "Ana, Bob and Cy Gold": three, or more. */
export const ofMore = /^\p{Lu}[^,]{1,40}(?:, \p{Lu}[^,]{1,40}){1,6},? (?:and|&) \p{Lu}[^,]{1,40}$/u

/** The name as it is typed, in the order in which it is said and without pronouns. */
export const inOrder = oncePerText((name) => {
  const clean = capitals(name)
    .replace(/^CW[1-5] (?:\(ret(?:[’']?d)?\.?\) )?(?=\p{Lu})/iu, 'Chief Warrant Officer ')
    .replace(bracketedTitle, '')
    .replace(amidName, '')
    .replace(lettersFirst, '')
    .replace(/^(?:Mohd|Md)\.? (?=\p{Lu})/u, 'Mohammed ')
    .replace(/(?<=^\p{Lu}\p{Ll}{2,20}) (?:\p{Lu}\.|\p{Ll})$/u, '')
    .replace(careOf, '')
    .replace(seniorFirst, '')
    .replace(statedPronouns, ' ')
    .replace(/(?<=^Wing )Cdr\.?(?= )/u, 'Commander')
    .replace(/(?<=^Squadron )Ldr\.?(?= )/u, 'Leader')
    .replace(/(?<=^(?:col|gen|lt|maj|capt|cmdr|adm)\.?) ret(?:[’']?d)?\.?(?= )/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(The [^:]{2,40}): .{2,200}$/u, '$1')
    .replace(/^(Prof\.?|Professor) em(?:er)?\. (?=\p{Lu})/u, '$1 ')
    .replace(/^Ven(?:\.|erable) (?=\p{Lu})/u, '')
    .replace(membersBehind, (found) => (/[,&]/u.test(found) ? '' : found))
    .replace(bodyBehind, '')
    .replace(nicknameFirst, '$2 “$1” ')
    .replace(collarNumber, '')
    .replace(numberOfRank, ' ')
    .replace(
      classWritten,
      (_, one: string, kind: string) => `${ordinals[one.toLowerCase()]} ${capitalized(kind.toLowerCase())} `,
    )
    .replace(rankUndotted, (rank) => rank.replaceAll(' ', '. '))
    .replace(behindName, '')
    .replace(firstTitles, '')
    .replace(/^The (?=(?:Rt|Right|Very|Most|Rev(?:erend|[’']?d)?|Hon(?:ou?rable)?)[.\s])/u, '')
    .replace(rightHonourable, '')
    .replace(honourable, '')
    .replace(honourableAmid, ' ')
    .replace(courtesy, '')
    .replace(/\bEmerit(?:us|a) (?=\p{Lu})/gu, '')
    .replace(/^rt\.? rev(?:\.|d\.?)? (?=\p{Lu})/iu, 'Right Reverend ')
    .replace(/^(very|most|right) rev(?:\.|d\.?)? (?=\p{Lu})/iu, '$1 Reverend ')
    .replace(/^(Dr\.?) (?:(?:med|phil|rer|nat|iur|jur|dent|vet|h|c)\. ?){1,3} ?(?=\p{Lu})/u, '$1 ')
    .replace(/^rep\. (?=\p{Lu})/iu, 'Representative ')
    .replace(/^sen\. (?=\p{Lu})/iu, 'Senator ')
    .replace(/^amb\. (?=\p{Lu})/iu, 'Ambassador ')
    .replace(/^cllr\.? (?=\p{Lu})/iu, 'Councillor ')
    .replace(/^rev(?:\.|[’']?d\.?)? (?=\p{Lu})/iu, 'Reverend ')
    .replace(/^prof\.? (?=\p{Lu})/iu, 'Professor ')
    .replace(/^fr\.? (?=\p{Lu})/iu, 'Father ')
    .replace(/^br\.? (?=\p{Lu})/iu, 'Brother ')
    .replace(/^(?:mgr|msgr)\.? (?=\p{Lu})/iu, 'Monsignor ')
    .replace(/^Professor (?:Dr\.? (?:h\. ?c\. )?){1,3}/u, 'Professor ')
    .replace(/^(Admiral|Captain|Colonel|Commander|General|Lieutenant|Major) Dr\.? (?=\p{Lu})/u, '$1 ')
  if (ofMore.test(clean)) return clean
  // “Ana Gold, Sr.”: there is a Junior
  const [, named, suffix] = ofGeneration.exec(clean) ?? []
  if (named && suffix) return `${named} ${suffix}.`
  const [before = '', after, ...more] = clean.split(/ ?, ?/u)
  if (!after || more.length > 0) return before || clean
  return isFirstName(after) ? `${after} ${before}` : before
})

/** "Maj. Ana Gold", "Major Ana Gold" */
export const hasRank = (name: string) =>
  rankWritten.test(inOrder(name)) ||
  Object.values(ranks).some((rank) => / /u.test(name) && name.split(' ').slice(0, 3).includes(rank))

export const rankSaid = (written: string) =>
  (written.match(/\p{L}+/gu) ?? []).map((word) => `${ranks[word.toLowerCase()]} `).join('')

/** "Professor", "Captain": said before a name, not one of it. */
export const isTitleWord = (word: string) => office.test(word) || honorific.test(word)

/** Said with the first name, or with the only one there is: each may be a first name as well. */
export const familiar =
  /^(?:big|do[mn]|doc|doña|farmer|gran|granny|lil|little|mad|mamm?a|nan|nanna|nurse|old|papa|prince|princess|queen|wee|young)$/iu

/** Titles one is on first-name terms with: everybody says hey to a coach. */
const everyday = /^(?:chef|coach|dr\.?|miss|mr\.?|mrs\.?|ms\.?|mx\.?|maestr[ao]|officer)$/iu

/** "Sister Clare", "Hon. Ruth Gold", "the Very Reverend …": one greets them with respect. */
export function isFormallyNamed(name: string): boolean {
  const [first = '', second = ''] = name.replace(/^(?:the )?(?:very |right |most )?/iu, '').split(/[\s,]+/u)
  return [first, second].some((word) => isTitleWord(word) && !everyday.test(word)) || /^rev/iu.test(first)
}
