import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

test('an office’s and an attaché’s addresses are never a guest’s', async () => {
  const [ana, bo] = await guestsOf([
    ['Scientist', 'Press office', 'Press email', 'Direct email', 'Press attaché', 'Attaché phone'],
    ['Ana Ruiz', 'Emer Daly', 'press@x.example', 'ana.ruiz@x.example', 'Cy Young', '+34 600 100 100'],
    ['Bo Lindqvist', 'Tom Roche', 'office@y.example', 'bo@y.example', 'Cy Young', '+34 600 100 100'],
  ])
  expect(ana).toEqual({ name: 'Ana Ruiz', email: 'ana.ruiz@x.example' })
  expect(bo).toEqual({ name: 'Bo Lindqvist', email: 'bo@y.example' })
})

test('one value all the way down is nobody’s firm, and one page nobody’s site', async () => {
  const guests = await guestsOf([
    ['First name', 'Last name', 'Calendar', 'Link'],
    ['Ana', 'Ruiz', 'Studio B', 'https://book.example/show'],
    ['Bo', 'Lindqvist', 'Studio B', 'https://book.example/show'],
    ['Cy', 'Young', 'Studio B', 'https://book.example/show'],
  ])
  expect(guests).toEqual([{ name: 'Ana Ruiz' }, { name: 'Bo Lindqvist' }, { name: 'Cy Young' }])
})

test('days written with spaces are no phone numbers', async () => {
  const [guest] = await guestsOf([
    ['Guest', 'Sent', 'Back'],
    ['Ana Ruiz', '5. 2. 2026', '2026.02.17.'],
    ['Bo Lindqvist', '12. 2. 2026', '2026.02.24.'],
  ])
  expect(guest).toEqual({ name: 'Ana Ruiz' })
})

test('roles with numbers or letters are people, whatever they are called; what is said once is said of all', async () => {
  const founders = await guestsOf([
    ['Startup', 'Founder 1', 'Founder 1 email', 'Founder 2', 'Founder 2 email'],
    ['Acme Labs', 'Ana Ruiz', 'ana@x.example', 'Bo Lindqvist', 'bo@x.example'],
    ['Bolt Studio', 'Cy Young', 'cy@y.example', '', ''],
    ['Cargo Works', 'Emma Park', 'emma@z.example', 'Paul Okafor', 'paul@z.example'],
  ])
  expect(founders).toEqual([
    { name: 'Ana Ruiz', company: 'Acme Labs', email: 'ana@x.example' },
    { name: 'Bo Lindqvist', company: 'Acme Labs', email: 'bo@x.example' },
    { name: 'Cy Young', company: 'Bolt Studio', email: 'cy@y.example' },
    { name: 'Emma Park', company: 'Cargo Works', email: 'emma@z.example' },
    { name: 'Paul Okafor', company: 'Cargo Works', email: 'paul@z.example' },
  ])
  const panel = await guestsOf([
    ['Panelist A', 'A - affiliation', 'A - email', 'Panelist B', 'B - affiliation', 'B - email'],
    ['Ana Ruiz', 'Acme Labs', 'ana@x.example', 'Bo Lindqvist', 'TU Delft', 'bo@y.example'],
    ['Cy Young', 'Port of Bergen', 'cy@z.example', '', '', ''],
  ])
  expect(panel[1]).toEqual({ name: 'Bo Lindqvist', company: 'TU Delft', email: 'bo@y.example' })
})

test('a firm and a role under one header are taken apart in its order', async () => {
  const guests = await guestsOf([
    ['Guest', 'Company and role'],
    ['Ana Ruiz', 'Grainhouse, miller'],
    ['Bo Lindqvist', 'Sill & Sons, head chef'],
    ['Cy Young', 'Freelance photographer'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', company: 'Grainhouse', title: 'miller' },
    { name: 'Bo Lindqvist', company: 'Sill & Sons', title: 'head chef' },
    { name: 'Cy Young', title: 'Freelance photographer' },
  ])
})

test('names with their jobs are found under a header that announces neither', async () => {
  const guests = await guestsOf([
    ['#', 'Title', 'With', 'Published'],
    ['1', 'The Bread Code', 'Ana Ruiz (baker)', '2025-03-04'],
    ['2', 'Rye or Die', 'Emma Lindqvist (scientist)', '2025-03-11'],
    ['3', 'Listener mail', '', '2025-03-18'],
    ['4', 'Flatbreads', 'Paul Young (food writer)', '2025-03-25'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Emma Lindqvist', 'Paul Young'])
  expect(guests[0]).toMatchObject({ title: 'baker' })
})

test('a word means what it means in the language of the sheet', async () => {
  const czech = await plan([
    ['Díl', 'Host', 'Profese', 'E-mail'],
    ['7', 'Jan Novák', 'hydrolog', 'jan@x.example'],
    ['8', 'Eva Malá', 'sládková', 'eva@x.example'],
  ])
  expect(czech.guests.map(({ guest }) => guest.name)).toEqual(['Jan Novák', 'Eva Malá'])
  const english = await plan([
    ['Host', 'Guest', 'Email'],
    ['Jan Novák', 'Ana Ruiz', 'ana@x.example'],
    ['Jan Novák', 'Bo Lindqvist', 'bo@x.example'],
  ])
  expect(english.guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lindqvist'])
})

test('addresses say which part of “Henry, Arlette” comes first', async () => {
  const guests = await guestsOf([
    ['Nom complet', 'E-mail'],
    ['Henry, Arlette', 'arlette.henry@x.example'],
    ['Adam, Astérie', 'asterie.adam@x.example'],
    ['Olivier, Savinien', ''],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Arlette Henry', 'Astérie Adam', 'Savinien Olivier'])
})
