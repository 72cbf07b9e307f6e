import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const days = ['2026-01-02', '2026-01-09', '2026-01-16', '2026-01-23', '2026-01-30', '2026-02-06']
/** A list of episodes under these titles. */
const episodes = (titles: string[], header = 'Title') => [
  [header, 'Published'],
  ...titles.map((title, at) => [title, days[at]!]),
]
const namesOf = async (titles: string[], header?: string) =>
  (await guestsOf(episodes(titles, header))).map(({ name }) => name)

const guests = ['Ana Ruiz', 'Peter Quill', 'Mary Stone', 'Ngozi Adeyemi']

test.each([
  ['with', (name: string, about: string) => `${about}, with ${name}`],
  ['feat.', (name: string, about: string) => `${about} (feat. ${name})`],
  ['ft.', (name: string, about: string) => `${about} ft. ${name}`],
  ['w/', (name: string, about: string) => `Ep. 7: ${about} w/ ${name}`],
  ['an interview', (name: string, about: string) => `${about}. An interview with ${name} about it`],
  ['a number', (name: string, about: string) => `#12 ${name} on ${about.toLowerCase()}`],
  ['a verb', (name: string, about: string) => `${name} explains ${about.toLowerCase()}`],
  ['a colon', (name: string, about: string) => `${name}: ${about}`],
  ['a colon before', (name: string, about: string) => `${about}: ${name}`],
  ['a dash', (name: string, about: string) => `S2E04 - ${about} – ${name}`],
  ['bars', (name: string, about: string) => `${about} | ${name} | The Flow Show #4`],
  ['brackets', (name: string, about: string) => `${about} [${name}]`],
  ['an employer', (name: string, about: string) => `‘${about}’ with Fjord Radio’s ${name}`],
  ['quotes', (name: string, about: string) => `“${about}” with ${name}`],
  ['German', (name: string, about: string) => `Folge 3: ${about} – mit ${name}`],
  ['French', (name: string, about: string) => `Épisode 3 : ${about} avec ${name}`],
  ['Spanish', (name: string, about: string) => `${about}: entrevista a ${name}`],
  ['Portuguese', (name: string, about: string) => `${about} (com ${name})`],
  ['Dutch', (name: string, about: string) => `Aflevering 9. ${about} met ${name}`],
  ['Swedish', (name: string, about: string) => `${about} – gäst: ${name}`],
  ['an arrow', (name: string, about: string) => `${about} ➜ ${name}`],
  ['a quotation', (name: string, about: string) => `"${about}" – ${name}`],
  ['an employer and a job', (name: string, about: string) => `${about} with Fjord Radio editor ${name}`],
  ['the word behind', (name: string) => `${name} interview`],
  ['Russian', (name: string, about: string) => `${about}. Гость: ${name}`],
])('guests in titles: %s', async (_way, titleOf) => {
  const titles = ['Rivers', 'Soil', 'What wind does', 'Sun'].map((about, at) => titleOf(guests[at]!, about))
  expect(await namesOf(titles)).toEqual(guests)
})

test('the host is asked whether they are people, and can say no', async () => {
  const rows = episodes(guests.map((name) => `${name} on rivers`))
  const { questions } = await plan(rows)
  expect(questions.map(({ text }) => text)).toEqual([
    '“Title” seems to name the guests, such as “Ana Ruiz” and “Peter Quill”. Are these people?',
  ])
  expect(await guestsOf(rows, questions[0]!.choices[1]!.options)).toEqual([])
})

test('several people in a title are a guest each', async () => {
  const titles = [
    'Rivers with Ana Ruiz and Ngozi Adeyemi',
    'Soil with Peter Quill & Mary Stone',
    'A year later',
  ]
  expect(await namesOf(titles)).toEqual(['Ana Ruiz', 'Ngozi Adeyemi', 'Peter Quill', 'Mary Stone'])
})

test('what people do is behind their names', async () => {
  const titles = ['Ana Ruiz - CEO, Acme', 'Peter Quill - Founder, Bolt Audio', 'Mary Stone - Author']
  expect(await guestsOf(episodes(titles))).toEqual([
    { name: 'Ana Ruiz', title: 'CEO', company: 'Acme' },
    { name: 'Peter Quill', title: 'Founder', company: 'Bolt Audio' },
    { name: 'Mary Stone', title: 'Author' },
  ])
})

test('people whom only descriptions name', async () => {
  const rows = [
    ['Episode', 'Description'],
    ['Rivers', 'This week we talk to Ana Ruiz about rivers. She swims.'],
    ['Soil', 'An interview with Peter Quill, author of Soil. He digs.'],
    ['Wind', 'We are joined by Mary Stone for an hour of wind.'],
  ]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Peter Quill', 'Mary Stone'])
})

test('the host in every title is no guest', async () => {
  const titles = guests.map((name) => `${name} on rivers | The Flow Show with Tom Baker`)
  expect(await namesOf(titles)).toEqual(guests)
})

test('the host in many titles is no guest, wherever the titles name both', async () => {
  const titles = [
    'Ana Ruiz and Tom Baker on rivers',
    'Peter Quill on soil',
    'Tom Baker and Mary Stone on wind',
    'Ngozi Adeyemi on the sun, with Tom Baker',
  ]
  expect(await namesOf(titles)).toEqual(guests)
})

test('who is behind “with” is read where “Name” holds the titles', async () => {
  const titles = guests.map((name) => `Rivers with ${name}`)
  expect(await namesOf(titles, 'Name')).toEqual(guests)
})

test('titles under a column the host chose for the names are read in the same way', async () => {
  const titles = ['Ana Ruiz on rivers', 'Peter Quill on soil', 'Mary Stone on sun', 'What we learned']
  const found = await guestsOf(episodes(titles), { map: { Title: 'name' } })
  expect(found.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Peter Quill', 'Mary Stone'])
})

test('a series of talks among other episodes leads to the guests, known names or not', async () => {
  const titles = [
    'Coffee 12 – A rule for rivers',
    'Coffee 11 – Portraits Ana Ruiz',
    'Coffee 10 – Soil again',
    'Coffee 9 – Portraits Mary Stone – Acme',
    'Coffee 8 – What the wind does',
    'Coffee 7 – Portraits Osvek Pimlet',
    'Coffee 6 – A year later',
    'Coffee 5 – Portraits Peter Quill',
    'Coffee 4 – Rain',
    'Coffee 3 – Mary Poppins and the wind',
  ]
  const rows = [['Episode'], ...titles.map((title) => [title])]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Mary Stone',
    'Osvek Pimlet',
    'Peter Quill',
  ])
})

test('a word that leads to guests does so whatever is between it and them', async () => {
  const titles = [
    'EP20 LeadTalk - Ana Ruiz #20',
    'EP21 LeadTalk: Peter Quill #21',
    'EP22 LeadTalk with Mary Stone #22',
    'EP23 Rain without end #23',
    'EP24 LeadTalk | Osvek Pimlet #24',
    'EP25 LeadTalk Ngozi Adeyemi #25',
    'EP26 Soil again #26',
    'EP27 LeadTalk Félix Marie #27',
  ]
  const rows = [['Title'], ...titles.map((title) => [title])]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Peter Quill',
    'Mary Stone',
    'Osvek Pimlet',
    'Ngozi Adeyemi',
    'Félix Marie',
  ])
})

test('three titles of thirty that announce people are enough, unless another column holds names', async () => {
  const plain = Array.from({ length: 27 }, (_, at) => `What the ${at + 3}rd river did`)
  const titles = ['Soil with Ana Ruiz', 'Wind with Peter Quill', 'Sun with Mary Stone', ...plain]
  expect((await guestsOf([['Title'], ...titles.map((title) => [title])])).map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Peter Quill',
    'Mary Stone',
  ])
  const named = titles.map((title, at) => [title, at % 2 ? 'Bo Lindqvist' : 'Kai Moss'])
  expect((await guestsOf([['Title', 'Guest'], ...named])).map(({ name }) => name)).toEqual([
    'Kai Moss',
    'Bo Lindqvist',
  ])
})

test('whose show it is, is no guest, in a column of its own or in the titles', async () => {
  const rows = [
    ['Title', 'Performer', 'Path'],
    ...['Ana Ruiz: rivers', 'Peter Quill: soil', 'Mary Stone: wind', 'Sleep well: a toolkit'].map((title) => [
      `${title} – Tom Baker Show`,
      'Tom Baker',
      `C:/shows/${title}.mp4`,
    ]),
  ]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Peter Quill', 'Mary Stone'])
})

test('shows named after their hosts name no guests', async () => {
  const shows = ['Tom Baker Show', 'Laura Stone Podcast', 'James Moss Hour', 'Anna Wolf Report']
  const titles = guests.map((name, at) => `${shows[at]} - ${name}`)
  expect(await namesOf(titles)).toEqual(guests)
})

test('links and texts of episodes are not the guests’', async () => {
  const rows = [
    ['Title', 'Link', 'Description'],
    ...guests.map((name, at) => [
      `${name} on rivers`,
      `https://flow.example/${at}`,
      `What rivers do when nobody is looking, and why number ${at} of them matters to all of us today.`,
    ]),
  ]
  expect(await guestsOf(rows)).toEqual(guests.map((name) => ({ name })))
})

test('guests in a column of their own are read from there', async () => {
  const rows = [
    ['Title', 'Guest'],
    ['Ana Ruiz was right', 'Bo Lindqvist'],
    ['Peter Quill was wrong', 'Kai Moss'],
    ['Mary Stone is back', 'Mia Wolf'],
  ]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual(['Bo Lindqvist', 'Kai Moss', 'Mia Wolf'])
})

test.each([
  [
    'books',
    [
      'Deep Learning: Foundations',
      'Clean Code: A Handbook',
      'Grace Under Pressure',
      'Modern Chemistry',
      'Will Power',
    ],
  ],
  [
    'talks',
    [
      'Dealing with Anxiety',
      'Living With Parkinson Disease',
      'Working with Microsoft Azure',
      'Life With Dogs',
    ],
  ],
  ['products', ['Desk Lamp - Oak', 'Desk Lamp - Walnut', 'Floor Lamp - Oak', 'Paper Shade: White']],
])('titles of %s name nobody', async (_what, titles) => {
  expect(await namesOf(titles)).toEqual([])
})

test.each([
  ['a role', (name: string) => `‘Rivers’ with Screenwriter ${name}`],
  ['a role and a show', (name: string) => `‘Rivers’ with ‘The Quiet Lodger’ Co-Creator ${name}`],
  ['roles', (name: string) => `Rivers, with bestselling novelist ${name}`],
])('known names behind %s', async (_way, titleOf) => {
  const known = ['Ana Ruiz', 'Peter Quill', 'Mary Stone', 'David Moss']
  expect(await namesOf(known.map(titleOf))).toEqual(known)
})

test('behind an academic title any name is a person’s', async () => {
  const lecturers = ['Prof. Chinfei Vey', 'dr. Ngozi Adeyemi', 'Prof. Aurelio Brisk', 'dr. Tova Lindqvist']
  expect(await namesOf(lecturers.map((name) => `Lecture by ${name}, "Channels and plasticity"`))).toEqual(
    lecturers,
  )
})

test('guests in brackets, some with their firms', async () => {
  const read = await guestsOf(
    episodes([
      'How to read a river (Peter Quill, Sirum GmbH)',
      'Lightweight profiling (Mary Stone)',
      'Fast web services (Ngozi Adeyemi)',
      'Type checking at scale (Ana Ruiz, Lund University)',
    ]),
  )
  expect(read.map(({ name, company }) => [name, company])).toEqual([
    ['Peter Quill', 'Sirum GmbH'],
    ['Mary Stone', undefined],
    ['Ngozi Adeyemi', undefined],
    ['Ana Ruiz', 'Lund University'],
  ])
})

test.each([
  ['one talk', ['Reading rivers by Mary Stone'], ['Mary Stone']],
  ['two talks', ['Rivers with Mary Stone', 'Roots with Miško Vey'], ['Mary Stone', 'Miško Vey']],
])('a list of %s whose speakers are only in titles asks and finds them', async (_, titles, names) => {
  const { guests, questions } = await plan(episodes(titles, 'Talk'))
  expect(guests.map(({ guest }) => guest.name)).toEqual(names)
  expect(questions[0]!.text).toContain('Are these people?')
})

test('stage names behind the name of the show, with parts and crews behind them', async () => {
  const titles = [
    'The Low End 88 Episode 1 pt 1 of 2 - DJ Rill',
    'The Low End 88 Episode 1 pt 2 of 2 - DJ Rill',
    'The Low End 88 Episode 2 - Tempest of Salt Crew',
    'THE LOW END 88: EPISODE 3 MC GRAVEL part 1',
    'The Low End 88 ep4 - Special Edition - Joe Marsh',
    'The Low End 88 Episode 5',
  ]
  expect(await namesOf(titles)).toEqual(['DJ Rill', 'Tempest', 'MC GRAVEL', 'Joe Marsh'])
})

test('an episode a word behind the name of the show is no guest', async () => {
  const titles = ['Rome', 'Salt', 'Iron', 'Tides', 'Bread'].map(
    (about, at) => `The Low End Ep ${at} - ${about}`,
  )
  expect(await namesOf(titles)).toEqual([])
})

test('interviews name people in any form', async () => {
  const titles = ['MF GRAVEL', 'Tempest', 'Kool Marsh', 'Salt-N-Rill'].map((name) => `Interview: ${name}`)
  expect(await namesOf(titles)).toEqual(['MF GRAVEL', 'Tempest', 'Kool Marsh', 'Salt-N-Rill'])
})

test('who follows “with” in nearly all titles is a person, whatever the form of the name', async () => {
  const titles = [
    'Rivers with Ana Ruiz',
    'Soil with Peter Quill',
    'Wind with Mary Stone',
    'Beats with Tempest',
    'A year later',
  ]
  expect(await namesOf(titles)).toEqual(['Ana Ruiz', 'Peter Quill', 'Mary Stone', 'Tempest'])
})

test('lists of guests behind “with”, with what they do, with organisations among them and a line each', async () => {
  const titles = [
    'Join Anna Ruiz, Head of Growth at Acme, and Kaylo Bern, CTO of Bolt, for an hour on rivers.',
    'Guests: Peter Quill, Orrin Vale and Mary Stone',
    'Guests:\nDavid Moss\nTarn Lowe\nNina Falk',
    'Soil with Maria Elena Prado Luz. About soil.',
    'Elena Marsh',
  ]
  expect(await namesOf(titles, 'Description')).toEqual([
    'Anna Ruiz',
    'Kaylo Bern',
    'Peter Quill',
    'Orrin Vale',
    'Mary Stone',
    'David Moss',
    'Tarn Lowe',
    'Nina Falk',
    'Maria Elena Prado Luz',
    'Elena Marsh',
  ])
})

test('what all titles end with is no part of the names, and where nearly all name somebody, one word is a name', async () => {
  const titles = ['Anna Ruiz', '466: Peter Quill', '345: Mary Stone', 'Tempest', 'David Moss'].map(
    (name) => `The Low End Hour - ${name} Transcript and Discussion`,
  )
  expect(await namesOf(titles)).toEqual(['Anna Ruiz', 'Peter Quill', 'Mary Stone', 'Tempest', 'David Moss'])
  const numbered = ['Anna Ruiz', 'Peter Quill', 'Gravelmouth', 'Mary Stone'].map(
    (name, at) => `#${at} – ${name}: Rivers and law`,
  )
  expect(await namesOf(numbered)).toEqual(['Anna Ruiz', 'Peter Quill', 'Gravelmouth', 'Mary Stone'])
})

test('the name of a show leads to guests also where it ends all titles', async () => {
  const titles = [
    '20: Harbour Light | Anna Birkemeyer',
    '21: Getting old at home',
    '22: Harbour Light - Martin Hache',
    '23: Harbour Light | Elena Holzdeppe',
    '24: Harbour Light with Lucia Pohland',
    '25: The courage to stop',
    '26: Living with children',
    '27: Listeners ask',
    '28: Harbour Light with Zoe Uhlemann',
    '29: The future of trains',
    '30: Listeners ask',
    '31: Harbour Light: Thomas Abraham',
    '32: The long way back',
  ]
  const rows = [['Episode', 'Show'], ...titles.map((title) => [`${title} · Harbour Light`, 'Harbour Light'])]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual([
    'Anna Birkemeyer',
    'Martin Hache',
    'Elena Holzdeppe',
    'Lucia Pohland',
    'Zoe Uhlemann',
    'Thomas Abraham',
  ])
})
