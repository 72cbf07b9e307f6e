import { particlesPattern } from '../../guests/name-parts.ts'
import { bareName } from '../recognize/looks-like.ts'
import type { ImportWarning, PlannedGuest } from './import-plan.ts'

const partPattern = /\([^()]*\)|[\p{L}\p{M}]+/gu
const isLoud = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
/** "DJ", "JJ" and initials are said as letters, or aren't read at all. */
const isSaid = (part: string) => part.length > 3 || (part.length > 1 && /[^BCDFGHJKLMNPQRSTVWXZ]/.test(part))

/**
 * "GENEVIÈVE COMTOIS" as texts write names, with a warning. "TANAKA Hiroshi" stays: such capitals say which part is the family
 * name.
 */
export function writeNames(sheet: string, guests: PlannedGuest[]): ImportWarning[] {
  const changed = guests.filter(({ guest }) => {
    const { name } = guest
    // "MC GRAVEL" is what somebody is called
    if (isLoud(name) && partsOf(name).length > 1) guest.name = inSmallLetters(name)
    return guest.name !== name
  })
  const [first] = changed
  if (!first) return []
  const more = changed.length === 1 ? '' : `, and ${changed.length - 1} more`
  const message = `Names in capitals are imported as “${first.guest.name}” in row ${first.row}${more}`
  return [{ sheet, row: null, field: 'name', message }]
}

/** The words that are the name itself: neither degrees nor what is in brackets. */
const partsOf = (name: string) =>
  (bareName(name).match(partPattern) ?? []).filter((part) => isSaid(part) && !part.startsWith('('))

function inSmallLetters(name: string): string {
  const bare = bareName(name)
  // Where the letters show it, dotless and dotted as in Turkish
  const language = /[Ğİ]|IŞ|ŞI/.test(name) ? 'tr' : undefined
  const written = bare.replace(partPattern, (part, index: number) => {
    if (!isLoud(part) || !isSaid(part) || part.startsWith('(')) return part
    const small = part.toLocaleLowerCase(language)
    const isInside = index > 0 && bare[index + part.length] === ' '
    if (isInside && particlesPattern.test(part) && !/^(?:ma?c|st|san|ben)$/.test(small)) return small
    return (part[0]! + small.slice(1)).replace(/^Mc\p{Ll}(?=\p{Ll})/u, `Mc${part[2]}`)
  })
  return name.replace(bare, () => written)
}
