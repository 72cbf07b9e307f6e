import { wordCount } from '../text/word-count.ts'
import { capitalized, titleInSentence, withArticle } from './words.ts'

/** "Previously he was" is written; "Before that he was" is said. */
export const spokenTime = (sentence: string) =>
  sentence
    .replace(
      /^(?:Previously|Prior to (?:that|(?:her|his|their) (?:appointment|election))),? (?=(?:he|she|they) )/u,
      / and (?:began|started) /u.test(sentence) ? '' : 'Before that ',
    )
    .replace(/^(?:he|she|they)(?= )/u, capitalized)
    .replace(/^Prior to (?=\p{Lu}|\p{Ll}{2,20}ing )/u, 'Before ')

/** "in HM Diplomatic Service": nobody says the letters. */
export const ofCrown = (sentence: string) =>
  sentence.replace(/(?<=\b(?:at|by|for|from|in|of|with) )HM (?!Prison\b)(?=\p{Lu})/gu, 'the ')

/** "…, a full-service firm located a block from …": nobody says it of a firm but its own page. */
const ofBrochure =
  /\b(?:award-winning|best-in-class|client-focused|cutting-edge|full-service|headquartered|located|one-stop|premier|results-driven|specializing|top-tier|world-class)\b/u
export function withoutBrochure(written: string): string {
  const sentence = written.replace(/ located (?=in \p{Lu})/u, ' ')
  const at = sentence.search(/, (?:an?|the) \p{Ll}/u)
  const aside = sentence.slice(Math.max(0, at))
  return at > 0 && ofBrochure.test(aside) && !/ (?:he|she|they|who) /u.test(aside)
    ? `${sentence.slice(0, at)}.`
    : sentence
}

/** "Her book appeared from Gold Press." */
export const published = (sentence: string) =>
  sentence.replace(
    /^((?:Her|His|Their) [^.;]{3,120}?) (?:appeared|came out) (?:from|with) (?=\p{Lu})/u,
    '$1 was published by ',
  )

/** "was head of the archive from 2010.": until when? */
const ofSince = / (?:from|since) (?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d\.$/u
/** "…, with a special interest in calves", "… and has been funded by the Gold Trust", of a page of staff */
const ofStaff =
  /,? (?:with (?:an?|her|his|their) (?:keen|long-?standing|particular|special) (?:expertise|focus|interest) (?:in|on)|and (?:has been|is|was) (?:funded|sponsored|supported) by) /u
const withoutEnd = (sentence: string): string => {
  const since = sentence.search(ofSince)
  const post = sentence.slice(0, Math.max(0, since)).split(/ (?:served as|was) /u)
  const staff = sentence.search(ofStaff)
  const at = post.length > 1 && !post.at(-1)!.includes(',') ? since : staff
  return at > 0 && !sentence.slice(at + 1).includes(',') ? `${sentence.slice(0, at)}.` : sentence
}

/** "She is the founder of an archive, holding more than 600 quilts.": by ear, she holds them. */
const belonging =
  /, (contain|cover|employ|feature|hold|own)ing (?=(?:about|almost|more|nearly|over|some) |\d)/u

/** Words of a sentence that one takes in by ear, whatever is behind a comma. */
const longestByEar = 24
/** "…, among them the restoration of …", "…, usually three on a Sunday, on a moped": what a page has room for, or what goes with no verb any more. */
export function withoutTail(written: string): string {
  const sentence = / of (?:the )?\p{Lu}/u.test(written) ? written.replace(belonging, ', which $1s ') : written
  const stray = /^(.{20,200}, [^,]{3,60}), (?:by|in|on|with) an? \p{Ll}+\.$/u.exec(sentence)
  if (stray) return `${stray[1]}.`
  const whole = withoutEnd(sentence)
  if (whole !== sentence) return whole
  const at = sentence.search(/, (?:among them|among which|including|notably|such as) /u)
  const isLong = wordCount(sentence) > longestByEar && /, (?:which|who) /u.test(sentence.slice(at))
  return at > 0 && isLong ? `${sentence.slice(0, at)}.` : sentence
}

/** "She is a baker. She is chair of the guild.": two things that somebody is, and not a list read out. */
export const alsoIs = (told: string[]) =>
  told.map((sentence, at) => {
    const isAgain = /^\S+ is (?:an?|the|\p{Ll}+(?: \p{Ll}+)? of) /u
    const isOne = isAgain.test(sentence) && isAgain.test(told[at - 1] ?? '') && /^(?:He|She) /u.test(sentence)
    return isOne && !/\balso\b/u.test(sentence) ? sentence.replace(' is ', ' is also ') : sentence
  })

/** "is an Associate Professor": a capital for the office, none for the ear. */
const office =
  /\b(an?|the|as) ((?:(?:Adjunct|Assistant|Associate|Chief|Clinical|Executive|Full|Lead|Managing|Principal|Senior|Staff|Visiting) ){0,2}(?:Consultant|Designer|Director|Editor|Engineer|Fellow|Lecturer|Manager|Officer|Partner|Producer|Professor|Researcher|Scientist))\b/gu
export const plainOffice = (sentence: string) =>
  sentence
    .replace(office, (_, article: string, title: string) => `${article} ${title.toLowerCase()}`)
    .replace(
      / as director of ((?:\p{Lu}\p{Ll}{1,20} |and ){1,4})(?=(?:at|for|in) )/u,
      (_, field: string) => ` as director of ${titleInSentence(field)}`,
    )
    .replace(/\b(?:currently|presently) serves as /u, 'is ')
    .replace(/^(\S+ is) (?=founder of )/u, '$1 the ')
    .replace(/^(\S+ is) (?=co-founder of )/u, '$1 a ')

/** "He holds an MBA and worked in London.": the half that one says */
const besidesDegree =
  /^(\S+) (?:has|holds) an? (?:BA|BSc|JD|LLM|MA|MBA|MPhil|MSc|PhD|degree|doctorate|master[’']s)\b[^,.;]{0,40}? and (?=(?:previously |then )?\p{Ll}{2,12}ed\b)/u
export const withoutDegree = (sentence: string) => sentence.replace(besidesDegree, '$1 ')

/** "an award-winning baker": a baker, for whoever doesn’t praise the guest */
export const withoutPraise = (text: string) =>
  text
    .replace(
      /\b(an?) (?:acclaimed|award-winning|prize-winning|renowned) (\p{Ll}+)/gu,
      (_, _article, word: string) => withArticle(word),
    )
    .replace(/\b(?:acclaimed|award-winning|prize-winning|renowned) (?=\p{Ll})/gu, '')
