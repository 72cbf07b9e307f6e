const wordsOf = (text: string) => text.split(/\s+/u).length
const endsSentence = /[.!?…]/u

/** Words that an item between commas has at most; longer ones are parts of a sentence. */
const longestItem = 5

/** Between two items of a list, but not before the year of a date. */
export const listComma = /,(?!(?<=\d,)(?:\d{3}|\s?(?:1[5-9]|20)\d\d)(?!\d))\s?/u

/** With the "and" before the last item of a list. */
const comma = /(?:(?<!\s)\s+)?,(?!(?<=\d,)(?:\d{3}|\s?(?:1[5-9]|20)\d\d)(?!\d))\s*(?:and\s+)?/u

/** The items of one line of a list: set apart by semicolons, or by commas where all of them are short. */
export function listItems(line: string): string[] {
  const parts = line.split(';').map((part) => part.trim())
  return parts.flatMap((part) => {
    const items = part.replace(/(?<![.,])[.,]+$/u, '').split(comma)
    const isList = items.every((item) => item && wordsOf(item) <= longestItem && !endsSentence.test(item))
    return isList ? items : [part]
  })
}

const opensPhrase = /^(how|why|what|where|when|who|which|whether|\p{L}{2,}ing)\b/iu
/** Does it speak of somebody, or have a verb? */
export const isClause =
  /\b(is|are|was|were|am|has|have|had|do|does|did|can|will|would|should|could|must|i|you|he|she|we|they|it|not|your)\b/iu

/** "the letters I get", "trust in your own body" */
const ofSomebody =
  /^(?:the|those|what|things|people) (?:[\p{L}\p{N}’'-]+ ){0,5}(?:I|you|we)(?:[’'](?:ve|d))? \p{L}+(?: \p{L}+){0,2}$|^\p{L}+ (?:in|of|for|with) (?:your|their|his|her)(?: own)? \p{L}+$/iu

/** "buttons that do nothing", "calm as something you can learn" */
const withRelative =
  /^(?!(?:he|i|it|she|that|there|they|this|we|you)\b)(?:[\p{L}\p{N}’'-]+ ){1,3}(?:as|that|where|which|who|whose) /iu

/** A short item is a keyword, a longer one only where no sentence can begin with it. */
const isKeyword = (item: string) =>
  wordsOf(item) <= 3 ||
  ofSomebody.test(item) ||
  (wordsOf(item) <= 10 && withRelative.test(item)) ||
  (wordsOf(item) <= 14 && opensPhrase.test(item)) ||
  (wordsOf(item) <= 8 && !isClause.test(item))

const opensSubject =
  /^(?:how|why|what|where|when|who|which|whether|(?!(?:bring|cling|fling|ring|sing|spring|sting|swing|wring)\b)\p{L}{2,}ing)\b/iu

/** "eels", "boredom in space": no part of the sentence before it. */
const isSubjectAlone = (item: string) =>
  wordsOf(item) <= 3 &&
  /^\p{Ll}/u.test(item) &&
  !/^(?:a|an|and|but|or|the|then|though|too|which|who|with|without)\b/iu.test(item)

/** One thing with an "and" in it. */
const ofTwo =
  /^(?:health and safety|research and development|rock and roll|trial and error|food and drink|wear and tear|odds and ends|law and order)$/iu

/** "sourdough, co-ops, why bread matters" as its items: three, or two where the second is plainly one; null for anything that may be a sentence. */
export function keywordsOf(sentence: string): string[] | null {
  if (endsSentence.test(sentence.slice(0, -1))) return null
  const parts = sentence.replace(/\.$/u, '').split(comma)
  const [last = ''] = parts.slice(-1)
  const all = [
    ...parts.slice(0, -1),
    ...(wordsOf(last) <= 5 && !ofTwo.test(last) ? last.split(/(?<!\s)\s+and\s+/u) : [last]),
  ]
  const [first = ''] = all
  const isPair = all.length === 2 && parts.length === 2
  const isList =
    all.length >= 3 ||
    (isPair && (opensPhrase.test(last) || (opensSubject.test(first) && isSubjectAlone(last))))
  return isList &&
    all.every((item) => item && isKeyword(item)) &&
    (opensPhrase.test(first) || ofSomebody.test(first) || withRelative.test(first) || !isClause.test(first))
    ? all
    : null
}

/** "bread.example and @ruth" as two links; "Ruth and Ana Gold" is one name. */
function joinedLinks(text: string): string[] {
  const pieces = text.split(/ (?:and|&) /u)
  return pieces.every((piece) => /^@|\.\p{L}/u.test(piece) && !/\s/u.test(piece.trim())) ? pieces : [text]
}

/** The links of one line, however they are set apart. */
export const linksIn = (line: string) =>
  line
    .split(/(?:(?<!\s)\s+)?;\s*|,\s+|(?<!\s)\s+(?:\/\s+|(?=https?:))/u)
    .flatMap(joinedLinks)
    .filter((link) => /[\p{L}\p{N}]/u.test(link))

const address =
  /https?:\/\/[^\s<>"“”]+|(?<![@\p{L}\p{N}._-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example|io|co|fm)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@-])/giu

/** Web addresses within running text, without the punctuation behind them. */
export const addressesIn = (text: string) =>
  [...text.matchAll(address)].map(([found]) => found.replace(/(?<![.,;:!?)\]’'”"])[.,;:!?)\]’'”"]+$/u, ''))
