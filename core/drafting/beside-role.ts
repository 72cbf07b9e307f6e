import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { companyOf, isSayable, withThe } from './company.ts'
import type { Role } from './role.ts'
import { field, reworded, say, type Sourced } from './sourced.ts'
import { titleOf } from './title.ts'

/** A name, and not what it is: "Slow Kiln", not "primary school". */
const plainName =
  /^(?:the )?(?:\p{Lu}[\p{L}’'.-]*|\d{1,4})(?: (?:\p{Lu}[\p{L}’'.-]*|\d{1,4}|and|for|of|the))* \p{Lu}[\p{L}’'-]+$/u
const isLegal = /\b(?:ATF|Co|Corp|GmbH|Inc|Llc|LLC|Ltd|PLC|Pte|Pty|SA)\b/u
export const isOver = /\b(?:closed|ex|former\w*|late|retd?|retired|sold|until)\b/iu

/** "the seed bank curator Ana Gold, of the Seed Trust" */
const repeats = (company: string, role: Role) =>
  !oneTrade.test(role.text) &&
  role.text.split(/[ ,]/u).some((word) => word.length > 3 && company.split(' ').includes(word))

/** "a farmer", "a farmer-florist" */
const oneTrade = /^an? [\p{L}-]+$/u
const beginnings = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.map((word) => word.slice(0, 4)) ?? []
/** "Gold Farms", of a farmer: it says what the guest is. */
const saysTrade = (company: string, role: string) =>
  oneTrade.test(role) && beginnings(role).some((one) => beginnings(company).includes(one))

/** "a fly fishing guide and river keeper" can come in front of a name, "a maker of pipes" can't. */
const longestInFront = 6
const isInFront = (calling: string) =>
  calling.split(' ').length <= longestInFront &&
  !/[^\p{L}’' -]|\b(?:at|by|for|from|in|of|on|to|who|with)\b/u.test(calling)

/** "Ana Gold, a potter", or with the company as well: "the potter Ana Gold, of Gold Stoneware". */
export function namedAs(name: Sourced, role: Sourced, company: Sourced | null): Sourced {
  if (company && saysTrade(company.text, role.text)) return say`${name} of ${company}`
  const calling = role.text.replace(/^an? /u, '')
  return company && calling !== role.text && isInFront(calling) && !name.text.startsWith('the ')
    ? say`the ${reworded(role, () => calling)} ${name}, of ${company}`
    : say`${name}, ${role}`
}

/** "Cruz Vermelha de Moçambique" is hard to say for a host who speaks English. */
const isEnglish = (company: string) =>
  company.split(' ').some((word) => word.length > 3 && isEnglishWord(word.toLowerCase()))

const isKnown = (company: string, said: string) =>
  said.toLowerCase().includes(company.toLowerCase().split(' ')[0]!)

/** The company of "the luthier Ana Gold, of Gold Guitars": true whoever pays for it. Null if it was said, and for what is over. */
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
