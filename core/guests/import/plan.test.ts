import { expect, test, vi } from 'vitest'
import { NewGuest } from '../guest.ts'
import { NO_GUESTS } from './import-error.ts'
import type { ImportOptions } from './plan-shapes.ts'
import { analyse } from './plan.ts'
import { utf8, workbook } from './sample-files.ts'

vi.setConfig({ testTimeout: 30_000 })

const csv = (rows: string[][]) =>
  utf8(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'))

const plan = (rows: string[][], options?: ImportOptions) =>
  analyse({ name: 'guests.csv', bytes: csv(rows) }, options)

const guestsOf = async (rows: string[][], options?: ImportOptions) =>
  (await plan(rows, options)).guests.map(({ guest }) => guest)

const fieldsOf = async (rows: string[][]) =>
  Object.fromEntries((await plan(rows)).columns.map(({ header, field }) => [header, field]))

test('an empty file and a lone header hold no guests, in the words the host knows', async () => {
  await expect(plan([[]])).rejects.toMatchObject({ code: 'no-guests', message: NO_GUESTS })
  await expect(plan([['Name', 'E-mail']])).rejects.toThrow("Please check that you have a 'name' column.")
})

test('a table of numbers gives a plan without guests rather than invented ones', async () => {
  const { guests, skipped } = await plan([
    ['12', '15'],
    ['17', '19'],
  ])
  expect(guests).toEqual([])
  expect(skipped.map(({ code }) => code)).toEqual(['nameless', 'nameless'])
})

test('rows without a name are reported with their number, and become Guest N only when asked', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Ana Ruiz', 'ana@x.example'],
    ['', ''],
    ['', 'who@x.example'],
  ]
  const { guests, skipped, questions } = await plan(rows)
  expect(guests.map(({ row, guest }) => [row, guest.name])).toEqual([[2, 'Ana Ruiz']])
  expect(skipped).toMatchObject([{ row: 4, code: 'nameless', text: 'who@x.example' }])
  expect(questions[0]).toMatchObject({ code: 'nameless-rows' })
  expect((await guestsOf(rows, { nameNameless: true }))[1]).toEqual({
    name: 'Guest 4',
    email: 'who@x.example',
  })
})

test('totals, placeholders and repeated headers are not guests', async () => {
  const rows = [
    ['Name', 'Company'],
    ['Ana Ruiz', 'TBA'],
    ['Name', 'Company'],
    ['n/a', '-'],
    ['Bo Page', ''],
    ['Total: 2', ''],
  ]
  const { guests, skipped } = await plan(rows)
  expect(guests.map(({ guest }) => guest)).toEqual([{ name: 'Ana Ruiz' }, { name: 'Bo Page' }])
  expect(skipped.map(({ row, code }) => [row, code])).toEqual([
    [3, 'repeated-header'],
    [6, 'footer'],
  ])
})

test('a broken e-mail is left out with a warning, and the guest stays', async () => {
  const { guests, warnings } = await plan([
    ['Name', 'Email'],
    ['Ana Ruiz', 'ana@'],
    ['Bo Lee', 'bo@lee.example'],
  ])
  expect(guests.map(({ guest }) => guest)).toEqual([
    { name: 'Ana Ruiz' },
    { name: 'Bo Lee', email: 'bo@lee.example' },
  ])
  expect(warnings).toEqual([
    { sheet: 'guests', row: 2, field: 'email', message: 'Not a valid email address: ana@' },
  ])
})

test('what is too long is cut to what a guest may hold, with a warning', async () => {
  const { guests, warnings } = await plan([
    ['Name', 'Bio', 'Company', 'Topics'],
    [
      'Ana Ruiz',
      'word '.repeat(5_000),
      'c'.repeat(300),
      Array.from({ length: 60 }, (_, index) => `t${index}`).join(';'),
    ],
  ])
  expect(NewGuest.safeParse(guests[0]!.guest).success).toBe(true)
  expect(warnings.map(({ message }) => message).sort()).toEqual([
    'Cut to 200 characters',
    'Cut to 20000 characters',
    'Cut to 50 entries',
  ])
})

test('text that looks like a formula stays the text it is', async () => {
  const [guest] = await guestsOf([
    ['Name', 'Company', 'Bio', 'Phone'],
    ['@ana Ruiz', '=HYPERLINK("http://x.example")', '-2+3', '+49 170 1234567'],
  ])
  expect(guest).toEqual({
    name: '@ana Ruiz',
    company: '=HYPERLINK("http://x.example")',
    bio: '-2+3',
    phone: '+49 170 1234567',
  })
})

test('every field finds its column, whatever the columns are called', async () => {
  const [guest] = await guestsOf([
    [
      'Speaker Name',
      'Job Title',
      'Organisation',
      'E-Mail Address',
      'Mobile',
      'Short Bio',
      'Areas of Expertise',
      'Twitter handle',
      'LinkedIn URL',
      'Homepage',
      'Headshot',
    ],
    [
      'Ana Ruiz',
      'CEO',
      'Acme',
      'ana@x.example',
      '+1 555 0100 222',
      'Builds things.',
      'AI; Ethics',
      '@ana',
      'https://linkedin.com/in/ana',
      'ana.example',
      'https://ana.example/me.jpg',
    ],
  ])
  expect(guest).toEqual({
    name: 'Ana Ruiz',
    title: 'CEO',
    company: 'Acme',
    email: 'ana@x.example',
    phone: '+1 555 0100 222',
    bio: 'Builds things.',
    expertise: ['AI', 'Ethics'],
    social: '@ana',
    socialLinks: { linkedin: 'https://linkedin.com/in/ana', website: 'ana.example' },
    questionnaire: { photo: 'https://ana.example/me.jpg' },
  })
})

test('headers in other languages and as questions are understood', async () => {
  expect(
    await fieldsOf([
      ['Vorname', 'Nachname', 'Firma', 'Berufsbezeichnung'],
      ['Jo', 'Weiß', 'Ö GmbH', 'Chefin'],
    ]),
  ).toEqual({
    Vorname: 'firstName',
    Nachname: 'lastName',
    Firma: 'company',
    Berufsbezeichnung: 'title',
  })
  expect(
    await fieldsOf([
      ['What is your name?', 'What is your email address?'],
      ['Jo Weiß', 'jo@x.example'],
    ]),
  ).toEqual({
    'What is your name?': 'name',
    'What is your email address?': 'email',
  })
  const [french] = await guestsOf([
    ['Nom', 'Prénom', 'Société'],
    ['Dupont', 'Marie', 'Acme'],
  ])
  expect(french).toEqual({ name: 'Marie Dupont', company: 'Acme' })
})

test('columns about something else do not fill fields', async () => {
  const fields = await fieldsOf([
    ['Name', 'Account Owner Email', 'Title', 'Talk abstract', 'Event', 'Ticket type'],
    ['Ana Ruiz', 'sales@us.example', 'How we taught machines to sing in tune', 'Long text', 'Conf', 'VIP'],
    ['Bo Lee', 'sales@us.example', 'Why nobody reads the manual any more', 'Long text', 'Conf', 'VIP'],
  ])
  expect(fields).toEqual({
    Name: 'name',
    'Account Owner Email': null,
    Title: null,
    'Talk abstract': null,
    Event: null,
    'Ticket type': null,
  })
})

test('a header under title rows is found, and rows keep the numbers of the spreadsheet', async () => {
  const { sheets, guests } = await plan([
    ['Autumn season 2026'],
    [],
    ['Draft, please do not share'],
    ['Name', 'Company', 'Email'],
    ['Ana Ruiz', 'Acme', 'ana@x.example'],
  ])
  expect(sheets[0]).toMatchObject({ headerRow: 4 })
  expect(guests).toMatchObject([{ row: 5, guest: { name: 'Ana Ruiz' } }])
})

test('without a header, values say what their columns are', async () => {
  const { columns, guests } = await plan([
    ['Ana Ruiz', 'ana@x.example', 'https://linkedin.com/in/ana', '+34 600 123 456'],
    ['Bo Lee', 'bo@x.example', 'https://linkedin.com/in/bo', '+34 600 123 457'],
  ])
  expect(columns.map(({ header, field }) => [header, field])).toEqual([
    ['Column A', 'name'],
    ['Column B', 'email'],
    ['Column C', 'linkedin'],
    ['Column D', 'phone'],
  ])
  expect(guests).toHaveLength(2)
})

test('where nothing explains the columns, the fixed rules find the name wherever it stands', async () => {
  const { guests, skipped } = await plan([
    ['17', 'x', 'Ana Ruiz', '', '+1 (555) 010-0222', 'rare birds'],
    ['18', 'y', 'Acme', '', '5550100333', 'Bo Lee'],
    ['19', 'z', 'nobody', '', '', ''],
  ])
  expect(guests.map(({ guest }) => guest)).toMatchObject([
    { name: 'Ana Ruiz', phone: '+1 (555) 010-0222', bio: 'rare birds' },
    { name: 'Bo Lee', company: 'Acme', phone: '5550100333' },
  ])
  expect(skipped).toMatchObject([{ row: 3, code: 'nameless' }])
})

test("the host's word on columns, header row and sheet beats every guess", async () => {
  const rows = [
    ['Name', 'Base camp', 'Company'],
    ['Ana Ruiz', 'North', 'Acme'],
  ]
  expect(await guestsOf(rows, { map: { 'base camp': 'company' } })).toEqual([
    { name: 'Ana Ruiz', company: 'North' },
  ])
  expect(await guestsOf(rows, { map: { Company: 'ignore' } })).toEqual([{ name: 'Ana Ruiz' }])
  expect(
    (await guestsOf(rows, { headerRow: 'none', map: { 'column a': 'name' } })).map(({ name }) => name),
  ).toEqual(['Name', 'Ana Ruiz'])
  expect((await plan(rows, { map: { Firma: 'company' } })).warnings).toMatchObject([
    { message: 'There is no column “Firma”' },
  ])
  await expect(plan(rows, { sheet: 'Elsewhere' })).rejects.toMatchObject({ code: 'no-such-sheet' })
  const bytes = workbook({ A: rows, B: [['Name'], ['Bo Lee']] })
  const chosen = await analyse({ name: 'guests.xlsx', bytes }, { sheet: 2 })
  expect(chosen.guests.map(({ guest }) => guest.name)).toEqual(['Bo Lee'])
})

test('sheets with people are imported, the others are named with the reason', async () => {
  const bytes = workbook({
    'Read me': [['Please fill in the next sheets'], ['Thank you']],
    Empty: [],
    Spring: [
      ['Name', 'Email'],
      ['Ana Ruiz', 'ana@x.example'],
    ],
    Autumn: [
      ['Full name', 'Company'],
      ['Bo Lee', 'Acme'],
    ],
  })
  const { sheets, guests } = await analyse({ name: 'guests.xlsx', bytes })
  expect(guests.map(({ sheet, guest }) => [sheet, guest.name])).toEqual([
    ['Spring', 'Ana Ruiz'],
    ['Autumn', 'Bo Lee'],
  ])
  expect(Object.fromEntries(sheets.map(({ name, imported }) => [name, imported]))).toEqual({
    'Read me': false,
    Empty: false,
    Spring: true,
    Autumn: true,
  })
  expect(sheets.every(({ imported, reason }) => imported || reason)).toBe(true)
})

test('a plan survives JSON and structured cloning unchanged', async () => {
  const made = await plan([
    ['Name', 'Email', 'Topics'],
    ['Ana Ruiz', 'ana@x.example', 'AI'],
    ['', 'b@x.example', ''],
  ])
  expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  expect(structuredClone(made)).toEqual(made)
})

test('ten thousand rows are analysed in under three seconds of computing', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `Ana Ruiz${index}`,
    'CEO',
    `Acme ${index}`,
    `a${index}@x.example`,
    'Says things. '.repeat(20),
  ])
  const bytes = workbook({ People: [['Name', 'Title', 'Company', 'Email', 'Bio'], ...rows] })
  const start = process.cpuUsage()
  expect((await analyse({ name: 'guests.xlsx', bytes })).guests).toHaveLength(10_000)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000)
})
