import { honorificsPattern, particlesPattern, vietnameseMiddle } from './name-parts.ts'

/** The words of a name without titles; particles stay with the word after them: María-José, de la Cruz. */
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

/** The first two words; a Vietnamese given name stays with the middle name before it: nobody is called Nguyễn Thị. */
function shownWords(name: string): string[] {
  const [first = '', ...others] = nameWords(name)
  const [second] = others
  if (second === undefined) return [first]
  return [first, vietnameseMiddle.test(second) ? others.join(' ') : second]
}

/** The first two words of a name, as a card shows it (specification 9). Titles and particles don't count. */
export const cardName = (name: string) => shownWords(name).join(' ')

/** The initials of the name on a card. */
export const initialsOf = (name: string) =>
  shownWords(name)
    .map((word) => [...(word.split(' ').at(-1) ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
