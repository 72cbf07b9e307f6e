import type { TidiedGuest } from '../../guests/guest.ts'

/** A sheet with the people in it. */
export interface TruthSheet {
  name: string
  rows: string[][]
  people: TruthPerson[]
}
type TruthField = (typeof truthFields)[number]
type TruthPerson = { name: string } & Partial<Record<TruthField, string>>

const truthFields = [
  'title',
  'company',
  'email',
  'phone',
  'bio',
  'expertise',
  'social',
  'linkedin',
  'website',
  'photo',
] as const
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/**
 * Reads a sheet that is written as lines of cells with bars between them: headers, then the field of each column, then
 * the rows. Fields: `-` guests have none for it, `?` not scored, `role` is "title, company", `email2` belongs to the second person
 * of a row. Cells: `text=>truth` means something else or nothing, `A + B` are two people, `=>?A` may be one. Lines with
 * `^` stay above the header; a header of `^` alone is none.
 */
export function truthSheet(name: string, text: string): TruthSheet {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const above = lines
    .filter((line) => line.startsWith('^') && line !== '^^')
    .map((line) => cellsOf(line.slice(1)))
  const [header, fields, ...body] = lines
    .filter((line) => !line.startsWith('^') || line === '^^')
    .map(cellsOf)
  const cells = body.map((row) => row.map((cell) => cell.split('=>')[0]!))
  return {
    name,
    rows: [...above, ...(header![0] === '^^' ? [] : [header!]), ...cells],
    people: body.flatMap((row) =>
      peopleOf(
        fields!,
        row.map((cell) => cell.split('=>').at(-1)!),
      ),
    ),
  }
}

function peopleOf(fields: string[], cells: string[]): TruthPerson[] {
  const persons = new Map<string, Record<string, string>>()
  fields.forEach((key, column) => {
    const [, field = '', number = '1'] = /^([?a-z-]+)([1-9])?$/.exec(key)!
    const text = field.startsWith('?') ? '?' : cells[column]
    if (field === '-' || !text) return
    const person = persons.get(number) ?? {}
    persons.set(number, { ...person, [field.replace('?', '')]: text })
  })
  return [...persons.values()].flatMap(({ first, middle, last, role, ...person }) => {
    const [title, ...company] = role?.split(', ') ?? []
    const all = {
      ...person,
      ...(title && { title }),
      ...(company.length > 0 && { company: company.join(', ') }),
    }
    const name = person['name'] ?? [first, middle, last].filter(Boolean).join(' ')
    return name ? name.split(' + ').map((one) => ({ ...all, name: one })) : []
  })
}

/** A guest's values by the names of the truth. */
function flatGuest({ socialLinks, questionnaire, expertise, ...guest }: TidiedGuest): TruthPerson {
  const photo = (questionnaire as Record<string, string> | undefined)?.['photo']
  const flat = { ...guest, ...socialLinks, ...(photo && { photo }) }
  return (expertise ? { ...flat, expertise: expertise.join('; ') } : flat) as TruthPerson
}

const honorifics = new Set(['prof', 'dr'])

/** A name without honorifics before it and letters of a degree or a body behind it. */
function bare(name: string): string {
  const words = name.replace(/, (?:PhD|[A-Z]{2,5})$/, '').split(/\s+/)
  const first = words.findIndex((word) => !honorifics.has(word.toLowerCase().replace('.', '')))
  return words.slice(first).join(' ').toLowerCase()
}

/** 0 to 100: people found × fields right; whatever was invented counts. And each error in words. */
export function scoreTruth(sheet: TruthSheet, guests: TidiedGuest[]): { score: number; errors: string[] } {
  const found = guests.map(flatGuest)
  const tolerated = new Set(
    sheet.people.flatMap(({ name }) => (name.startsWith('?') ? [bare(name.slice(1))] : [])),
  )
  const people = sheet.people.filter(({ name }) => !name.startsWith('?'))
  const errors: string[] = []
  let [met, fields, right] = [0, 0, 0]
  for (const person of people) {
    const guest = found.find(({ name }) => bare(name) === bare(person.name))
    if (!guest) {
      errors.push(`missing ${person.name}`)
      continue
    }
    met++
    for (const field of truthFields) {
      if (person[field] === '?' || (!person[field] && !guest[field])) continue
      fields++
      if (person[field] === guest[field]) right++
      else errors.push(`${person.name}: ${field} is ${guest[field]}, not ${person[field]}`)
    }
  }
  const names = new Set([...people.map(({ name }) => bare(name)), ...tolerated])
  const invented = found.filter(({ name }) => !names.has(bare(name)))
  errors.push(...invented.map(({ name }) => `invented ${name}`))
  const share = (2 * met) / (people.length + met + invented.length || 1)
  return { score: 100 * share * (fields === 0 ? 1 : right / fields), errors }
}
