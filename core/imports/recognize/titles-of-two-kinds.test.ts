import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const listOf = (titles: string[], header = 'Title') => [
  [header, 'Link'],
  ...titles.map((title, at) => [title, `https://pod.example/${at}`]),
]
const namesOf = async (titles: string[], header?: string) =>
  (await guestsOf(listOf(titles, header))).map(({ name }) => name)

const known = ['Laura Moss', 'Peter Quill', 'Mary Stone', 'Daniel Wood']
const topics = [
  'Imposter Syndrome',
  'Open Source',
  'Black Holes',
  'Remote Work',
  'Machine Learning',
  'True Crime',
]

test('titles that name nobody where most do are read where they do', async () => {
  const titles = [
    ...known.map((name, at) => `${name} discusses ${topics[at]}`),
    'A Quick Update',
    'Growing Up in Public • Anna Brook',
    'Scaling Postgres • Thomas Field',
    'The Art of Soup • Osvek Pimlet',
    'Trailer',
  ]
  expect(await namesOf(titles)).toEqual([...known, 'Anna Brook', 'Thomas Field', 'Osvek Pimlet'])
})

test('of two parts of a title the one with a known name is the guest', async () => {
  const titles = [
    ...known.map((name) => `${name} (Kelp Works)`),
    'Dados Abertos | Paul Marks',
    'Salt Water | Emma Dale',
  ]
  expect(await namesOf(titles)).toEqual([...known, 'Paul Marks', 'Emma Dale'])
})

test('a few titles of many name people where nothing but people is named', async () => {
  const solo = Array.from(
    { length: 50 },
    (_, at) => [`${topics[at % 6]} – ${at}`, `Salt, Week ${at}`][at % 2]!,
  )
  const guests = [...known, 'Osvek Pimlet', 'Siggi Jonsson']
  const titles = [...solo, ...guests.map((name) => `${name} – what comes after rain`)]
  expect(await namesOf(titles)).toEqual(guests)
})

test('who is named before a job is a person, not where another works', async () => {
  const titles = [
    'Laura Moss, founder',
    'Peter Quill, Osvek Pimlet, chef',
    'Mary Stone, journalist',
    'Daniel Wood, engineer',
    'Anna Brook, comedian',
  ]
  const guests = await guestsOf(listOf(titles))
  expect(guests.map(({ name }) => name)).toEqual([
    'Laura Moss',
    'Peter Quill',
    'Osvek Pimlet',
    'Mary Stone',
    'Daniel Wood',
    'Anna Brook',
  ])
  expect(guests.every(({ company }) => company === undefined)).toBe(true)
})

test('a name ends before “y” and two further words', async () => {
  const titles = known.flatMap((name, at) => [
    `${name} y Salud Mental`,
    `${topics[at]} con ${name.split(' ')[0]} Rubio`,
  ])
  expect(await namesOf(titles)).toContain('Laura Moss')
  expect((await namesOf(titles)).join()).not.toContain(' y ')
})

test('behind jobs of several words in small letters people are found, known or not', async () => {
  const jobs = ['marine biologist', 'founder', 'professor of history', 'chef', 'author']
  const guests = [...known, 'Osvek Pimlet']
  expect(await namesOf(guests.map((name, at) => `${jobs[at]} ${name} on ${topics[at]}`))).toEqual(guests)
  expect(await namesOf(guests.map((name, at) => `${topics[at]} with ${jobs[at]} ${name}`))).toEqual(guests)
})

test.each(['name', 'Name'])(
  'numbered titles and those of a series under “%s” are no names',
  async (header) => {
    expect(
      await namesOf(
        known.map((name, at) => `(${at + 20}) ${topics[at]} w/ ${name}`),
        header,
      ),
    ).toEqual(known)
    const series = [
      ...known.map((name, at) => `${name}: ${topics[at]} · LeadTalk`),
      'A Quick Update · LeadTalk',
    ]
    expect(await namesOf(series, header)).toEqual(known)
  },
)

test('what a show begins with is found behind the numbers of its episodes', async () => {
  const guests = [...known, 'Osvek Pimlet', 'Siggi Jonsson']
  expect(await namesOf(guests.map((name, at) => `${at + 20}. Halcyon Hour ${name}`))).toEqual(guests)
})

test.each(['video_title', 'pubTitle', 'Log'])('“%s” over numbered lines is a header', async (header) => {
  const lines = known.map((name, at) => `2026-01-1${at}: ${name} (author)`)
  const guests = await guestsOf([[header], ...lines.map((line) => [line])])
  expect(guests.map(({ name }) => name)).toEqual(known)
})

test('a short “Résumé” next to titles is what the episode is about', async () => {
  const rows = known.map((name, at) => [`${topics[at]} avec ${name}`, 'Questions et réponses'])
  const guests = await guestsOf([['Titre', 'Résumé'], ...rows])
  expect(guests.map(({ name, bio }) => [name, bio])).toEqual(known.map((name) => [name, undefined]))
})

test('nicknames and words among names do not make them titles: nobody is left out', async () => {
  const guests = await guestsOf([
    ['name', 'Email', 'Active'],
    ['Taimi van der Kelp', 'taimi@x.example', 'true'],
    ['Aksel Rantala', 'aksel@x.example', 'true'],
    ['pirkko', 'pirkko@x.example', 'false'],
    ['Dr Outi Salmela', 'outi@x.example', 'true'],
    ['Sample', 'someone@x.example', 'false'],
    ['Maija Koski', 'maija@x.example', 'false'],
    ['Ville-Pekka du Lac', 'vp@x.example', 'true'],
  ])
  expect(guests).toContainEqual({ name: 'Taimi van der Kelp', email: 'taimi@x.example' })
  expect(guests).toContainEqual({ name: 'pirkko', email: 'pirkko@x.example' })
})

test('what is next to names among firms is about the people', async () => {
  const guests = await guestsOf([
    ['Nimi', 'Quill', 'Yritys', 'Ammatti', 'Verkkosivusto'],
    ['Works for water', 'Works for water', '', '', 'https://water.example'],
    ['Works for water, Tiina Aalto', 'Tiina Aalto', 'Works for water', 'biologi', 'https://water.example'],
    ['Onni Virtanen', 'Onni Virtanen', '', 'tarhaaja', 'https://onni.example'],
    ['Tools and paper', 'Tools and paper', '', '', 'https://tools.example'],
    ['Tools and paper, Anna Salo', 'Anna Salo', 'Tools and paper', 'johtaja', 'https://tools.example'],
    ['Tools and paper, Laskutus', '', 'Tools and paper', '', ''],
    ['dr. Primo Vuk', 'dr. Primo Vuk', 'Turun yliopisto', 'dosentti', 'https://vuk.example'],
    ['Leila Koski', 'Leila Koski', '', '', 'https://leila.example'],
  ])
  const website = 'https://water.example'
  expect(guests).toHaveLength(5)
  expect(guests[0]).toEqual({
    name: 'Tiina Aalto',
    title: 'biologi',
    company: 'Works for water',
    socialLinks: { website },
  })
})
