import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const people = ['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Wolf', 'Tom Adler']
/** Rows of names with further columns, given by their headers. */
const listOf = (columns: Record<string, string[]>) =>
  guestsOf([
    ['Name', ...Object.keys(columns)],
    ...people.map((name, at) => [name, ...Object.values(columns).map((values) => values[at] ?? '')]),
  ])

const tracks = ['Digital Stack', 'Infrastructure', 'Plenary speaker', 'Drones', 'Space']
const talks = [
  'Rivers and rights',
  'Roots under streets',
  'Land after law',
  'Strings in winter',
  'Who pays for rain',
]
test.each([
  ['talks', talks],
  ['tracks of a conference', tracks],
])('a “Title” that holds %s is no job, whatever is next to it', async (_, values) => {
  const guests = await listOf({ Title: values, Organisation: people.map((_, at) => `University ${at}`) })
  for (const guest of guests) expect(guest.title).toBeUndefined()
})

test.each([
  ['Track', 'Industry'],
  ['Session', 'Morning'],
])('jobs under “Title” stay jobs next to “%s”', async (header, value) => {
  const jobs = [
    'Tinder and Bumble Founder',
    'Founder & CEO at Keeper',
    'Rain-gauge reader',
    'Chef',
    'School of Life',
  ]
  const guests = await listOf({ Title: jobs, [header]: people.map(() => value) })
  expect(guests.map(({ title }) => title)).toEqual(jobs)
})

test('roles under “Affiliation” are jobs with their firms', async () => {
  const roles = [
    'Lead Engineer at Acme',
    'PhD Student at Bolt Institute',
    'VP, Kite Labs',
    'Founder at Nube',
    'CTO at Fig',
  ]
  const guests = await listOf({ Affiliation: roles })
  expect(guests.map(({ title, company }) => [title, company])).toEqual([
    ['Lead Engineer', 'Acme'],
    ['PhD Student', 'Bolt Institute'],
    ['VP', 'Kite Labs'],
    ['Founder', 'Nube'],
    ['CTO', 'Fig'],
  ])
})

test('next to “Bio” a longer “Description” is the talk’s', async () => {
  const descriptions = people.map(
    () => 'What happens when nobody reads the manual? We will look at twelve of them and laugh.',
  )
  const bios = people.map((name) => `${name} reads manuals.`)
  const guests = await listOf({ Description: descriptions, Bio: bios })
  expect(guests.map(({ bio }) => bio)).toEqual(bios)
})

test('what an episode is about is no biography, though it has the word between the names of two guests', async () => {
  const guests = await guestsOf([
    ['ep_no', 'ep_desc', 'ep_guest'],
    ['1', 'Ben breeds pigs and loses one.', 'Ana Ruiz and Bo Lee'],
    ['2', 'Ben waits, and nobody comes.', 'Kai Moss and Mia Wolf'],
    ['3', 'Ben and his stuffed bull part.', 'Tom Adler and Eva Lind'],
  ])
  expect(guests).toHaveLength(6)
  for (const guest of guests) expect(guest.bio).toBeUndefined()
})

test('a bare “url” in a programme is nobody’s website, unless it holds the names', async () => {
  const events = people.map((_, at) => `https://congress${at}.example/`)
  const pages = people.map((name) => `https://${name.replace(' ', '').toLowerCase()}.example`)
  const talk = { Talk: talks }
  for (const header of ['url', 'Proceedings'])
    for (const guest of await listOf({ ...talk, [header]: events })) expect(guest.socialLinks).toBeUndefined()
  const own = await listOf({ ...talk, url: pages })
  expect(own.map(({ socialLinks }) => socialLinks?.website)).toEqual(pages)
})

test('a LinkedIn profile is found among links with commas between them', async () => {
  const [guest] = await listOf({
    Socials: people.map(
      () => 'https://social.example/x,https://www.linkedin.com/in/ana-ruiz/,https://code.example/y',
    ),
  })
  expect(guest!.socialLinks?.linkedin).toBe('https://www.linkedin.com/in/ana-ruiz/')
})

test('places in a column without a header are nobody’s expertise', async () => {
  const guests = await listOf({
    Organisation: ['Acme', 'Bolt', 'Fig', 'Kite', 'Nube'],
    '': ['Pisa, Italy', 'Rome, Italy'],
  })
  for (const guest of guests) expect(guest.expertise).toBeUndefined()
})

test.each([
  [
    'a column each',
    ['Department of Physics', 'Institute of Botany', 'Faculty of Law', 'Department of Music'],
  ],
  ['parts of firms', ['Physics', 'Botany', 'Law', 'Music']],
])('a list of names, departments and universities without headers: %s', async (_, parts) => {
  const places = ['University of Lund', 'Graz University', 'University of Ghana', 'Kyoto University of Arts']
  const guests = await guestsOf(parts.map((part, at) => [people[at]!, part, places[at]!]))
  expect(guests.map(({ name, company }) => [name, company])).toEqual(
    places.map((place, at) => [people[at], place]),
  )
})

test('a topic that is another phrase in each row is the talk’s, and a field stays expertise', async () => {
  const talk = [
    'How to impress your boss',
    'Multiplying in the dark',
    'What I learned in Lund',
    'R for World Peace',
  ]
  for (const guest of await listOf({ Topic: talk })) expect(guest.expertise).toBeUndefined()
  const [guest] = await listOf({ Topic: ['Rivers', 'Bees', 'Law', 'Strings', 'Rain'] })
  expect(guest!.expertise).toEqual(['Rivers'])
})

test('titles in other languages: jobs stay, talks don’t', async () => {
  const jobs = ['Geschäftsführerin', 'Tontechniker', 'Hebamme', 'Imker', 'Bürgermeisterin']
  const phrases = [
    'Warum Flüsse Rechte brauchen',
    'Brot nach Mitternacht',
    'Kleine Maschinen',
    'Wer zählt?',
    'Das Salz',
  ]
  expect((await listOf({ Titel: jobs })).map(({ title }) => title)).toEqual(jobs)
  for (const guest of await listOf({ Titel: phrases })) expect(guest.title).toBeUndefined()
})

test('what a header says of the person is no talk’s, and one text for several people is nobody’s biography', async () => {
  const text =
    'The guests were Ana Ruiz, a hydrologist at the University of Tarnby, and Bo Lee, who writes for the press.'
  const rows = [
    ['Episode', 'Parsed', 'respondent_first_name', 'respondent_last_name', 'respondent_function'],
    ['Rivers', text, 'Ana', 'Ruiz', 'hydroložka z univerzity v Tarnby'],
    ['Rivers', text, 'Bo', 'Lee', 'novinář a spisovatel z Brna'],
    ['Soil', `${text} It rained.`, 'Mary', 'Stone', 'půdní bioložka na cestách'],
    ['Soil', `${text} It rained.`, 'David', 'Moss', 'zahradník z malé obce'],
  ]
  expect(await guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz', title: 'hydroložka z univerzity v Tarnby' },
    { name: 'Bo Lee', title: 'novinář a spisovatel z Brna' },
    { name: 'Mary Stone', title: 'půdní bioložka na cestách' },
    { name: 'David Moss', title: 'zahradník z malé obce' },
  ])
})
