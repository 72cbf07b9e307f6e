import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { companyOf, isSayable, withThe } from './company.ts'
import type { Role } from './role.ts'
import { field, type Sourced } from './sourced.ts'
import { titleOf } from './title.ts'

/** A name, and not what it is: "Slow Kiln", not "primary school". */
const plainName =
  /^(?:the )?(?:\p{Lu}[\p{L}’'.-]*|\d{1,4})(?: (?:\p{Lu}[\p{L}’'.-]*|\d{1,4}|and|for|of|the))* \p{Lu}[\p{L}’'-]+$/u
const isLegal = /\b(?:ATF|Co|Corp|GmbH|Inc|Llc|LLC|Ltd|PLC|Pte|Pty|SA)\b/u
export const isOver = /\b(?:closed|ex|former\w*|late|retd?|retired|sold|until)\b/iu

/** "of Seed Trust, a seed bank curator" */
const repeats = (company: string, role: Role) =>
  role.text.split(/[ ,]/u).some((word) => word.length > 3 && company.split(' ').includes(word))

/** "Cruz Vermelha de Moçambique" is hard to say for a host who speaks English. */
const isEnglish = (company: string) =>
  company.split(' ').some((word) => word.length > 3 && isEnglishWord(word.toLowerCase()))

const isKnown = (company: string, said: string) =>
  said.toLowerCase().includes(company.toLowerCase().split(' ')[0]!)

/** "Ana Gold of Gold Guitars, a luthier": true whoever pays for it. Null if it was said, and for what is over. */
export function besideRole(role: Role | null, guest: DraftedGuest, told: string): Sourced | null {
  const company = companyOf(guest, titleOf(guest))
  const isNamed =
    isSayable(company) &&
    plainName.test(company) &&
    isEnglish(company) &&
    !isLegal.test(company) &&
    !isOver.test(`${guest.title} ${guest.company}`)
  if (!role?.isNoun || repeats(company.toLowerCase(), role)) return null
  return isNamed && !isKnown(company, `${role.text} ${told}`) ? field(withThe(company), 'company') : null
}
