import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

test.each([
  ['German', ['Gast', '', 'Agentur', ''], ['Name', '', 'Name', 'E-Mail']],
  ['English', ['Speaker', '', 'Agent', ''], ['Name', '', 'Name', 'Email']],
  ['French', ['Invité', '', 'Agence', ''], ['Nom', '', 'Nom', 'Courriel']],
])(
  'a header under groups is no guest, and who is under the agency’s neither: %s',
  async (_, groups, header) => {
    const guests = await guestsOf([
      groups,
      header,
      ['Anna Ruf', '', 'Kai Lau', 'kai@reps.example'],
      ['Bodo Lehm', '', 'Tom Asch', 'tom@reps.example'],
      ['Pia Roth', '', 'Tom Asch', 'tom@reps.example'],
    ])
    expect(guests).toEqual([{ name: 'Anna Ruf' }, { name: 'Bodo Lehm' }, { name: 'Pia Roth' }])
  },
)

test.each([
  ['Bring water. Assistentin: Frau Kunze, kunze@trotha.example, 0351 555 0143', undefined, undefined],
  ['Viene en taxi. La lleva Marta Soler, marta.soler@casa.example', undefined, undefined],
  ['Attachée de presse : voir plus bas\nodile@tran.example', 'odile@tran.example', undefined],
  ['E-Mail: odile@tran.example. Manager: Kay Lou, kay@reps.example', 'odile@tran.example', undefined],
  ['Leiterin, Tran Verlag, odile@tran.example, 0351 555 0143', 'odile@tran.example', '0351 555 0143'],
])('what a description says of somebody else is not the guest’s: %j', async (said, email, phone) => {
  const [guest] = await guestsOf([
    ['Name', 'Kontakt'],
    ['Odile Tran', said],
    ['Henrik Paulsen', 'henrik@moor.example'],
    ['Aylin Demir', 'aylin@see.example, 0171 555 0188'],
  ])
  expect([guest!.email, guest!.phone]).toEqual([email, phone])
})

test.each([
  ['davie@strachan.example / agent: moira@reps.example', 'likes trams', 'davie@strachan.example'],
  ['davie@strachan.example; PA Moira: moira@reps.example', '', 'davie@strachan.example'],
  ['moira@reps.example', 'PA is Moira, never cc guest', undefined],
  ['moira.lau@reps.example', 'Tram fahren. Termine über Moira Lau', undefined],
  ['moira@reps.example', 'Moira interviewed her once', 'moira@reps.example'],
  ['davie@reps.example', 'PA is Moira', 'davie@reps.example'],
  ['hallo@strachan.example', 'Agentur: Moira', 'hallo@strachan.example'],
])('the address of who helps a guest is kept in the notes: %j, “%s”', async (email, notes, own) => {
  const [guest] = await guestsOf([
    ['Name', 'Email', 'Notes'],
    ['Davie Strachan', email, notes],
    ['Henrik Paulsen', 'henrik@moor.example', 'early riser'],
    ['Aylin Demir', 'aylin@see.example', 'knows Davie'],
  ])
  expect(guest!.email).toBe(own)
  expect(`${guest!.email} ${guest!.notes}`).toContain(email)
})

test('rows that part a list say nothing about its columns', async () => {
  const { guests } = await plan([
    ['Gast', 'Was sie macht', 'Wo', 'E-Mail', 'Insta / Web', 'Stand'],
    ['=== ZUGESAGT ==='],
    ['Dr. Tovik Halle', 'Töpfer', 'Halle Keramik', 'tovik@halle.example', '@tovik', 'fest'],
    ['Onkel Oddvin Lunde', 'Käser', 'Hof Lunde', '', '', 'fest'],
    ['Brage & Ysolde Quist', 'Imker', 'Quist Honig', 'hallo@quist.example', 'quist.example', 'fest'],
    ['=== OFFEN ==='],
    ['Merle Tamm (evtl.)', 'Autorin', '', 'merle@tamm.example', 'instagram.com/merle', 'gefragt'],
    ['jemand vom Bauamt???', '', '', '', '', 'haha'],
    ['=== STAFFEL 1 ==='],
    ['Dr. T. Halle', '', '', 'TOVIK@halle.example', '', 'gesendet'],
    ['Gäste gesamt:', '5'],
  ])
  expect(guests.map(({ guest }) => [guest.name, guest.title ?? ''])).toEqual([
    ['Dr. Tovik Halle', 'Töpfer'],
    ['Onkel Oddvin Lunde', 'Käser'],
    ['Brage Quist', 'Imker'],
    ['Ysolde Quist', ''],
    ['Merle Tamm', 'Autorin'],
  ])
})

test('how many there are is nobody, in whatever language and digits', async () => {
  const guests = await guestsOf([
    ['ردیف', 'نام', 'نام خانوادگی', 'سمت'],
    ['۱', 'نرگس', 'احمدی‌پور', 'معمار'],
    ['۲', 'بهرام', 'کیانی', 'عکاس'],
    ['جمع', '۲ نفر', '', ''],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['نرگس احمدی‌پور', 'بهرام کیانی'])
})

test('family names come first where other cells of the rows turn them around, or all cells have that form', async () => {
  const linked = ['Virtanen-Koski, Aamu', 'Oksala Rinne, Tuisku', 'Salo Meri, Pyry'].map((name) => [
    name,
    `https://aanet.example/${name.toLowerCase().split(', ').toReversed().join('-').replace(' ', '-')}`,
  ])
  const named = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)
  expect(await named([['Nimi', 'Profiili'], ...linked])).toEqual([
    'Aamu Virtanen-Koski',
    'Tuisku Oksala Rinne',
    'Pyry Salo Meri',
  ])
  const formed = ['Souto Rial, Xoán', 'Rial Moure, Uxía', 'Moure Pazos, Brais', 'Ferro Lema, Antonio']
  expect(await named([['Nome'], ...formed.map((name) => [name])])).toEqual([
    'Xoán Souto Rial',
    'Uxía Rial Moure',
    'Brais Moure Pazos',
    'Antonio Ferro Lema',
  ])
})

test('couples are two guests, whatever “and” is', async () => {
  const named = async (cell: string) =>
    (
      await guestsOf([
        ['Name', 'Email'],
        [cell, 'us@farm.example'],
        ['Bo Lee', 'bo@lee.example'],
      ])
    ).map(({ name }) => name)
  expect(await named('Anna un Peter Kalns')).toEqual(['Anna Kalns', 'Peter Kalns', 'Bo Lee'])
  expect(await named('Ana Horvat in Peter Zupan')).toEqual(['Ana Horvat', 'Peter Zupan', 'Bo Lee'])
  expect(await named('Maria da Silva')).toEqual(['Maria da Silva', 'Bo Lee'])
})

test('Persian and Arabic digits are a number’s, and a salutation is no job', async () => {
  const rows = [
    ['Name', 'Titel', 'Phone'],
    ['Narges Ahmadi', 'Dr.', '۰۹۱۲ ۵۵۵ ۰۱۲۳'],
    ['Bo Lee', 'Töpfer', '٠٩١٢ ٥٥٥ ٠١٢٤'],
  ]
  expect(await guestsOf(rows)).toEqual([
    { name: 'Narges Ahmadi', phone: '0912 555 0123' },
    { name: 'Bo Lee', title: 'Töpfer', phone: '0912 555 0124' },
  ])
})
