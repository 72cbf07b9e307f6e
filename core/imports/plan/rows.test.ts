import { expect, test } from 'vitest'
import type { ImportOptions } from './import-plan.ts'
import { planSheets } from './plan-import.ts'

const plan = (rows: string[][], options?: ImportOptions) =>
  planSheets('file', [{ name: 'Sheet1', rows, links: {}, hidden: false }], options)
const guestsOf = (rows: string[][], options?: ImportOptions) =>
  plan(rows, options).guests.map(({ guest }) => guest)

test('breaks, headings over some rows and notes below them are left out, with the reason', () => {
  const { guests, skipped } = plan([
    ['Name', 'Company', 'Email'],
    ['Keynote speakers', '', ''],
    ['Ana Ruiz', 'Acme', 'ana@x.example'],
    ['Lunch break', '', ''],
    ['Bo Lee', 'Bolt', 'bo@x.example'],
    ['TBA', 'Acme', ''],
    ['Source: our own list', '', ''],
    ['合计', '2', ''],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee'])
  expect(skipped.map(({ row, code }) => [row, code])).toEqual([
    [2, 'footer'],
    [4, 'footer'],
    [6, 'placeholder'],
    [7, 'footer'],
    [8, 'footer'],
  ])
})

test('rows that sum up columns, and slots without a name, are counted among those left out', () => {
  const { guests, skipped } = plan([
    ['Name', 'Company', 'Email', 'Phone'],
    ['Ana Ruiz', 'Acme', 'ana@x.example', '+44 20 7946 0018'],
    ['TBD', '', '', ''],
    ['--', '', '', ''],
    ['Page', 'Bolt', 'page@x.example', '+44 20 7946 0019'],
    ['TOTAL', '2 companies', '2', '2'],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Page'])
  expect(skipped.map(({ row, code, reason }) => [row, code, reason])).toEqual([
    [3, 'placeholder', 'No name yet'],
    [6, 'footer', 'Not a guest: a total or a note'],
  ])
})

test('a row with nothing but an email is somebody without a name, which the host is asked about', () => {
  const { skipped, questions } = plan([
    ['Name', 'Company', 'Email'],
    ['Ana Ruiz', 'Acme', 'ana@x.example'],
    ['', '', 'who@x.example'],
  ])
  expect(skipped).toMatchObject([{ row: 3, code: 'nameless' }])
  expect(questions).toMatchObject([{ code: 'nameless_rows' }])
})

test('several people in a cell become several guests, with what is plainly their own', () => {
  const rows = [
    ['Speakers', 'Affiliation', 'Email', 'Phone'],
    ['Ana Ruiz (Acme), Bo Lee (Bolt)', '', 'ana@x.example; bo@x.example', ''],
    ['Cy Young & Di Ford', 'Acme', 'cy@x.example', '+44 20 7946 0123'],
    ['Simon & Garfunkel Ltd', 'Acme', '', ''],
  ]
  expect(guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz', company: 'Acme', email: 'ana@x.example' },
    { name: 'Bo Lee', company: 'Bolt', email: 'bo@x.example' },
    { name: 'Cy Young', company: 'Acme', email: 'cy@x.example', phone: '+44 20 7946 0123' },
    { name: 'Di Ford', company: 'Acme', phone: '+44 20 7946 0123' },
    { name: 'Simon & Garfunkel Ltd', company: 'Acme' },
  ])
  expect(plan(rows).questions).toMatchObject([
    { code: 'several_people', choices: [{ options: {} }, { options: { splitPeople: false } }] },
  ])
  expect(guestsOf(rows, { splitPeople: false })[1]!.name).toBe('Cy Young & Di Ford')
})

test('one comma alone takes no name apart', () => {
  const names = [
    'Ana Ruiz, PhD',
    'Bo Lee',
    'Cy Young',
    'Di Ford',
    'Ed Hall',
    'Flo Ray',
    'Gus Orr',
    'Hal Ives',
  ]
  expect(guestsOf([['Name', 'Email'], ...names.map((name, at) => [name, `a${at}@x.example`])])[0]!.name).toBe(
    'Ana Ruiz, PhD',
  )
})

test('of several addresses and numbers in a cell the first counts, and disguised ones are read', () => {
  const [ana, bo] = guestsOf([
    ['Name', 'Email', 'Phone'],
    ['Ana Ruiz', 'Ana <ana@x.example>, office@x.example', '030 555 0101 / 0171 555 0102'],
    ['Bo Lee', 'bo [at] x (dot) example', 'tel: 030/5550101'],
  ])
  expect(ana).toEqual({ name: 'Ana Ruiz', email: 'ana@x.example', phone: '030 555 0101' })
  expect(bo).toEqual({ name: 'Bo Lee', email: 'bo@x.example', phone: '030/5550101' })
})

test('e-mail and phone under one header are separated', () => {
  expect(
    guestsOf([
      ['Name', 'Email / Phone'],
      ['Ana Ruiz', 'ana@x.example / 030 5550101'],
      ['Bo Lee', '+34 600 123 456'],
    ]),
  ).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', phone: '030 5550101' },
    { name: 'Bo Lee', phone: '+34 600 123 456' },
  ])
})

test('a link under LinkedIn that leads elsewhere is a website, and never lost next to one', () => {
  const rows = [
    ['Name', 'LinkedIn', 'Website'],
    ['Ana Ruiz', 'https://ana.example', ''],
    ['Bo Lee', 'https://bo.example', 'https://bolt.example'],
    ['Cy Young', 'https://cy.example', 'https://www.linkedin.com/in/cy'],
    ['Di Ford', 'https://lnkd.in/di', ''],
  ]
  expect(guestsOf(rows).map(({ socialLinks }) => socialLinks)).toEqual([
    { website: 'https://ana.example' },
    { linkedin: 'https://bo.example', website: 'https://bolt.example' },
    { linkedin: 'https://www.linkedin.com/in/cy', website: 'https://cy.example' },
    { linkedin: 'https://lnkd.in/di' },
  ])
})

test('lists are lists however they are written', () => {
  const lists = ['AI; Ethics', 'AI, Ethics', '["AI", "Ethics"]', '• AI\n• Ethics', 'AI|Ethics', 'AI、Ethics']
  const guests = guestsOf([['Name', 'Topics'], ...lists.map((list, at) => [`Ana R${'abcdefgh'[at]}`, list])])
  for (const { expertise } of guests) expect(expertise).toEqual(['AI', 'Ethics'])
})

test('a list of lines with name, role and address in one column is taken apart', () => {
  expect(
    guestsOf([
      ['Ana Ruiz — CEO, Acme <ana@x.example>'],
      ['Bo Lee - Head of Data, Bolt Labs <bo@x.example>'],
      ['Carla Young (University of Leeds) carla@x.example'],
      ['David Ford, Journalist, david@x.example'],
    ]),
  ).toEqual([
    { name: 'Ana Ruiz', title: 'CEO', company: 'Acme', email: 'ana@x.example' },
    { name: 'Bo Lee', title: 'Head of Data', company: 'Bolt Labs', email: 'bo@x.example' },
    { name: 'Carla Young', company: 'University of Leeds', email: 'carla@x.example' },
    { name: 'David Ford', title: 'Journalist', email: 'david@x.example' },
  ])
})

test('letters that were encoded twice, or lost by a program, are understood', () => {
  const [guest] = guestsOf([
    ['Pr\ufffdnom', 'Nom', 'Soci\ufffdt\ufffd'],
    ['Zoé', 'Blanc', 'Acme'],
  ])
  expect(guest).toEqual({ name: 'Zoé Blanc', company: 'Acme' })
})

test('headers with slips of the pen are understood, and other words are not bent into headers', () => {
  const { columns } = plan([
    ['Name', 'Desgination', 'Orgnization', 'Interested?', 'Vegetarian', 'Chair'],
    ['Ana Ruiz', 'CEO', 'Acme', 'Yes', 'No', 'A4'],
  ])
  expect(columns.map(({ field }) => field)).toEqual(['name', 'title', 'company', null, null, null])
})

test('a file asks about the column that it is least sure of, with answers that are options', () => {
  const rows = [
    ['Name', 'In which company would you say you spend your days?', 'Email'],
    ['Ana Ruiz', 'Acme', 'ana@x.example'],
  ]
  const [question] = plan(rows).questions
  expect(question).toMatchObject({ code: 'uncertain_column', text: expect.stringContaining('the company?') })
  const no = question!.choices.at(-1)!.options
  expect(guestsOf(rows, no)[0]).not.toHaveProperty('company')
  expect(plan(rows, question!.choices[0]!.options).questions).toEqual([])
})

test('a table in which nobody can be found asks for the column of names', () => {
  const rows = [
    ['Email', 'Alias'],
    ['sunny@x.example', 'sunny7'],
    ['moon@x.example', 'moon_9'],
  ]
  const [question] = plan(rows).questions
  expect(question).toMatchObject({ code: 'name_column' })
  const answer = question!.choices.find(({ label }) => label === 'Alias')!
  expect(guestsOf(rows, answer.options).map(({ name }) => name)).toEqual(['sunny7', 'moon_9'])
})

test('a description next to talks is a bio when it speaks of the person, and left out when it does not', () => {
  const read = (texts: string[]) =>
    guestsOf([
      ['Name', 'Position', 'Description', 'Session title'],
      ['Ana Ruiz', 'CEO, ', texts[0]!, 'On waiting'],
      ['Bo Lee (tbc)', 'Baker', texts[1]!, 'On bread'],
    ])
  expect(read(['Ana has repaired queues since 2009.', 'Before the bakery Bo was at sea.'])).toEqual([
    { name: 'Ana Ruiz', title: 'CEO', bio: 'Ana has repaired queues since 2009.' },
    { name: 'Bo Lee', title: 'Baker', bio: 'Before the bakery Bo was at sea.', notes: 'tbc' },
  ])
  expect(read(['How queues form in shops.', 'Why bread rises when it does.'])[0]).not.toHaveProperty('bio')
})

test('a biography in a script without spaces is one, however few words it seems to have', () => {
  const bio =
    '東京の出版社で二十年間編集者として働き、海と食に関する本を百冊以上手がけてきました。現在は独立し、若い書き手を育てています。'
  const [guest] = guestsOf([
    ['氏名', 'プロフィール（200文字程度）'],
    ['佐藤美咲', bio],
    ['田中健', bio],
    ['山本優', bio],
  ])
  expect(guest).toEqual({ name: '佐藤美咲', bio })
})

test('a survey: full names count where first and last are empty, kinds of answers are nobody', () => {
  const { guests, questions } = plan([
    ['First Name', 'Last Name', 'What is your full name?', 'How would you introduce yourself?', 'Company'],
    ['', '', 'Open-Ended Response', 'Open-Ended Response', 'Response'],
    ['', '', 'Marta Silva', 'I restore old radios.', 'Silva & Co'],
    ['Hugo', 'Brandt', '', '', ''],
  ])
  expect(guests.map(({ guest }) => guest)).toEqual([
    { name: 'Marta Silva', bio: 'I restore old radios.', company: 'Silva & Co' },
    { name: 'Hugo Brandt' },
  ])
  expect(questions).toEqual([])
})

test('nothing is asked about halves of names next to each other, or about a second address', () => {
  const { columns, questions } = plan([
    ['Full Name - First', 'Full Name - Last', 'Person - Email - Work', 'Person - Email - Home'],
    ['Jonas', 'Whitlock', 'jonas@x.example', ''],
    ['Priya', 'Raman', '', 'priya@y.example'],
  ])
  expect(columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'email'])
  expect(questions).toEqual([])
})

test('who is named in every row of a booking tool is the host, not the guest', () => {
  const { guests } = plan([
    ['User Name', 'User Email', 'Invitee Name', 'Invitee Email', 'ORCID'],
    ['Ines Laurent', 'ines@show.example', 'Maren Kolb', 'maren@x.example', '0000-0001'],
    ['Ines Laurent', 'ines@show.example', 'Jo Park', 'jo@x.example', '0000-0002'],
  ])
  expect(guests.map(({ guest }) => guest)).toEqual([
    { name: 'Maren Kolb', email: 'maren@x.example' },
    { name: 'Jo Park', email: 'jo@x.example' },
  ])
})

test('addresses under a header about something else are taken, and asked about, where no other column has any', () => {
  const rows = [
    ['Subscriber', 'Name', 'Opened'],
    ['kelp@x.example', 'Maren Kolb', '3'],
    ['tide@x.example', 'Jo Park', '1'],
  ]
  expect(guestsOf(rows).map(({ email }) => email)).toEqual(['kelp@x.example', 'tide@x.example'])
  expect(plan(rows).questions).toMatchObject([{ code: 'uncertain_column', header: 'Subscriber' }])
  const ofNames = [rows[0]!, ['maren@x.example', 'Maren Kolb', '3'], ['park@x.example', 'Jo Park', '1']]
  expect(plan(ofNames).questions).toEqual([])
  const sameForAll = [rows[0]!, ...rows.slice(1).map(([, ...row]) => ['ines@show.example', ...row])]
  expect(guestsOf(sameForAll).map(({ email }) => email)).toEqual([undefined, undefined])
})

test('a bare list of addresses is asked about as people without names, not for a column that is not there', () => {
  const { guests, questions } = plan([['maren@x.example'], ['jo@x.example']])
  expect(guests).toEqual([])
  expect(questions).toMatchObject([{ code: 'nameless_rows' }])
})

test('what somebody does in a programme, in front of the name, is no part of it', () => {
  const rows = [
    ['Speaker', 'Time'],
    ['Keynote: Ana Ruiz', '9:00'],
    ['Bo Lee', '10:00'],
    ['Panel chair: Mary Stone', '11:00'],
  ]
  expect(guestsOf(rows).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Mary Stone'])
})

test('a handle in small letters with a talk of its own is a guest, a remark in place of a name is not', () => {
  const rows = [
    ['Time', 'Speaker', 'Talk'],
    ['9:00', 'sauramaia', 'Groups and their people'],
    ['9:20', 'Ana Ruiz', 'Rivers as persons'],
    ['9:40', 'Bo Lee', 'Soil and software'],
    ['10:00', 'Mary Stone', 'Wind in the wires'],
    ['10:10', 'David Moss', 'Bread and stone'],
    ['10:20', 'not confirmed yet', ''],
  ]
  const names = guestsOf(rows).map(({ name }) => name)
  expect(names).toEqual(['sauramaia', 'Ana Ruiz', 'Bo Lee', 'Mary Stone', 'David Moss'])
})
