import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test('a remark in brackets behind a name is no part of it, and no firm', async () => {
  const guests = await guestsOf([
    ['Invitée', 'Métier', 'Adresse mail'],
    ['Colette Marchal (cousine de Luc)', 'luthière', 'colette@marchal.example'],
    ['Yvon Le Goff (EN LIVE !)', 'marin', 'yvon@legoff.example'],
    ['Agathe Pons (on la tutoie ?)', 'juge', 'agathe@pons.example'],
    ['Nour Bey (Nour Haddad)', 'potière', 'nour@haddad.example'],
  ])
  expect(guests.map(({ name, company }) => [name, company])).toEqual([
    ['Colette Marchal', undefined],
    ['Yvon Le Goff', undefined],
    ['Agathe Pons', undefined],
    ['Nour Haddad', undefined],
  ])
})

test('what somebody is called in short, and whose friend they are', async () => {
  const guests = await guestsOf([
    ['Gast', 'Beruf', 'Tel', 'Instagram'],
    ['Friederike Lohmann (Frie)', 'Tischlerin', '0151 555 0101', '@frielohmann'],
    ['Ewald Kruse / Nachbar von Helga', 'Schäfer', '0151 555 0102', 'www.kruse-schafe.example'],
    ['Hanna Voss', 'Köchin', '0151 555 0103', '@hannavoss'],
  ])
  expect(guests).toMatchObject([
    { name: 'Friederike Lohmann', social: '@frielohmann' },
    { name: 'Ewald Kruse', socialLinks: { website: 'www.kruse-schafe.example' } },
    { name: 'Hanna Voss' },
  ])
})

test('a family and the two who come', async () => {
  const rows = [
    ['Gäste', 'Beruf'],
    ['Familie Brandner (Resi und Sepp)', 'Senner'],
    ['Vroni Huber', 'Jägerin'],
  ]
  expect(await namesOf(rows)).toEqual(['Resi Brandner', 'Sepp Brandner', 'Vroni Huber'])
})

test('name, job and firm with a comma and an @ between them, and an address with its label', async () => {
  const guests = await guestsOf([
    ['Who?', 'Pitch'],
    ['Maggie Thorne, head gardener @ Larch Hall', 'moss'],
    ['Edwin Pell, potter @ Clay Street', 'mugs'],
    ['Rosa Quill — mail: rosa@quill.example', 'ink'],
  ])
  expect(guests).toMatchObject([
    { name: 'Maggie Thorne', title: 'head gardener', company: 'Larch Hall' },
    { name: 'Edwin Pell', title: 'potter', company: 'Clay Street' },
    { name: 'Rosa Quill', email: 'rosa@quill.example' },
  ])
  expect(guests[2]).not.toHaveProperty('title')
})

test('rows that count others are no guests', async () => {
  const { guests, skipped } = await plan([
    ['Goście', 'Zawód', 'Firma'],
    ['Zofia Wrona', 'pszczelarka', 'Miody'],
    ['Jan Kos', 'kowal', 'Kuźnia'],
    ['Ewa Sowa', 'tkaczka', 'Krosna'],
    ['Adam Żuk', 'bednarz', 'Beczki'],
    ['Iga Lis', 'snycerka', 'Dłuto'],
    ['RAZEM nagrane', '2', ''],
    ['potwierdzone', '1', ''],
    ['wolne miejsca', '4', ''],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual([
    'Zofia Wrona',
    'Jan Kos',
    'Ewa Sowa',
    'Adam Żuk',
    'Iga Lis',
  ])
  expect(skipped.map(({ code }) => code)).toEqual(['footer', 'footer', 'footer'])
})

test('two people joined by the Arabic “and”, and episodes without a guest or with somebody', async () => {
  expect(
    await namesOf([
      ['الضيف', 'المهنة'],
      ['أمينة الزهراني وخالد الزهراني', 'خبازان'],
      ['فقرة بدون ضيف', ''],
      ['سعاد وهبي', 'رسامة'],
    ]),
  ).toEqual(['أمينة الزهراني', 'خالد الزهراني', 'سعاد وهبي'])
  expect(
    await namesOf([
      ['氏名', 'メール'],
      ['田中 恵', 'megumi@aoba.example'],
      ['郵便局の人誰か', ''],
    ]),
  ).toEqual(['田中 恵'])
})

test('where a publicist works isn’t where the guest does', async () => {
  const guests = await guestsOf([
    ['Guest', 'Job', 'Publicist', 'Agency', 'Pub email'],
    ['Hollis Crane', 'author', 'Greta Bright', 'Bright PR', 'greta@brightpr.example'],
    ['Nell Ashby', 'chef', 'Greta Bright', 'Bright PR', 'greta@brightpr.example'],
  ])
  expect(guests).toEqual([
    { name: 'Hollis Crane', title: 'author' },
    { name: 'Nell Ashby', title: 'chef' },
  ])
})

test('an account in brackets is no remark', async () => {
  const rows = [
    ['Guest', 'Topic'],
    ['Jonas Meller (j0nas_m)', 'knots'],
    ['Rita Quill', 'ink'],
    ['Ada Thorne', 'moss'],
    ['Edwin Pell', 'mugs'],
  ]
  expect((await namesOf(rows))[0]).toBe('Jonas Meller (j0nas_m)')
})

test('an answer in words is no website', async () => {
  const guests = await guestsOf([
    ['Name', 'Your website'],
    ['Ada Thorne', 'https://thorne.example'],
    ['Rita Quill', 'not yet, alas'],
    ['Jonas Meller', 'meller.example'],
  ])
  expect(guests.map(({ socialLinks }) => socialLinks?.website)).toEqual([
    'https://thorne.example',
    undefined,
    'meller.example',
  ])
})
