import { isEnglishWord, isNearWord } from '../text/english-words.ts'
import { persons } from './person-phrase.ts'

/** What one types in a hurry, and nobody says. */
const shorthand =
  /(?<![\p{L}\p{N}’'.-])(?:Im|abt|asap|b\/c|bc|dept|govt|nr|phd|yrs?|cuz|(?:ha){2,4}h?|idk|im|imo|ppl|pls|plz|smh|tbc|tbd|tho|thru|thx|ur|wknd|w\/o?|[uw])(?=[\s.,!?;]|$)/u

/** Letters that mean something in one trade; behind "at" they are somebody’s firm. */
const ofTrade =
  /(?<!\b(?:at|by|for|from|of|with) )(?<![\p{L}\p{N}&.’'-])(?:[A-Z]{2,6}s?|[B-HJ-LN-Z]\d)(?![\p{L}\p{N}&’'-])/gu
export const wellKnown =
  /^(?:ABBA|AD|AI|AIDS|AM|BA|BBC|BBQ|BC|BMW|CCTV|CDC|CDs?|CEOs?|CFO|CIA|CNN|COO|CTO|DC|DIY|DJs?|DNA|DVDs?|EPA|ER|EU|FBI|FDA|FM|GPs?|GPS|HBO|HGV|HIV|HM|HR|HVAC|IBM|ICU|ID|IKEA|II|III|IQ|IT|IV|IVF|JFK|LA|LED|LGBT|LPs?|MA|MBA|MC|MI5|MI6|MIT|MPs?|MRI|MTV|NASA|NATO|NBA|NBC|NFL|NHS|NIH|NOAA|NPR|NY|NYC|NYPD|OK|PBS|PDFs?|PCs?|PE|PM|PR|PTSD|QR|RAF|RNLI|RSPB|RSPCA|RV|SOS|SPCA|STD|SMS|SUV|TB|TED|TVs?|UFOs?|UK|UN|UNESCO|UNICEF|US|USA|USB|USDA|VHS|VIP|VPs?|VW|WC|WWF|XL)$/u

/** "at 4h", "i.e. a toy", "its 2", "madam/sir", a sentence that begins small, "coudnt". */
const ofPage = [
  /(?<![\p{L}\d])\d{1,2}h(?:\d\d)?(?![\p{L}\d])|\b(?:i\.e|e\.g)\.|, (?:now|was) \d| [+=] |\p{L}{2}\/\p{L}{2}/u,
  /(?:\p{Lu}{2}|\p{Ll}{4}|\d)\. \p{Ll}{2}|\p{Ll}{3}\.\p{Ll}{2}/u,
  /\b(?:\p{Ll}{2,6}dnt|cant|dont|wont)\b/u,
]

const plainWord = /(?<![\p{L}\p{N}’'@#./_-])\p{Ll}{3,30}(?![\p{L}\p{N}’'@_-])/gu
/** Words that no list of English has. */
const strangeWords = (text: string): string[] =>
  (text.match(plainWord) ?? []).filter((word) => !isEnglishWord(word) && !persons.has(word))
/** "coudnt", or more than one word of a dialect, a trade or another language: nobody could read it out, or follow it. */
const isStrange = (text: string) => {
  const strange = strangeWords(text)
  return strange.length > 1 || strange.some(isNearWord)
}

/** Is it written for a page or a chat: shorthand, or letters that only the guest’s trade knows? */
export const isTyped = (text: string) =>
  shorthand.test(text.replace(/(?<=^|[.!?] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())) ||
  ofPage.some((one) => one.test(text)) ||
  isStrange(text) ||
  (text.match(ofTrade) ?? []).some((letters) => !wellKnown.test(letters))
