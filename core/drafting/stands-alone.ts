import { isEnglishWord } from '../text/english-words.ts'
import { wordCount } from '../text/word-count.ts'
import { isFragment, lacksSubject, lacksVerb } from './fragments.ts'
import { isNoted } from './noted.ts'
import { isProper } from './proper-words.ts'
import { namesPerson } from './named-person.ts'
import { isPast } from './verbs.ts'
import { lowered } from './words.ts'

const fewestAnswered = 5

/** Begins with something that was not said: an answer’s "Because", and what a pronoun means. */
const goesOn =
  /^(?:[‘“"]|(?:When|While|After|Before|If|Because|Since|Until|Although) [^,]{1,200}\.$)|^(?:Also|And|As|Because|Both|But|Either|Else|He|Her|Him|His|It|Its|It[’']s|Like|Neither|No|None|Not|Or|Same|She|So|Some|That|Their|Them|Then|There|There[’']s|These|They|They[’']re|This|Those|To|Too|Yes|Yeah)(?![\p{L}’'])/u
/** Who or what, where nothing before it in the sentence can be meant. */
const pointing =
  /\b(?:any(?=[.,;!?]|$)|he|her|hers|him|his|it|its|mine|one|ones|ours|she|that(?= (?:is|was)\b|[,.!?])|their|them|there|these|they|this|those)\b/iu
const somebody =
  /\b(?:an?|another|any|each|every|my|no|one of|our|some|three|two|four|five|your) \p{L}|\b(?:children|every(?:body|one)|nobody|people|some(?:body|one))\b|\p{Ll} \p{Lu}\p{Ll}{2}/u

/** Says the beginning of a sentence of whom it speaks: "A man", "my aunt", "Beth"? */
function namesSomebody(before: string): boolean {
  const [first = ''] = before.split(/[\s,’']/u)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && (isProper(first) || !isEnglishWord(first))
  return isName || somebody.test(lowered(before))
}

/** "It didn’t start.": what didn’t? */
export function pointsBack(sentence: string): boolean {
  const at = sentence.search(pointing)
  return at >= 0 && !namesSomebody(sentence.slice(0, at).replace(/^(?:I|We) \p{L}{1,15} /u, ''))
}

/** "That morphine is what killed her.": who was killed? */
const somebodyElse = /\b(?:he|her|hers|him|his|she)\b/iu
function meansSomebody(sentence: string): boolean {
  const at = sentence.search(somebodyElse)
  return at >= 0 && !namesSomebody(sentence.slice(0, at))
}

/** "Never have.", "Ours is broken.", "Yes.": takes the question back, or says as good as nothing. */
const takesBack =
  /^(?:No|Nope|None|Not|Never|Neither|Yes|Yeah|Yep|Both|Same|Ours|Mine|Maybe|Perhaps|Sometimes|Usually|Always)(?![\p{L}’'-])/iu
/** "It’s how we met, so no." */
const endsShort = /\bso (?:no|yes)[.!]?$/iu
/** "I used to help on his.": on whose? */
const ofNobody = /\b(?:hers|his|mine|ours|theirs|yours)(?=[,.;:]| (?:and|but|so|till|until|when)\b)/iu
/** "We don’t have one.": what one doesn’t do or have is heard as an answer. */
const denies = /\b(?:no|none|not|never|nothing|nobody|neither)\b|n[’']t\b/iu
const firstClause = (sentence: string) =>
  sentence.replace(/[‘“][^‘’“”]*[’”]/gu, '').split(/[,;:]| (?:and|because|but|so|until|when|which|who) /u)[0]!
/** Words with which even that is a story. */
const longEnough = 25

const ofWhom = /^(?:I|It|There|They|We|You)(?!\p{L})/u

/** Does it say what the guest hasn’t done, or doesn’t? */
const isShortOf = (first: string) =>
  takesBack.test(first) || endsShort.test(first) || (ofWhom.test(first) && denies.test(firstClause(first)))

/** “How did you come to it?” “The society has 140 members.” */
const ofDoing = /\bhow did you\b/iu
const ofOneself = /\b(?:I|me|my|our|us|we)\b/iu
/** Is it an answer to the question that was just asked, and more than a word of it? */
export function answersAsked(said: string[], asked: string): boolean {
  const [first = ''] = said
  const words = wordCount(said.join(' '))
  return (
    words >= (isShortOf(first) ? longEnough : fewestAnswered) &&
    !first.endsWith('?') &&
    !(ofDoing.test(asked) && words < longEnough && !ofOneself.test(said.join(' '))) &&
    !ofNobody.test(first) &&
    !meansSomebody(first)
  )
}

/** "I have not read any.", "I chose not to, and …", "Yes, we did.": a clause that breaks off at what the question said. */
const breaksOff =
  /\b(?:any|both|did|do|does|either|had|has|have|it|mine|neither|none|not|one|ones|ours|same|so|some|that|them|theirs|there|these|they|this|those|to|too|was|were|would)(?=[,.;:!?]|$)|n[’']t(?=[,.;:!?]|$)/iu
/** Does the sentence end at what only the question has said? "I’d say I’m about where I was." */
export const endsAtQuestion = (sentence: string) => breaksOff.test(sentence.slice(-12))
/** Words of a clause that says what it is about. */
const fewestNamed = 4

/** Says the sentence itself what it is about, with nothing left to the question? */
export const namesItsSubject = (first: string) =>
  !goesOn.test(first) &&
  !isFragment(first) &&
  !lacksSubject(first) &&
  !isNoted(first) &&
  !breaksOff.test(firstClause(first).concat('.')) &&
  !denies.test(firstClause(first)) &&
  wordCount(firstClause(first)) >= fewestNamed &&
  !pointsBack(first)

const shortestStory = 25
/** Is it a story by its form: what somebody did, in two sentences or more? A quip isn’t one. */
export const isStory = (said: string[]) =>
  said.length > 1 &&
  wordCount(said.join(' ')) >= shortestStory &&
  !isFragment(said[0]!) &&
  /\b(?:I|me|my|our|us|we)\b/u.test(said.join(' '))

const heOrShe = /\b(?:he|her|hers|him|his|she)\b/iu
const kin =
  /\b(?:any(?:body|one)|aunt\w{0,2}|baby|bishop|boss|boy|bride|brother|chef|client|child|colleague|cook|cousin|dad|daddy|daughter|father|friend|girl|gran\w{0,3}|grand\w{3,8}|groom|guy|husband|judge|king|lady|man|mom|mother|mum|neighbou?r|nephew|niece|nobody|nun|nurse|partner|patient|person|priest|queen|sister|some(?:body|one)|son|uncle|vet|who|widow|wife|woman)\b/iu

/** Words of a story, which brings in its people itself. */
const fewestOfStory = 30
const actsAlone = /(?:^|[.!?] |, (?:and|but) )(\p{Lu}\p{Ll}{2,}) (\p{Ll}+)/gu
/** "The sound of it from the river.": of what? */
const soundOfIt = /^(?:An?|The) \p{Ll}+ of (?:it|them|these|those)\b/u
/** "Tea. Ron makes it.": who is Ron? */
export const namesUnknown = (said: string[], known: string) =>
  soundOfIt.test(said[0]!) ||
  (wordCount(said.join(' ')) < fewestOfStory &&
    [...said.join(' ').matchAll(actsAlone)].some(
      ([, name = '', verb = '']) =>
        !isEnglishWord(name.toLowerCase()) &&
        !isProper(name) &&
        !known.includes(name) &&
        (isPast(verb) || /\p{Ll}{2}s$/u.test(verb)),
    ))

/** "When I got out, …": of where? "After I left, …": what? */
const leftUnnamed =
  /^(?:After|Before|Since|Until|When) (?:I|we) (?:came (?:back|home|out|over)|got (?:back|home|out)|left|quit|retired|returned|stopped)(?=,| (?:I|he|it|my|our|she|the|they|we) )/u
export const leavesUnnamed = ([first = '']: string[]) => leftUnnamed.test(first)

/** "I suppose the Orkney pilot.": names what a form asked for, and says nothing of it. */
const guesses =
  /^(?:I (?:guess|suppose|think|would say)|I[’']d (?:guess|say)|(?:It|That) (?:has to|must|would) be|(?:It|That)[’']d be|Maybe|Perhaps|Probably) (?:it (?:is|was|would be) )?(?=(?:an?|my|our|the|when) )/u
export const namesOnly = ([first = '']: string[]) =>
  guesses.test(first) && lacksVerb(first.replace(guesses, ''))

/** "I gave one to him.": to whom? */
export function meansNobody(written: string): boolean {
  const text = written.replace(reported, ' ')
  const at = text.search(heOrShe)
  const words =
    text
      .slice(0, Math.max(0, at))
      .replace(ofPlace, '')
      .match(/\p{L}+/gu) ?? []
  return (
    at >= 0 &&
    !words.some((word) => kin.test(word) || (namesPerson(word) && !noPerson.test(word)) || isName(word))
  )
}
/** They end as persons do. */
const noPerson =
  /^(?:after|apartment|another|answer|better|bigger|card|colou?r|corner|different|dinner|either|ever|flower|for|forward|german|hard|harder|heard|hour|however|important|later|longer|moment|never|newspaper|nor|older|or|other|over|plant|present|quarter|rather|remember|restaurant|river|sent|shoulder|smaller|spent|toward|under|want|went|whether|yard|younger)$/iu
/** "They said she’s carrying a pot.", of the guest */
const reported = /\b(?:say|said|says|thinks?|thought) (?:that )?(?:he|she)\b/giu
/** "in Leeds", "a German family": nobody is called so. */
const ofPlace =
  /\b(?:at|in|near|outside|(?:came|come|drove|flew|go|went) (?:back |down |out |over |up )?to) \p{Lu}\p{Ll}+|\b(?:African|American|Australian|British|Canadian|Chinese|Danish|Dutch|English|French|German|Greek|Hungarian|Indian|Irish|Italian|Japanese|Mexican|Norwegian|Polish|Portuguese|Russian|Scottish|Spanish|Swedish|Swiss|Turkish|Ukrainian|Welsh) (?=\p{Ll})/gu
const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isEnglishWord(word.toLowerCase())

const several =
  /\p{L}{2}[^s’']s(?!\p{L})|\b(?:any|every|some|no)(?:body|one)\b|\b(?:children|kids|men|people|women|and)\b/iu
const named = /\p{L}{2}[^s’']s(?!\p{L})/u
/** "I plugged it in.", of a mistake; "I knew both." */
const ofEvent =
  /\b(?:accident|blunder|call|correction|day|disaster|error|fail\w{0,4}|mess|mistake|moment|night|screw-?up|season|shift|time|trip|went wrong)\b/iu
const thing =
  /\b(?:an?|another|her|his|my|one|our|some|the|their|three|two|your|\d+) \p{L}|\p{Ll} \p{Lu}\p{Ll}|\p{L}{3}s\b/u
const ofKind =
  /\b(?:of )?the (?:bad|better|big|cheap|good|other|right|same|small|wrong) (?:colou?r|kind|model|ones?|size|sort|type)(?=[.,;!?]| (?:and|at|because|but|for|from|in|so|to)\b)/iu
const bothOf = /\bboth(?=[.,;!?]| (?:of them|of those)\b)/iu

/** Says the answer to what happened one day what it happened to? */
export function meansWhatHappened(said: string[], label: string): boolean {
  const [first = ''] = said
  const at = first.search(
    /(?<=\p{Ll} )(?:it|them)(?=[.,;!]| (?:after|again|all|and|at|back|because|before|down|for|from|in|into|off|on|once|out|over|to|twice|until|up|when|with)\b)/u,
  )
  const both = said.join(' ').search(bothOf)
  return (
    (ofEvent.test(label) && at > 0 && !thing.test(lowered(first.slice(0, at)))) ||
    (both >= 0 && !/\b(?:and|two)\b/iu.test(`${label} ${said.join(' ').slice(0, both)}`))
  )
}

/** "They’re all strange to somebody.", of one passenger. */
export const meansSeveral = ([first = '']: string[], label: string) =>
  /^They(?:[’']re)? /u.test(first) && !several.test(label) && !ofPeople.test(label)
const ofPeople =
  /\b(?:builder|class|company|council|crew|customer|family|guest|neighbou?r|stranger|team|village|who)\b/iu

/** "I bought two hundred of the wrong kind.": of what? */
export const meansKind = (said: string[]) => ofKind.test(said[0]!)

/** "A man fixes these in his garage." */
const these = /\b(?:these|those)(?=[.,;!?]| (?:and|at|because|but|for|in|on|so|to|with)\b)/iu
/** "That I can’t see them.": no two people or things were named before. */
export function meansSome(said: string[]): boolean {
  const [first = ''] = said
  const [before = '', after] = said.join(' ').split(these)
  if (after !== undefined && !named.test(before.trim().replace(/ \S+$/u, ''))) return true
  const at = first.search(/\b(?:them|these|those)\b(?!\s\p{L}+s\b)/iu)
  return at >= 0 && !several.test(first.slice(0, at))
}
