import { isPast, presentVerbs, withS } from './verbs.ts'

/** Things that are "the" one without having been mentioned: whoever hears of them asks which. */
const definite =
  /\b[Tt]he ([\p{L}-]{1,30})(?![\p{L}’'-]| \p{Lu}\p{Ll}+ \p{Lu})(?=(?: ([\p{L}-]{1,30}))?(?: ([\p{L}-]{1,30}))?(?: ([\p{L}-]{1,30}))?(?: ([\p{L}-]{1,30}))?)/gu
/** Nobody asks which: "the time", "the sea", "the cello". */
const everyOnes = new Set(
  (
    'acclaimed air airport ambulance area arts army atlantic back bar bathroom best bins blind blues bus buses center centre church city classroom climate coast coastguard council country county countryside dark day dead deaf defence defense dishes docks district dole drums earth east elderly environment eyes face fall family foremost ' +
    'field first floor future government ground gym hand hands head heart hills hip homeless hospitals island industry internet kitchen knee knees ladies land last late law leading legs library lifeboat lifeboats lights likes longest map middle military mines moment money moon morning most mountains mouth navy newly news ' +
    'night north number occasional odd ocean only outdoors pacific pandemic parish past people phone police poor press prosecution public radio railway railways rain real region rest right road same schools screen sea senior sick side sky snow south stage ' +
    'stars street summer sun table theatre theater time toilet town trade trades train truth university universe very village war wars water way weather web week weekend weekends west whole wild wind winter woods word world wrong year ' +
    'accordion bagpipes banjo bass cello clarinet double fiddle flute guitar harp harpsichord mandolin oboe organ pan piano pipes sax saxophone trombone trumpet tuba ukulele viola violin'
  ).split(' '),
)
const isEveryOnes = (noun: string) => everyOnes.has(noun) || /\p{Ll}{3}est$/u.test(noun)
const isThing = (word: string) =>
  word.length > 2 && !/^(?:and|but|for|from|has|have|her|his|into|that|their|was|when|who|with)$/u.test(word)
/** "She advises on the Cathedral.": a capital doesn’t say which. */
const ofKind =
  /^(?:Board|Cathedral|Club|College|Committee|Company|Council|Department|Friends|Hospital|Library|Museum|School|Society|Trust)$/u

/** Says which one is meant: "the hour before sleep", "the person who asks". */
const saysWhich = new Set(
  'after at before between for from in of on that to where which who you I we'.split(' '),
)

/** "Start at the bottom right.": of what? "Answer the phone." is said to anybody. */
const atThe = /\b(?:at|from|in|inside|into|on|onto|to|under) the (?!other\b)(\p{L}+)(?: (\p{L}+))?/giu
/** "Go back in after dinner.": into what? */
const backIn =
  /^(?:(?:Always|Just|Please) )?(?:come|get|go|step|walk) (?:right |straight )?(?:back (?:in|inside|out|outside|over)|there)(?=[.,!]| (?:after|and|before|once|until|when)\b)/iu
export const meansPlace = (first: string, known: string) =>
  backIn.test(first) ||
  [...first.matchAll(atThe)].some(
    ([, noun = '', next = '']) =>
      !isEveryOnes(noun.toLowerCase()) &&
      !saysWhich.has(next) &&
      !known.toLowerCase().includes(noun.toLowerCase().slice(0, 5)),
  )

/** "Start at the bottom right.": of what? Not one thing in it is "the" one, unless `known` or what comes before has it. */
export function meansOnlyKnown(said: string[], known: string): boolean {
  // "the monastery in 1981": when, and not which
  const text = said.join(' ').replace(/ (?:at|by|for|from|in|until) (?=\d)/gu, ', ')
  return [...text.matchAll(definite)].every(
    ({ 1: noun = '', 2: second, 3: third, 4: fourth, 5: fifth, index }) => {
      const before = `${known} ${text.slice(0, index)}`.toLowerCase()
      const more = [second, third, fourth, fifth].filter((word) => word !== undefined)
      return (
        isEveryOnes(noun.toLowerCase()) ||
        (/^\p{Lu}/u.test(noun) && !(ofKind.test(noun) && second === undefined)) ||
        // "everything but the printing"
        (second === undefined && noun.endsWith('ing')) ||
        more.some((word) => saysWhich.has(word)) ||
        [noun, ...more].some((word) => isThing(word) && before.includes(word.slice(0, 5).toLowerCase()))
      )
    },
  )
}

const auxiliary = /^(?:are|can|could|did|do|does|had|has|have|is|must|was|were|will|would)$/u
const does = new Set([...presentVerbs].map(withS))
const mostWords = 4
/** "The males are silent.", "That the second sign went out.": what a sentence is about, as far as its verb. */
function subjectOf(first: string): string {
  const [, rest = ''] = /^(?:That )?[Tt]he (.*)/u.exec(first) ?? []
  const words = rest.split(/[ ,.]/u).slice(0, mostWords)
  const at = words.findIndex(
    (word, place) => place > 0 && (auxiliary.test(word) || isPast(word) || does.has(word)),
  )
  return at < 0 ? '' : `the ${words.slice(0, at).join(' ')}`
}
/** "I hate that witness till now.": which? */
const pointed =
  /\b(?:that|this|those) (?!(?:day|evening|morning|month|night|summer|time|way|week|winter|year)\b)(\p{Ll}{3,})(?=[.,;!]| (?:and|because|but|so|till|until|when)\b)/u

/** Is the sentence about one thing that neither it nor what is `known` has brought in? */
export function beginsWithUnknown(first: string, known: string): boolean {
  const [, noun = ''] = pointed.exec(first) ?? []
  return (
    !meansOnlyKnown([subjectOf(first)], known) ||
    (noun !== '' && !known.toLowerCase().includes(noun.slice(0, 5)) && !first.includes(` a ${noun}`))
  )
}
