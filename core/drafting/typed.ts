/** What one types in a hurry, and nobody says. */
const shorthand =
  /(?<![\p{L}\p{N}’'.-])(?:Im|abt|asap|b\/c|bc|dept|govt|nr|phd|yrs?|cuz|idk|im|imo|ppl|pls|plz|smh|tbc|tbd|tho|thru|thx|ur|wknd|w\/o?|[uw])(?=[\s.,!?;]|$)/u

/** Letters that mean something in one trade: no word of English is without vowels. */
const ofTrade = /(?<![\p{L}\p{N}&.’'-])[B-DF-HJ-NP-TV-XZ]{2,6}s?(?![\p{L}\p{N}&’'-])/gu
export const wellKnown =
  /^(?:AI|AIDS|BBC|BBQ|CDs?|CNN|DJs?|DNA|DVDs?|FBI|GPs?|GPS|HGV|HIV|LGBT|MPs?|MC|NBA|NBC|NFL|NHS|NYC|NYPD|PCs?|PR|PTSD|RV|STD|SMS|SPCA|TB|TVs?|UFOs?|VPs?|WC|WWF)$/u

/** "at 4h", "i.e. a toy", "its 2", "madam/sir", a sentence that begins small, "coudnt". */
const ofPage = [
  /(?<![\p{L}\d])\d{1,2}h(?:\d\d)?(?![\p{L}\d])|\b(?:i\.e|e\.g)\.|, (?:now|was) \d| [+=] |\p{L}{2}\/\p{L}{2}/u,
  /\b[Ii]ts (?:all|an?|been|going|just|my|not|our|really|the|very|\d+)\b/u,
  /(?:\p{Lu}{2}|\p{Ll}{4}|\d)\. \p{Ll}{2}/u,
  /\b(?:\p{Ll}{2,6}dnt|cant|dont|wont)\b/u,
]

/** Is it written for a page or a chat: shorthand, or letters that only the guest’s trade knows? */
export const isTyped = (text: string) =>
  shorthand.test(text) ||
  ofPage.some((one) => one.test(text)) ||
  (text.match(ofTrade) ?? []).some((letters) => !wellKnown.test(letters))
