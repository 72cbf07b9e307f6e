import { firstSentence, isClearlyPerson, maxPeople, namesAt, withoutStop } from './leading-names.ts'
import { hasJobWord, isPersonName, looksLikeJob } from './looks-like.ts'

/** People that a title may name, where in the title, and what it says about them there. */
export interface TitleMention {
  /**
   * What is before the names: `with` or `presents` for words that mean so, `series` for the show's name, `^` for the beginning
   * of the title, and `-`, `|`, `:` or `(` for separators; `whole` where the title is the name. A star behind it says that
   * the name has the form of a stage name only, an underscore that the text just goes on behind the names. In texts of sentences,
   * `announced` is behind words such as "talks to", `appears` before words such as "joins us", `line` begins a line, and
   * `listed` does so under a line such as "Guests:".
   */
  place: string
  /** The place with the words or signs around the names: "with mit", "^:", "^ on". */
  slot: string
  people: string[]
  about: string
  /** Whether it is right behind the names, after a comma. */
  isBehind: boolean
}

export const nameOnly = (place: string, name: string): TitleMention => ({
  place,
  slot: place,
  people: [name],
  about: '',
  isBehind: false,
})

const maxSkipped = 6

/** The people whom a text names first, after what they do. */
export function namesBehind(text: string) {
  const first = namesAt(text.replace(ownerPattern, ''), true)
  const isFirst = first && (first.people.length > 1 || isClearlyPerson(first.people[0]!))
  return namesListed(text) ?? (isFirst ? first : (namesBehindRole(text) ?? first))
}

/** "with Fjord Radio’s Ana Ruiz" */
const ownerPattern = /^(?:\p{Lu}[\p{L}\p{N}&.-]* ){0,3}\p{Lu}[\p{L}\p{N}&.-]*['’]s (?=\p{Lu})/u

/** A bracket or a comma. */
const endOfRolePattern = /^[([]|[,;:!?)]$|(?<!(?:^|\.)\p{Lu})\.$/u

/** "with bestselling author Ana Ruiz" */
export function namesBehindRole(text: string) {
  const words = text.split(' ')
  for (let skipped = 1; skipped <= maxSkipped && skipped < words.length; skipped++) {
    const role = words.slice(0, skipped)
    if (endOfRolePattern.test(role.at(-1)!)) return null
    const names = namesAt(words.slice(skipped).join(' '))
    const isJob = hasJobWord(role.at(-1)!) || (/^\p{Ll}/u.test(role.at(-1)!) && hasJobWord(role.join(' ')))
    const isRole = isJob || /^\p{Ll}/u.test(role.at(-1)!) || looksLikeJob(role.at(-1)!)
    if (names && isRole && (isJob || isClearlyPerson(names.people[0]!))) return names
  }
  return null
}

/** "Engineer Ana Ruiz on rivers", "professor of history Ana Ruiz": behind a job and nothing else. */
export function namesBehindJob(text: string) {
  const start = text.split(' ', maxJobWords + 1)
  const capital = start.findIndex((word) => /^\p{Lu}/u.test(word))
  const isRole = capital > 0 && hasJobWord(start.slice(0, capital).join(' '))
  const jobs = isRole ? capital : start.findIndex((word) => !looksLikeJob(word))
  const names = jobs > 0 ? namesAt(text.slice(start.slice(0, jobs).join(' ').length + 1)) : null
  return names && (isRole || isClearlyPerson(names.people[0]!)) ? names : null
}
const maxJobWords = 4

/** "with the City Garden, Ana Ruiz, Bo Lee and Peter Quill": a list of people, of whom some are known. */
export function namesListed(text: string) {
  const lines = text.split(/; /)
  const pieces =
    lines.length > 2
      ? lines
      : firstSentence(text)
          .split(/ ?[([]/, 1)[0]!
          .split(listPattern)
  const people = pieces.filter((piece) => isPersonName(piece)).slice(0, maxPeople)
  const known = people.filter(isClearlyPerson).length
  const isList = people.length > 1 && pieces.length > 2 && people.length >= pieces.length - 1
  return isList && known >= (lines.length > 2 ? 1 : pieces.length / 2)
    ? { people: people.map(withoutStop), about: '', rest: '' }
    : null
}
const listPattern = /[,;] (?:(?:&|and|und|et|y|e|och|og) )?| (?:&|and|und|et|y|e|och|og) /iu
