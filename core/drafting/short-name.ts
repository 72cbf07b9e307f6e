import type { DraftedGuest } from '../content/brief.ts'
import { vietnameseMiddle } from '../guests/name-parts.ts'
import { nickname, spokenName } from './names.ts'
import {
  familiar,
  inOrder,
  inTwoWords,
  isTitleWord,
  knighted,
  office,
  ofClass,
  ofMore,
  rankWritten,
  religious,
  words,
} from './titles-of-names.ts'

/** "Te Ariki", "La Toya": one name in two words. */
const particle = /^(?:Abu|De|El|La|Te|Umm)$/u
/** "Billie Joe", "Beth Ann", "Ana María", "Abdul Rahman": one name in two words. */
const double = [
  /^(?:Anna|Betty|Billie|Billy|Bobbie|Bobby|Carol|Daisy|Jean|Jim|Jo|John|Lee|Mary|Norma|Peggy|Ruth|Sarah|Tommy|Willie) (?:Ann|Anne|Beth|Bob|Ellen|Jane|Jean|Jo|Joe|Kate|Lou|Luc|Lynn|Mae|Maria|Marie|Paul|Ray|Rose|Sue) (?=\p{Lu})/u,
  /^\p{Lu}\p{Ll}{1,5} (?:Ann|Anne|Beth|Jane|Jo|Kate|Lou|Lynn|Mae|Rae|Sue) (?=\p{Lu})/u,
  /^(?:Ana|Anne|Carlos|Gian|Jean|João|Jos[eé]|Juan|Lu[ií]s|Marc|Mar[ií]a|Luz|Marie|Miguel|Pedro|Pier|Rosa) (?:Alberto|[ÁA]ngel|Andr[eé]|Antonio|António|Beatriz|Carlos|Carmen|Christophe|Claire|Clara|Claude|Cristina|Elena|Eduardo|Fernando|Fran[cç]ois|Isabel|Jacques|Jos[eé]|Louis|Luc[ií]a|Lu[ií]sa?|Manuel|Mar[ií]a|Michel|Miguel|Pablo|Paolo|Paul|Paula|Paulo|Philippe|Pierre|Ram[oó]n|Teresa|Th[eé]r[eè]se) (?=\p{Lu})/u,
  /^(?:Abd[eu]l \p{Lu}\p{Ll}+|Fatima Zahra)(?= |$)/u,
]
const isDouble = (name: string) => double.some((one) => one.test(name))
const familyNameFirst = new Set(
  'nguyen tran pham huynh hoang duong nguyễn trần phạm huỳnh hoàng võ vũ đặng bùi đỗ hồ ngô dương lý'.split(
    ' ',
  ),
)
/** "Subedar-Major", "Sergeant-Major" */
const rankOfTwo = /-(?:Captain|General|Major|Marshal)$/u
/** "Sgt", "Insp.": nobody's first name. */
const isShortened = /^\p{L}{2,6}\.$|^[B-DF-HJ-NP-TV-XZ][bcdfghjklmnpqrstvwxz]{2,5}$/u
/** "Dr Ana", who gives no other name. */
const oneName = /^(?:Dr\.?|Doctor) \p{Lu}[\p{L}’'-]+$/u

const chineseFamilyName =
  /^(?:bai|cai|cao|chen|cheng|cui|dai|deng|ding|dong|du|fan|fang|feng|fu|gao|gong|gu|guo|hao|he|hou|hu|huang|jia|jiang|jin|lei|li|liang|liao|lin|liu|lu|luo|ma|mao|meng|pan|peng|qi|qian|qin|qiu|ren|shao|shen|shi|song|su|sun|tan|tang|tao|tian|wang|wei|wu|xia|xiao|xie|xiong|xu|xue|yan|yang|yao|ye|yu|yuan|zeng|zhang|zhao|zheng|zhong|zhou|zhu|zou)$/iu
/** One or two syllables as Chinese is written in Latin letters. */
const pinyin =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcswy])(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|a|e|i|u|o)){2}$/iu

/** Behind another name these make a firm of it, or a band. */
const ofFirm =
  /^(?:the \p{L}|(?:Associates|Co|Company|Daughters?|Family|Figli|Fils|Friends|Hijos|Partners|Sons?|Söhne)$)/iu
const isFirm = (spoken: string) => {
  const [, behind] = spoken.split(' and ')
  return behind !== undefined && ofFirm.test(behind)
}

/** "Becca and Tom Harlow", "Becca Harlow and Tom Reed" */
const ofTwo =
  /^(\p{Lu}[\p{L}’'-]*)(?: [\p{L}’'-]{1,20}){0,3} and (\p{Lu}[\p{L}’'-]*)(?: [\p{L}’'-]{1,20}){0,3}$/u
const couple = (name: string) => {
  const spoken = spokenName(name).replace(/(?<=^|and )(?:Dr|Mrs?|Ms|Professor)\.? (?=\p{Lu}\S* )/gu, '')
  return isFirm(spoken) ? null : ofTwo.exec(spoken)
}

/** Is it the name of two people? */
export const isCouple = (name: string) => couple(name) !== null

/** What a band or a choir calls itself. */
export const ofMany =
  /\b(?:band|choir|collective|crew|duo|ensemble|group|orchestra|quartet|quintet|team|trio|troupe)$/iu

/** "Team Gold", "Cold Aston Players": whoever it is, nobody’s first name is part of it. */
const ofGroup =
  /\b(?:Association|Bakery|Boys|Brass|Brewery|Brothers|Bros|Circus|Cirkus|Club|Committee|Community|Company|Co-op|Cooperative|Crew|Dancers|Family|Foundation|Girls|Group(?! Captain)|Ltd|Morris|Network|Players|Press|Project|Ringers|Singers|Sisters|Society|Squad|Studios?|Team|Theat(?:re|er)|Trust|Twins|Union|Volunteers)(?![\p{L}’'-])/u

/** "The Gannet Row are six singers": nobody says so of one person. */
const isSaidOfMany = (name: string, biography: string) =>
  !isCouple(name) &&
  (biography.toLowerCase().startsWith(`${spokenName(name).toLowerCase()} are `) ||
    (/^The \p{Lu}/u.test(spokenName(name)) && /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(biography)))

/** Is it what several people are called together: "Rosa & Hijos", "The Lock Keepers", a duo by one word? */
export function isGroup({ name, title, bio }: Pick<DraftedGuest, 'name' | 'title' | 'bio'>): boolean {
  const spoken = spokenName(name)
  return (
    isFirm(spoken) ||
    ofMore.test(spoken) ||
    spoken.startsWith('Mr and Mrs ') ||
    isSaidOfMany(name, bio ?? '') ||
    /^The (?:\p{L}+ ){1,3}(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)$/u.test(spoken) ||
    /^The (?:\p{L}+ )?\p{L}{3,}s(?: of \p{L}.*)?$/u.test(spoken) ||
    /^(?:The )?\p{Lu}\S*(?: \p{Lu}\S*){0,3} (?:Band|Choir|Collective|Duo|Ensemble|Orchestra|Quartet|Quintet|Trio|Troupe)$/u.test(
      spoken,
    ) ||
    /^(?:The )?(?:Duo|Ensemble|Quartet|Quintet|Trio) \p{Lu}/u.test(spoken) ||
    ofGroup.test(spoken) ||
    /^(?:all|both) of us\b/iu.test(title ?? '') ||
    /^(?:\p{L}{2,15}[ -])?(?:band|choir|crew|duo|trio|quartet|ensemble|group|orchestra|team)(?= ?[(,]|$)/iu.test(
      title ?? '',
    ) ||
    (ofMany.test(title ?? '') && !/ (?!the\b)/u.test(spoken))
  )
}

/**
 * What the host calls the guest: the first name where the order of names is known, the whole name where it is not
 * (other scripts, a single initial, cultures that put the family name first).
 */
export const shortName = (name: string) => {
  const two = couple(name)
  if (two) return `${two[1]} and ${two[2]}`
  if (isFirm(spokenName(name))) return spokenName(name)
  const goesBy = nickname.exec(inOrder(name))?.[1]
  if (goesBy && !goesBy.includes(' ')) return goesBy
  const spoken = spokenName(name)
  const knight = spoken.split(' ').findIndex((word) => knighted.test(word))
  if (knight >= 0 && knight < spoken.split(' ').length - 1)
    return spoken
      .split(' ')
      .slice(knight, knight + 2)
      .join(' ')
  // A peer is called by the last name: Lord Gold, Baroness Gold of Hexham
  const [peer] = /^(?:Lord|Baron|Baroness|Viscount|Viscountess) (?=\p{Lu})/u.exec(spoken) ?? []
  if (peer) return peer + spoken.split(' of ')[0]!.split(' ').at(-1)!
  if (oneName.test(spoken)) return spoken
  // "Reverend Dr. Otis Fairchild III" is Reverend Fairchild
  if (/^(?:(?:Right|Very|Most) )?Reverend \S+ \p{Lu}/u.test(spoken))
    return `Reverend ${words(spoken).findLast((word) => !/^[IV]+$/u.test(word))!}`
  const said = words(
    spoken
      .replace(ofClass, '')
      .replace(inTwoWords, '')
      .replace(/^Dr\.? /u, ''),
  )
  // "Grandad Ray": nobody is one's own grandad on air
  if (/^(?:grand(?:d?ad|pa)|gramps)$/iu.test(said[0] ?? '') && said.length > 1) return said[1]!
  if (/^(?:nonn[ao]|abuela|bhante)$/iu.test(said[0] ?? '') && said.length === 2) return said.join(' ')
  // "Mr. Buttons", "Lady Cyclone": there is no other name
  if (/^(?:Lady|Mr|Mrs|Ms|Miss)\.?$/u.test(spoken.split(' ')[0]!) && spoken.split(' ').length === 2)
    return spoken
  // Sister Mary Agnes Dolan is Sister Mary Agnes, Father Michael Chike Udeh is Father Michael
  if (religious.test(said[0] ?? '') && said.length > 2)
    return said
      .slice(0, said.length > 3 && /^(?:Anne|Jean|John|Maria|Marie|Mary)$/u.test(said[1]!) ? 3 : 2)
      .join(' ')
  if (rankWritten.test(inOrder(name)) && words(inOrder(name)).length === 1) return spoken
  // "Coach K", "Brother Luke", "Mama Lou Jenkins": a title, or a first name?
  const isOpen = office.test(said[0] ?? '') || religious.test(said[0] ?? '') || familiar.test(said[0] ?? '')
  if (isOpen && said.length === 2) return said.join(' ')
  if (familiar.test(said[0] ?? '') && said.length === 3) return said.slice(0, 2).join(' ')
  const titles = said.findIndex((word) => !office.test(word) && !isShortened.test(word))
  const all = said.length - titles > 1 && titles > 0 ? said.slice(titles) : said
  // A group, and a name that is only said whole: "lil quad", "DJ Shadow"
  if (/^The \p{L}|^(?:DJ|Lil|MC) \S+$/iu.test(all.join(' '))) return all.join(' ')
  // "Big Jim Tolliver" is Big Jim
  const isBig =
    isDouble(all.join(' ')) ||
    (all.length > 2 && particle.test(all[0]!)) ||
    (all.length > 2 && /^(?:Big|Doc|Lil|Little|Mad|Old|Young)$/u.test(all[0]!))
  if (isBig) return all.slice(0, 2).join(' ')
  const [first = '', ...others] = all
  if (vietnameseMiddle.test(others[0] ?? '') && others.length > 1 && familyNameFirst.has(first.toLowerCase()))
    return others.slice(1).join(' ')
  // Lin Mei-hua: the given name has the hyphen
  if (others.length === 1 && /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(others[0]!)) return others[0]!
  if (others.length === 1 && chineseFamilyName.test(first) && pinyin.test(others[0]!)) return others[0]!
  // "Surgeon Commander Ana Gold": a word before an office is one
  const isTitle = others.length > 1 && office.test(others[0]!)
  const isKnownOrder =
    /^\p{Script=Latin}[\p{Script=Latin}’'-]+$/u.test(first) &&
    !familyNameFirst.has(first.toLowerCase()) &&
    !rankOfTwo.test(first) &&
    !isTitle
  return others.length > 0 && isKnownOrder ? first : all.join(' ') || spoken
}

/** "Reverend Gold" is American: the British say the first name once they have said the whole. */
export function ministerInBritain(name: string): string | null {
  const spoken = spokenName(name)
  const first = words(spoken).find((word) => !isTitleWord(word) && !/^(?:Most|Right|Very)$/u.test(word))
  const isMinister = /^(?:(?:Most|Right|Very) )?Reverend /u.test(spoken)
  return isMinister && first && /^\p{Lu}\p{Ll}/u.test(first) ? first : null
}

/** "Beth", of Beth Ann: the first half of a double name, where anything the guest or the host wrote has it alone. */
export function halfOfDouble(name: string, written: string): string | null {
  const [first = '', second, ...more] = shortName(name).split(' ')
  const all = (written.match(/[\p{L}’'-]+/gu) ?? []).map((word) => word.replace(/['’]s?$/u, ''))
  const isAlone = all.some((word, at) => word === first && all[at + 1] !== second)
  return second && more.length === 0 && isDouble(`${first} ${second} Gold`) && isAlone ? first : null
}

/** What the biography calls somebody, with the title the name has: Father Michael stays Father Michael. */
export function calledInBiography(name: string, called: string): string {
  const own = shortName(name)
  const [title = ''] = own.split(' ')
  // "Hồng Vân", of Nguyễn Hồng Vân, is all given name
  if (own === called || (familyNameFirst.has(title.toLowerCase()) && own.endsWith(` ${called}`)))
    return called
  const short = shortName(called)
  return religious.test(title) && !short.startsWith(title) ? `${title} ${short}` : short
}
