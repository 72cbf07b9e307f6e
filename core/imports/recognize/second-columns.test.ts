import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { planSheets } from '../plan/plan-import.ts'
import type { ColumnTarget } from './import-column.ts'

const read = (rows: string[][], map?: Record<string, ColumnTarget>) =>
  planSheets('file', [{ name: 'Sheet1', rows, links: {}, hidden: false }], map && { map })
const companies = (rows: string[][], map?: Record<string, ColumnTarget>) =>
  read(rows, map).guests.map(({ guest }) => guest.company ?? null)

test('of two columns that both say something, the fuller is taken and the other left alone', () => {
  const rows = [
    ['Name', 'Employer', 'Organisation'],
    ['Ana Ruiz', 'Acme', 'Guild of Makers'],
    ['Bo Lee', '', 'Guild of Makers'],
    ['Cy Young', 'Bolt', 'Union'],
  ]
  expect(companies(rows)).toEqual(['Guild of Makers', 'Guild of Makers', 'Union'])
  expect(read(rows).columns[1]).toMatchObject({ field: null, reason: 'Another column fits better' })
})

test('a column that fills the blanks of another is read with it, unless the host says otherwise', () => {
  const rows = [
    ['Name', 'Company', 'Organisation', 'Photo', 'Headshot'],
    ['Ana Ruiz', '', 'Acme', '', 'https://x.example/ana.jpg'],
    ['Bo Lee', 'Bolt', 'n/a', 'https://x.example/bo.jpg', ''],
    ['Cy Young', 'Cogs', 'Cogs', '', ''],
  ]
  expect(companies(rows)).toEqual(['Acme', 'Bolt', 'Cogs'])
  expect(read(rows).guests.map(({ guest }) => guest.questionnaire?.photo)).toEqual([
    'https://x.example/ana.jpg',
    'https://x.example/bo.jpg',
    undefined,
  ])
  expect(read(rows).columns[2]).toMatchObject({
    field: 'company',
    reason: 'Header “Organisation”, where “Company” is blank',
  })
  expect(companies(rows, { Company: 'company' })).toEqual([null, 'Bolt', 'Cogs'])
})

test('a bare name fills no blanks next to first and last names', () => {
  const rows = [
    ['First name', 'Last name', 'Guest', 'Speaker'],
    ['Ana', 'Ruiz', '', 'Room 2'],
    ['Bo', 'Lee', 'Bo Lee', ''],
  ]
  expect(read(rows).guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('a column that the host adds to the notes or the expertise takes nothing away from the one that was recognized', () => {
  const rows = [
    ['Ep', 'Name', 'Notes', 'Topics', 'Themes'],
    ['12', 'Ana Ruiz', 'LOVES sourdough', 'bread, ovens', 'craft'],
    ['13', 'Bo Lee', 'Ask about the boat', 'boats, rivers', 'water'],
  ]
  const guest = (map: Record<string, ColumnTarget>) => read(rows, map).guests[0]!.guest
  expect(guest({}).notes).toBe('LOVES sourdough')
  expect(guest({ Ep: 'notes' }).notes).toBe('Ep: 12\nLOVES sourdough')
  expect(guest({ Ep: 'notes', Notes: 'ignore' }).notes).toBe('Ep: 12')
  expect(guest({ Themes: 'expertise' }).expertise?.toSorted()).toEqual(['bread', 'craft', 'ovens'])
})

test.each([
  ['Website / Insta', 'https://bo.example', 'Instagram: @harbourbooks', []],
  ['Website', 'https://instagram.com/bolee', 'Instagram: @harbourbooks', []],
  ['Website', 'https://bo.example', '@harbourbooks', ["@harbourbooks doesn't say which network it is on"]],
])('a handle under “%s”, next to %s, is a social profile', async (header, other, social, notes) => {
  const { guests, warnings } = await plan([
    ['Guest', 'Email', header],
    ['Ana Ruiz', 'ana@x.example', '@harbourbooks'],
    ['Bo Lee', 'bo@x.example', other],
    ['Kai Moss', 'kai@x.example', 'kaimoss.example'],
  ])
  expect(guests[0]!.guest).toEqual({ name: 'Ana Ruiz', email: 'ana@x.example', social })
  expect(warnings.map(({ message }) => message)).toEqual(notes)
})

test('a name in two scripts fills the blanks of either; two people never do', () => {
  const names = (rows: string[][]) => read(rows).guests.map(({ guest }) => guest.name)
  const rows = [
    ['Ονοματεπώνυμο', 'Name (latin)', 'Email'],
    ['Δανάη Ροδάκη', 'Danai Rodaki', 'danai@r.example'],
    ['Σπύρος Μελάς', '', 'spyros@m.example'],
    ['', 'Fatou Ndiaye', 'fatou@n.example'],
    ['Ιωάννα Βλάχου', 'Ioanna Vlachou', 'ioanna@v.example'],
  ]
  expect(names(rows)).toEqual(['Danai Rodaki', 'Σπύρος Μελάς', 'Fatou Ndiaye', 'Ioanna Vlachou'])
  const others = rows.map((cells) => [cells[0]!.replace('Δανάη Ροδάκη', 'Petra Holt'), ...cells.slice(1)])
  expect(names(others)).toHaveLength(3)
})

test('a page under “web or Instagram” is a website, an account is not', () => {
  const { guests } = read([
    ['Nombre', 'Web o Instagram', 'Correo'],
    ['Thandi Mokoena', 'https://reedworks.example', 'thandi@x.example'],
    ['Ruben Askeland', '@ruben.paints', 'ruben@x.example'],
    ['Pilar Echave', 'https://instagram.com/pilarsal', 'pilar@x.example'],
  ])
  expect(guests.map(({ guest }) => guest.socialLinks?.website ?? guest.social)).toEqual([
    'https://reedworks.example',
    '@ruben.paints',
    'https://instagram.com/pilarsal',
  ])
  expect(guests.map(({ guest }) => Boolean(guest.socialLinks?.website))).toEqual([true, false, false])
})

test('of a main and a second address, under words nobody listed, the main one counts', () => {
  const { guests } = read([
    ['Име', 'Основен имейл', 'Втори имейл'],
    ['Thandi Mokoena', 'desk@x.example', 'sun@a.example'],
    ['Ruben Askeland', 'paint@y.example', 'moon@b.example'],
    ['Pilar Echave', 'hola@z.example', 'rain@c.example'],
  ])
  expect(guests.map(({ guest }) => guest.email)).toEqual([
    'desk@x.example',
    'paint@y.example',
    'hola@z.example',
  ])
})
