import { nameAsOften } from './generate-episodes.ts'
import type { GeneratedPerson, Random } from './generate-sheet.ts'

/** Programmes of seminars and conferences whose cells say more than who speaks. */
export const speakerLists = ['speaker-cells', 'authors', 'owners'] as const
export type SpeakerList = (typeof speakerLists)[number]

const places = [
  'University of Tarnby',
  'Halcyon College',
  'Marlow University, Oak Bay',
  'MTK',
  'PUC-Brezo',
  'Technische Universität Quill',
  'Fjord Audio',
  'Northwind School of Economics',
]
const topics = [
  'Any port in a storm: Trade and its prices',
  'Rivers as legal persons',
  'Learning to rank with little data',
  'On the shape of waiting',
  'Markets without money',
  'A quiet compiler',
  'Bread, soil and software',
  'Who owns the moon?',
]
const rooms = ['Room 106', 'Hall B', 'Online', 'Max Gluskin House, room 106']
const chairs = ['Pat Sell', 'Uma Press', 'Avi Gold and Yao Luo']

/** The rows of such a list; people lose what it doesn't say about them. */
export function speakerRows(kind: SpeakerList, people: GeneratedPerson[], random: Random): string[][] {
  for (const person of people) nameAsOften(person, people, random)
  if (kind === 'authors') return authorRows(people, random)
  return kind === 'owners' ? ownerRows(people, random) : cellRows(people, random)
}

const day = (row: number) => `Tuesday, ${1 + (row % 28)} July 2026`

/** "Ana Ruiz (University of Tarnby)   Cancelled" */
function cellRows(people: GeneratedPerson[], random: Random): string[][] {
  const header = random.one(['Speaker', 'presenter', 'Presenter', 'Speaker(s)', 'Presented by', 'Name'])
  const between = random.one([
    [' (', ')'],
    [', ', ''],
    [' - ', ''],
    ['\n', ''],
    [' [', ']'],
    [' | ', ''],
  ] as const)
  const columns = random.chance(0.5)
  return [
    columns ? ['date', 'series', header, 'location', 'title'] : ['Date', header, 'Title', 'Chair'],
    ...people.map((person, row) => {
      person.company = random.one(places)
      const note = random.chance(0.1)
        ? random.one(['  Cancelled', ' - CANCELLED', ' (postponed)', ' (online)'])
        : ''
      const cell = `${person.name}${between[0]}${person.company}${between[1]}${note}`
      return columns
        ? [day(row), random.one(['Micro', 'Labour lunch']), cell, random.one(rooms), random.one(topics)]
        : [day(row), cell, random.one(topics), random.one(chairs)]
    }),
  ]
}

/** Papers with several authors, of whom a mark says who speaks. */
function authorRows(people: GeneratedPerson[], random: Random): string[][] {
  const [before, behind] = random.one([
    ['', '*'],
    ['○', ''],
    ['*', ''],
    ['', ' (presenter)'],
    ['', ' (speaker)'],
    ['_', '_'],
    ['<u>', '</u>'],
    ['**', '**'],
    ['', '†'],
  ] as const)
  const header = random.one(['authors', 'Authors', 'Author(s)', 'Autoren', 'Autores', 'Auteurs'])
  const rows: string[][] = []
  const speakers: GeneratedPerson[] = []
  for (let at = 0; at < people.length;) {
    const count = Math.min(people.length - at, 1 + random.below(4))
    const group = people.slice(at, at + count)
    const who = random.below(count)
    speakers.push(group[who]!)
    const cell = group.map(({ name }, own) => (own === who ? `${before}${name}${behind}` : name)).join(', ')
    rows.push([`P${rows.length + 1}`, random.one(topics), cell, `/pdf/${rows.length + 1}.pdf`])
    at += count
  }
  people.splice(0, people.length, ...speakers)
  return [['id', 'title', header, 'url'], ...rows]
}

/** People only under a header that mostly means who looks after a row. */
function ownerRows(people: GeneratedPerson[], random: Random): string[][] {
  const header = random.one([
    'owner',
    'Owner',
    'facilitator',
    'Facilitator',
    'by',
    'By',
    'Led by',
    'Instructor',
    'Leader',
    'who',
    'Responsible',
    'Responsável',
    'Referent/in',
    'Dozent',
    'Animé par',
    'Host',
    'Trainer',
    'Discussant',
    'Hosted by',
  ])
  return [
    ['Date', 'Title', header, 'Place'],
    ...people.map((person, row) => [day(row), topics[row % topics.length]!, person.name, random.one(rooms)]),
  ]
}
