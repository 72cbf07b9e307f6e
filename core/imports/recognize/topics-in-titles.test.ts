import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

/** A list of episodes under these titles. */
const episodes = (titles: string[], header = 'Title') => [
  [header, 'Link'],
  ...titles.map((title, at) => [title, `https://pod.example/${at}`]),
]
const namesOf = async (titles: string[], header?: string) =>
  (await guestsOf(episodes(titles, header))).map(({ name }) => name)

const topics = ['Imposter Syndrome', 'Machine Learning', 'Black Holes', 'Open Source', 'Listener Questions']
/** Three with given names that many people have, and two whose names nobody lists. */
const guests = ['Laura Moss', 'Vinay Gaba', 'Peter Quill', 'Siggi Jonsson', 'Mary Stone']

test('topics where other titles name guests are no guests', async () => {
  const titles = guests.flatMap((name, at) => [
    `${name}: ${topics[at]}`,
    topics[at]!,
    `Working with ${topics[at]}`,
  ])
  expect(await namesOf(titles)).toEqual(guests)
})

test.each(['name', 'Episode', 'Video'])('titles under “%s” are no names', async (header) => {
  const names = await namesOf(
    guests.map((name, at) => `${topics[at]} | ${name} | The Kelp Show`),
    header,
  )
  expect(names).toEqual(guests)
})

test('guests with names nobody lists are read where others are known', async () => {
  const titles = guests.flatMap((name, at) => [`${250 + at} - The art of waiting with ${name}`, topics[at]!])
  expect(await namesOf(titles)).toEqual(guests)
})

test('words that titles write in small letters are topics in any language', async () => {
  const titles = guests.flatMap((name) => [
    `${name}: Über Wasser`,
    'Grüne Wiesen: eine Kritik',
    'Was wiesen sollen',
  ])
  expect(await namesOf(titles)).toEqual(guests)
})

test('where somebody works behind “von” is no part of the name', async () => {
  const firms = ['Kelp Works', 'Sable Labs', 'Tallgrass', 'Kelp Works', 'Fjord Audio']
  expect(await namesOf(guests.map((name, at) => `Zu Gast: ${name} von ${firms[at]}`))).toEqual(guests)
})

test('the family names of nobles keep their “von”', async () => {
  const nobles = ['Anna von Moss', 'Peter von Quill', 'Laura Dahl', 'Maria von Stein']
  expect(await namesOf(nobles.map((name) => `Gespräch mit ${name} über Wasser`))).toEqual(nobles)
})

test.each(['owner', 'Instructor', 'Led by'])(
  'the people of a programme may be under “%s”, and the host is asked',
  async (header) => {
    const rows = [
      ['date', 'course', header, 'place'],
      ...guests.map((name, at) => [`2027-01-1${at}`, 'Waiting for beginners', name, 'Hall B']),
    ]
    const { guests: read, questions } = await plan(rows)
    expect(read.map(({ guest }) => guest.name)).toEqual(guests)
    expect(questions).toHaveLength(1)
  },
)

test('tasks in the form of names are no guests', async () => {
  const rows = [
    ['Task', 'Owner', 'Done'],
    ...topics.map((topic, at) => [`Edit ${topic}`, guests[at % 2]!, at % 2 ? 'yes' : 'no']),
  ]
  expect((await guestsOf(rows)).filter(({ name }) => name.startsWith('Edit'))).toEqual([])
})

test('where nobody is found, the host is asked which column names the guests, the likeliest first', async () => {
  const rows = [
    ['Nr', 'What', 'Who was there', 'Link'],
    ...topics.map((topic, at) => [
      String(at),
      topic.toLowerCase(),
      'the two of us',
      `https://pod.example/${at}`,
    ]),
  ]
  const { questions } = await plan(rows)
  expect(questions.map(({ text }) => text)).toEqual(['Which column holds the names?'])
  expect(questions[0]!.choices.map(({ label }) => label)).toEqual(['None of them', 'What', 'Who was there'])
})

test.each([
  ['a bracket', (name: string, firm: string) => `${name} (${firm})`],
  ['a square bracket', (name: string, firm: string) => `${name} [${firm}]`],
  ['a dash', (name: string, firm: string) => `${name} - ${firm}`],
  ['a bar', (name: string, firm: string) => `${name} | ${firm}`],
  ['a new line', (name: string, firm: string) => `${name}\n${firm}`],
  ['a bracket and a cancellation', (name: string, firm: string) => `${name} (${firm})   Cancelled`],
])('where speakers work is read behind %s', async (_way, cellOf) => {
  const firms = [
    'University of Tarnby',
    'MTK',
    'Halcyon College',
    'Marlow University, Oak Bay',
    'Fjord Audio',
  ]
  const rows = [
    ['date', 'presenter', 'title'],
    ...guests.map((name, at) => [`2020-03-1${at}`, cellOf(name, firms[at]!), topics[at]!]),
  ]
  const read = await guestsOf(rows)
  expect(read.map(({ name, company }) => [name, company])).toEqual(
    guests.map((name, at) => [name, firms[at]]),
  )
})

test('guests with marks between them are read from their own column, not from descriptions', async () => {
  const known = ['Laura Moss', 'Peter Quill', 'Mary Stone', 'Ana Ruiz', 'Daniel Wood', 'Sarah Field']
  const bands = [
    'The Kelp Boys',
    'Troubled Waters',
    'Tide & Stone',
    'Salt Choir & Friends',
    'Low Tide',
    'The Eels',
  ]
  const evenings = known.map((name, at) => {
    const people = [name, known.at(at - 2)!, 'Harbour CEO Tim Cook', bands[at]!]
    return [people.join('/'), `${name} (Low Water (2015)); ${people[1]}; ${bands[at]} performs.`]
  })
  const found = await guestsOf([['name', 'description'], ...evenings])
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...known, 'Troubled Waters']))
})
