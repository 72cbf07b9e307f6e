import { oncePerText } from '../text/once-per-text.ts'
import { keywordsOf } from './list-items.ts'
import { isEnglishWord, respelled } from '../text/english-words.ts'
import { looksForeign, sentences } from '../text/sentences.ts'
import { hasAccent, isOtherSmallWord } from './other-language.ts'
import { isProper } from './proper-words.ts'
import { capitalized, withArticle } from './words.ts'

/** What is typed in a chat and never said: small faces, and letters that mean laughing. */
const faces = /(?:(?<!\s)\s+)?(\p{RGI_Emoji}|\p{Extended_Pictographic}|[:;]-?[\)\(DP](?=[\s.!?,]|$))+/gv
/** A quick check: hardly any sentence has one. */
const mayHaveFaces = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3:;]/u
export const withoutFaces = (text: string) => (mayHaveFaces.test(text) ? text.replace(faces, '') : text)
const chatter = /(?<![\s,])[\s,]+(lol|lmao|rofl|(ha){2,}|tbh|imho)(?=[\s.!?,]*$)|^(tbh|btw|lol|imho),?\s+/giu
const english =
  /\b(the|a|an|and|was|is|am|have|had|with|that|for|my|it|in|at|to|of|on|you|they|people|this|new|help|make|love|work|from|about|(?<!\p{L})\p{L}{3,}ed)\b/iu
const spelledIm = /(?<=^|[,.!?] |\b(?:and|but|if|so|that|when) )im(?= \p{L})/gu
/** Nobody types these in another language. */
const surelyEnglish = /\b(?:didnt|doesnt|dont|isnt|thats|theres|theyre|wasnt|whats|youre)\b/iu
const withoutApostrophe =
  /\b(?:hes|shes|dont|cant|wont|didnt|aint|arent|doesnt|hadnt|hasnt|isnt|shouldnt|wasnt|werent|couldnt|wouldnt|havent|ive|thats|theres|whats|weve|theyve|youve|theyre|youre)\b/giu
export const lacksApostrophe = (word: string) => word.replace(withoutApostrophe, '') === ''
/** "PLEASE leave it." */
const shouted =
  /(?<![\p{L}.’'-])(?:ALL|ALWAYS|ANY|EVERY|MUST|NEVER|NOT|PLEASE|REALLY|STOP|VERY)(?![\p{L}.’'-])/gu
/** "from Ballina, Co. Mayo" */
const ofCounty = /(?<=(?:,|\b(?:from|in|near|of|outside)) )Co\.(?= \p{Lu}\p{Ll}{3})/gu
const ampersand = /(?<=[\p{L}\d] )&(?= [\p{L}\d])/gu
/** "Its not a jigsaw." */
const spelledIts =
  /\b([Ii])ts (?=(?:all|always|an?|been|going|just|like|my|never|not|our|really|so|the|too|very)\b)/gu
/** "I live w/ my wife." */
const shortWith = /(?<= )w\/ ?(?=\p{L})/gu
const smallI = /(?<![\p{L}.’'-])i(?=\s|[’'](m|ve|ll|d)\b)/gu
const ownSpelling = /^\p{Ll}\p{Lu}/u
/** "realy" is heard as "really", and read out as it is spelled. */
const twice = /\b(an|and|for|in|is|of|on|the|to|was|with) \1\b/giu
const plainWord = /(?<![\p{L}\p{N}’'@#./_-])\p{Ll}{3,20}(?![\p{L}\p{N}’'@_-]|\.\p{L})/gu
/** "… comme un bébé": a word of another language, or next to one, isn't misspelled English. */
const isAmongOthers = (word: string, at: number, whole: string) =>
  [
    word,
    whole
      .slice(0, at)
      .split(/[^\p{L}]/u)
      .at(-2),
    whole.slice(at + word.length).split(/[^\p{L}]/u)[1],
  ].some((one = '') => isOtherSmallWord(one) || hasAccent(one))
/** "12 years experience" */
const ofYears = /(?<=\byears)(?= (?:of )?experience\b)(?! of)/gu

const inFull: Readonly<Record<string, string>> = { y: 'years', m: 'minutes', h: 'hours' }

/** The sentence without what is only typed: faces, "lol", a small "i", a second exclamation mark. Its words stay. */
export const withoutChatter = oncePerText((sentence) => {
  const plain = withoutFaces(sentence)
    .replace(chatter, '')
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(shouted, (word) => word.toLowerCase())
    .replace(ofCounty, 'County')
    .replace(
      /(?<![\p{L}\d.,])(\d{1,9}(?:,\d{3}){0,3})\+ (?:yrs?\b)?/gu,
      (found, number: string) => `more than ${number} ${/yrs?$/u.test(found) ? 'years' : ''}`,
    )
    .replace(/(?<=[$£€][\d.]{1,9}[BMKbmk]?)\+(?= )/gu, '')
    .replace(/(?<=, )(\d{1,2}) yr old\b/giu, (_, years: string) => withArticle(`${years}-year-old`))
    .replace(/(?<=(?<![\p{L}\d.,])\d{1,2})[ -]yr[ -]old(?=s?\b)/giu, '-year-old')
    .replace(
      /(?<=(?<![\p{L}\d.,])\d{1,3} )(?:yr|min|hr)s?\b/giu,
      (unit) => inFull[unit.slice(0, 1).toLowerCase()]!,
    )
    .replace(/(?<=[$£€]\d{1,4}(?:\.\d{1,2})?)(?:m|mn|M|MM|bn|B)\b/gu, (unit) =>
      /b/iu.test(unit) ? ' billion' : ' million',
    )
  return (english.test(plain) || surelyEnglish.test(plain)) && !looksForeign(plain)
    ? plain
        .replace(withoutApostrophe, (found) => found.replace(/(?:t|ve|re|s)$/iu, (end) => `’${end}`))
        .replace(smallI, 'I')
        .replace(spelledIts, '$1t’s ')
        .replace(shortWith, 'with ')
        .replace(spelledIm, 'I’m')
        .replace(ampersand, 'and')
        .replace(ofYears, '’')
        .replace(twice, '$1')
        .replace(/\b((?:could|might|must|should|would)(?:n[’']t)?) of\b/giu, '$1 have')
        .replace(
          /\b(better|bigger|fewer|less|more|older|other|rather|smaller|worse|younger) then\b/giu,
          '$1 than',
        )
        .replace(/\bYour (?=(?:always|going|just|never|not|so|too) )/gu, 'You’re ')
        .replace(plainWord, (word, at: number, whole: string) => {
          if (isProper(word) && !isEnglishWord(word)) return capitalized(word)
          return isAmongOthers(word, at, whole) ? word : (respelled(word) ?? word)
        })
    : plain
})

/** Words from which on a line is a sentence, not a keyword. */
const fewestOfSentence = 4

const isSentence = (text: string) =>
  text.split(' ').length >= fewestOfSentence && !ownSpelling.test(text) && keywordsOf(text) === null

// "… by fax. it was …": a small letter after a full stop, in front of a word that begins a sentence
const smallBeginning =
  /(?<=[\p{Ll}\d%]{2}\.[^\S\n]{1,3})(but|he|i|it|my|now|she|so|that|the|then|there|they|this|we|you)(?=[\s’'])/gu

const smallAfterStop = /(?<=[\p{Ll}\d]{2}[.!?][^\S\n])\p{Ll}/gu
/** Somebody who types no capitals. */
const typesSmall = /^\p{Ll}(?!\p{Lu})|(?<![\p{L}.’'-])i(?=\s)/u

/** "1) Find out. 2) Ask.": numbers of a list on paper. */
const listNumber = /(?:^|(?<=[.!?;,] ))\(?\d{1,2}\)\s+/gu
/** "Well there was a boy." answers somebody. */
const beginsTalking = /^Well,? (?=(?:I|in|it|my|once|one|there|this|we|when)\b)/iu

/** "**never**", "<p>", "(laughs)", "&amp;", and marks around the whole. */
const markup =
  /\*{1,3}|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<\/?[a-z]{1,10} ?\/?>|\s?[([](?:ha|haha|joking|kidding|laughs?|laughing|lol|shrugs?|sic|smiles?|winks?)[)\]]|(?<=[.!?] ?)x{1,3}$/giu
const around = /^\s*["“]([^"“”]*)["”]\s*$/u
/** "Moss (dog) got on the bus.": an aside of a word or two is for the eye, a longer one is said between pauses. */
const aside = /\s\(([^()]{1,160})\)/gu
const fewestOfAside = 3
/** "(say PAH-vew, Powell is also ok)": how a name is said, for whoever reads it out. */
const saysHow = /^(?:(?:it[’']s |it is )?pronounced|rhymes|say|said like|sounds like)\b/iu
/** "I asked them after :-) I hadn’t before.": a face ends the sentence. */
const endingFace = /(?<=\p{Ll})\s?[:;]-?[)D](?= \p{Lu})/gu
const asSaid = (text: string) =>
  text
    .replace(around, '$1')
    .replace(endingFace, '.')
    .replace(markup, '')
    .replace(/&amp;/gu, '&')
    .replace(aside, (found: string, words: string, at: number, whole: string) => {
      if (at > 0 && '.!?'.includes(whole.charAt(at - 1))) return ` ${words}`
      if (words.split(' ').length < fewestOfAside || saysHow.test(words)) return ''
      const next = whole.charAt(at + found.length)
      return ` – ${words.replace(/[.]$/u, '')}${next === '' || '.,;:!?'.includes(next) ? '' : ' –'}`
    })

/** Written to the host, not to be read to listeners. */
export const greeting =
  /^\s*(?:hi|hello|hey)(?: (?:there|everyone|everybody|all|\p{L}{2,15}(?=[!,.]|\s+[:;]-?\)|\s+I[’'\s])))?(?:(?:[!,.]|\s[:;]-?\))+\s+|\s+(?=I[’'\s]))/iu

/** The sentences of a guest as they can be read aloud. */
export function saidSentences(text: string): string[] {
  const plain = asSaid(text)
    .replace(greeting, '')
    .replace(listNumber, '')
    .replace(beginsTalking, '')
    .replace(smallBeginning, capitalized)
  // No capitals, but one is meant after each full stop
  const typed = typesSmall.test(plain) ? plain.replace(smallAfterStop, capitalized) : plain
  const all = sentences(typed)
    .map(withoutChatter)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const isProse = all.length > 1 || all.some(isSentence)
  return all.map((sentence) =>
    isSentence(sentence) || (isProse && !ownSpelling.test(sentence)) ? capitalized(sentence) : sentence,
  )
}
