import { expect, test } from 'vitest'
import type { NewGuest } from '../../guests/guest.ts'
import { foldDuplicates } from './duplicates.ts'

const planned = (guests: NewGuest[]) =>
  guests.map((guest, index) => ({ sheet: 'People', row: index + 2, guest }))
const fold = (guests: NewGuest[], existing?: Parameters<typeof foldDuplicates>[1]) =>
  foldDuplicates(planned(guests), existing)

test('namesakes with different e-mails, profiles or companies are different people', () => {
  const { guests, skipped } = fold([
    { name: 'Ana Ruiz', email: 'ana@a.example', company: 'Acme' },
    { name: 'Ana Ruiz', email: 'ana@b.example', company: 'Acme' },
    { name: 'Ana Ruiz', company: 'Other' },
    { name: 'Ana' },
    { name: 'Ana', company: 'Acme' },
  ])
  expect(guests).toHaveLength(5)
  expect(skipped).toEqual([])
})

test('rows about one person fold into the first, whose blanks they fill', () => {
  const { guests, skipped } = fold([
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
    [3, 'Same email as row 2'],
    [4, 'Same LinkedIn profile as row 2'],
    [5, 'Same name as row 2'],
  ])
})

test('titles before and degrees behind a name, and the legal form of a company, make nobody another person', () => {
  const { guests } = fold([
    { name: 'Dr. Ana Ruiz', company: 'Acme' },
    { name: 'Ana Ruiz, PhD', company: 'ACME Inc.' },
    { name: 'Everlast' },
    { name: 'everlast' },
  ])
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Dr. Ana Ruiz', 'Everlast'])
})

test('lists of one person become one list', () => {
  const { guests } = fold([
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
  const { guests } = fold(
    [{ name: 'Ana', email: 'ANA@a.example' }, { name: 'Bo Lee', company: 'ACME' }, { name: 'Cy Young' }],
    existing,
  )
  expect(guests.map(({ duplicateOf }) => duplicateOf)).toEqual([
    { id: 7, name: 'Ana Ruiz', by: 'email' },
    { id: 8, name: 'Bo Lee', by: 'name' },
    undefined,
  ])
})
