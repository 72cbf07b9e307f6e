import { oncePerText } from './once-per-text.ts'
import { wordCount } from './word-count.ts'

/** Longer sentences are cut at a clause when they are quoted, with an ellipsis that shows it. */
const longestSentence = 70

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Never the end of a sentence: somebody, something or a number follows. */
const endsInAbbreviation =
  /(?:^|[\s(“"‘])(?:[Dd]r|[Mm]rs?|[Mm]s|[Mm]x|[Mm]essrs|[Pp]rof|[Rr]ev|Smt|Shri|Fr|Hon|Lt|Col|Capt|Sgt|Maj|Gen|Cmdr|Cpl|Gov|Sen|Rep|Pres|Supt|[Ss]t|[Ss]te|[Mm]t|[Ff]t|[Nn]os?|[Vv]ols?|[Ff]igs?|pp|est|pop|ca|vs?|e\.g|i\.e|approx|[A-HJ-Z])\.\s*$/u
/** The end of a sentence, or not: "Ballina, Co. Mayo", "at 9 p.m. Saturdays", "the U.S. Air Force" */
const mayEndInAbbreviation =
  /(?:^|[\s(“"‘])(?:Ave|Assn|Assoc|Blvd|Bros|Co|Corp|Dept|Hwy|Inc|Jr|Ltd|Msgr|Pkwy|Rd|Rt|Sq|Sr|Univ|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|Calif|Conn|Fla|Mass|Mich|Minn|Ont|Penn|Tenn|Wis|etc|[ap]\.m|Ph\.D|(?:\p{Lu}\.)+\p{Lu})\.\s*$/u
/** Does the text end in "St." or "Inc.", so that what follows may go on with it? */
export const endsInShortForm = (text: string) =>
  endsInAbbreviation.test(text) || mayEndInAbbreviation.test(text)

const webAddress =
  /(https?:\/\/|www\.|(?<!\S)\S[^\s@]*@\S+\.\S|(?<![\w-])[\w-]+\.(com|org|net|example|io|co|fm)\b)/i
const listMark = /^\s*(?:[-*•–—·▪◦]|\d{1,2}[.)])\s+/u
const saysNothing =
  /^[\s\p{P}]*((n\/?a|none|nothing|no|nope|tbd|tba|todo|see (above|bio)|same( as above)?|idk|x+|test)[\s\p{P}]*)?$/iu

// Control and direction characters have no place in a text that is read aloud; joiners are part of how words are spelled
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu

export const cleanText = (text: string) =>
  text.toWellFormed().replace(/\r\n?/gu, '\n').replace(invisible, '').trim()

/** The lines of an answer given as a list, without marks, blanks and repetitions. */
export const lines = (text: string) => [
  ...new Set(
    cleanText(text)
      .split('\n')
      .map((line) => line.replace(listMark, '').replace(/\s+/gu, ' ').trim())
      .filter((line) => !saysNothing.test(line)),
  ),
]

const withoutTail = (text: string) => text.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')

/** The text with a full stop, unless it ends a sentence already; "Signal Co." needs none. */
export const ended = (sentence: string) =>
  /[.!?…。！？؟][“”’"')\]]*$/u.test(sentence) ? sentence : `${withoutTail(sentence)}.`

const cut = (sentence: string, limit: number) => {
  // Words are one character and a space at least
  if (sentence.length < 2 * limit || wordCount(sentence) <= limit) return sentence
  const start = sentence.split(/\s+/u).slice(0, limit).join(' ')
  const clause = start.match(/^(.*\S)[,;:–—]\s/su)?.[1]
  const kept = clause && wordCount(clause) >= limit / 2 ? clause : start
  return `${withoutTail(kept)} …`
}

/** "on Jeopardy! in 2009", "I shouted “now!” without thinking": the mark belongs to the name, or to what was shouted. */
const goesOn = (last: string, piece: string) => /[!?]["”’')\]]*\s*$/u.test(last) && /^\p{Ll}/u.test(piece)

/** Words that begin a sentence where a name or a number would go on with it. */
const beginsSentence =
  /^(?:A|After|An|And|As|At|Before|But|Her|His|He|I|In|It|Its|My|Now|On|Our|She|Since|So|Some|That|The|Their|Then|There|These|They|This|Today|We|When|Who|You)\b/u

/** "the U.S. Air Force", "Hutchins Bros. Farms": in doubt the sentence goes on. */
const goesOnBehind = (last: string, piece: string) =>
  mayEndInAbbreviation.test(last) && /^[\p{Lu}\p{N}]/u.test(piece) && !beginsSentence.test(piece)

const joinAbbreviations = (pieces: string[]) =>
  pieces.reduce<string[]>((whole, piece, place) => {
    // The last piece alone: what it was joined to may be long
    const last = pieces[place - 1]
    if (last && (endsInAbbreviation.test(last) || goesOn(last, piece) || goesOnBehind(last, piece)))
      whole[whole.length - 1] += piece
    else whole.push(piece)
    return whole
  }, [])

/** "I stop cars. 22 years in October.": a number may begin a sentence. */
const beforeNumber = /(?<=\p{Ll}{3}\. )(?=\d)/u

const piecesOf = (line: string) =>
  joinAbbreviations([...segmenter.segment(line)].flatMap(({ segment }) => segment.split(beforeNumber)))

const ofLine = (line: string) => piecesOf(line).map((sentence) => sentence.trim())

/** The sentences of a line, with the UTF-16 offset of each; white space around them is left out. */
export const sentenceParts = (line: string): { text: string; start: number }[] => {
  let offset = 0
  return piecesOf(line).flatMap((piece) => {
    const start = offset + piece.length - piece.trimStart().length
    offset += piece.length
    const text = piece.trim()
    return text ? [{ text, start }] : []
  })
}

const isKeyword = (line: string) => !/[.!?…]$/u.test(line) && line.split(' ').length <= 8

/** Keywords one a line are read as one sentence. */
const spokenLines = (all: string[]) =>
  all.length > 1 && all.every(isKeyword) ? [all.map(withoutTail).join(', ')] : all

/** Words a sentence still has when a clause with a web address is left off. */
const fewestWithoutAddress = 4

/** "The book is out in May - order it at example.com" without what is not read aloud. */
const withoutAddress = (sentence: string) => {
  const [before = ''] = sentence.split(webAddress)
  if (before === sentence) return sentence
  const clause = /^(.*\S)\s*(?:\s[-–—]|[–—;:(])\s*[^–—;:(]*$/su.exec(before)?.[1] ?? ''
  return wordCount(clause) >= fewestWithoutAddress ? clause : ''
}

const read = oncePerText((text) =>
  spokenLines(lines(text))
    .flatMap(ofLine)
    .map(withoutAddress)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ended(cut(sentence, longestSentence))),
)

/** The sentences of a text, each with an end mark, whatever way the text was typed; web addresses are left out. */
export const sentences = (text: string) => [...read(text)]

/** The sentences in quotation marks; marks inside become single ones. */
export const quoted = (spoken: string[]) => {
  const single = spoken
    .join(' ')
    .replace(/„([^„“”]*)[“”]/gu, '‘$1’')
    .replace(/[“„]/gu, '‘')
    .replace(/”/gu, '’')
  const inner = single.split('"').reduce((text, part, index) => text + (index % 2 === 1 ? '‘' : '’') + part)
  return `“${inner}”`
}

/** As many sentences as stay within the words, one at least; and what is left. */
export const beginning = (spoken: string[], longest: number) => {
  let words = 0
  const from = spoken.findIndex((sentence, index) => (words += wordCount(sentence)) > longest && index > 0)
  return from === -1
    ? { first: spoken, rest: [] }
    : { first: spoken.slice(0, from), rest: spoken.slice(from) }
}

/** The first words of a text as a short quotation, at most `limit` words: whole sentences where they fit. */
export const excerpt = (spoken: string[], limit = 16) => {
  const { first } = beginning(spoken, limit)
  return quoted(first.length === 1 ? [cut(first[0]!, limit)] : first)
}

const commonEnglish =
  /^(the|of|and|to|a|an|in|is|was|are|were|that|for|with|on|at|by|from|it|i|my|we|our|you|your|she|he|her|his|they|has|have|had|not|what|how|who|when|as|about|people|previously|first|new|more|one|two|\p{L}{3,}(ing|ed))$/iu

const isAddress = (token: string) => /\/\/|@|www\./iu.test(token)

/** Fewer words are a keyword: "Sleep medicine" has no "the" in any language. */
const fewestInSentence = 4

const sentenceWords = (line: string) => {
  const spoken = line.split(' ').filter((token) => !isAddress(token))
  const words = spoken.join(' ').match(/\p{L}+/gu) ?? []
  const isKeyword = words.length < fewestInSentence && words.every((word) => /^\p{Script=Latin}/u.test(word))
  return isKeyword ? [] : words
}

/** Is this more than a few words, and hardly any of them English? Keywords and web addresses don't count. */
export const looksForeign = (text: string) => {
  const words = text.split('\n').flatMap(sentenceWords)
  return words.length >= 5 && words.filter((word) => commonEnglish.test(word)).length < words.length * 0.12
}

export const isFirstPerson = (text: string) =>
  /\b(I|I['’](m|ve|d|ll)|[Mm]y|me|[Ww]e|[Oo]ur|us|(?:are|is|of|was|were) mine)\b/u.test(text)
