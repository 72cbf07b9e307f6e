import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { planSheets } from './plan-import.ts'
import type { PlannedGuest } from './import-plan.ts'

const who = (guests: PlannedGuest[]) => guests.map(({ guest, cancelled }) => [guest.name, cancelled])

test.each([
  ['DECLINED: Ana Ruiz', 'DECLINED'],
  ['Annulée – Ana Ruiz', 'Annulée'],
  ['Ana Ruiz (hat abgesagt)', 'hat abgesagt'],
  ['Ana Ruiz - pulled out, ill', 'pulled out'],
  ['Ana Ruiz CANCELLED', 'CANCELLED'],
  ['*afgezegd* Ana Ruiz', 'afgezegd'],
  ['Ana Ruiz（辞退）', '辞退'],
])('“%s” is left out, with the word that says why, and can be taken in', async (cell, said) => {
  const { guests } = await plan([
    ['Guest', 'Email', 'Recording date'],
    [cell, 'ana@x.example', '2031-03-01'],
    ['Bo Lee', 'bo@x.example', '2031-03-02'],
  ])
  expect(who(guests)).toEqual([
    ['Ana Ruiz', `Cancelled or declined: ${said}`],
    ['Bo Lee', undefined],
  ])
  expect(guests[0]!.guest.interviewDate).toBeUndefined()
})

test.each(['Ömer Batal', 'Ana Ruiz, Rejected Records', 'Ana Ruiz (author of Rejected)'])(
  '“%s” comes',
  async (cell) => {
    const { guests } = await plan([
      ['Guest', 'Email'],
      [cell, 'ana@x.example'],
      ['Bo Lee', 'bo@x.example'],
    ])
    expect(guests.map(({ cancelled }) => cancelled)).toEqual([undefined, undefined])
  },
)

test('of two people in a cell only the one with the remark is left out', async () => {
  const { guests } = await plan([
    ['Guest', 'Recording date'],
    ['Ana Ruiz (cancelled) & Bo Lee', '2031-03-01'],
    ['Kai Moss', '2031-03-02'],
  ])
  expect(who(guests)).toEqual([
    ['Ana Ruiz', 'Cancelled or declined: cancelled'],
    ['Bo Lee', undefined],
    ['Kai Moss', undefined],
  ])
})

const tickets = [
  [
    'Bestellnummer',
    'Vorname',
    'Nachname',
    'E-Mail',
    'Ticketart',
    'Teilnahmestatus',
    'Datum der Veranstaltung',
    'Beginn',
  ],
  ['7001', 'Ana', 'Ruiz', 'ana@x.example', 'Referentenkarte', 'angemeldet', '2031-05-09', '19:00'],
  ['7002', 'Bo', 'Lee', 'bo@x.example', 'Referent', 'storniert', '2031-05-09', '19:00'],
  ['7003', 'Kai', 'Moss', 'kai@x.example', 'Abendkasse', 'angemeldet', '2031-05-09', '19:00'],
  [
    '7003',
    'Noch offen bitte',
    'Noch offen bitte',
    'kai@x.example',
    'Abendkasse',
    'angemeldet',
    '2031-05-09',
    '19:00',
  ],
]

test('of a list of tickets those who cancelled and the audience are left out, and the doors’ day is no interview', async () => {
  const { guests, skipped, warnings } = await plan(
    tickets.map((row) => row.map((cell) => cell.replace('Referentenkarte', 'Referent frei'))),
  )
  expect(who(guests)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', 'Teilnahmestatus: storniert'],
    ['Kai Moss', 'Ticketart: Abendkasse'],
  ])
  expect(skipped.map(({ row, code }) => [row, code])).toEqual([[5, 'placeholder']])
  expect(guests[0]!.guest.interviewDate).toBeUndefined()
  expect(warnings.some(({ field }) => field === 'interviewDate')).toBe(true)
})

test('a refund and an answer of no to whether somebody comes leave people out', async () => {
  const refunds = await plan([
    ['Order no', 'Name', 'Email', 'Payment status', 'Order status'],
    ['1', 'Ana Ruiz', 'ana@x.example', 'x', 'Completed'],
    ['2', 'Bo Lee', 'bo@x.example', 'x', 'Refunded'],
  ])
  expect(who(refunds.guests)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', 'Order status: Refunded'],
  ])
  const answers = await plan([
    ['Nom', 'E-mail', 'Présence', 'Avez-vous déjà participé ?'],
    ['Ana Ruiz', 'ana@x.example', 'oui', 'non'],
    ['Bo Lee', 'bo@x.example', 'non', 'oui'],
  ])
  expect(who(answers.guests)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', 'Présence: non'],
  ])
})

test('a no leaves nobody out below another question, nor where the host has chosen to leave the column out', async () => {
  const others = await plan([
    ['Name', 'Email', 'Ticket sent'],
    ['Ana Ruiz', 'ana@x.example', 'no'],
    ['Bo Lee', 'bo@x.example', 'yes'],
  ])
  expect(who(others.guests)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
  ])
  const rows = [
    ['Name', 'Email', 'RSVP'],
    ['Ana Ruiz', 'ana@x.example', 'no'],
    ['Bo Lee', 'bo@x.example', 'yes'],
  ]
  expect(who((await plan(rows)).guests)[0]).toEqual(['Ana Ruiz', 'RSVP: no'])
  expect(who((await plan(rows, { map: { RSVP: 'ignore' } })).guests)[0]).toEqual(['Ana Ruiz', undefined])
})

const sheet = (name: string, rows: string[][]) => ({ name, rows, links: {}, hidden: false })
const guestSheet = sheet('Invités', [
  ['Nom', 'E-mail', 'Enregistrement'],
  ['Ana Ruiz', 'ana@x.example', '2031-03-01'],
  ['Bo Lee', 'bo@x.example', '2031-03-02'],
])
const firms = [
  ['Société', 'Nom du contact', 'E-mail', 'Montant'],
  ['Moss Café', 'Kai Moss', 'kai@moss.example', '300'],
  ['Berg SARL', 'Mia Berg', 'mia@berg.example', '200'],
]

test.each(['Mécènes', 'Werbepartner', 'スポンサー', 'Feuille 2'])(
  'a sheet of sponsors next to the guests, called “%s”, is left out and says why',
  (name) => {
    const { guests, sheets, warnings } = planSheets('show.xlsx', [guestSheet, sheet(name, firms)])
    expect(guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee'])
    expect(sheets[1]).toMatchObject({
      imported: false,
      reason: 'Seems to list sponsors, companies or customers',
    })
    expect(warnings.map(({ sheet }) => sheet)).toContain(name)
    const chosen = planSheets('show.xlsx', [guestSheet, sheet(name, firms)], { sheet: ['Invités', name] })
    expect(chosen.guests).toHaveLength(4)
  },
)

test('guests who are paid are no sponsors: they come before their firms', () => {
  const paid = firms.map(([company = '', name = '', ...others]) => [name, company, ...others])
  const { guests } = planSheets('show.xlsx', [guestSheet, sheet('Feuille 2', paid)])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Berg'])
})

test('of sponsors alone a host is asked, and guests of sponsors are guests', () => {
  const { questions } = planSheets('a.xlsx', [sheet('Patrocinadores', firms)])
  expect(questions[0]!.text).toContain('“Patrocinadores” seems to list sponsors')
  expect(planSheets('a.xlsx', [sheet('Sponsor guests', guestSheet.rows)]).questions).toEqual([])
})

test('people who share an address are all imported, each with their own notes, and the host is told', async () => {
  const { guests, warnings } = await plan([
    ['Name', 'Email', 'Notes'],
    ['Åsa Lindgren', 'familjen@lindgren.example', ''],
    ['Nils Lindgren', 'familjen@lindgren.example', 'son'],
    ['Otto Berg', 'berg@x.example', ''],
    ['Otto Berg jun.', 'berg@x.example', 'same address as his father'],
    ['Mara Quill', 'press@house.example', ''],
    ['Tom Vane', 'press@house.example', 'via the publisher'],
  ])
  expect(guests.map(({ guest }) => [guest.name, guest.notes])).toEqual([
    ['Åsa Lindgren', undefined],
    ['Nils Lindgren', 'son'],
    ['Otto Berg', undefined],
    ['Otto Berg jun.', 'same address as his father'],
    ['Mara Quill', undefined],
    ['Tom Vane', 'via the publisher'],
  ])
  expect(warnings.filter(({ code }) => code === 'namesake').map(({ row }) => row)).toEqual([3, 5, 7])
})

test('who was imported under half a name is found again under the whole one', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Susanne Kern', 'susi@x.example'],
    ['Bo Lee', 'bo@x.example'],
  ]
  const { guests } = await plan(rows, { existing: [{ id: 3, name: 'susi', email: 'susi@x.example' }] })
  expect(guests.map(({ duplicateOf }) => duplicateOf?.id)).toEqual([3, undefined])
})

test('the same file again finds each of those who share an address', async () => {
  const existing = [
    { id: 1, name: 'Åsa Lindgren', email: 'familjen@lindgren.example' },
    { id: 2, name: 'Nils Lindgren', email: 'familjen@lindgren.example' },
  ]
  const { guests } = await plan(
    [
      ['Name', 'Email'],
      ['Nils Lindgren', 'familjen@lindgren.example'],
      ['Å. Lindgren', 'familjen@lindgren.example'],
      ['Ida Lindgren', 'familjen@lindgren.example'],
    ],
    { existing },
  )
  expect(guests.map(({ duplicateOf }) => duplicateOf?.id)).toEqual([2, 1, undefined])
})

test('what a repeated row adds to the first is told for the row and for all of them', async () => {
  const { guests, skipped, warnings } = await plan([
    ['Name', 'Email', 'Company', 'Notes'],
    ['Ana Ruiz', 'ana@x.example', '', ''],
    ['A. Ruiz', 'ana@x.example', 'Kelp Works', 'call her'],
  ])
  expect(guests[0]!.guest).toMatchObject({ company: 'Kelp Works', notes: 'call her' })
  expect(skipped[0]!.reason).toBe('Same email as row 2, which gets its company and notes')
  expect(warnings.map(({ message }) => message)).toContain(
    '1 row repeats a person above, whose blanks it fills',
  )
})

test.each(['What do they do', 'Was macht die Person?', 'Que fait-il / elle', '¿Qué hace?'])(
  '“%s” asks for a job, also among episodes and dates',
  async (header) => {
    const { guests } = await plan([
      ['Episode', 'Name', header, 'Recording'],
      ['1', 'Ana Ruiz', 'Tends the lighthouse at Oak Bay', '2031-03-01'],
      ['2', 'Bo Lee', 'Bells, with his brother, as well', '2031-03-02'],
      ['3', 'Kai Moss', 'Two accordions (Lisa + Mira)', '2031-03-03'],
    ])
    expect(guests[0]!.guest.title).toBe('Tends the lighthouse at Oak Bay')
  },
)

test('how the parts of a name are said is its pronunciation, in the order of the parts', async () => {
  const { guests } = await plan([
    ['First Name', 'Last Name', 'Phonetic First Name', 'Phonetic Last Name', 'Email'],
    ['Caoimhe', 'Doyle', 'KEE-va', 'DOIL', 'c@x.example'],
    ['Bo', 'Lee', '', '', 'bo@x.example'],
  ])
  expect(guests.map(({ guest }) => guest.pronunciation)).toEqual(['KEE-va DOIL', undefined])
  const german = await plan([
    ['Vorname', 'Nachname', 'Vorname Aussprache', 'Nachname Aussprache', 'E-Mail'],
    ['Zoë', 'Çelik', 'SO-e', 'TSCHE-lik', 'z@x.example'],
    ['Bo', 'Lee', '', '', 'bo@x.example'],
  ])
  expect(german.guests[0]!.guest.pronunciation).toBe('SO-e TSCHE-lik')
})

test('a biography of several people is of each of them, unless it names only one', async () => {
  const { guests } = await plan([
    ['Guest', 'Bio'],
    ['Ana Ruiz & Bo Lee', 'run a night school for parents in a former bakery'],
    ['Kai Moss and Mia Berg', 'Mia Berg builds pianos and has been doing so for forty years'],
    ['Tom Vane', 'keeps bees on the roof of the opera house and writes about them'],
  ])
  expect(guests.map(({ guest }) => guest.bio?.slice(0, 8))).toEqual([
    'run a ni',
    'run a ni',
    undefined,
    'Mia Berg',
    'keeps be',
  ])
})

test.each(['fix', 'steht', 'OK', 'calé', 'cerrado', 'afgesproken', 'dogadane', 'tamam', 'договорились'])(
  '“%s” is confirmed',
  async (status) => {
    const { guests } = await plan([
      ['Guest', 'Recording date', 'Status'],
      ['Ana Ruiz', '2031-03-01', status],
      ['Bo Lee', '2031-03-02', 'confirmed'],
    ])
    expect(guests[0]!.guest.episodeStatus).toBe('upcoming')
  },
)

test('a word that is no status is told once for all its rows', async () => {
  const { warnings } = await plan([
    ['Guest', 'Recording date', 'Status'],
    ['Ana Ruiz', '2031-03-01', 'banana'],
    ['Bo Lee', '2031-03-02', 'confirmed'],
    ['Kai Moss', '2031-03-03', 'banana'],
    ['Mia Berg', '2031-03-04', 'banana'],
  ])
  const told = warnings.filter(({ field }) => field === 'episodeStatus')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ row: null })
  expect(told[0]!.message).toMatch(/^In 3 rows: Not a valid status: banana\./)
})

test.each([
  ['Folge', 'Veröffentlichung'],
  ['Episode no', 'Publish date'],
])('of a plan with “%s” and “%s” a host hears where episodes are added', async (number, published) => {
  const rows = [
    [number, 'Name', 'Email', published],
    ['12', 'Ana Ruiz', 'ana@x.example', '2031-03-01'],
    ['13', 'Bo Lee', 'bo@x.example', '2031-03-08'],
  ]
  const { warnings } = await plan(rows)
  expect(warnings.map(({ message }) => message)).toContain(
    `“${number}” and “${published}” are about episodes. An import adds only guests; add episodes under Episodes`,
  )
  const others = await plan(rows.map((row) => row.slice(0, 3)))
  expect(others.warnings).toEqual([])
})
