import { headerPhrases, type HeaderPhrases, unseenNames } from './generated-words.ts'
import { type ChannelList, channelLists, channelRows } from './generate-channels.ts'
import { type EpisodeList, episodeLists, episodeRows } from './generate-episodes.ts'
import { nameOfShow, showLanguages, type ShowList, showLists, showRows } from './generate-shows.ts'
import { type Programme, programmeRows, programmes } from './generate-programme.ts'
import { type SpeakerList, speakerLists, speakerRows } from './generate-speakers.ts'

/** A person of a generated sheet; fields that a sheet does not have are missing. */
export interface GeneratedPerson {
  name: string
  email?: string
  phone?: string
  company?: string
  title?: string
  website?: string
  bio?: string
  /** What a sheet says of the person in passing: it may be read, and may be left. */
  mayHave?: { company?: string; title?: string }
}
export interface GeneratedSheet {
  language: string
  layout: (typeof layouts)[number] | ShowList | ChannelList
  rows: string[][]
  people: GeneratedPerson[]
}

const layouts = [
  'list',
  'list',
  'parts',
  'last-first',
  'episodes',
  'episodes',
  'pairs',
  'columns',
  'transposed',
  ...programmes,
  ...episodeLists,
  ...speakerLists,
] as const
const languages = Object.keys(headerPhrases)
const names = new Map(languages.map((language) => [language, unseenNames(language)]))
const companies = [
  'Fjord Audio',
  'Kelp Works',
  'Marlow & Finch',
  'Northwind',
  'Studio Ember',
  'Tallgrass',
  'Quill Media',
  'Oakline Group',
  'Brightwater',
  'Sable Labs',
  'Copperfield Press',
  'Halcyon',
  'Umber Foods',
  'Lumen Institute',
]
const jobs = [
  'CEO',
  'Head of Audio',
  'Journalist',
  'Founder',
  'Product Manager',
  'Marine biologist',
  'Author',
  'Professor of History',
  'Chef',
  'Architect',
  'Director',
]
const talks = [
  'The slow web',
  'Cheese as infrastructure',
  'Who owns the moon?',
  'Cargo bikes',
  'Fonts and feelings',
  'What rivers remember',
  'Nobody reads the manual',
  'Bread after midnight',
  'A history of waiting',
  'Small robots, big farms',
]
const bios = [
  'Builds instruments for places where nobody expected music, and writes about what happens next when people do.',
  'Spent ten years on ships before opening a small bakery by the harbour; now teaches both subjects to anyone who asks.',
  'Grew up between three languages and has been translating between engineers and everybody else ever since, mostly by listening.',
]

export interface Random {
  (): number
  below: (count: number) => number
  one: <T>(list: readonly T[]) => T
  chance: (share: number) => boolean
}

/** The same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return Object.assign(next, {
    below,
    one: <T>(list: readonly T[]) => list[below(list.length)]!,
    chance: (share: number) => next() < share,
  })
}

type Column = { header: string; cell: (person: GeneratedPerson, row: number) => string }

/** One spreadsheet as somebody might keep it, with the people in it: language × layout × what else is there × mess. */
export function generateSheet(seed: number): GeneratedSheet {
  const random = randomFrom(seed)
  const language = random.one(languages)
  const layout = random.one(layouts)
  const words = headerPhrases[language]!
  const wanted = fieldsFor(random)
  const people = makePeople(
    language,
    layout === 'transposed' ? 3 + random.below(4) : 6 + random.below(14),
    wanted,
    random,
  )
  const rows = layRows(layout, language, people, words, wanted, random)
  const isPlain =
    layout === 'transposed' ||
    isOf(programmes, layout) ||
    isOf(episodeLists, layout) ||
    isOf(speakerLists, layout)
  return { language, layout, people, rows: isPlain ? rows : withMess(rows, random) }
}

/** The list that a show keeps of its episodes, with the guests in it: language × ways of writing × what else is there. */
export function generateShow(seed: number): GeneratedSheet {
  const random = randomFrom(seed)
  const language = random.one(showLanguages)
  const layout = random.one(showLists)
  const people = makePeople(language, 6 + random.below(19), new Set(['name']), random)
  return { language, layout, people, rows: showRows(layout, language, people, random) }
}

/** The list of a channel, whose guests are in titles, descriptions or both, half of them with a given name that many have. */
export function generateChannel(seed: number): GeneratedSheet {
  const random = randomFrom(seed)
  const language = random.one(showLanguages)
  const layout = random.one(channelLists)
  const people = makePeople(language, 6 + random.below(14), new Set(['name']), random)
  for (const person of people) nameOfShow(person, people, random)
  return { language, layout, people, rows: channelRows(layout, people, random) }
}

type Wanted = Set<Exclude<keyof GeneratedPerson, 'mayHave'>>

function fieldsFor(random: Random): Wanted {
  const optional = ['email', 'phone', 'company', 'title', 'website', 'bio'] as const
  return new Set<Exclude<keyof GeneratedPerson, 'mayHave'>>([
    'name',
    ...optional.filter(() => random.chance(0.55)),
  ])
}

function makePeople(language: string, count: number, wanted: Wanted, random: Random): GeneratedPerson[] {
  const { first, last } = names.get(language)!
  const people = new Map<string, GeneratedPerson>()
  while (people.size < count) {
    const name = `${random.one(first)} ${random.one(last)}`
    const key = `p${people.size}${random.below(900)}`
    const all: Required<Omit<GeneratedPerson, 'mayHave'>> = {
      name,
      email: `${random.chance(0.5) ? key : asciiOf(name, key)}@${random.one(['mail', 'post', 'inbox'])}.example`,
      phone: `+${10 + random.below(80)} ${100 + random.below(900)} ${100_000 + random.below(900_000)}`,
      company: random.one(companies),
      title: random.one(jobs),
      website: `https://${key}.example`,
      bio: random.one(bios),
    }
    const person: GeneratedPerson = { name }
    for (const field of wanted) if (field !== 'name' && random.chance(0.85)) person[field] = all[field]
    people.set(name, person)
  }
  return [...people.values()]
}

const asciiOf = (name: string, otherwise: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.') || otherwise

function fieldColumns(words: HeaderPhrases, wanted: Wanted, random: Random): Column[] {
  const headers = {
    email: words.email,
    phone: words.phone,
    company: words.company,
    title: words.job,
    website: words.website,
    bio: words.bio,
  }
  return Object.entries(headers).flatMap(([field, list]) =>
    wanted.has(field as 'email')
      ? [
          {
            header: random.one(list),
            cell: (person: GeneratedPerson) => person[field as 'email'] ?? '',
          },
        ]
      : [],
  )
}

/** What lists hold besides the guests: sponsors, hosts, publicists, money, notes. */
function otherColumns(words: HeaderPhrases, random: Random): Column[] {
  const host = `Sam Ortega`
  const columns: Column[] = [
    { header: random.one(words.status), cell: () => random.one(['Confirmed', 'Invited', '✅']) },
    { header: random.one(words.notes), cell: () => (random.chance(0.4) ? 'Call before noon' : '') },
    { header: random.one(words.fee), cell: () => String(50 * random.below(20)) },
    { header: words.sponsor[0]!, cell: () => `deals${random.below(90)}@brand.example` },
    { header: random.one(words.host), cell: () => host },
    { header: random.one(words.publicist), cell: () => random.one(['Max Deal', 'Pat Sell', 'Uma Press']) },
  ]
  return columns.filter(() => random.chance(0.3))
}

function layRows(
  layout: (typeof layouts)[number],
  language: string,
  people: GeneratedPerson[],
  words: HeaderPhrases,
  wanted: Wanted,
  random: Random,
): string[][] {
  if (isOf<Programme>(programmes, layout)) return programmeRows(layout, people, random)
  if (isOf<EpisodeList>(episodeLists, layout)) return episodeRows(layout, language, people, random)
  if (isOf<SpeakerList>(speakerLists, layout)) return speakerRows(layout, people, random)
  if (layout === 'columns') return numberedRows(people, words, wanted, random)
  const fields = fieldColumns(words, wanted, random)
  const others = layout === 'transposed' ? [] : otherColumns(words, random)
  const name = (list: string[], cell: Column['cell']): Column => ({ header: random.one(list), cell })
  if (layout === 'transposed') {
    const columns = [name(words.name, whole), ...fields]
    while (columns.length < 3)
      columns.push({
        header: words.email[0]!,
        cell: (person) => (person.email ??= `t${random.below(9_999)}@mail.example`),
      })
    return tableOf(columns, people)[0]!.map((_, column) =>
      tableOf(columns, people).map((row) => row[column]!),
    )
  }
  if (layout === 'parts')
    return tableOf(
      [
        name(words.first, (person) => person.name.split(' ')[0]!),
        name(words.last, (person) => person.name.split(' ').slice(1).join(' ')),
        ...mix([...fields, ...others], random),
      ],
      people,
    )
  if (layout === 'last-first')
    return tableOf(
      [
        name(words.name, ({ name }) => name.replace(/^(\S+) (.+)$/, '$2, $1')),
        ...mix([...fields, ...others], random),
      ],
      people,
    )
  if (layout === 'pairs') return pairRows(people, words, random)
  const episode = layout === 'episodes'
  const guest = name(episode ? words.guest : words.name, whole)
  const about: Column[] = episode
    ? [
        { header: random.one(words.episode), cell: (_, row) => String(row + 1) },
        { header: random.one(words.title), cell: (_, row) => talks[row % talks.length]! },
        { header: random.one(words.date), cell: (_, row) => `2026-0${1 + (row % 9)}-1${row % 9}` },
      ]
    : []
  const columns = mix([guest, ...fields, ...others], random)
  return tableOf([...about, ...columns], people)
}

const isOf = <T extends string>(kinds: readonly T[], layout: string): layout is T =>
  (kinds as readonly string[]).includes(layout)

const whole = ({ name }: GeneratedPerson) => name

const tableOf = (columns: Column[], people: GeneratedPerson[]): string[][] => [
  columns.map(({ header }) => header),
  ...people.map((person, row) => columns.map(({ cell }) => cell(person, row))),
]

/** Two guests of an episode in one cell, and one guest in most others. Nothing else is known about them. */
function pairRows(people: GeneratedPerson[], words: HeaderPhrases, random: Random): string[][] {
  const between = random.one([', ', ' & ', '; ', ' / '])
  const rows: string[][] = [[random.one(words.episode), random.one(words.guest), random.one(words.date)]]
  for (let at = 0; at < people.length;) {
    const several = at + 1 < people.length && random.chance(0.3) ? 2 : 1
    const cell = people
      .slice(at, at + several)
      .map(({ name }) => name)
      .join(between)
    rows.push([String(rows.length), cell, `2026-05-1${rows.length % 9}`])
    at += several
  }
  for (const person of people)
    for (const field of ['email', 'phone', 'company', 'title', 'website', 'bio'] as const)
      delete person[field]
  return rows
}

/** "Guest 1", "Guest 1 email", "Guest 2", "Guest 2 email". */
function numberedRows(
  people: GeneratedPerson[],
  words: HeaderPhrases,
  wanted: Wanted,
  random: Random,
): string[][] {
  const guest = words.guest[0]!
  const fields = fieldColumns(
    words,
    new Set([...wanted].filter((field) => field === 'email' || field === 'company' || field === 'title')),
    random,
  )
  const numbered = [1, 2].flatMap((number) => [
    `${guest} ${number}`,
    ...fields.map(({ header }) => `${guest} ${number} ${header}`),
  ])
  const rows = [[random.one(words.episode), ...numbered]]
  for (let at = 0; at < people.length; at += 2) {
    const cells = [people[at]!, people[at + 1]].flatMap((person) =>
      person ? [person.name, ...fields.map(({ cell }) => cell(person, at))] : ['', ...fields.map(() => '')],
    )
    rows.push([String(rows.length), ...cells])
  }
  for (const person of people) for (const field of ['phone', 'website', 'bio'] as const) delete person[field]
  return rows
}

/** The same columns in another order. */
function mix(columns: Column[], random: Random): Column[] {
  const left = [...columns]
  const mixed: Column[] = []
  while (left.length > 0) mixed.push(...left.splice(random.below(left.length), 1))
  return mixed
}

/** Titles above, blank and repeated rows, totals, empty columns. */
function withMess(rows: string[][], random: Random): string[][] {
  let [header, ...body] = rows as [string[], ...string[][]]
  if (random.chance(0.2))
    body = body.flatMap((row, at) => (at % 7 === 3 ? [row, header.map(() => '')] : [row]))
  if (random.chance(0.15)) body.splice(Math.floor(body.length / 2), 0, header)
  if (random.chance(0.15)) body.push(['Total', ...header.slice(1).map(() => '')])
  if (random.chance(0.2))
    body = body.map((row) =>
      row.map((cell) => cell || (random.chance(0.3) ? random.one(['n/a', '-', 'TBD']) : '')),
    )
  if (random.chance(0.15)) body = body.map((row) => [...row, ''])
  const above = random.chance(0.2) ? [['Season 4 — guests'], []] : []
  return [...above, header, ...body]
}

const compared = ['email', 'phone', 'company', 'title', 'website', 'bio'] as const

/** 0 to 100: how many of the people were found, times how many of their fields are right; whatever was invented counts. */
export function scoreSheet({ people }: GeneratedSheet, found: GeneratedPerson[]): number {
  const byName = new Map(found.map((person) => [person.name, person]))
  let [met, fields, right] = [0, 0, 0]
  for (const person of people) {
    const read = byName.get(person.name)
    if (!read) continue
    met++
    for (const field of compared) {
      if (!person[field] && (!read[field] || person.mayHave?.[field as 'company'] === read[field])) continue
      fields++
      if (person[field] === read[field]) right++
    }
  }
  const share = (2 * met) / (people.length + found.length || 1)
  return 100 * share * (fields === 0 ? 1 : right / fields)
}
