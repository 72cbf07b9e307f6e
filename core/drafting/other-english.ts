import { persons } from './person-phrase.ts'
import { presentVerbs } from './verbs.ts'

/** What is right in the language the guest thinks in. */
const ofOtherTongue =
  /\bsince (?:\d+|\p{L}+) (?:days|months|weeks|years)\b|\bI(?: \p{L}+ly)? (?:am|bake|build|live|make|run|stand|study|teach|work)\b[^.]{0,60}\bsince (?:I am|(?:19|20)\d\d)\b|\bwith \p{L}+(?:-\p{L}+)? years old\b|\bnow we are with\b|\bone time in\b|\baccept to\b|\bthe one of my\b|\b(?:like|wanted?) that (?:people|the|we|you)\b|\bI \p{L}+ always\b/iu

/** "I have begin", "I had eight years", "arrived to a summit" */
const ofVerbs =
  /\bI have (?:become|begin|choose|give|know|make|see|take|write)\b|\bI had (?:\d{1,2}|\p{L}+) years(?=[.,]| (?:and|only|when))|\barrived to (?:an?|my|the)\b|\btold to (?:her|him|me|my|the)\b|\bpeople (?:\p{L}+ )?(?:believes|knows|says|thinks|wants)\b|\b(?:everybody|everyone|nobody) (?:know|say|think|want)\b/iu

/** Names of countries, and numbers, that are said with "the" or "a". */
const withoutThe =
  /\b(?:I am|[Ii]s) (?:first|second|third|fourth|fifth) generation (?:in|of)\b|\bin all the (?:country|world)\b|\b(?:at|from|in|of|to|visit) (?:Czech Republic|Netherlands|Philippines|UK|United (?:Kingdom|States)|USA?)\b/u

/** "your job is finish", "the boss he shouted", "in other language", "since 2009 leads" */
const slips =
  /\b(?:is|are) (?:disappeared|finish)\b|\b[Tt]he (?:\p{Ll}+ )?(?:boss|chef|doctor|driver|inspector|man|manager|teacher|woman) (?:he|she) (?:was|\p{L}{1,15}ed)\b|\bin other (?!\p{L}+s\b|than\b)\p{Ll}{3,}\b|\b(?:\d{1,6}|many|several|two|three) (?:child|country|family|kind|language|person|variety|village)\b|\bwhere were (?:still )?the\b|\bpeople was\b|\b[Tt]hen I have \p{L}+ed\b|\bthere was other\b|\bin (?:my|our) \p{L}{3,15} are \d|\bsince (?:19|20)\d\d (?!(?:and|at|as|but|in|she|he|when|with)\b)\p{Ll}{1,15}s\b/iu

const present =
  /(?<!\p{L})(?:I am|I[’']m|(?:he|she|it) (?:is|lives|runs|teaches|works)|(?:I|we|they) (?:live|run|teach|work))(?!\p{L})/iu
const presentVerb = /^(?:directs|is|leads|lives|makes|plays|runs|serves|studies|teaches|works|writes)$/u
const span = /\b(?:for (?:\d{1,3}|\p{L}+(?:-\p{L}+)?) (?:months|years)|since (?:19|20)\d\d)\b/giu
/** Words before "since 2012" among which its verb is. */
const nearby = 4

/** "I am a nurse for 36 years", "works since 2012 in Leeds": so far, and English says "has". */
const isSoFar = (text: string) =>
  [...text.matchAll(span)].some(({ 0: found, index }) => {
    const clause = text.slice(0, index).split(/[.,;]/u).at(-1)!
    const near = clause.trim().split(' ').slice(-nearby)
    return found.startsWith('for')
      ? present.test(clause)
      : near.some((word) => presentVerb.test(word)) && !near.some((word) => /^ha(?:s|ve|d)$/u.test(word))
  })

/** "I was special needs teacher", "pacemaker is best teacher": a person without an article. */
const isPerson =
  /\b(?:I am|I[’']m|I was|I become|(?:he|nobody|one|she) is|(?:he|one|she) was) (?!(?:an?|her|his|my|no|one|our|some|the|their|your)\b)((?:\p{Ll}[\p{Ll}-]* ){0,3}?)(\p{Ll}{3,})(?=[.,;]| (?:and|at|because|for|from|in|of|since|until|with|\d))/gu

const lacksArticle = (text: string) =>
  [...text.matchAll(isPerson)].some(
    ([, before = '', last = '']) =>
      (persons.has(last) ||
        /\p{L}{3}(?:logist|graphe?r|cian|cist)$/u.test(last) ||
        /^(?:lady|miller|smith|weaver)$/u.test(last) ||
        /^(?:assistant|captain|conductor|driver|interpreter|keeper|officer|pacemaker)$/u.test(last)) &&
      !/\b(?:an?|the|to|with|by|for|from|of|in|my|his|her)\b/u.test(before),
  )

/** "In 2010 I rent my first warehouse.": it is over, and English says "rented". */
const isPastAsPresent = (text: string) =>
  [...text.matchAll(/\b[Ii]n (?:19|20)\d\d,? (?:I|we|they) (\p{Ll}+)\b/gu)].some(([, verb]) =>
    presentVerbs.has(verb!),
  )

/** "I operate network", "I drive taxi", "with microscope": one of many, without an article. */
const bareThing =
  /\b(?:I|we|to) (?:build|built|drive|drove|have|lead|led|made|open|opened|operate|own|ran|rent|run|start|started) (?:big |new |own |small )?(?:bakery|car|company|factory|farm|garden|lab|laboratory|network|restaurant|school|shop|studio|taxi|truck|warehouse|workshop)(?=[.,;]| (?:and|for|from|in|of|on|since|with|\d))|\b(?:at|in) (?:higher|lower) (?:pressure|speed|temperature)\b/iu

/** Is it plain that the guest writes English as a second language? Nobody reads that aloud well. */
export const isOtherEnglish = (text: string) =>
  ofOtherTongue.test(text) ||
  ofVerbs.test(text) ||
  withoutThe.test(text) ||
  slips.test(text) ||
  isSoFar(text) ||
  lacksArticle(text) ||
  isPastAsPresent(text) ||
  bareThing.test(text)
