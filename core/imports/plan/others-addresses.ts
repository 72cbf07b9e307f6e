import { findEmail } from '../read/addresses.ts'
import { hasOrganisationWord, isPersonName, words, wordsOf } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { normalizeWords } from '../recognize/normalize.ts'

/** "c/o lou@reps.example", "agent: Kay, kay@lit.example", "(his daughter: jo@x.example)": whose address it is, if not theirs. */
export const isOfOthers = (cell: string) =>
  /\s/.test(cell) && (othersPattern.test(cell) || isSomebody(labelPattern.exec(cell)?.[1] ?? ''))
/** In small letters, since a name before an address is mostly that of the guest. */
const labelPattern = /^(?:\(|(?=\p{Ll}))([^:@()]{4,60}): [^\s@]+@[^\s@]+$/u
const isSomebody = (label: string) =>
  words(label) > 1 && !['email', 'detail'].includes(matchHeader(label)?.kind ?? 'other')
const othersPattern =
  /(?<![\p{L}\p{N}@.])(?:c\/o|via|through|agent|agency|publicist|pr|pa|ea|mgmt|management|manager|assistant|über|agentur|agence|agente|attaché)(?![\p{L}\p{N}@.])/iu

/** Cells of addresses without what isn't the guest's: "ana@x.example / agent: lou@reps.example", "Assistant: Kay Lou, kay.lou@x.example". */
export const partsOfGuest = (cells: string[] | undefined, guest: string) =>
  cells?.map((cell) => {
    if (!/\s/.test(cell)) return cell
    const parts = cell.split(/(?<=[.;!?])\s+|\n|\s[/|]\s/)
    const isTheirs = (part: string) => parts.length > 1 && isOfOthers(part)
    return parts.filter((part) => !isTheirs(part) && !isAboutOthers(part, guest)).join('\n')
  })

function isAboutOthers(sentence: string, guest: string): boolean {
  const [label = '', ...said] = sentence.split(': ')
  if (said.length > 0 && label.length < longestLabel && matchHeader(label)?.kind === 'other') return true
  const email = findEmail(sentence)
  const before = email ? sentence.slice(0, sentence.indexOf(email)).slice(-longestName) : ''
  // "Frau Kunze, ", "Kay Lou <"
  const named = before
    .split(/[\s,(<:]+/)
    .filter(Boolean)
    .slice(-2)
    .join(' ')
  if (!isPersonName(named) || hasOrganisationWord(named)) return false
  const own = wordsOf(guest)
  const isAnother = ownerOf(email!, [named]) === 0 && ownerOf(email!, [guest]) === -1
  return isAnother && !wordsOf(named).some((word) => own.includes(word))
}
const longestLabel = 40
const longestName = 80

/** "PA is Kirsty, never cc guest" next to kirsty@x.example */
export const isSaidOfOthers = (email: string, notes: string, guest: string) =>
  ownerOf(email, [guest]) === -1 &&
  notes
    .split(/[.;\n]/)
    .filter((sentence) => othersPattern.test(sentence))
    .flatMap((sentence) => sentence.match(/\p{Lu}\p{L}{2,}/gu) ?? [])
    .some((name) => ownerOf(email, [name]) === 0)

/** Whose name an address is made of; -1 where that is nobody, or more than one of them. */
export function ownerOf(text: string, people: string[]): number {
  const local = normalizeWords(findEmail(text)?.split('@')[0] ?? '').replaceAll(' ', '')
  if (local === '') return -1
  const shared = people.map((name) =>
    normalizeWords(name)
      .split(' ')
      .filter((word) => word.length > 2 && local.includes(word))
      .reduce((sum, word) => sum + word.length, 0),
  )
  // "ruben.taelman@" holds "ben", too
  const most = Math.max(...shared)
  const owner = shared.indexOf(most)
  return most > 0 && shared.lastIndexOf(most) === owner ? owner : -1
}
