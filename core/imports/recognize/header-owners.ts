import type { ImportField } from './import-column.ts'
import { linkingWords, peopleWords } from './header-kinds.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { type Table, wordsIn } from './table.ts'

interface Part {
  column: number
  owner: string
  base: string
  field: ImportField
}

const ofPerson = new Set<string>(['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'title'])
const unspacedPattern = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/
const maxOwnerWords = 2
const maxLetters = 60
const clearlyLess = 0.05
const bracketPattern = /.[[(]/

/**
 * "Beställarens namn", "Beställarens telefon" and "Deltagarens namn", "Deltagarens telefon": words for whose fields they
 * are, in any language. Of two owners the guests are who differ from row to row; the others' columns are left out.
 */
export function tellOwnersApart(table: Table): { table: Table; others: ReadonlySet<number> } {
  const parts = table.headers.flatMap(partsOf)
  const owners = [...new Set(parts.map(({ owner }) => owner))]
    .map((owner) => rankOf(owner, parts, table))
    .filter(({ columns, fields }) => columns > 1 && fields.some(isOfNames) && fields.some(isOfPerson))
  const ofOthers = new Set([
    ...owners
      .filter((owner) => isBesideGuests(owner, owners, table))
      .flatMap(({ parts }) => parts.map(({ column }) => column)),
    ...ofAgencies(table),
  ])
  if (ofOthers.size > 0) {
    const headers = table.headers.map((header, column) => (ofOthers.has(column) ? '' : header))
    const rest = tellOwnersApart({ ...table, headers })
    return { table: rest.table, others: new Set([...ofOthers, ...rest.others]) }
  }
  const [best, ...less] = owners
    .filter(({ owner }) => !/\d/.test(owner))
    .sort((a, b) => b.told - a.told || (isAbout(a, b) ? b.columns - a.columns : b.unique - a.unique))
  const others = less.filter(
    (owner) =>
      owner.told < 1 &&
      owner.unique < best!.unique + clearlyLess &&
      (owner.told < best!.told || !isAbout(owner, best!) || owner.columns < best!.columns),
  )
  // "Nom adhérent" next to "Prénom adhérent"
  const isOnly = best?.told !== -1 && less.length === 0 && new Set(best?.fields.filter(isOfNames)).size > 1
  if (!isOnly && others.length === 0) return { table, others: new Set() }
  const baseOf = (column: number, { owner }: Owner) =>
    parts.find((part) => part.column === column && part.owner === owner)?.base
  const left = table.headers.flatMap((_, column) =>
    others.some((owner) => baseOf(column, owner)) && !baseOf(column, best!) ? [column] : [],
  )
  const headers = table.headers.map((header, column) =>
    left.includes(column) ? '' : (baseOf(column, best!) ?? header),
  )
  return { table: { ...table, headers }, others: new Set(left) }
}

/** The names and addresses under "Agency" next to a group of guests: columns that are a person's, under a firm's group. */
function ofAgencies({ headers, groups }: Table): number[] {
  const of = (header: string) => matchHeader(header)?.field ?? 'ignore'
  const isUnder = (at: number, field: string) => groups[at] !== headers[at] && of(groups[at]!) === field
  if (!headers.some((header, at) => of(header) === 'name' && isUnder(at, 'name'))) return []
  return headers.flatMap((header, at) =>
    ['name', 'email', 'phone'].includes(of(header)) && isUnder(at, 'company') ? [at] : [],
  )
}

const rowsCompared = 200

/** "Foresatt 1 navn" and "Foresatt 1 e-post" next to "Navn" and "E-post": who looks after a guest, in any language. */
function isBesideGuests({ owner, told, fields, parts }: Owner, owners: Owner[], table: Table): boolean {
  const first = owner.replace(/\d+/, '1')
  // Of "Member 2" and "Member 3" the first one is the guest
  if (told === 1 || !owners.some((other) => other.owner === first)) return false
  const plain = table.headers.map((header) => {
    const said = matchHeader(header)
    return said?.score === 1 && !said.also ? said.field : 'ignore'
  })
  const names = plain.flatMap((field, column) => (nameFields.has(field) ? [column] : []))
  const theirs = parts.filter(({ field }) => isOfNames(field)).map(({ column }) => column)
  const isReached = fields.some((field) => (field === 'email' || field === 'phone') && plain.includes(field))
  if (names.length === 0 || !isReached) return false
  const pairs = table.sheet.rows
    .slice(table.firstRow, table.firstRow + rowsCompared)
    .map((row) => [names, theirs].map((columns) => wordsIn(row, columns)))
    .filter(([own, other]) => own!.length > 0 && other!.length > 0)
  return pairs.length > 0 && pairs.every(([own, other]) => !own!.includes(other![0]!))
}
const nameFields = new Set<string>(['name', 'firstName', 'lastName'])

type Owner = ReturnType<typeof rankOf>
const isOfNames = (field: ImportField) => nameFields.has(field)
/** "Episode name" and "Episode title" are an episode's. */
const isOfPerson = (field: ImportField) => field !== 'name' && field !== 'title' && field !== 'company'

const isAbout = (one: Owner, other: Owner) => Math.abs(one.unique - other.unique) < clearlyLess

/** Each way to read a header as an owner's words before or behind those for a field. */
function partsOf(header: string, column: number): Part[] {
  if (header.length > maxLetters || matchHeader(header)?.score === 1) return []
  const space = unspacedPattern.test(header) ? '' : ' '
  const words = space ? header.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) : [...header]
  const most = space ? maxOwnerWords : words.length
  return words.slice(0, Math.min(most, words.length - 1)).flatMap((_, at) => {
    const [before, behind] = [words.slice(0, at + 1), words.slice(-at - 1)]
    const rest = words.slice(0, -at - 1)
    const isLinked = linkingWords.has(normalize(rest.at(-1)!))
    return [
      { owner: before, base: words.slice(at + 1) },
      { owner: behind, base: isLinked ? rest.slice(0, -1) : rest },
      // "Name [required]" is no owner
    ].flatMap(({ owner, base }) =>
      bracketPattern.test(owner.join(' '))
        ? []
        : readPart(normalize(owner.join(space)), base.join(space), column),
    )
  })
}

function readPart(owner: string, base: string, column: number): Part[] {
  const said = base ? matchHeader(base) : null
  const isField = said !== null && said.score >= 0.95 && ofPerson.has(said.field)
  const about = matchHeader(owner)?.field ?? 'ignore'
  // "Company name", "work email" and "first name" are nobody's
  if (!isField || !/\p{L}/u.test(owner) || (about !== 'ignore' && about !== 'name')) return []
  return [{ owner, base, column, field: said.field as ImportField }]
}

function rankOf(owner: string, parts: Part[], { profiles }: Table) {
  const own = parts.filter((part) => part.owner === owner)
  const names = own.filter(({ field }) => isOfNames(field))
  const told = matchHeader(owner)?.kind === 'other' ? -1 : isOfPeople(owner) ? 1 : 0
  const unique = Math.max(0, ...names.map(({ column }) => profiles[column]!.unique))
  const columns = new Set(own.map(({ column }) => column)).size
  return { owner, told, unique, columns, parts: own, fields: own.map(({ field }) => field) }
}

const isOfPeople = (owner: string) =>
  matchHeader(owner)?.field === 'name' || owner.split(' ').some((word) => peopleWords.has(word))
