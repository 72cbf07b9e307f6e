import { firstLetter } from '../text/first-letter.ts'
import {
  generationPattern,
  honorificsPattern,
  isDoubleName,
  particlesPattern,
  vietnameseMiddle,
} from './name-parts.ts'

/** A nickname or an explanation in quotes or brackets: 'Big', (Lee). */
const asideSource = String.raw`(?:'[^']*'|"[^"]*"|[“„][^“”]*[“”]|[‘‚][^‘’]*[‘’]|«[^«»]*»|[(（][^()（）]*[)）]|\[[^[\]]*\])(?=\s|$)`
const asidePattern = new RegExp(`^${asideSource}$`, 'u')
const words = new RegExp(`${asideSource}|\\S+`, 'gu')
const wordsOf = (text: string) => text.match(words) ?? []
const isAside = (word: string) => asidePattern.test(word)

/** Words that belong to an Irish family name after them; in other texts they are no part of a name. */
const irishParticles = /^(?:an|na|ó|ní|nic|uí|mhic)$/iu

const religiousPattern = /^(?:sister|soeur|sœur|suor) /i

/** The words of a name without titles. Particles and asides stay with the word after them: de la Cruz, 'Big' Dave. */
function nameWords(name: string): string[] {
  const all = wordsOf(name)
  const bare = wordsOf(name.trim().replace(honorificsPattern, '').replace(religiousPattern, ''))
  // A single word after a title isn't how anyone is called: Dr. Priscilla
  const counted = bare.length > 1 ? bare : all
  const joined: string[] = []
  let before: string[] = []
  for (const [index, word] of counted.entries()) {
    const isInside = index > 0 && index < counted.length - 1
    if (isAside(word) || (isInside && (particlesPattern.test(word) || irishParticles.test(word))))
      before.push(word)
    else {
      joined.push([...before, word].join(' '))
      before = []
    }
  }
  if (before.length > 0) joined.push([...joined.splice(-1), ...before].join(' '))
  return joined
}

/**
 * The first two words. A double given name is one word: José Ángel Peña. A Vietnamese given name stays with the middle
 * name before it: nobody is called Nguyễn Thị.
 */
function shownWords(name: string): string[] {
  const [first = '', ...others] = nameWords(name)
  const [second, third] = others
  if (second === undefined) return [first]
  if (third !== undefined && isDoubleName(first, second)) return [`${first} ${second}`, third]
  return [first, vietnameseMiddle.test(second) ? others.join(' ') : second]
}

/** The two people of "Ben & Anna Okafor", or the one of any other name. */
const peopleOf = (name: string) => name.trim().split(/\s(?:&|and)\s/iu)
/** "Tom Baxter Jr." without and with what comes after the family name. */
const parted = (name: string) => {
  const [generation = ''] = generationPattern.exec(name.trim()) ?? []
  return { name: name.trim().slice(0, name.trim().length - generation.length), generation }
}

/** The first two words of a name, as a card shows it (specification 9). Titles, particles, asides and "Jr." don't count. */
export const cardName = (whole: string) =>
  peopleOf(whole)
    .map(parted)
    .map(({ name, generation }) => shownWords(name).join(' ') + generation)
    .join(' & ')

/** Whether a card leaves out words at the end of the name. */
export const isCardNameCut = (whole: string) => {
  const last = wordsOf(whole).at(-1)
  return last !== undefined && wordsOf(cardName(whole)).at(-1) !== last
}

const withoutAsides = (name: string) => {
  const own = wordsOf(name).filter((word) => !isAside(word))
  return own.length > 0 ? own.join(' ') : name
}

/** The initials of the name on a card, without asides. */
export const initialsOf = (whole: string) => {
  const people = peopleOf(whole).map((person) => shownWords(parted(withoutAsides(person)).name))
  const [[first = '', second = ''] = [], [partner] = []] = people
  return firstLetter(first.split(' ')[0]!) + firstLetter(partner ?? second.split(' ').at(-1)!)
}
