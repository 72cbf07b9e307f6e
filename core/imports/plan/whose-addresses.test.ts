import { expect, test } from 'vitest'
import { fieldsOf, guestsOf, plan } from '../../testing/imports/plan-rows.ts'
import { planSheets } from './plan-import.ts'

const addressesOf = async (rows: string[][]) =>
  (await guestsOf(rows)).map(({ name, email }) => [name, email ?? ''])

test('“Name (address)” is the guest with the guest’s address; the one next to it is whose calendar it is', async () => {
  const booked = (owner: string, first: string, second = '') => ['Recording', owner, first, second]
  const rows = [
    ['title', 'ownerEmail', 'attendee1', 'attendee2'],
    booked('lena@nightline.example', 'Tomas Vale (tomas@vale.example)', 'Priya Raman (praman@tidal.example)'),
    booked('lena@nightline.example', 'Mireille (Mimi) Faure (mf@faure.example)'),
    booked('kit@nightline.example', 'Odile Tran'),
    booked('lena@nightline.example', 'Jo (jo@bakery.example)'),
  ]
  expect(await addressesOf(rows)).toEqual([
    ['Tomas Vale', 'tomas@vale.example'],
    ['Priya Raman', 'praman@tidal.example'],
    ['Mireille (Mimi) Faure', 'mf@faure.example'],
    ['Odile Tran', ''],
    ['Jo', 'jo@bakery.example'],
  ])
})

test('the same address in every row under “userEmail” is nobody’s; a practice shares one under “E-Mail”', async () => {
  const rows = (header: string) => [
    [header, 'Gast', 'Beruf'],
    ['praxis@hafen.example', 'Holger Wendt', 'Arzt'],
    ['praxis@hafen.example', 'Aylin Demir', 'Ärztin'],
    ['praxis@hafen.example', 'Ute Sommerfeld', 'Hebamme'],
  ]
  expect((await addressesOf(rows('userEmail'))).every(([, email]) => email === '')).toBe(true)
  expect((await addressesOf(rows('E-Mail'))).every(([, email]) => email !== '')).toBe(true)
})

test('cells that name somebody else together with an address give the guest none, whatever their header is', async () => {
  const rows = (...cells: string[]) => [
    ['Gast', 'Beruf', 'Zwirn'],
    ...['Holger Wendt', 'Aylin Demir', 'Ute Sommerfeld'].map((name, at) => [name, 'Maurer', cells[at]!]),
  ]
  const others = rows(
    'Bob (bob@sender.example)',
    'Mia (mia@sender.example)',
    'Praxis (praxis@sender.example)',
  )
  expect((await addressesOf(others)).every(([, email]) => email === '')).toBe(true)
  const own = rows('Holger Wendt (w@bau.example)', 'Aylin (a@see.example)', 'Ute (praxis@so.example)')
  expect((await addressesOf(own)).map(([, email]) => email)).toEqual([
    'w@bau.example',
    'a@see.example',
    'praxis@so.example',
  ])
})

test.each([
  [
    'Swedish',
    ['Förnamn', 'Efternamn', 'E-post', 'Mobil'],
    ['Målsman 1 - namn', 'Målsman 1 - e-post', 'Målsman 1 - mobil'],
  ],
  ['Turkish', ['Ad', 'Soyad', 'E-posta', 'Telefon'], ['Veli adı', 'Veli e-posta', 'Veli telefon']],
])(
  'whoever has a name and an address of their own next to the guest’s looks after them, in %s',
  async (_, own, theirs) => {
    const rows = [
      [...own, ...theirs],
      ['Karin', 'Holm', 'karin@holm.example', '0700000001', '', '', ''],
      ['Nils', 'Ek', '', '', 'Sara Ek', 'sara@ek.example', '0700000002'],
    ]
    const guests = await guestsOf(rows)
    expect(guests.map(({ email, phone }) => [email, phone])).toEqual([
      ['karin@holm.example', '0700000001'],
      [undefined, undefined],
    ])
  },
)

test('an address in brackets behind a few words is whose these say', async () => {
  const rows = [
    ['Ospite', 'Mestiere', 'Mail'],
    ['Carlo Venturi', 'liutaio', 'carlo@venturi.example'],
    ['Nonna Pina', 'sarta', '(la nipote: giulia@sartori.example)'],
    ['Bruno Alfieri', 'apicoltore', 'la sua casa editrice: info@editore.example'],
    ['Elsa Monti', 'pittrice', '(privata) elsa@monti.example'],
    ['Ada Conti', 'cuoca', 'Ada Conti: ada@conti.example'],
  ]
  expect((await addressesOf(rows)).map(([, email]) => email)).toEqual([
    'carlo@venturi.example',
    '',
    '',
    'elsa@monti.example',
    'ada@conti.example',
  ])
})

test('“[Required]” behind headers is nobody: the main address counts, not the spare one; a path is no firm', async () => {
  const rows = [
    [
      'First Name [Required]',
      'Last Name [Required]',
      'Email Address [Required]',
      'Org Unit Path [Required]',
      'Recovery Email',
      'Manager Email',
    ],
    [
      'Harriet',
      'Lowe',
      'harriet.lowe@quarry.example',
      '/Staff',
      'hlowe77@mail.example',
      'head@quarry.example',
    ],
    ['Samir', 'Haddad', 'head@quarry.example', '/Board', '', ''],
    [
      'Elin',
      'Strand',
      'elin.strand@quarry.example',
      '/Staff/Labs',
      'elin@home.example',
      'head@quarry.example',
    ],
  ]
  const guests = await guestsOf(rows)
  expect(guests.map(({ email, company }) => [email, company])).toEqual([
    ['harriet.lowe@quarry.example', undefined],
    ['head@quarry.example', undefined],
    ['elin.strand@quarry.example', undefined],
  ])
})

test('numbered questions with Chinese commas are read, “(空)” is no answer, and families of two signs are people', async () => {
  const guests = await guestsOf([
    [
      '1、您的姓名：',
      '2、所在单位：',
      '3、职务/职称：',
      '4、个人简介（100字以内）：',
      '5、电子邮箱：',
      '6、个人主页或公众号：',
    ],
    [
      '李静怡',
      '北京声音博物馆',
      '副馆长',
      '从事声音遗产保护十五年。',
      'li@x.example',
      'https://sound.example',
    ],
    ['欧阳若水', '自由职业', '作家', '(空)', '(空)', '(空)'],
    ['老马（面馆）', '老马牛肉面', '老板', '卖了三十年面。', '', '(空)'],
    ['诸葛明', '天山民乐团', '演奏家', '(空)', 'zhuge@x.example', '(空)'],
  ])
  expect(guests.map(({ title, bio, socialLinks }) => [title, bio, socialLinks?.website])).toEqual([
    ['副馆长', '从事声音遗产保护十五年。', 'https://sound.example'],
    ['作家', undefined, undefined],
    ['老板', '卖了三十年面。', undefined],
    ['演奏家', undefined, undefined],
  ])
  expect(guests.map(({ name }) => name)).toContain('欧阳若水')
})

test('accounts under a header that nobody knows are accounts, and a page among them is a page', async () => {
  const rows = [
    ['Guest', 'Zwirn'],
    ['Nerys Powell', '@nerys_p'],
    ['Idris Vaughan', 'insta: @idris.v'],
    ['Solveig Dahl', 'https://solveig.example'],
    ['Akinyi Otieno', 'twitter.com/akinyi'],
  ]
  expect(await fieldsOf(rows)).toMatchObject({ Zwirn: 'social' })
  expect((await guestsOf(rows))[2]).toMatchObject({ socialLinks: { website: 'https://solveig.example' } })
})

test('of several things that people do, none is a firm', async () => {
  const rows = [
    ['Name', 'Rolle'],
    ['Nerys Powell', 'Redaktion, Schnitt & Ton'],
    ['Idris Vaughan', 'Redaktion, Schnitt & Bild'],
    ['Solveig Dahl', 'Schnitt'],
    ['Akinyi Otieno', 'Redaktion & Schnitt'],
  ]
  expect((await guestsOf(rows)).map(({ title }) => title)).toEqual(rows.slice(1).map(([, role]) => role))
})

test('numbers that called, sums and breaks are no guests', async () => {
  const { guests } = await plan([
    ['No.', 'Guest', 'Phone', 'Email'],
    ['1', 'Harriet Lowe', '07700 900101', 'harriet@lowe.example'],
    ['2', 'Zubin Wadekar', '07700 900107', ''],
    ['3', 'Missed call 07700 900104', '07700 900104', ''],
    ['–', '*** EASTER ***', '', ''],
    ['Total', '8 episodes', '', ''],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Harriet Lowe', 'Zubin Wadekar'])
})

test('a sheet whose header says “Guest” is one of guests, even if half of them have odd names', () => {
  const sheet = (name: string, rows: string[][]) => ({ name, rows, links: {}, hidden: false })
  const { sheets } = planSheets('file', [
    sheet('Season 4', [
      ['Gast', 'E-Mail'],
      ['moosknechte 7', 'moos@x.example'],
      ['Nerys Powell', 'nerys@x.example'],
      ['nur wir', ''],
      ['kelpwright', 'kelp@x.example'],
    ]),
    sheet('Other', [
      ['Name', 'E-Mail'],
      ['Idris Vaughan', 'idris@x.example'],
      ['Solveig Dahl', 'solveig@x.example'],
    ]),
  ])
  expect(sheets.map(({ imported }) => imported)).toEqual([true, true])
})

test('what a cell says of an address is kept in the notes, and so is somebody else’s address', async () => {
  const { guests, warnings } = await plan([
    ['Name', 'Correo'],
    ['Ana Ruiz', 'c/o su asistente: kelly@agency.example'],
    ['Tom Berg', 'nieta@x.example (es de la nieta, Dayana)'],
    ['Jo Kemp', 'Büro Kemp & Töchter, Frau Lohse'],
    ['Ida Moen', 'Ida Moen <ida@x.example>'],
    ['Bo Ek', 'mail: bo@x.example / 0171 555 0102'],
  ])
  expect(guests.map(({ guest }) => [guest.email, guest.notes])).toEqual([
    [undefined, 'Correo: c/o su asistente: kelly@agency.example'],
    ['nieta@x.example', 'Correo: nieta@x.example (es de la nieta, Dayana)'],
    [undefined, 'Correo: Büro Kemp & Töchter, Frau Lohse'],
    ['ida@x.example', undefined],
    ['bo@x.example', undefined],
  ])
  expect(warnings.map(({ message }) => message)).toContain(
    'Somebody else’s address, kept in the notes: c/o su asistente: kelly@agency.example',
  )
})
