import {
  generationPattern,
  honorificsPattern,
  isDoubleName,
  particlesPattern,
  vietnameseMiddle,
} from './name-parts.ts'

/** The words of a name without titles; particles stay with the word after them: de la Cruz. */
function nameWords(name: string): string[] {
  const all = name.trim().split(/\s+/)
  const bare = name.trim().replace(honorificsPattern, '').trim().split(/\s+/)
  // A single word after a title isn't how anyone is called: Dr. Priscilla
  const counted = bare.length > 1 ? bare : all
  const words: string[] = []
  let particles = ''
  for (const [index, word] of counted.entries()) {
    const isParticle = index > 0 && index < counted.length - 1 && particlesPattern.test(word)
    if (isParticle) particles += `${word} `
    else {
      words.push(particles + word)
      particles = ''
    }
  }
  return words
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

/** The first two words of a name, as a card shows it (specification 9). Titles, particles and "Jr." don't count. */
export const cardName = (whole: string) =>
  peopleOf(whole)
    .map(parted)
    .map(({ name, generation }) => shownWords(name).join(' ') + generation)
    .join(' & ')

/** The initials of the name on a card. */
export const initialsOf = (whole: string) => {
  const people = peopleOf(whole).map((person) => shownWords(parted(person).name))
  const [[first = '', second = ''] = [], [partner] = []] = people
  return [first.split(' ')[0]!, partner ?? second.split(' ').at(-1)!]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
