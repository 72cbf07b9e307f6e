import type { DraftedGuest } from '../content/brief.ts'
import { lines } from '../text/sentences.ts'
import { isBareOffice, isOtherTongue } from './title-parts.ts'
import { namesPerson } from './title.ts'
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

/** "Former MP, now chair": what is over, as it is said last, and what the guest is now. */
export function nowAndBefore(title: string): { now: string; before: string } | null {
  const [, past, now] =
    /^((?:ex-|former |retired )[^,;]{2,40})[,;] now (?:an? |the )?([^,;]{2,40})$/iu.exec(title) ?? []
  return past && now ? { now, before: withArticle(titleInSentence(past)) } : null
}
