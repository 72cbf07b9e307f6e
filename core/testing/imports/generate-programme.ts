import type { GeneratedPerson, Random } from './generate-sheet.ts'

/** Lists as conferences, seminars and shows keep them, mostly in English. */
export const programmes = ['seminar', 'programme', 'headerless', 'roles', 'titles'] as const
export type Programme = (typeof programmes)[number]

const universities = [
  'University of Tarnby',
  'Kelp Institute of Technology',
  'Halcyon College',
  'Marlow University',
  'Northwind School of Economics',
  'Universidad de Brezo',
  'Technische Universität Quill',
  'Oakline Research Center',
]
const departments = [
  'Department of Physics',
  'Faculty of Law',
  'Department of Music',
  'School of Public Health',
  'Department of Computer Science',
  'Botany',
  'Economics',
]
const firms = ['Fjord Audio', 'Kelp Works', 'Sable Labs', 'Copperfield Press', 'Umber Foods', 'Tallgrass']
const roles = [
  'Lead Data Scientist',
  'Founder',
  'PhD Student',
  'Head of Research',
  'Chief Engineer',
  'Assistant Professor',
  'Product Designer',
  'VP Operations',
]
const topics = [
  'Rivers as legal persons',
  'Graph networks at scale',
  'What the bees remember',
  'A field guide to waiting',
  'Pricing rain',
  'Letters from below ground',
  'Small engines, big farms',
  'Land after law',
  'The quiet compiler',
  'Bread and software',
  'Who owns the moon?',
  'Trust in machines: an experiment',
  'Cargo bikes',
  'Sound without walls',
]
const rooms = ['Hall A', 'Hall B', 'Room 12', 'Main stage']
const marks = ['Yes', 'No']
/** Given names that a list of people mostly holds some of. */
export const commonNames = 'Anna Peter Maria Thomas Laura James Elena David Sofia Daniel Julia Martin'.split(
  ' ',
)

/** The rows of such a list. People lose what it doesn't say about them. */
export function programmeRows(kind: Programme, people: GeneratedPerson[], random: Random): string[][] {
  for (const person of people)
    for (const field of ['email', 'phone', 'website', 'bio', 'title', 'company'] as const)
      delete person[field]
  if (kind === 'headerless') return headerlessRows(people, random)
  if (kind === 'roles') return roleRows(people, random)
  return kind === 'titles' ? titleRows(people, random) : talkRows(kind, people, random)
}

interface Column {
  header: string
  cell: (person: GeneratedPerson, row: number) => string
}

const day = (row: number) => `2026-0${1 + (row % 9)}-1${row % 9}`

/** A talk a row. A programme has breaks, committees, sponsors and sections between them. */
function talkRows(kind: 'seminar' | 'programme', people: GeneratedPerson[], random: Random): string[][] {
  for (const person of people) person.company = random.one(universities)
  const name: Column = {
    header: random.one(['Speaker', 'Presenter', 'Name']),
    cell: (person) => person.name,
  }
  const title: Column = { header: 'Title', cell: (_, row) => topics[row % topics.length]! }
  const place: Column = {
    header: random.one(['Affiliation', 'Institution', 'University', 'Organisation']),
    cell: (person) => person.company ?? '',
  }
  const possible: Column[] = [
    { header: 'Date', cell: (_, row) => day(row) },
    { header: 'Room', cell: () => random.one(rooms) },
    { header: random.one(['Alumni', 'Online', 'Student?']), cell: () => random.one(marks) },
    {
      header: random.one(['url', 'link', 'Recording']),
      cell: (_, row) => `https://talks.example/watch?v=a${row}`,
    },
    { header: random.one(['Abstract', 'Summary', 'Description']), cell: () => random.one(abstracts) },
  ]
  const others = possible.filter(() => random.chance(0.4))
  const columns = [...(random.chance(0.5) ? [name, place] : [place, name]), title, ...others]
  const rows = people.map((person, row) => columns.map(({ cell }) => cell(person, row)))
  const header = columns.map(({ header }) => header)
  if (kind === 'seminar') return [header, ...rows]
  const at = columns.indexOf(name)
  const alone = (text: string, column: number) => header.map((_, own) => (own === column ? text : ''))
  return [
    header,
    ...rows.flatMap((row, index) => {
      if (index % 5 !== 2) return [row]
      const between = [
        alone(random.one(['Organizing committee', 'No speaker', 'Cancelled', 'TBA']), at),
        alone(random.one(['Invited talks', 'KEYNOTES', 'Session 2: Markets']), 0),
        alone(random.one(['Coffee break', 'Lunch', 'Poster session']), at === 0 ? 2 : at),
        alone(`${random.one(firms)} GmbH`, at),
      ]
      return [row, random.one(between)]
    }),
  ]
}

const abstracts = [
  'We look at twelve cases in which nobody was asked, and at what happened to the water afterwards.',
  'The talk starts with a failure in a small town and ends with a method that you can use at home.',
]

/** A name, a part of an organisation and the organisation, with nothing above them. */
function headerlessRows(people: GeneratedPerson[], random: Random): string[][] {
  const isJob = random.chance(0.4)
  return people.map((person) => {
    person.company = random.one(universities)
    if (isJob) person.title = random.one(roles)
    return [person.name, person.title ?? random.one(departments), person.company]
  })
}

/** Where people work, under a header that names only the firm or only the job. */
function roleRows(people: GeneratedPerson[], random: Random): string[][] {
  const header = random.one(['Affiliation', 'Title', 'Role'])
  const joint = random.one([' at ', ', '])

  for (const [row, person] of people.entries()) {
    person.title = random.one(roles)
    person.company = random.one(firms)
    if (row % 2 === 0) person.website = `https://p${row}.example`
  }
  return [
    ['Name', header, 'Website'],
    ...people.map((person) => [
      person.name,
      `${person.title}${joint}${person.company}`,
      person.website ?? '',
    ]),
  ]
}

/** Guests only in the titles of episodes and talks. */
function titleRows(people: GeneratedPerson[], random: Random): string[][] {
  const isSeries = people.length >= leastOfSeries && random.chance(0.3)
  const way = isSeries ? 'series' : random.one(['brackets', 'with', 'colon', 'dash', 'firm', 'show'] as const)
  const series = random.one(['Portraits', 'LeadTalk', 'Fireside', 'Gespräche'])
  const withName = (name: string, topic: string, person: GeneratedPerson) => {
    if (way === 'brackets') return `${topic} (${name})`
    if (way === 'with') return `${topic} with ${name}`
    if (way === 'colon') return `${name}: ${topic}`
    if (way === 'dash') return `${topic} - ${name}`
    if (way === 'series') return `${series} ${name}`
    if (way === 'show') return `${name}: ${topic} | Tom Baker Show`
    person.company = random.one(firms)
    return `${topic} (${name}, ${person.company})`
  }
  const episode = (title: string, row: number) => [
    day(row),
    title,
    `https://youtu.be/a${row}`,
    ...(way === 'show' ? ['Tom Baker'] : []),
  ]
  return [
    [
      'Date',
      random.one(['Title', 'Talk', 'Episode', 'Video']),
      'Link',
      ...(way === 'show' ? [random.one(['Performer', 'Artist', 'Channel'])] : []),
    ],
    ...people.flatMap((person, row) => {
      const common = `${random.one(commonNames)} ${person.name.split(' ').slice(1).join(' ')}`
      if (random.chance(isSeries ? 0.8 : 0.6) && people.every(({ name }) => name !== common))
        person.name = common
      const topic = topics[row % topics.length]!
      const own = episode(withName(person.name, topic, person), row)
      // Most episodes are not of the series
      return isSeries ? [own, episode(topic, row), episode(`${topic}, part two`, row)] : [own]
    }),
  ]
}

const leastOfSeries = 6
