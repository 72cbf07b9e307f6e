import { expect, test } from 'vitest'
import type { NewGuest } from '../../guests/guest.ts'
import { plan } from '../../testing/imports/plan-rows.ts'
import { mergeDuplicates } from './duplicates.ts'

const planned = (guests: NewGuest[]) =>
  guests.map((guest, index) => ({ sheet: 'People', row: index + 2, guest }))
const normalize = (guests: NewGuest[], existing?: Parameters<typeof mergeDuplicates>[1]) =>
  mergeDuplicates(planned(guests), existing)

test('namesakes with different e-mails, profiles or companies are different people', () => {
  const { guests, skipped } = normalize([
    { name: 'Ana Ruiz', email: 'ana@a.example', company: 'Acme' },
    { name: 'Ana Ruiz', email: 'ana@b.example', company: 'Acme' },
    { name: 'Ana Ruiz', company: 'Other' },
    { name: 'Ana' },
    { name: 'Ana', company: 'Acme' },
    { name: 'Ana', company: 'Acme', title: 'Beekeeper' },
  ])
  expect(guests).toHaveLength(6)
  expect(skipped).toEqual([])
})

test('a namesake, in the show or in a row above, is named as a possible duplicate and still added', () => {
  const existing = [
    { id: 7, name: 'Ana Ruiz', email: 'ana@a.example', company: 'Acme' },
    { id: 8, name: 'Bo Lee', socialLinks: { linkedin: 'linkedin.com/in/bo' } },
    { id: 9, name: 'Mike', email: 'mike@a.example' },
  ]
  const { guests, warnings } = normalize(
    [
      { name: 'ana ruiz', email: 'ana@b.example' },
      { name: 'Bo Lee', socialLinks: { linkedin: 'linkedin.com/in/bolee' } },
      { name: 'Ana Ruiz', email: 'ana@a.example' },
      { name: 'Mike', email: 'mike@b.example' },
      { name: 'Cy Young', company: 'Acme' },
      { name: 'Dr. Cy Young', company: 'Bolt' },
    ],
    existing,
  )
  expect(guests.map(({ duplicateOf }) => duplicateOf?.id)).toEqual([
    undefined,
    undefined,
    7,
    undefined,
    undefined,
    undefined,
  ])
  expect(warnings.map(({ row, message }) => [row, message])).toEqual([
    [2, 'May be a duplicate: Ana Ruiz in your show has the same name, but a different email'],
    [3, 'May be a duplicate: Bo Lee in your show has the same name, but a different LinkedIn profile'],
    [7, 'May be a duplicate: Cy Young in row 6 has the same name, but a different company'],
  ])
})

test('a family name with a title is one person in all offices', () => {
  const { guests } = normalize([
    { name: 'Lord Quillmarsh', title: 'Chancellor' },
    { name: 'Lord Quillmarsh', title: 'Commissioner' },
  ])
  expect(guests).toHaveLength(1)
})

test('rows about one person normalize into the first, whose blanks they fill', () => {
  const { guests, skipped } = normalize([
    { name: 'Ana Ruiz', email: 'Ana@A.example', socialLinks: { website: 'ana.example' } },
    {
      name: 'A. Ruiz',
      email: 'ana@a.EXAMPLE',
      title: 'CEO',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/Ana/' },
    },
    { name: 'Ana R.', company: 'Acme', socialLinks: { linkedin: 'linkedin.com/in/ana?x=1' } },
    { name: 'ANA RUIZ', phone: '123' },
  ])
  expect(guests.map(({ guest }) => guest)).toEqual([
    {
      name: 'Ana Ruiz',
      email: 'Ana@A.example',
      title: 'CEO',
      company: 'Acme',
      phone: '123',
      socialLinks: { website: 'ana.example', linkedin: 'https://www.linkedin.com/in/Ana/' },
    },
  ])
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'Same email as row 2, which gets its job title'],
    [4, 'Same LinkedIn profile as row 2, which gets its company'],
    [5, 'Same name as row 2, which gets its phone'],
  ])
})

test('titles before and degrees behind a name, and the legal form of a company, make nobody another person', () => {
  const { guests } = normalize([
    { name: 'Dr. Ana Ruiz', company: 'Acme' },
    { name: 'Ana Ruiz, PhD', company: 'ACME Inc.' },
    { name: 'Everlast' },
    { name: 'everlast' },
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Dr. Ana Ruiz', 'Everlast'])
})

test('lists of one person become one list', () => {
  const { guests } = normalize([
    { name: 'Ana Ruiz', expertise: ['AI', 'Ethics'] },
    { name: 'Ana Ruiz', expertise: ['Ethics', 'Law'] },
  ])
  expect(guests[0]!.guest.expertise).toEqual(['AI', 'Ethics', 'Law'])
})

test('people the show already has are marked, not dropped', () => {
  const existing = [
    {
      id: 7,
      name: 'Ana Ruiz',
      email: 'ana@a.example',
      company: null,
      socialLinks: { linkedin: null, website: null },
    },
    { id: 8, name: 'Bo Lee', email: null, company: 'Acme' },
  ]
  const { guests } = normalize(
    [{ name: 'Ana', email: 'ANA@a.example' }, { name: 'Bo Lee', company: 'ACME' }, { name: 'Cy Young' }],
    existing,
  )
  expect(guests.map(({ duplicateOf }) => duplicateOf)).toEqual([
    { id: 7, name: 'Ana Ruiz', by: 'email' },
    { id: 8, name: 'Bo Lee', by: 'name' },
    undefined,
  ])
})

test('a university named before or after its department is one place of work, and two universities are two', () => {
  const { guests } = normalize([
    { name: 'Ana Ruiz', company: 'Department of Law, University of Graz' },
    { name: 'Ana Ruiz', company: 'University of Graz Department of Law' },
    { name: 'Ana Ruiz', company: 'University of Graz, Department of History' },
    { name: 'Ana Ruiz', company: 'University of Oslo, Department of Law' },
  ])
  expect(guests.map(({ guest }) => guest.company)).toEqual([
    'Department of Law, University of Graz',
    'University of Oslo, Department of Law',
  ])
})

test('Paul and Paula at one address are two people', async () => {
  const { guests } = await plan([
    ['Name', 'Email'],
    ['Paul Moss', 'moss@x.example'],
    ['Paula Moss', 'moss@x.example'],
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Paul Moss', 'Paula Moss'])
})

test('who cancelled once and is booked again comes, on the new day', async () => {
  const { guests } = await plan([
    ['Guest', 'Email', 'Recording date'],
    ['Ana Ruiz CANCELLED', 'ana@x.example', '2031-03-01'],
    ['Bo Lee', 'bo@x.example', '2031-03-02'],
    ['Ana Ruiz', 'ana@x.example', '2031-04-01'],
  ])
  expect(guests.map(({ guest, cancelled }) => [guest.name, cancelled])).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
  ])
  expect(guests[0]!.guest.interviewDate).toContain('2031-04-01')
})
