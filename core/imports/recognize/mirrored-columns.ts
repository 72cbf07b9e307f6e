import { peopleScore } from './column-rescue.ts'
import { peopleWords } from './header-kinds.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import type { ImportField } from './import-column.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import type { PersonGroups } from './person-groups.ts'
import type { Table } from './table.ts'

const maxPeople = 4
const likelyPeople = 0.6
const leastDifferent = 0.6
const clearScore = 0.9
const maxOther = 0.3

interface Side {
  columns: Map<number, { field: ImportField; rest: string }>
}

/** "For: name", "For: email", "Against: name", "Against: email": the same about two people, neither called the guest. */
export function findMirrored(table: Table): PersonGroups | null {
  const sides = new Map<string, Side>()
  table.headers.forEach((header, column) => {
    const [, prefix = '', rest = ''] =
      /^([^:.–—/|-]{1,40}?)(?:\s?[:.–—/|-]\s?|\s)(.{2,40})$/u.exec(header) ?? []
    const said = matchHeader(rest)
    if (!said || said.field === 'ignore' || said.field === 'salutation' || said.score < clearScore) return
    const side = sides.get(normalize(prefix)) ?? { columns: new Map() }
    sides.set(normalize(prefix), side)
    side.columns.set(column, { field: said.field, rest })
  })
  const people = [...sides].filter(([prefix, side]) => isPerson(prefix, side, table)).map(([, side]) => side)
  if (people.length < 2 || people.length > maxPeople || !people.every((side) => isSame(side, people[0]!)))
    return null
  return {
    persons: table.headers.map((_, column) => {
      const at = people.findIndex(({ columns }) => columns.has(column))
      return at === -1 ? null : at
    }),
    headers: table.headers.map(
      (header, column) =>
        people.find(({ columns }) => columns.has(column))?.columns.get(column)!.rest ?? header,
    ),
  }
}

/** With different names in nearly every row: whoever hosts or books comes again and again. */
function isPerson(prefix: string, { columns }: Side, { profiles }: Table): boolean {
  const [name] = [...columns].find(([, { field }]) => field === 'name') ?? []
  if (name === undefined || columns.size < 2 || isRole(prefix)) return false
  const { filled, person, unique } = profiles[name]!
  return (
    filled > 1 && unique > leastDifferent && Math.max(person, peopleScore(profiles[name]!)) > likelyPeople
  )
}

const isRole = (prefix: string) =>
  prefix === '' ||
  prefix.split(' ').some((word) => peopleWords.has(word)) ||
  matchHeader(prefix)?.kind === 'other' ||
  (voteOnHeader(prefix).other ?? 0) > maxOther

const isSame = (one: Side, other: Side) =>
  one.columns.size === other.columns.size &&
  [...one.columns.values()].every(({ field }) =>
    [...other.columns.values()].some((column) => column.field === field),
  )
