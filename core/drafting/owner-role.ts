import type { DraftedGuest } from '../content/brief.ts'
import { lines } from '../text/sentences.ts'
import { isBareOffice, isOtherTongue } from './title-parts.ts'
import { namesPerson } from './named-person.ts'
import { titleInSentence, withArticle } from './words.ts'

/** "Baker and owner", "Founder & cheesemaker", "Chef/Owner", "Bookseller, proprietor" */
const pair = /^([^,;/&+|()]{3,40}?)(?: ?[,;/&+] ?| and )([^,;/&+|()]{3,40})$/u
const ownership = /^(?:co-?)?(?:founder|owner|proprietor)$/iu
/** One is a director “of” it, as one is its owner: "founder and director". */
const alsoOf = /\b(?:director|president|chair\w*|chief executive|c[a-z]o)$/iu
const isOver = /\b(?:ex|former|formerly|retired)\b/iu

/** "only beekeeper": behind "founder", as nobody else is one. */
const unique = /^(?:chief|first|head|lead|only|principal|sole) /iu

/** "baker and owner", for whoever owns what they work in: one is the owner of it, and a baker before that. Null for any other title. */
export function ownerRole({ title }: DraftedGuest): string | null {
  const [typed = ''] = lines(title ?? '')
  const both =
    pair
      .exec(typed)
      ?.slice(1)
      .map((one) => one.trim()) ?? []
  const office = both.find((one) => ownership.test(one))
  const calling = both.find((one) => !ownership.test(one))
  const isPair =
    calling !== undefined &&
    namesPerson(calling) &&
    ![alsoOf, isOver].some((one) => one.test(calling)) &&
    !isBareOffice(calling) &&
    !isOtherTongue(calling)
  if (!office || !isPair) return null
  const said = unique.test(calling) ? [office, calling] : [calling, office]
  return said.map(titleInSentence).join(' and ')
}

/** "dishwasher, then critic", "Lawyer. Now a baker", "engineer → chef": behind it comes what is next. */
const next =
  /[,;/.] ?(?:and |but )?(?:[Cc]urrently|[Ll]ater|[Nn]ow|[Tt]hen|[Tt]oday):? (?:an? )?| (?:and )?(?:later|now|then) (?:an? )?| ?(?:→|>) ?/u
const saysPast = /^(?:ex[- ]|(?:first|formerly|once|previously|used to be|was):? (?:an? )?)/iu
/** "ex-banker, baker": only the first is over. */
const pastFirst = /^(ex[- ][^,;/&]{2,40}?)(?: ?[,;/&] ?| and )([^,;/&]{2,40})$/iu
/** "baker / ex-banker", "violin teacher (was surgeon)" */
const pastLast =
  /^(?:now (?:an? )?)?([^,;/()]{2,40}?)(?: ?[,;/] ?| \()(?:ex[- ]|(?:former|formerly|previously|once|used to be|was) (?:an? )?)([^,;/()]{2,40})\)?$/iu

/** "a former banker", however it was said that this is over. */
function over(typed: string): string {
  const said = titleInSentence(typed.replace(saysPast, ''))
  return withArticle(/^(?:former|retired) /u.test(said) ? said : `former ${said}`)
}

/** What is over, and what the guest is now, as typed. */
function pastAndPresent(title: string): [past: string, present: string] | null {
  const all = title.split(next)
  if (all.length > 1) return [all[0]!, all.at(-1)!]
  const [, past, present] = pastFirst.exec(title) ?? []
  if (past && present) return [past, present]
  const [, now, before] = pastLast.exec(title) ?? []
  return now && before ? [before, now] : null
}

/** "Former MP, now chair", "nurse, then priest": what is over, as it is said last, and what the guest is now. Stories are often of what is over. */
export function nowAndBefore(title: string): { now: string; before: string } | null {
  const [past = '', now = ''] = pastAndPresent(title) ?? []
  const arePersons = [past.replace(saysPast, ''), now].every(namesPerson)
  return arePersons ? { now, before: over(past) } : null
}
