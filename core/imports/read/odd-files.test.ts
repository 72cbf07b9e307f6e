import { expect, test } from 'vitest'
import { planImport } from '../plan/plan-import.ts'
import { encode, utf8 } from '../../testing/imports/sample-files.ts'

const read = (text: string, name = 'guests.csv') => planImport({ name, bytes: utf8(text) })
const guestsOf = async (text: string, name?: string) =>
  (await read(text, name)).guests.map(({ guest }) => guest)
const messagesOf = async (text: string) => (await read(text)).warnings.map(({ message }) => message)

test('whole rows in quotation marks are read as rows', async () => {
  const text = '"Name,Email,Company"\n"Ana Ruiz,ana@x.example,""Acme, Inc."""\n"Bo Lee,bo@x.example,Bolt"\n'
  expect(await guestsOf(text)).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme, Inc.' },
    { name: 'Bo Lee', email: 'bo@x.example', company: 'Bolt' },
  ])
})

test('a file that lost letters is read, and says in which row', async () => {
  const text =
    'Name,Email\nJos\ufffd Ruiz,jose@x.example\nBo Lee,bo@x.example\nZo\ufffd M\ufffdller,zoe@x.example\n'
  expect(await guestsOf(text)).toHaveLength(3)
  expect(await messagesOf(text)).toEqual([
    'Letters were lost when this file was saved: “\ufffd” in 2 rows, first in row 2',
  ])
})

test('quotation marks that are not doubled are reported with their row', async () => {
  const text = 'Name,Company\nAna Ruiz,"The "Big" Club"\nBo Lee,Bolt\n'
  expect(await messagesOf(text)).toEqual([
    "Some quotation marks aren't closed or doubled, starting in row 2. Check the cells there",
  ])
})

test('relations and attachments are read by their names, and an address is no company', async () => {
  const text =
    'Guest,Company,Headshot,Logo company\n' +
    'Ana Ruiz,Acme (https://notes.example/acme-1),ana.png (https://files.example/a/1),logo.png (https://files.example/l/1)\n' +
    'Bo Lee,https://bolt.example,bo.png (https://files.example/b/2),bolt.jpg (https://files.example/l/2)\n'
  expect(await guestsOf(text)).toEqual([
    { name: 'Ana Ruiz', company: 'Acme', questionnaire: { photo: 'https://files.example/a/1' } },
    { name: 'Bo Lee', questionnaire: { photo: 'https://files.example/b/2' } },
  ])
})

test('people in columns instead of rows are read, and the host is notified', async () => {
  const text = 'Name,Ana Ruiz,Bo Lee\nEmail,ana@x.example,bo@x.example\nCompany,Acme,Bolt\n'
  expect(await guestsOf(text)).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme' },
    { name: 'Bo Lee', email: 'bo@x.example', company: 'Bolt' },
  ])
  expect(await messagesOf(text)).toEqual([
    'People are listed in columns: row numbers here are columns of the file',
  ])
})

test('name parts in columns of their own become one name', async () => {
  expect(
    await guestsOf('Voornaam,Tussenvoegsel,Achternaam,Titel\nMachteld,van der,Veen,Dr.\nFloris,,Hoekstra,\n'),
  ).toEqual([{ name: 'Machteld van der Veen' }, { name: 'Floris Hoekstra' }])
  expect(await guestsOf('first,affix,last\nUrsula,von der,Leyen\nJan,,Korte\nThomas,de,Maizière\n')).toEqual([
    { name: 'Ursula von der Leyen' },
    { name: 'Jan Korte' },
    { name: 'Thomas de Maizière' },
  ])
})

test('emojis, footnote marks and notes around a name are no part of it, and nobody is called Solo', async () => {
  const text =
    'Guest,Episode\n🎙️ Ana Ruiz,1\nBo Lee*,2\nKai Moss (TBC),3\nSolo episode,4\nTBD – climate,5\nVarious,6\nCancelled,7\nReserved for trainees,8\n'
  expect((await guestsOf(text)).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss'])
})

test.each([
  'Podcast guest',
  'Episode guest',
  'Confirmed guest',
  'Session speaker',
  'Podcast-Gast',
  'Invités du podcast',
  'Star of the week',
])('names under “%s” are found', async (header) => {
  const text = `#,${header},Paid\n1,Maria Lopez,100\n2,Peter Schmidt,200\n3,Julia Novak,300\n`
  expect(await guestsOf(text)).toHaveLength(3)
})

test('of two link columns the one about a thesis is not the website', async () => {
  const text =
    'Name,Website,Thesis URL\nAna Ruiz,https://ana.example,http://hdl.example/1\nBo Lee,,http://hdl.example/2\nKai Moss,,http://hdl.example/3\n'
  expect((await guestsOf(text)).map(({ socialLinks }) => socialLinks?.website)).toEqual([
    'https://ana.example',
    undefined,
    undefined,
  ])
})

const cards = `BEGIN:VCARD
VERSION:3.0
N:Ruiz;Ana;;Dr.;
FN:Ana Ruiz
ORG:Acme\\, Inc.;Audio
TITLE:Head of Audio
item1.EMAIL;TYPE=INTERNET:ana@x.example
TEL;TYPE=FAX:+34 1
TEL;TYPE=CELL:+34 600 123 456
URL:https://ana.example
X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/a
 na
NOTE:Met at the fair
END:VCARD
BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=
=B6rg;;;
EMAIL:joerg@x.example
END:VCARD
`

test('an address book in vCards of any version is read', async () => {
  const expected = [
    {
      name: 'Ana Ruiz',
      title: 'Head of Audio',
      company: 'Acme, Inc.',
      email: 'ana@x.example',
      phone: '+34 600 123 456',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/ana', website: 'https://ana.example' },
      notes: 'Met at the fair',
    },
    { name: 'Jörg Müller', email: 'joerg@x.example' },
  ]
  expect(await guestsOf(cards, 'contacts.vcf')).toEqual(expected)
  expect(await guestsOf(cards.replaceAll('\n', '\r\n'), 'input.csv')).toEqual(expected)
})

test('addresses as a mail program copies them are people', async () => {
  const expected = [
    { name: 'Ana Ruiz', email: 'ana@x.example' },
    { name: 'Bo Lee', email: 'bo@x.example' },
  ]
  expect(await guestsOf('Ana Ruiz <ana@x.example>, Bo Lee <bo@x.example>')).toEqual(expected)
  expect(await guestsOf('"Ruiz, Ana" <ana@x.example>; Bo Lee <bo@x.example>')).toMatchObject([
    { email: 'ana@x.example' },
    { email: 'bo@x.example' },
  ])
})

test('cells copied from a spreadsheet are read like a file', async () => {
  expect(await guestsOf('Name\tEmail\tBio\nAna Ruiz\tana@x.example\t"Two\nlines"\n', 'pasted.txt')).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', bio: 'Two\nlines' },
  ])
})

test.each([
  ['windows-1254', 'Ad Soyad,E-posta\nÇağrı Işıklı,cagri@x.example\nGökçe Şahinoğlu,gokce@x.example\n'],
  ['windows-1253', 'Όνομα,Email\nΦωτεινή Καλογήρου,foteini@x.example\nΘάνος Ξυδάκης,thanos@x.example\n'],
])('a file in %s keeps its letters', async (label, text) => {
  const { guests } = await planImport({ name: 'guests.csv', bytes: encode(text, label) })
  expect(guests.map(({ guest }) => guest)).toEqual(await guestsOf(text))
})
