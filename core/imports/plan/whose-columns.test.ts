import { expect, test } from 'vitest'
import { fieldsOf, guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const four = [
  { name: 'Nerys Powell', email: 'nerys@p.example' },
  { name: 'Idris Vaughan', email: 'idris@v.example' },
  { name: 'Solveig Dahl' },
  { name: 'Akinyi Otieno', email: 'akinyi@o.example' },
]

test.each([
  ['letters', ['Guest A', 'Guest A email', 'Guest B', 'Guest B email']],
  ['ordinals', ['1st panellist', '1st panellist mail', '2nd panellist', '2nd panellist mail']],
  ['repeated headers behind a further guest', ['Main guest', 'Email', 'Second guest', 'Email']],
  ['German numbers', ['Gast 1', 'E-Mail Gast 1', 'Gast 2', 'E-Mail Gast 2']],
])('two guests a row, by %s, keep an address each', async (_, header) => {
  expect(
    await guestsOf([
      header,
      ['Nerys Powell', 'nerys@p.example', 'Idris Vaughan', 'idris@v.example'],
      ['Solveig Dahl', '', 'Akinyi Otieno', 'akinyi@o.example'],
    ]),
  ).toEqual(four)
})

test('two guests a row whose names are in parts are two people, not one of mixed parts', async () => {
  expect(
    await guestsOf([
      ['First name 1', 'Last name 1', 'Email 1', 'First name 2', 'Last name 2', 'Email 2'],
      ['Nerys', 'Powell', 'nerys@p.example', 'Idris', 'Vaughan', 'idris@v.example'],
      ['Solveig', 'Dahl', '', 'Akinyi', 'Otieno', 'akinyi@o.example'],
    ]),
  ).toEqual(four)
})

test.each([
  'Manager email',
  'Guest’s PA email',
  'Literary agent address (email)',
  'Label contact',
  'Booking agency e-mail',
  'Press officer mail',
  'Producer e-mail',
  'E-Mail der Assistenz',
  'Mail attachée de presse',
  'Correo del representante',
])('under “%s” is somebody else, also where the guest has no address', async (header) => {
  const rows = [
    ['Guest', header],
    ['Nerys Powell', 'desk@agency.example'],
    ['Solveig Dahl', 'office@agency.example'],
  ]
  expect(await guestsOf(rows)).toEqual([{ name: 'Nerys Powell' }, { name: 'Solveig Dahl' }])
})

test('a firm, a phone and a profile of somebody else are nobody’s', async () => {
  expect(
    await fieldsOf([
      ['Speaker', 'Sponsor company', 'Host phone', 'Booker LinkedIn'],
      ['Nerys Powell', 'Brewly Ltd', '+44 7700 900111', 'https://www.linkedin.com/in/bookerann'],
      ['Solveig Dahl', 'Packly Ltd', '+44 7700 900112', 'https://www.linkedin.com/in/bookerben'],
    ]),
  ).toMatchObject({ 'Sponsor company': null, 'Host phone': null, 'Booker LinkedIn': null })
})

test('an archive’s institution and links are not the interviewed person’s', async () => {
  const rows = [
    ['Participant Name', 'Institution', 'Collection', 'Link', 'Year of Interview'],
    ['Nerys Powell', 'Tarnby University', 'Teachers of the north', 'https://archive.example/a/12', '1994'],
    ['Idris Vaughan', 'Kelp State Library', 'Harbour voices', 'https://kelp.example/b/7', '2001'],
  ]
  expect(await guestsOf(rows)).toEqual([{ name: 'Nerys Powell' }, { name: 'Idris Vaughan' }])
})

test('next to a sponsor’s e-mail a plain one is the guest’s', async () => {
  const guests = await guestsOf([
    ['Gość', 'E-mail', 'E-mail sponsora'],
    ['Nerys Powell', 'nerys@p.example', 'office@acme.example'],
    ['Idris Vaughan', 'idris@v.example', 'kontakt@bolt.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual(['nerys@p.example', 'idris@v.example'])
})

test('“Title” next to a season and a guest is the episode’s; “Paper link” is no website', async () => {
  const rows = [
    ['Season', 'Title', 'Guest', 'Paper link', 'Company site'],
    ['1', 'The long river', 'Nerys Powell', 'https://papers.example/1', 'https://powell.example'],
    ['1', 'Bread and salt', 'Solveig Dahl', 'https://papers.example/2', 'https://dahl.example'],
    ['1', 'Night trains', 'Akinyi Otieno', 'https://papers.example/3', 'https://otieno.example'],
  ]
  expect(await fieldsOf(rows)).toMatchObject({ Title: null, 'Paper link': null, 'Company site': 'website' })
})

test.each([
  ['places', ['City', 'Country', 'Population'], ['Oslo', 'Norway', '700000'], ['Lima', 'Peru', '9000000']],
  ['goods', ['Product', 'SKU', 'Stock'], ['Copper kettle', 'K-1', '4'], ['Oak table', 'T-2', '1']],
  [
    'songs',
    ['Song', 'Artist', 'Length'],
    ['Slow Water', 'Blue Harbour Band', '4:01'],
    ['Stone', 'Velvet Union', '2:59'],
  ],
])('a list of %s gives nobody, and asks', async (_, ...rows) => {
  const { guests, questions } = await plan(rows)
  expect(guests).toEqual([])
  expect(questions).toHaveLength(1)
})

test('without headers the addresses made of the guests’ names are theirs, and those of who booked are nobody’s', async () => {
  const rows = [
    ['Tom Hale', 'tom@show.example', 'Ana Ruiz', 'ana@ruiz.example', '2026-02-11'],
    ['Tom Hale', 'tom@show.example', 'Bo Lindqvist', 'bo.lindqvist@x.example', '2026-02-12'],
    ['Tom Hale', 'tom@show.example', 'Kai Moss', 'kai@moss.example', '2026-02-13'],
  ]
  const addressed = async (kept: string[][]) => (await guestsOf(kept)).map(({ name, email }) => [name, email])
  expect(await addressed(rows)).toEqual([
    ['Ana Ruiz', 'ana@ruiz.example'],
    ['Bo Lindqvist', 'bo.lindqvist@x.example'],
    ['Kai Moss', 'kai@moss.example'],
  ])
  expect(await addressed(rows.map((row) => row.toSpliced(3, 1)))).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lindqvist', undefined],
    ['Kai Moss', undefined],
  ])
})

test('addresses under a header that says something else do not go before those under “Primary email”', async () => {
  const guests = await guestsOf([
    ['Name', 'Primary email', 'cc on invite'],
    ['Ana Ruiz', 'a1@x.example', 'desk@mgmt.example'],
    ['Bo Lee', '', 'pr@loud.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual(['a1@x.example', undefined])
})

test('addresses of firms and of nobody in a list of contacts don’t make the guests’ addresses somebody else’s', async () => {
  const guests = await guestsOf([
    ['Contact type', 'Shown as', 'First name', 'Last name', 'Household name', 'E-mail'],
    ['Person', 'Hilde Aamodt', 'Hilde', 'Aamodt', '', 'hilde@a.example'],
    ['Organisation', 'Fjordly Trust', '', '', '', 'fjordly@trust.example'],
    ['Household', 'Family Nyborg', '', '', 'Family Nyborg', 'nyborg@x.example'],
    ['Person', 'Tor Egeland', 'Tor', 'Egeland', '', 'egeland@e.example'],
    ['Person', 'office@clocks.example', '', '', '', 'office@clocks.example'],
    ['Person', 'Ragna Moen', 'Ragna', 'Moen', '', 'ragna@m.example'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Hilde Aamodt', 'hilde@a.example'],
    ['Tor Egeland', 'egeland@e.example'],
    ['Ragna Moen', 'ragna@m.example'],
  ])
})

test('rows without a name don’t count in whose addresses a column holds', async () => {
  const guests = await guestsOf([
    ['Name', 'Email', 'Office email'],
    ['Thandi Mokoena', 'desk@x.example', 'thandi@reedworks.example'],
    ['Ruben Askeland', 'post@y.example', 'ruben@fjordlys.example'],
    ['', 'a@list.example', 'list1@list.example'],
    ['', 'b@list.example', 'list2@list.example'],
    ['', 'c@list.example', 'list3@list.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual(['thandi@reedworks.example', 'ruben@fjordlys.example'])
})

test('a second address that few have says nothing of the first that the others have', async () => {
  const guests = await guestsOf([
    ['Nome', 'Email', 'Email 2'],
    ['Elsa Conti', 'elsa@conti.example', ''],
    ['Piero Sala', 'piero@sala.example', 'piero.sala@posta.example'],
    ['Bruna Neri', 'info@neri.example', ''],
  ])
  expect(guests.map(({ email }) => email)).toEqual([
    'elsa@conti.example',
    'piero@sala.example',
    'info@neri.example',
  ])
})

test('of two addresses of a row, the one that is made of the name counts, with “ö” as “oe”', async () => {
  const guests = await guestsOf([
    ['Name', 'E-Mail', 'Gast E-Mail'],
    ['Grete Lind', 'grete@lind.example', 'grete@lind.example'],
    ['Jörg Köhn', 'zentrale@werft.example', 'koehn@werft.example'],
    ['Anni Fuhr', 'anni@fuhr.example', ''],
  ])
  expect(guests.map(({ email }) => email)).toEqual([
    'grete@lind.example',
    'koehn@werft.example',
    'anni@fuhr.example',
  ])
})

test('of the same addresses for work and for home, the first column counts', async () => {
  const guests = await guestsOf([
    ['Kontakt - Name', 'Kontakt - E-Mail-Adresse - Arbeit', 'Kontakt - E-Mail-Adresse - Privat'],
    ['Grete Lind', 'lind@werft.example', 'grete@lind.example'],
    ['Jörg Kohn', 'kohn@werft.example', ''],
    ['Anni Fuhr', '', 'anni@fuhr.example'],
  ])
  expect(guests.map(({ email }) => email)).toEqual([
    'lind@werft.example',
    'kohn@werft.example',
    'anni@fuhr.example',
  ])
})

test('names in another script fill the blanks of the guests’', async () => {
  const guests = await guestsOf([
    ['ゲスト', '英語表記', '電話', 'メール'],
    ['佐藤美咲', 'Misaki Sato', '０３-５５５５-０１０１', 'misaki@sato.example'],
    ['長谷部克', '', '', 'hasebe＠kumo.example'],
    ['', 'Ingrid Holm', '', 'ingrid@holm.example'],
    ['未定（文化）', '', '', ''],
    ['堀川文', '', '', 'fumi@hori.example'],
    ['田中誠', 'Makoto Tanaka', '', ''],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['佐藤美咲', 'misaki@sato.example'],
    ['長谷部克', 'hasebe@kumo.example'],
    ['Ingrid Holm', 'ingrid@holm.example'],
    ['堀川文', 'fumi@hori.example'],
    ['田中誠', undefined],
  ])
  expect(guests[0]!.phone).toBe('03-5555-0101')
})

test('one word in capitals among whole names, with nobody to reach, is no guest', async () => {
  const { guests, skipped } = await plan([
    ['Namn', 'Befattning', 'E-post'],
    ['Ylva Brandt', 'Chef', 'ylva@museet.example'],
    ['Tore Lindell', 'Konservator', 'tore@museet.example'],
    ['OBESATT', 'Vaktmästare', ''],
    ['Maja Kvist', 'Arkivarie', 'maja@museet.example'],
    ['INGRID', 'Guide', ''],
    ['KRUX', 'Guide', 'krux@museet.example'],
    ['Nils Ek', 'Snickare', 'nils@museet.example'],
    ['Stina Berg', 'Guide', 'stina@museet.example'],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual([
    'Ylva Brandt',
    'Tore Lindell',
    'Maja Kvist',
    'INGRID',
    'KRUX',
    'Nils Ek',
    'Stina Berg',
  ])
  expect(skipped.map(({ row }) => row)).toEqual([4])
})

test('whatever else is among the guests, they are the names where Chinese says so', async () => {
  const guests = await guestsOf([
    ['来宾', '外文名', '单位', '邮箱'],
    ['沈括舟', 'Shen, Kuo', '蓝鲸出版社', 'shen@lanjing.example'],
    ['王云', '', '白塔中学', 'shangguan@baita.example'],
    ['', 'Ruth Adeyemi', 'Moss Radio', 'ruth@moss.example'],
    ['待定（科学）', '', '', ''],
    ['张禾、王苗', '', '田野工作室', 'zhang@tianye.example'],
    ['刘燕（小燕）', 'Yan Liu', '', ''],
    ['宇文德老师', '', '', 'yuwen@post.example'],
  ])
  const names = guests.map(({ name }) => name)
  expect(names).toEqual(['沈括舟', '王云', 'Ruth Adeyemi', '张禾', '王苗', '刘燕（小燕）', '宇文德老师'])
})
