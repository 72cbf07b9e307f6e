import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const people = ['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Wolf']
/** A column next to names. */
const withColumn = (header: string, values: string[]) =>
  guestsOf([['Name', header], ...people.map((name, at) => [name, values[at]!])])

test.each([
  ['lon', ['-9.053832', '-9.0083325', '-9.057659', '-9.0524606']],
  ['número', ['1', '2', '3', '4']],
  ['published_at', ['1666747957', '1636532976', '1609221855', '1668685689']],
  ['ean', ['9787674795728', '9781838719797', '9786720590823', '9786412690140']],
])('numbers under “%s” are not phone numbers', async (header, values) => {
  for (const guest of await withColumn(header, values)) expect(guest.phone).toBeUndefined()
})

test('what a talk is called is no job, and one of them is no firm', async () => {
  const titles = ['Graph Networks', 'Agents at Scale', 'The Editor in You', 'Torch Optimization']
  for (const guest of await withColumn('talk_title', titles)) expect(guest.title).toBeUndefined()
})

const beside = (header: string, values: string[], titles: string[]) =>
  guestsOf([['Speaker', 'Title', header], ...people.map((name, at) => [name, titles[at]!, values[at]!])])
const days = ['May 4, 2020', 'May 11, 2020', 'TBD', 'June 1, 2020']
const times = ['09:00 – 10:00', '10:20 – 11:00', 'TBA (afternoon)', '15:10 – 15:30']

test.each([
  ['Date', days],
  ['Slot', times],
  ['When', times],
])('a “Title” next to days or times under “%s” is the talk’s', async (header, values) => {
  const talks = ['Solar Wind', 'The Cusps of Fields', 'pySPEDAS', 'Field Aligned Currents']
  for (const guest of await beside(header, values, talks)) expect(guest.title).toBeUndefined()
})

test('a job next to a day stays a job', async () => {
  const jobs = ['Head of Research', 'Chief Editor', 'Professor of Physics', 'Founder and CEO']
  const guests = await beside('Date', days, jobs)
  expect(guests.map(({ title }) => title)).toEqual(jobs)
})

test('the picture of an episode is nobody’s photo', async () => {
  const covers = people.map((_, at) => `https://cdn.example/covers/${at}.jpg`)
  for (const guest of await withColumn('episode_image', covers)) expect(guest.questionnaire).toBeUndefined()
})

test('the account of the show in every row is nobody’s own', async () => {
  const guests = await withColumn(
    'show twitter',
    people.map(() => '@theshow'),
  )
  for (const guest of guests) expect(guest.social).toBeUndefined()
})

test('videos of episodes under “url” are nobody’s website', async () => {
  const videos = people.map((_, at) => `https://www.youtube.com/watch?v=abc${at}`)
  for (const guest of await withColumn('url', videos)) expect(guest.socialLinks).toBeUndefined()
})

test('a remark between dashes is nobody', async () => {
  const guests = await guestsOf([['Guest'], ['Ana Ruiz'], ['-- safety week, no episode --'], ['Bo Lee']])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('pages of one site without the names in them are not the guests’ own', async () => {
  const pages = ['tt4470510', 'tt4865772', 'tt4865770', 'tt4865768']
  const guests = await withColumn(
    'url',
    pages.map((page) => `https://www.movies.example/title/${page}/`),
  )
  for (const guest of guests) expect(guest.socialLinks).toBeUndefined()
})

test('pages of one site with the names in them are', async () => {
  const pages = people.map((name) => `https://conf.example/speakers/${name.replace(' ', '-').toLowerCase()}`)
  const guests = await withColumn('url', pages)
  expect(guests.map(({ socialLinks }) => socialLinks?.website)).toEqual(pages)
})

test('names with slashes between them are a guest each, with and without titles in front', async () => {
  const guests = await guestsOf([
    ['Number', 'Name'],
    ['1', 'Ana Ruiz/Governor Bo Lee/The Waves'],
    ['2', 'Kai Moss/Halsey'],
    ['3', 'Mia Wolf/Jon Berg & Eva Lind'],
  ])
  expect(guests.map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Governor Bo Lee',
    'The Waves',
    'Kai Moss',
    'Halsey',
    'Mia Wolf',
    'Jon Berg',
    'Eva Lind',
  ])
})

test('a slash in one cell of a list is left as it is', async () => {
  const guests = await guestsOf([['Name'], ['Ana Ruiz'], ['Bo Lee/Kai'], ['Mia Wolf'], ['Jon Berg']])
  expect(guests).toHaveLength(4)
})

test('episodes called by their guests are a list of guests', async () => {
  const guests = await guestsOf([
    ['id', 'date', 'title', 'duration', 'show'],
    ...people.map((name, at) => [`x${at}`, `2024-01-0${at + 1}`, name, String(3_000 + at), 'The Show']),
  ])
  expect(guests.map(({ name, title }) => [name, title])).toEqual(people.map((name) => [name, undefined]))
})

test('two parts of a conversation are one guest, and a break or a workshop in between is nobody', async () => {
  const guests = await guestsOf([
    ['No', 'Speaker', 'Affiliation'],
    ['1', 'Ana Ruiz, part 1', 'Acme'],
    ['2', 'Ana Ruiz, part 2', 'Acme'],
    ['3', 'Spring Break', ''],
    ['4', 'Data Workshop', ''],
    ['5', 'Bo Lee', 'Bolt'],
    ['6', 'Kai Moss', 'Bolt'],
    ['7', 'Mia Wolf', 'Bolt'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Wolf'])
})

test('two departments of one university are one speaker’s, two universities are two speakers', async () => {
  const guests = await guestsOf([
    ['Speaker', 'Affiliation'],
    ['Ana Ruiz', 'Department of Mathematics, Iowa State University'],
    ['Bo Lee', 'Oslo State University'],
    ['Ana Ruiz', 'Department of Physics, Iowa State University'],
    ['Bo Lee', 'Bergen Institute of Technology'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Bo Lee'])
})

test('the day by which somebody collects what is asked for makes nobody a second guest', async () => {
  const guests = await guestsOf([
    ['氏名', '肩書', '担当（期限5/25）'],
    ['水野勝仁', '教授', '高尾'],
    ['高尾俊介', '編集者', '八尾'],
    ['大西彩音', '教授', '高尾'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['水野勝仁', '高尾俊介', '大西彩音'])
})

test('the same mark behind several names is where nobody works', async () => {
  const guests = await guestsOf([
    ['Year', 'Panelist'],
    ...['Ana Ruiz (Alum)', 'Bo Lee', 'Kai Moss (Alum)', 'Mia Wolf (Alum)', 'Jon Berg'].map((name) => [
      '2019',
      name,
    ]),
  ])
  expect(guests.map(({ name, company }) => [name, company])).toEqual(
    ['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Wolf', 'Jon Berg'].map((name) => [name, undefined]),
  )
})

test('whole sentences about interests are a text, not a list of topics', async () => {
  const texts = people.map(
    (name) => `${name} works on how bees and people share a city, and writes about it weekly.`,
  )
  for (const guest of await withColumn('research interests', texts)) expect(guest.expertise).toBeUndefined()
})

test('a department and its university behind names are where people work', async () => {
  const of = ['Department of Physics, University of Turku', 'School of Nursing, University of Oulu']
  const guests = await guestsOf([['Speaker'], ...people.map((name, at) => [`${name}, ${of[at % 2]}`])])
  expect(guests).toEqual(people.map((name, at) => expect.objectContaining({ name, company: of[at % 2] })))
  for (const guest of guests) expect(guest.title).toBeUndefined()
})
