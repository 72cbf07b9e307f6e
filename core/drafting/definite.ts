/** Things that are "the" one without having been mentioned: whoever hears of them asks which. */

const definite = /\bthe (\p{L}+)(?: (\p{L}+))?(?: (\p{L}+))?/giu
/** Nobody asks which: "the time", "the sea". */
const everyOnes = new Set(
  'best bus day first ground internet kitchen moon morning most night only phone police radio rain right road same sea sky snow street sun time train truth way weather week world wrong year'.split(
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

/** "Start at the bottom right.": of what? Not one thing in it is "the" one, unless `known` has it. */
export const meansOnlyKnown = (said: string[], known: string) =>
  [...said.join(' ').matchAll(definite)].every(
    ([, noun = '', ...more]) =>
      everyOnes.has(noun.toLowerCase()) ||
      /^\p{Lu}/u.test(noun) ||
      more.some((word) => saysWhich.has(word ?? '')) ||
      [noun, ...more].some(
        (word) => word !== undefined && word.length > 2 && known.toLowerCase().includes(word.slice(0, 5)),
      ),
  )
