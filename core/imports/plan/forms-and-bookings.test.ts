import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

test('who paid is nobody’s name, and “Nom adhérent” is the family name next to “Prénom adhérent”', async () => {
  const guests = await guestsOf([
    ['Nom adhérent', 'Prénom adhérent', 'Nom payeur', 'Prénom payeur', 'Email payeur', 'Email'],
    ['Ruiz', 'Ana', 'Ruiz', 'Paul', 'paul@x.example', 'ana@x.example'],
    ['Moss', 'Laura', 'Moss', 'Laura', 'laura@x.example', ''],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Ruiz', 'ana@x.example'],
    ['Laura Moss', 'laura@x.example'],
  ])
})

test('a country and a language are no part of names', async () => {
  const guests = await guestsOf([
    ['Vorname', 'Nachname', 'Firma', 'Land', 'Sprache'],
    ['Ana', 'Ruiz', 'Acme', 'DE', 'de'],
    ['Klaas', 'von der Heide', 'Bolt', 'DE', 'de'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Klaas von der Heide'])
})

test('Chinese, Japanese and Korean family names come first', async () => {
  const guests = await guestsOf([
    ['姓', '名', '会社名'],
    ['佐藤', '健一', '株式会社みなと印刷'],
    ['Bakker', 'Annelies', 'Bakker & Zonen'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['佐藤 健一', 'Annelies Bakker'])
})

test('a question that several headers share says less than what is behind it', async () => {
  const question = '¿Cómo te llamas y dónde te localizamos?'
  const guests = await guestsOf([
    ['Q1_1', 'Q1_2', 'Q1_3', 'Q2'],
    [
      `${question} - Nombre`,
      `${question} - Apellidos`,
      `${question} - Correo electrónico`,
      '¿Cuál es tu cargo actual?',
    ],
    ['{"ImportId":"QID1_1"}', '{"ImportId":"QID1_2"}', '{"ImportId":"QID1_3"}', '{"ImportId":"QID2"}'],
    ['Mikel', 'Iturbe', 'mikel@x.example', 'Jefe de cocina'],
    ['Inés', 'Quispe Mamani', 'ines@x.example', 'Médica'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Mikel Iturbe', 'mikel@x.example'],
    ['Inés Quispe Mamani', 'ines@x.example'],
  ])
})

test('next to “anonymous” in every row addresses and numbers are found where else they are', async () => {
  const guests = await guestsOf([
    ['E-mail', 'Naam', 'Hoe kunnen we je bereiken?'],
    ['anonymous', 'Els Vermeulen', 'els@x.example'],
    ['anonymous', 'Fatima el Amrani', 'fatima@x.example / 06 5550 9876'],
    ['anonymous', 'Sjoerd de Jong', '06-55501234'],
  ])
  expect(guests.map(({ email, phone }) => [email, phone])).toEqual([
    ['els@x.example', undefined],
    ['fatima@x.example', '06 5550 9876'],
    [undefined, '06-55501234'],
  ])
})

test('whoever booked for others has an address of their own', async () => {
  const guests = await guestsOf([
    ['E-Mail', 'Vorname', 'Nachname', 'Teilnehmer-E-Mail'],
    ['mira@x.example', 'Mira', 'Solbach', 'mira@x.example'],
    ['office@x.example', 'Ana', 'Ruiz', 'ana.ruiz@x.example'],
    ['laura@x.example', 'Laura', 'Moss', 'laura@x.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual([
    'mira@x.example',
    'ana.ruiz@x.example',
    'laura@x.example',
  ])
})

test('two people of a practice who share an address stay two, and the host is asked to look', async () => {
  const { guests, skipped, warnings } = await plan([
    ['Name', 'Email'],
    ['Dr Ana Ruiz', 'desk@x.example'],
    ['Dr Peter Quill', 'desk@x.example'],
    ['Ruiz', 'desk@x.example'],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Dr Ana Ruiz', 'Dr Peter Quill'])
  expect(skipped.map(({ row, code }) => [row, code])).toEqual([[4, 'duplicate']])
  expect(warnings.map(({ row, message }) => [row, message])).toContainEqual([
    3,
    'May be a duplicate: Dr Ana Ruiz in row 2 has the same email, but a different name',
  ])
})

test('another team in each row is who somebody plays for; the same in all rows is part of the firm', async () => {
  const rows = ['EHF Passau', 'SC Rie', 'EV Füssen', 'EC Peiting'].map((team, at) => [
    team,
    `Ana Ruiz${'abcd'[at]}`,
  ])
  const guests = await guestsOf([['team', 'trainer_name'], ...rows])
  expect(guests.map(({ company }) => company)).toEqual(rows.map(([team]) => team))
  const same = await guestsOf([['team', 'name'], ...rows.map(([, name]) => ['Field Team', name!])])
  expect(same.every(({ company }) => company === undefined)).toBe(true)
})

test('headings between dashes are no guests, and “(2e passage)” is no part of a name', async () => {
  const guests = await guestsOf([
    ['Gast', 'Firma', 'Email'],
    ['Ana Ruiz', 'Acme', 'ana@x.example'],
    ['— Warteliste —', '', ''],
    ['Peter Quill (2e passage)', 'Bolt', 'peter@x.example'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Peter Quill'])
})

test('jobs in small letters are no titles of episodes', async () => {
  const guests = await guestsOf([
    ['Imię i nazwisko', 'Kim jest', 'Odcinek'],
    ['Ana Ruiz', 'żużlowiec', 'S2E01'],
    ['Peter Quill', 'ratownik górski', 'S2E02'],
    ['Laura Moss', 'autorka książek dla dzieci', 'S2E03'],
  ])
  expect(guests.map(({ title }) => title)).toEqual([
    'żużlowiec',
    'ratownik górski',
    'autorka książek dla dzieci',
  ])
})

test('of the signature of a letter the name, its address, number and profile are read', async () => {
  const guests = await guestsOf([
    ['Ep.', 'Guest (paste their signature)'],
    ['12', 'Laura Moss\nHead of Rivers | Acme\nT. +34 600 11 22 33\nlaura@x.example'],
    ['13', 'Best,\n\nAna Ruiz (she/her)\nEngineer, Bolt\nhttps://www.linkedin.com/in/anaruiz'],
    ['14', 'Sent from my phone\n\nPeter Quill\n600 55 66 77'],
  ])
  expect(
    guests.map(({ name, email, phone, socialLinks }) => [name, email, phone, socialLinks?.linkedin]),
  ).toEqual([
    ['Laura Moss', 'laura@x.example', '+34 600 11 22 33', undefined],
    ['Ana Ruiz', undefined, undefined, 'https://www.linkedin.com/in/anaruiz'],
    ['Peter Quill', undefined, '600 55 66 77', undefined],
  ])
})

test('in cells with slashes between people all of them are read, however few the cells are', async () => {
  const guests = await guestsOf([
    ['name', 'city'],
    ...['Anna Brook', 'Thomas Field', 'Daniel Wood', 'Emma Dale'].map((name) => [name, 'Lyon']),
    ['Laura Moss/ Osvek Pimlet / Siggi Jonsson', 'Paris'],
    ['Dr Mary Stone /Vinay Gaba', 'Brest'],
    ['Ana Ruiz / Bo Quark', 'Nice'],
  ])
  expect(guests).toHaveLength(11)
})

test('in any language a survey’s parts are under its questions', async () => {
  const guests = await guestsOf([
    [
      'Antwort-ID',
      'Wie heißt du?',
      'Wo können wir dich erreichen?',
      '',
      '',
      'Worüber magst du reden?',
      '',
      '',
    ],
    [
      '',
      'Freie Antwort',
      'E-Mail-Adresse',
      'Telefonnummer',
      'Beruf',
      'Saatgut',
      'Alte Apfelsorten',
      'Etwas anderes',
    ],
    ['4401', 'Hanne Brodersen', 'hanne@b.example', '0461 555 0101', 'Gärtnerin', 'Saatgut', '', ''],
    ['4402', 'Malte Quast', 'malte@q.example', '', 'Imker', '', 'Alte Apfelsorten', 'Wachs'],
    ['4403', 'Jule Sander', 'jule@s.example', '0171 555 0103', '', '', '', ''],
  ])
  expect(guests).toEqual([
    { name: 'Hanne Brodersen', email: 'hanne@b.example', phone: '0461 555 0101', title: 'Gärtnerin' },
    { name: 'Malte Quast', email: 'malte@q.example', title: 'Imker' },
    { name: 'Jule Sander', email: 'jule@s.example', phone: '0171 555 0103' },
  ])
})

test('the panelists of a report have the hosts’ columns, and a shorter table is one of its own', async () => {
  const header = ['Attended', 'User Name (Original Name)', 'Email', 'Join Time', 'Minutes', 'Country']
  const guests = await guestsOf([
    ['Host Details'],
    header,
    ['Yes', 'Nia Prosser', 'nia@p.example', 'Mar 12, 2026 18:40:11', '110', 'Wales'],
    ['Panelist Details'],
    header,
    ['Yes', 'Tavi M. (Tavi Murdock)', 'tavi@m.example', 'Mar 12, 2026 18:51:40', '98', 'Canada'],
    ['Yes', 'Zoltan’s tablet (Zoltan Kerekes)', 'zoltan@k.example', 'Mar 12, 2026 18:55:02', '37', 'Hungary'],
    ['Attendee Details'],
    [
      'Attended',
      'User Name (Original Name)',
      'First Name',
      'Last Name',
      'Email',
      'Join Time',
      'Minutes',
      'Country',
    ],
    ['Yes', 'Edda Lind', 'Edda', 'Lind', 'edda@l.example', 'Mar 12, 2026 18:59:10', '91', 'Iceland'],
    ['Yes', 'Ravi Menon', 'Ravi', 'Menon', 'ravi@m.example', 'Mar 12, 2026 18:59:11', '90', 'India'],
    ['Other Attended'],
    ['User Name', 'Join Time', 'Minutes', 'Country'],
    ['35455501**', 'Mar 12, 2026 19:10:00', '30', 'Iceland'],
  ])
  expect(guests.map(({ name, email, company }) => [name, email, company])).toEqual([
    ['Tavi Murdock', 'tavi@m.example', undefined],
    ['Zoltan Kerekes', 'zoltan@k.example', undefined],
    ['Edda Lind', 'edda@l.example', undefined],
    ['Ravi Menon', 'ravi@m.example', undefined],
  ])
})

test.each([
  ['Nombre', 'Segundo nombre', 'Apellidos'],
  ['Prénom', 'Deuxième prénom', 'Nom'],
])('“%s” and “%s” are one person’s', async (first, second, last) => {
  const guests = await guestsOf([
    [first, second, last, 'Email'],
    ['Elvira', 'Marta', 'Quiroga', 'elvira@q.example'],
    ['Bastien', '', 'Corvec', 'bastien@c.example'],
    ['Solange', 'Inés', 'Abad', 'solange@a.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual([
    'elvira@q.example',
    'bastien@c.example',
    'solange@a.example',
  ])
})

test.each(['Conte quem você é em poucas linhas', 'Erzähl uns, wer du bist', 'Raccontaci chi sei'])(
  '“%s” asks for a biography',
  async (question) => {
    const bio =
      'Twelve years at sea, then a bakery in the harbor, and since last spring a small school for both.'
    const guests = await guestsOf([
      ['Email', 'Name', question],
      ['vera@x.example', 'Vera Lohmann', bio],
      ['otto@x.example', 'Otto Brandt', `Learned to weave from his aunt. ${bio}`],
    ])
    expect(guests.map((guest) => guest.bio)).toEqual([bio, `Learned to weave from his aunt. ${bio}`])
  },
)
