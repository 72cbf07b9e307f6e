import { expect, test, vi } from 'vitest'
import { planImport } from '../plan/plan-import.ts'
import { fieldsOf, guestsOf, plan } from '../../testing/imports/plan-rows.ts'
import { workbook } from '../../testing/imports/sample-files.ts'

vi.setConfig({ testTimeout: 30_000 })

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

test('where nothing explains the columns, the fixed rules find the name wherever it is', async () => {
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
  await expect(plan(rows, { sheet: 'Elsewhere' })).rejects.toMatchObject({ code: 'no_such_sheet' })
  const bytes = workbook({ A: rows, B: [['Name'], ['Bo Lee']] })
  const chosen = await planImport({ name: 'guests.xlsx', bytes }, { sheet: 2 })
  expect(chosen.guests.map(({ guest }) => guest.name)).toEqual(['Bo Lee'])
})

test('a column that comes twice counts once, and counters with a total are no phone numbers', async () => {
  const rows = [
    ['número', 'invitado', 'puesto', 'invitado'],
    ['1', 'Ana Ruiz, alcaldesa', '', 'Ana Ruiz, alcaldesa'],
    ['2', 'Pedro Quill, escritor', '', 'Pedro Quill, escritor'],
    ['3', 'María Prado, actriz', '', 'María Prado, actriz'],
    ['4', 'David Moss, cantante', '', 'David Moss, cantante'],
    ['Total', '4', '', ''],
  ]
  expect((await guestsOf(rows)).map(({ name, title, phone }) => [name, title, phone])).toEqual([
    ['Ana Ruiz', 'alcaldesa', undefined],
    ['Pedro Quill', 'escritor', undefined],
    ['María Prado', 'actriz', undefined],
    ['David Moss', 'cantante', undefined],
  ])
})

test('numbers under “会社 Fax” are nobody’s phone numbers', async () => {
  const fields = await fieldsOf([
    ['名前', '会社 Fax', '会社'],
    ['森 亜紀', '03-5555-0101', '青葉工房'],
    ['林 健太', '03-5555-0102', '海猫製菓'],
  ])
  expect(fields).toEqual({ 名前: 'name', '会社 Fax': null, 会社: 'company' })
})
