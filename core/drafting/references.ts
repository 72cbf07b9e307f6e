import { isEnglishWord } from '../text/english-words.ts'

/** What an answer or a biography means without having said it: whoever hears it alone asks "which?". */

/** "The other one", "in the first chapter": of what nobody has mentioned. */
const otherOne = /\bthe other ones?\b|\bthe (?:first|last|same|second) thing(?=[.,;!?]|$)/iu
/** "There was a line of them.": of what, where no word for several was said? */
const ofThem = /\b\p{Ll}{2,15} of them\b/u
const several =
  /\b(?:children|fish|geese|men|mice|people|sheep|teeth|women|(?!(?:does|goes|has|his|its|less|this|was|yes)\b)\p{L}{2,20}[^su’'\P{L}]s)\b/iu
function meansThem(text: string, known: string): boolean {
  const at = text.search(ofThem)
  return at >= 0 && !several.test(`${known} ${text.slice(0, at)}`)
}
const theWork =
  /(?<!\b(?:by|in) )\b[Tt]he (?:(?:new|old|first|second|third|fourth|last|next|final|opening|whole|title) )?(?:act|album|article|book|chapter(?! house)|documentary|draft|edition|episode|film|manuscript|movie|novel|page|paperback|play|poem|scene|script|season|series|show|song|track|verse|volume)s?\b(?! (?:about|by|called|for|from|I|of|that|we|which)\b)/u
/** Something of the kind has been mentioned, or the guest makes such things. */
const ofWorks =
  /\b(?:act(?:or|ress)|album|archiv|article|artist|author|band|blog|book|chapter|choir|comi[cx]|compos|comedian|documentar|draft|edit|hymn|carol|tune|episode|film|illustrat|journal|letter|librar|manuscript|memoir|movie|music|newspaper|novel|page|paint|paperback|photograph|play|podcast|poe[mt]|print|produc|publish|quilt|record|scene|script|season|series|show|song|stor(?:y|ies)|studio|televis|theat|thriller|track|translat|TV\b|verse|video|volume)/iu

function meansWork(text: string, known: string): boolean {
  const found = theWork.exec(text)
  return (
    found !== null &&
    !ofWorks.test(`${known} ${text.slice(0, found.index)}`) &&
    !/\b(?:sings?|singer|writes?|writer|written|wrote)\b/iu.test(known)
  )
}

/** "That’s where The Tuesday Meeting came from.": a capital in mid-sentence says that it is called so, and by whom? */
const called = /(?<=[\p{Ll},] )The \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu
const meansCalled = (text: string, known: string) =>
  [...text.matchAll(called)].some(([name]) => !known.includes(name))

/** "Hence the name over the door." */
const ofName = /\bhence the name\b|\bwhere the name (?:comes|came|is|was)\b|\bthe name (?:above|over) the\b/iu

/** "I called all 41 owners.": of what? */
const allOf =
  /\ball (?:of )?(?:the )?(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|twelve) (\p{L}{3,})/gu
const meansAll = (first: string, known: string) =>
  [...first.matchAll(allOf)].some(
    ([, noun = '']) => !known.toLowerCase().includes(noun.toLowerCase().slice(0, 5)),
  )

/** "I also run a newsletter.", "I have a shop as well.": and what else? */
const goesBack =
  /^(?:\S+ ){0,2}(?:also|too|another|again|either)\b(?! (?:day|night|time|way)\b)|^[^,.;]{1,80} as well[,.;]/iu

/** Does the answer mean something that isn’t in it and wasn’t `known` from what was said? */
export function meansUnsaid(said: string[], known: string): boolean {
  const text = said.join(' ')
  const [first = ''] = said
  return (
    otherOne.test(text) ||
    meansThem(text, known) ||
    meansWork(text, known) ||
    meansCalled(text, known) ||
    ofName.test(text) ||
    goesBack.test(first) ||
    meansAll(first, known)
  )
}

/** One of a kind that a guest has: whoever hears "the firm" asks which. */
const house =
  /\b[Tt]he (?!(?:chapel|church|city|county|local|mobile|parish|prison|public|school|town|village) )(?:\p{Ll}{3,12} )?(abbey|agency|association|auction house|bakery|band|brewery|business|centre|center|charity|choir|church|clinic|club|college|company|diner|farm|firm|foundation|gallery|garden|hotel|inn|lab|library|museum|nonprofit|orchestra|organi[sz]ation|parish|practice|press|programme|program|project|pub|ranch|restaurant|school|shop|store|studio|team|theatre|theater|university|vineyard|winery|workshop|zoo)(?![\p{L}-])(?! (?:about|at|called|for|from|he|her|his|in|of|on|she|that|they|where|which|who)\b)/gu

/** "The firm makes forty watches a year.": is it one that was said before, by that word or by a name with it? */
export const meansHouse = (sentence: string, before: string) =>
  [...sentence.matchAll(house)].some((found) => {
    const [, kind = ''] = found
    const known = `${before} ${sentence.slice(0, found.index)}`.toLowerCase()
    const places = new Set([kind, ...(kinds.find((all) => all.includes(kind)) ?? [])])
    return ![...places].some((one) => known.includes(one))
  })

/** "in Leeds", "from the Gold Valley": a listener knows where. Not "in English", "in May". */
const place =
  /\b(?:[Aa]cross|[Aa]round|[Ff]rom|[Ii]n|[Nn]ear) (?:the )?(?:\p{Ll}{4,8} )?(\p{Lu}[\p{L}’'-]{1,30})( \p{Lu})?/gu
const saysWhere = (known: string) =>
  [...known.matchAll(place)].some(
    ([, name = '', isLonger]) => isLonger !== undefined || !(isEnglishWord(name) || name.endsWith('ish')),
  )
/** "at the Gold Institute", "who leads a lab" */
const saysWhose = (known: string) => /\b(?:at|for|of|with) (?:the )?\p{Lu}|\b(?:leads|runs) /u.test(known)

/** "in the church basement", "your town" */
const somewhere =
  /\b(?:at|behind|in|inside|under) the (?:chapel|church|parish|school|town|village) \p{Ll}+(?<!s)\b|\b[Yy]our (?:own )?(?:area|city|country|county|island|neighbou?rhood|parish|region|street|town|village)\b/u
const theirTeam =
  /^(?:Her|His|Their) (?:\p{Ll}{2,15} )?(?:company|crew|department|firm|group|laboratory|lab|office|team|unit)\b/u

/** Does the sentence mean a place, or a team, that nothing `before` has named? */
export function meansPlaceUnsaid(sentence: string, before: string): boolean {
  const at = sentence.search(somewhere)
  return (
    (at >= 0 && !saysWhere(`${before}. ${sentence.slice(0, at)}`)) ||
    (theirTeam.test(sentence) && !saysWhere(before) && !saysWhose(before))
  )
}

/** Words for the same house. */
const kinds = [
  'company firm business agency startup start-up platform app shop store studio',
  'charity nonprofit foundation organisation organization network pantry project programme program',
  'abbey monastery convent church parish priory',
  'college university professor lecturer student',
  'restaurant diner pub inn hotel bakery café',
  'orchestra choir band ensemble quartet philharmonic',
].map((all) => all.split(' '))
