import { soleOffice } from './named-person.ts'
import { titleInSentence, withArticle } from './words.ts'

const officeOf =
  /\b(chancellor|provost|prior|prioress|abbot|abbess|founders?|owners?|proprietors?|president|directors?|chair\w*|editor-in-chief|c[a-z]o|operator)$/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /^director of photography$|\bc[efto]o (?:advisor|coach|consultant)$|\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$|\b(?!and |co-?|sole |part |joint |majority |generation )\p{L}{3,20} owner$/iu

export const isTrade = (title: string) => trade.test(title)

export const isOffice = (title: string) =>
  soleOffice.test(title) && !isTrade(title) && !/(?<!\bco)-founder$/iu.test(title)

/** "Runner and midwife", "author / speaker": an office is one job whatever it is called. */
export const namesTwoCallings = (title: string) => / (?:and|\+|&) |[,/|]/u.test(title) && !isOffice(title)

export const isOwnOffice = (title: string) => isOffice(title) && officeOf.test(title)

/** One of a kind, whatever it is of: "vicar of five parishes", "captain of the first team". */
const ofOne =
  /^(?:bishop|captain|conductor|headmaster|headmistress|headteacher|landlady|landlord|mayor|pastor|rector|sheriff|vicar) of /iu

const ofRank =
  /^(?:(?:senior|executive|associate|general|group|regional) )*(?:[ase]?vp|vice president|manager) of /iu

/** "Director of sleep and shift lab" */
const ofBody =
  /(?<= of )(?!(?:an?|the) )(?=(?:department|division|faculty|school) of |(?:\p{Ll}+ ){1,4}(?:cent(?:er|re)|clinic|institute|lab|laboratory|unit)$)/u

/** The title as it follows a name: "a zoo vet", "head of maintenance", "sheep shearers". */
export function titleSaid(title: string, name: string, hasCompany: boolean): string {
  const phrase = titleInSentence(title)
    .replace(ofBody, 'the ')
    .replace(/^(?=author of \p{Lu})/u, 'the ')
  // "Becca and Tom Harlow, sheep shearers at …"
  const isSeveral = / (?:&|\+|and) /u.test(name) && /(?<!s)s$/u.test(title)
  // "Ana, founder." of what? "Ana, ship’s chief engineer", of any ship
  const isAlone =
    !hasCompany &&
    /^(?:(?:co-?)?founder|partner|(?:\S+ )?c[efto]o|(?:(?!managing )\S+ ){0,4}(?:director|owner)|head (?!of )\S+|(?:(?!of )\S+ ){0,2}chief (?!of )\S+)$/iu.test(
      title,
    )
  const isUnder = /^(?:assistant|associate|deputy|junior|vice(?! president)) /iu.test(title)
  // One of a kind, like “director of”: "VP of data at …"
  const isRanked = hasCompany && ofRank.test(title)
  // "lead pastor of …"
  const isFirst = hasCompany && /^(?:head|lead|senior) (?:minister|pastor|priest|rabbi)$/iu.test(title)
  const isAsItIs =
    (isOffice(title) && !isAlone && !isUnder && !/^(?:former|retired) /iu.test(title)) ||
    ofOne.test(title) ||
    isSeveral ||
    isFirst ||
    isRanked ||
    /^(the|an?)\s/i.test(phrase)
  return isAsItIs ? phrase : withArticle(phrase)
}
