import { isAirworthy } from './airworthy.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { wordCount } from '../text/word-count.ts'
import { lacksArticle, lacksSubject, lacksVerb } from './fragments.ts'
import { meansOnlyKnown } from './definite.ts'
import { keywordsOf } from './list-items.ts'
import type { Answer } from './answers.ts'
import { isUnclear as isUnclearBelief } from './misconception.ts'
import { isNoted } from './noted.ts'
import { isProper } from './proper-words.ts'
import { leavesUnnamed } from './stands-alone.ts'
import { isMass } from './uncounted.ts'
import { isPast } from './verbs.ts'

/** Words of an answer that can be heard as a sentence. */
const fewestWords = 5
/** Words of an answer that one listens to without losing the thread; it is quoted whole or not at all. */
export const longestStory = 130
const longestAnswer = 60

/** "Nothing, people get it about right." */
const findsNothing = /^(?:nothing|none|no one|nobody|not much|i don[’']t know)\b/iu
/** "That it's decoration." */
const ofQuestion = /^(?:the (?:belief|idea|myth|notion) )?that \p{L}/iu
/** "Read it aloud.", "I sold one to a man.", "The first time I screened it": nobody knows yet what is meant. */
const dangles =
  /^(?:The (?:first|last|only) time )?(?:(?!(?:an?|another|every|his|her|my|our|some|the|their|two|three|your)\s|\p{L}{3,}s\s)[\p{L}’']+ ){0,4}(?:he|her|him|it|one(?=[.,?!;]|\s(?:and|at|for|from|in|of|on|or|to|with)\s)|ones|she|that(?=[.,?!]|\s(?:is|one|was)\s)|them|these|they|this|those|it[’']s|they[’']re)(?![\p{L}’'])/iu
/** "Put your hands in some." */
const endsOpen =
  /\b(?:any|after|before|both|it|many|more|much|one|ones|same|some|that|them|these|this|those|too|yes)[.!?]$/iu
/** "My hands still smell of it.": of what? */
const ofUnnamed = /\b(?:about|at|by|for|from|in|of|on|to|with) (?:it|them|these|this|those)\b/iu
/** "She makes 300 every day.", "on day 3": of what? */
const countsNothing = /(?<![$£€\d.,:])\b\d{1,6} (?:an?|each|every|per) (?:day|month|night|week|year)\b/u
/** "There’s about 20 now.": 20 what? */
export const countsBare =
  /\b[Tt]here(?:[’']s| are| is| were) (?:about |around |nearly |over )?\d{1,4} (?:here|now|these days|today)\b/u
const ofUnknownDay = /\b(?:day|week|month) (?:\d{1,3}|one|two|three)\b(?! of\b)/iu
/** "Can’t play.": who can’t? */
const lacksWho = /^(?:Do(?=n[’']t)|Am|Can|Could|Did|Does|Had|Have|Was|Were)(?:n[’']t|not|[’']t)? \p{Ll}/u
function namesNothing(sentence: string): boolean {
  const at = sentence.search(ofUnnamed)
  return at >= 0 && !/\b(?:an?|any|every|some|the)\s\p{L}/iu.test(sentence.slice(0, at))
}

/** "Say their name.", "That they know everything.": whose, and who? */
const ofNobody = new Set(['he', 'him', 'his', 'she', 'their', 'them', 'there', 'they', 'those'])
const firstWords = 5
const meansNobody = (sentence: string) =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, firstWords)
    .some((word) => ofNobody.has(word))

/** Can nobody who has not read the question say what is meant? */
const isUnclear = (first: string, isAlone: boolean) =>
  dangles.test(first) || (isAlone && (endsOpen.test(first) || namesNothing(first)))

/** Begins with somebody or something nobody has to know. */
const beginsAlone =
  /^(?:An? |One (?:day|night|morning|evening|winter|summer|spring|autumn|year|of my) |Two |Three |My (?!first |last |next |second )\p{L}+ |I |When I |In (?:19|20)\d\d,? |On my (?:first|last) |At \p{L}+(?:-\p{L}+)?,? I |Years ago,? )/u
/** "the cart", but not "the door", "the end of" or "the man who", which need not have been named. */
const meansKnown =
  /\b[Tt]he (?:1\d{3} |20\d\d )?(?!(?:back|best|bus|day|door|end|first|floor|front|ground|kitchen|last|middle|morning|most|night|only|other|phone|police|radio|rain|rest|road|room|same|sea|sky|snow|stairs|street|sun|table|time|top|town|train|truth|way|weather|week|whole|wind|window|world|wrong|year)\b)(?:\p{L}+(?:’\p{L}+)? )?\p{L}+(?! (?:of|that|who|which|where|I|we|in|on|at|from)\b)/u
const ofOther =
  /\b(?:he|her|hers|him|his|it|its|ours?|she|that one|their|them|there|these|they|this|those|us|we)\b/iu

/** Can the answer open an introduction, before anybody knows whose it is? Its first sentence means nothing that wasn’t said. */
export function opensAlone(answer: Pick<Answer, 'id' | 'label' | 'said'>): boolean {
  const [first = ''] = answer.said
  if (!isQuotable(answer)) return false
  // An order: "Let the dog be right."
  if (answer.id === 'advice')
    return !dangles.test(first) && meansOnlyKnown(answer.said, '') && !meansSomebody(first)
  return (
    beginsAlone.test(first) && !meansKnown.test(first) && !meansSomebody(first) && !leavesUnnamed(answer.said)
  )
}

/** "A man asked me if he could wait." says who; "He asked me." doesn’t. */
function meansSomebody(first: string): boolean {
  const at = first.search(ofOther)
  return (
    at >= 0 &&
    !/\b(?:an?|another|my|one|somebody|someone|the|two|three|your) \p{L}/iu.test(first.slice(0, at))
  )
}

/** "The cardinal sent his back.": can it follow, once `known` was said? */
export function continues(first: string, known: string): boolean {
  const [, noun] = /^The (\p{L}+)/u.exec(first) ?? []
  const isNamed = (word: string) => known.toLowerCase().includes(word.toLowerCase().slice(0, 5))
  return noun === undefined || !meansKnown.test(first.split(' ').slice(0, 5).join(' ')) || isNamed(noun)
}

/** "Label everything twice.": an order, whatever its verb. */
const isOrder = (sentence: string) =>
  !/^(?:an?|better|good|less|lots|more|plenty|some|the|\p{L}+(?:ing|ity|ness|tion))\b/iu.test(sentence) &&
  /\s(?:an?|at|everybody|everything|for|in|it|on|once|out|the|them|to|twice|up|with|your)\b/iu.test(sentence)

const somebody = new Set(
  'anybody anyone children each every everybody everyone kids men nobody people somebody someone who whoever women'.split(
    ' ',
  ),
)

/** "Don’t finish the sentence for them.": for whom? */
function meansThem(text: string): boolean {
  const at = text.search(/\b(?:them|they|their|those)\b/iu)
  const before =
    text
      .slice(0, at)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return at > 0 && !before.some((word) => /\p{L}{2}[^s]s$/u.test(word) || somebody.has(word))
}

/** "Half of them are about a hat.": of whom or what? */
const partOfThem = /\b(?:all|any|each|few|half|many|most|none|one|some|two) of (?:them|those)\b/iu
/** "To young writers: find work at night.", "For a fast week: sleep.": a line of a form, behind the colon of the host’s own. */
const isLabelled = (first: string) => {
  const [label = '', rest] = first.split(/: (.*)/su)
  const isShort = rest !== undefined && wordCount(label) <= longestLabel
  return isShort && (lacksVerb(`${label}.`) || toWhom.test(label))
}
const longestLabel = 6
const toWhom = /^(?:About|For|On|To) (?!.*\b(?:he|I|she|they|we|you)\b)/u

/** "Lend it. They bring it back.": what, and who? */
const isOfUnknown = ([first = '', second = '']: string[]) =>
  (dangles.test(first) && /^(?:He|It|She|That|They)\b/u.test(second)) || orderWithIt.test(first)
/** "Water it.", "Do not oil it." */
const orderWithIt = /^(?:\p{L}[\p{L}’']*) (?:\p{L}+ ){0,2}(?:it|them)[.!]$/u

/** "I drove a 73 to the end of the line.": a 73 what? */
const numberOnly = /\b(?:an?|the|my) \d{1,4} (?:and|at|from|in|on|to|with)\b/u
/** "I’m a terrible sleeper, so it suits me.": what does? */
const goesBack = /\b(?:so|and) (?:it|they|that) |\b(?:it|that) suits\b|\bthat[’']s why\b|\bsmell of it\b/iu

/** "Sit in it for a year first. Put a chair in each corner.": in what? */
const beginsIn = /^\p{L}+(?: \p{L}+)? (?:at|in|into|inside|near|on|onto|under) (?:it|them|that)\b/iu

/** "Free guide on my website." is a line of a page, and "My fundraiser, if it’s before May." is for the host to plan with. */
const saysNews =
  /^[^,]{0,200}\b(?:(?:are|begins|comes|has|have|is|launches|opens|runs|starts|will)\b|(?:I|[Ii]t|[Tt]here|[Tt]hey|[Ww]e)[’'](?:m|re|s|ve|ll)\b)/u

/** "Paperback is out in May.": of what? "Registration is open." needs no article. */
function lacksItsArticle(first: string): boolean {
  const [, noun = 'it'] =
    /^(\p{Lu}\p{Ll}{2,}) (?:begins|comes|has|is|launches|opens|starts|will) /u.exec(first) ?? []
  const word = noun.toLowerCase()
  return isEnglishWord(word) && !isProper(noun) && !isMass(word) && !ofItself.test(word)
}
/** "We have a fund, $9 pays for one plate.": where? A message names a place, or what it is about. */
const saysWhere = (said: string[]) =>
  [...said.join(' ').matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}-]{2,}/gu)].some(
    ([word]) => !calendar.test(word),
  ) || /^(?:\p{Lu}\p{Ll}+){2} /u.test(said[0]!)
const needsWhere =
  /[$£€]\d|\b(?:begins|donat\w{1,6}|fund(?:s|raiser|raising)?|hiring|looking for|open (?:day|evening|weekend|workshop)|raising|recruiting|short of|starts|volunteers?)\b/iu
const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|Halloween|Thanksgiving)$/u
const ofItself = /(?:body|one|thing|[^s]s)$|^(?:all|both|each|he|here|it|mine|she|that|there|what|who)$/u

/** "A patient of mine, a retired welder, came every week.": somebody, and what they did */
const isApposed = (first: string) => {
  const [, verb = ''] =
    /^(?:An?|My|One|The) [^,]{2,40}, (?:an?|my|the) [^,]{2,40}, (\p{Ll}+) /u.exec(first) ?? []
  return isPast(verb)
}

/** "Boring answer: …", "Probably the time I …", "see above": said to the form. */
const answersForm =
  /^(?:\p{L}+ (?:answer|story|question)\b\s?[:,–—-]|(?:definitely|easily|has to be|it would be|it[’']d be|maybe|oh|possibly|probably|that[’']s easy|this one)\b|see \p{L}+)/iu

/** Can the answer be quoted whole, by a host, to listeners who have not seen the form? */
export function isQuotable({ id, label, said }: Pick<Answer, 'id' | 'label' | 'said'>): boolean {
  const [first = ''] = said
  const words = wordCount(said.join(' '))
  if (id === 'topics' || label === null || !isAirworthy(said)) return false
  if (countsBare.test(said.join(' '))) return false
  if (countsNothing.test(said.join(' ')) || (id === 'advice' && ofUnknownDay.test(first))) return false
  if (answersForm.test(first)) return false
  if (!defaultQuestions.some((question) => question.id === id) && id !== 'self') return false
  if (
    words < (id === 'fun-fact' && /^I\b/u.test(first) ? 4 : fewestWords) ||
    words > (id === 'story' ? longestStory : longestAnswer)
  )
    return false
  if (
    id === 'promote' &&
    (!saysNews.test(first) || lacksItsArticle(first) || (needsWhere.test(first) && !saysWhere(said)))
  )
    return false
  if (lacksSubject(first) || said.some(lacksArticle) || numberOnly.test(first)) return false
  if ((id === 'story' || id === 'fun-fact') && (isNoted(first) || lacksWho.test(first))) return false
  if (id === 'fun-fact' && said.length === 1 && goesBack.test(first)) return false
  const isHalf = id === 'misconception' && ofQuestion.test(first)
  if (
    id !== 'story' &&
    meansNobody(first) &&
    !/^(?:\p{L}+ )?(?:an?|every\w*|people|some\w*|the|they (?:all )?(?:assume|believe|say|think))\b/iu.test(
      first,
    )
  )
    return false
  if (
    (id === 'advice' || id === 'audience-takeaway') &&
    /\b(?:all|any|each|every|half|most|none|one|some) of (?:it|them|those)\b/iu.test(first)
  )
    return false
  if (id === 'advice' && meansThem(said.join(' '))) return false
  if (id === 'advice' && (/\b(?:he|him|his|she|her|us)\b/iu.test(said.join(' ')) || isOfUnknown(said)))
    return false
  if (id === 'misconception' && said.length === 1 && (endsOpen.test(first) || namesNothing(first)))
    return false
  if (id === 'misconception' && (/\b(?:he|him|his|she)\b/iu.test(said.join(' ')) || isUnclearBelief(said)))
    return false
  if (id === 'misconception' && partOfThem.test(said.join(' ')) && meansThem(said.join(' '))) return false
  if (id !== 'story' && isLabelled(first)) return false
  if (isHalf) return !endsOpen.test(said.at(-1)!) || said.length > 1
  if (id === 'misconception' && findsNothing.test(first)) return false
  // "Write it down the same day. Your memory …": advice says as it goes on what it is about
  const goesOn = id === 'misconception' || (id === 'advice' && said.length > 1 && !beginsIn.test(first))
  const isSaid = !lacksVerb(first) || (id === 'advice' && isOrder(first))
  const isList =
    keywordsOf(first) !== null &&
    !isApposed(first) &&
    !((id === 'bio' || id === 'self') && /^(?:I|My|Our|We) /u.test(first))
  return isSaid && !isList && (goesOn || !isUnclear(first, said.length === 1))
}
