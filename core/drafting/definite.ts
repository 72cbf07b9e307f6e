/** Things that are "the" one without having been mentioned: whoever hears of them asks which. */

const definite = /\bthe (\p{L}+)(?: (\p{L}+))?(?: (\p{L}+))?/giu
/** Nobody asks which: "the time", "the sea". */
const everyOnes = new Set(
  'best bus church country day first government ground internet kitchen law military money moon news morning most night only phone police radio rain right road same sea sky snow street sun time train truth way weather week world wrong year'.split(
    ' ',
  ),
)

/** Says which one is meant: "the hour before sleep", "the person who asks". */
const saysWhich = new Set(
  'after at before between for from in of on that to where which who you I we'.split(' '),
)

/** "Start at the bottom right.": of what? "Answer the phone." is said to anybody. */
const atThe = /\b(?:at|from|in|inside|into|on|onto|to|under) the (?!other\b)(\p{L}+)(?: (\p{L}+))?/giu
export const meansPlace = (first: string, known: string) =>
  [...first.matchAll(atThe)].some(
    ([, noun = '', next = '']) =>
      !everyOnes.has(noun.toLowerCase()) &&
      !saysWhich.has(next) &&
      !known.toLowerCase().includes(noun.toLowerCase().slice(0, 5)),
  )

/** "Start at the bottom right.": of what? Not one thing in it is "the" one, unless `known` or what comes before has it. */
export function meansOnlyKnown(said: string[], known: string): boolean {
  const text = said.join(' ')
  return [...text.matchAll(definite)].every(({ 1: noun = '', 2: second, 3: third, index }) => {
    const before = `${known} ${text.slice(0, index)}`.toLowerCase()
    const more = [second, third].filter((word) => word !== undefined)
    return (
      everyOnes.has(noun.toLowerCase()) ||
      /^\p{Lu}\p{Ll}/u.test(noun) ||
      more.some((word) => saysWhich.has(word)) ||
      [noun, ...more].some((word) => word.length > 2 && before.includes(word.slice(0, 5).toLowerCase()))
    )
  })
}

/** "The males are silent.", "That the second sign is his.": what a sentence is about. */
const about =
  /^(?:That )?(?:[Tt]he (?:\p{L}+ ){1,3}?)(?:are|can|did|do|does|had|has|have|is|was|were|will|would|asks|comes|gets|gives|goes|knows|looks|makes|says|sits|stands|takes|tells|thinks|walks|wants)(?= )/u
/** "I hate that witness till now.": which? */
const pointed =
  /\b(?:that|this|those) (?!(?:day|evening|morning|month|night|summer|time|way|week|winter|year)\b)(\p{Ll}{3,})(?=[.,;!]| (?:and|because|but|so|till|until|when)\b)/u

/** Is the sentence about one thing that neither it nor what is `known` has brought in? */
export function beginsWithUnknown(first: string, known: string): boolean {
  const [subject = ''] = about.exec(first) ?? []
  const [, noun = ''] = pointed.exec(first) ?? []
  return (
    !meansOnlyKnown([subject], known) ||
    (noun !== '' && !known.toLowerCase().includes(noun.slice(0, 5)) && !first.includes(` a ${noun}`))
  )
}
