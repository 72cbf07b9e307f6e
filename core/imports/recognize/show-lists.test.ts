import { expect, test } from 'vitest'
import { planSheets } from '../plan/plan-import.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'

const planOf = (rows: string[][]) =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]))
const namesIn = (rows: string[][]) => planOf(rows).guests.map(({ guest }) => guest.name)

test('a description that only mentions somebody, and one known name among topics, are nobody', () => {
  expect(
    namesIn([['Title'], ['Letters from the coast'], ['Rivers - David Moss'], ['Bread and soil']]),
  ).toEqual([])
  const guests = ['Ana Ruiz', 'Ana Ruiz', 'Bo Lindqvist', 'Ana Ruiz', 'Bo Lindqvist', 'Ana Ruiz']
  const rows = guests.map((name, at) => [`Rivers, part ${at}, with Peter Quill`, name])
  expect(new Set(namesIn([['Title', 'Guest'], ...rows]))).toEqual(new Set(['Ana Ruiz', 'Bo Lindqvist']))
})

test('of a few titles written in two ways those people are read whose names are known, and the host is asked', () => {
  const plan = planOf([
    ['Episode', 'Link'],
    ['12. The price of rain (Laura Mertz)', 'https://pod.example/12'],
    ['13. Anna Ruiz: Rivers as persons', 'https://pod.example/13'],
    ['14. What the bees remember', 'https://pod.example/14'],
  ])
  expect(plan.guests.map(({ guest }) => guest.name)).toEqual(['Laura Mertz', 'Anna Ruiz'])
  expect(plan.questions.map(({ code }) => code)).toEqual(['people'])
})

test('guests of one title in twenty are read where nobody else is named', () => {
  const titles = Array.from({ length: 60 }, (_, at) => [`What the river did next, part ${at}`])
  for (const [at, name] of ['David Moss', 'Laura Mertz', 'Peter Quill'].entries())
    titles[at * 20] = [`Slow water: ${name}`]
  expect(namesIn([['Title'], ...titles])).toEqual(['David Moss', 'Laura Mertz', 'Peter Quill'])
})

test('hosts in a column of their own are no guests, however often two of them share an episode', () => {
  const titles = [
    'Anna Ruiz',
    'Peter Quill',
    'Laura Mertz',
    'David Moss',
    'Mary Stone',
    'Elena Marsh',
    'Nina Falk',
    'Karin Lowe',
  ]
  const rows = titles.map((name, at) => [
    `Slow water - ${name}`,
    at % 2 ? 'Tom Baker' : 'Tom Baker, Sara Quist',
  ])
  expect(namesIn([['Title', 'creator'], ...rows])).toEqual(titles)
})

test('a log of a talk show: the day, and who came to talk about what', () => {
  const rows = [
    ['Lineup'],
    ['2026-01-10: Guests: Anna Ruiz, Tarn Vale, & Peter Quill (the price of rain)'],
    ['2026-01-11: Guests: Laura Mertz (bread)'],
    ['2026-01-12: Rerun'],
    ['2026-01-13: Guests: David Moss, and Elena Marsh (the quiet compiler)'],
  ]
  expect(namesIn(rows)).toEqual([
    'Anna Ruiz',
    'Tarn Vale',
    'Peter Quill',
    'Laura Mertz',
    'David Moss',
    'Elena Marsh',
  ])
})

test('people with what they do in brackets behind each, several a cell; a topic there is no job', () => {
  const rows = [
    ['Date', 'Lineup'],
    ['2026-01-10', 'Anna Ruiz (chef)'],
    ['2026-01-11', 'Laura Mertz (engineer), Tarn Vale (journalist) and David Moss (author)'],
    ['2026-01-12', 'Peter Quill (author)'],
  ]
  expect(planOf(rows).guests.map(({ guest }) => [guest.name, guest.title])).toEqual([
    ['Anna Ruiz', 'chef'],
    ['Laura Mertz', 'engineer'],
    ['Tarn Vale', 'journalist'],
    ['David Moss', 'author'],
    ['Peter Quill', 'author'],
  ])
  const topics = rows.map((row) => row.map((cell) => cell.replace(/\([^()]+\)/g, '(the price of rain)')))
  expect(planOf(topics).guests.map(({ guest }) => guest.title)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('names turned around with years of birth, as libraries write them, next to the names as they are said', () => {
  const rows = [
    ['title', 'Surname', 'name', 'speaker_position'],
    ['Rivers', 'Ruiz, Anna, 1948-', 'Anna B. Ruiz', 'Professor of Law'],
    ['Bread', 'Moss, David', 'David Moss', 'Dean of Science'],
    ['Soil', 'Mertz, Laura, 1961-', 'Laura Mertz', 'Professor of History'],
  ]
  expect(namesIn(rows)).toEqual(['Anna B. Ruiz', 'David Moss', 'Laura Mertz'])
})

test('what follows a name behind “of” or “on” is neither name nor job', () => {
  const titles = [
    'Interview de Anna Ruiz',
    'Interview de Aristel Gaillon',
    'Interview de Peter Quill',
    'Interview de David Moss',
  ]
  expect(namesIn([['Titre'], ...titles.map((title) => [title])])).toEqual([
    'Anna Ruiz',
    'Aristel Gaillon',
    'Peter Quill',
    'David Moss',
  ])
})

test('in a list without a header nobody further down becomes the header, whatever their firm is called', () => {
  const people = ['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'Mary Stone', 'Elena Marsh', 'Nina Falk']
  const firms = ['Kelp Works', 'Fjord Audio', 'Umber Foods', 'Talent42', 'Sable Labs', 'Halcyon Ltd']
  const jobs = ['Recruiter', 'Sourcer', 'Engineer', 'Co-Founder', 'Director', 'Editor']
  const plan = planOf(people.map((name, at) => [name, firms[at]!, jobs[at]!]))
  expect(plan.guests.map(({ guest }) => [guest.name, guest.company])).toEqual(
    people.map((name, at) => [name, firms[at]]),
  )
})

test('titles that only say whom the row names are no jobs', () => {
  const people = ['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'Tarn Vale']
  const rows = people.map((name) => [`Interview mit ${name}`, ...name.split(' ')])
  const { guests } = planOf([['o:title', 'foaf:firstName', 'foaf:family_name'], ...rows])
  expect(guests.map(({ guest }) => guest)).toEqual(people.map((name) => ({ name })))
})

test('couples of one family name, two people whom “y” joins, and somebody of a firm among others are each a guest', () => {
  const titles = [
    'Anna and Peter Quill: rivers',
    'Laura Mertz López y Elena Marsh Pozo: bread',
    'David Moss: tides',
    'Nina Falk: soil',
  ]
  expect(namesIn([['Title'], ...titles.map((title) => [title])])).toEqual([
    'Anna Quill',
    'Peter Quill',
    'Laura Mertz López',
    'Elena Marsh Pozo',
    'David Moss',
    'Nina Falk',
  ])
  const cells = ['Anna Ruiz, Peter Quill of Acme', 'Laura Mertz', 'Mary Stone, Elena Marsh', 'David Moss']
  expect(namesIn([['Guest'], ...cells.map((cell) => [cell])])).toContain('Peter Quill')
})

test('what comes in title after title is how a show writes: the words before and behind names, in any language', () => {
  const guests = ['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'Tarn Vale', 'David Moss', 'Elena Marsh']
  const firms = ['Kelp Works', 'Fjord Audio', 'Umber Foods', 'Halcyon', 'Sable Labs', 'Tallgrass']
  const titlesOf = (write: (name: string, firm: string) => string) =>
    guests.map((name, at) => [write(name, firms[at]!)])
  for (const write of [
    (name: string, firm: string) => `How ${name} Built ${firm}`,
    (name: string, firm: string) => `${firm} i przyszłość według ${name}`,
    (name: string) => `professor of history ${name} on the price of rain`,
  ])
    expect(namesIn([['Title'], ...titlesOf(write)])).toEqual(guests)
})

test('the brackets of a log say what a show was about, and those behind each of its guests what they do', () => {
  const rows = [
    ['2026-01-10', 'Anna Ruiz, Tarn Vale, and Peter Quill (vivir mejor)'],
    ['2026-01-11', 'Laura Mertz (el fin del pan)'],
    ['2026-01-12', 'No show'],
    ['2026-01-13', 'David Moss y Elena Marsh (qué es el sueño?)'],
  ]
  const plan = planOf([['Date', 'Notes'], ...rows])
  expect(plan.guests.map(({ guest }) => guest.name)).toEqual([
    'Anna Ruiz',
    'Tarn Vale',
    'Peter Quill',
    'Laura Mertz',
    'David Moss',
    'Elena Marsh',
  ])
  expect(plan.guests.filter(({ guest }) => guest.title ?? guest.company)).toEqual([])
})

test('a description fills the gaps of the titles where both name the same people elsewhere, and a host is nobody’s guest', () => {
  const rows = [
    ['Rivers, with Anna Ruiz', 'Tom Baker talks to Anna Ruiz about rivers.', 'Tom Baker'],
    ['The price of rain', 'Tom Baker talks with Oak Times columnist Laura Mertz about rain.', 'Tom Baker'],
    ['Bread, with Peter Quill', 'Tom Baker talks to Peter Quill about bread.', 'Tom Baker'],
    ['Slow water', 'Marine biologist David Moss joins Tom Baker to discuss water.', 'Tom Baker'],
    ['Soil, with Elena Marsh', 'Tom Baker talks to Elena Marsh about soil.', 'Tom Baker'],
    [
      'Panel: tides',
      'A panel.\nModerator:\nTom Baker, host\nPanelists:\nNina Falk, Kelp Works\nKarin Lowe, author',
      '',
    ],
  ]
  expect(namesIn([['Title', 'Description', 'author'], ...rows])).toEqual([
    'Anna Ruiz',
    'Laura Mertz',
    'Peter Quill',
    'David Moss',
    'Elena Marsh',
    'Nina Falk',
    'Karin Lowe',
  ])
})

test('places are nobody, whatever families are called so', () => {
  const rows = [
    ['Anna Ruiz', 'Victoria, BC, Canada'],
    ['Tarn Vale', 'Laura Bay, BC, Canada'],
    ['Peter Quill', 'Sofia, Bulgaria'],
  ]
  expect(namesIn([['Title', 'Locations'], ...rows])).toEqual(['Anna Ruiz', 'Tarn Vale', 'Peter Quill'])
})
