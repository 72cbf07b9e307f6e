import { expect, test } from 'vitest'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { materialOf } from './material.ts'
import { withoutRepetition } from './role-repeated.ts'

const roleOf = (name: string, title: string, company: string | null, bio: string) => {
  const guest = { ...draftedGuest(sampleGuest('ruth-abernathy')), name, title, company, bio }
  const { role, biographies } = withoutRepetition(materialOf(guest), guest)
  return [role?.text ?? null, ...biographies.flatMap(({ told }) => told)]
}

test('where the biography says what the guest is, the title is left out', () => {
  const bio = 'Arlo Finn designs escape rooms in Portland. He has been locked in four.'
  expect(roleOf('Arlo Finn', 'Escape room designer', null, bio)).toEqual([
    null,
    'Arlo designs escape rooms in Portland.',
    'He has been locked in four.',
  ])
  expect(roleOf('Ana Gold', 'Zoo vet', 'Chester Zoo', 'Ana Gold is the senior vet at Chester Zoo.')).toEqual([
    null,
    'Ana is the senior vet at Chester Zoo.',
  ])
})

test('a company that the biography names is said there', () => {
  const bio = 'Ana Gold came to Kew Gardens in 1998.'
  expect(roleOf('Ana Gold (she/her)', 'Botanist', 'Kew Gardens', bio)).toEqual([
    'a botanist',
    'Ana came to Kew Gardens in 1998.',
  ])
})

test('an office says nothing without what it is the office of', () => {
  const bio = 'Ana Gold founded Tidal in 2018.'
  expect(roleOf('Ana Gold', 'CEO and co-founder', 'Tidal', bio)).toEqual([null, 'Ana founded Tidal in 2018.'])
})

test('a role that the biography does not repeat stays', () => {
  const bio = 'Ana Gold grew up in Leeds.'
  expect(roleOf('Ana Gold (she/her)', 'Zoo vet', null, bio)).toEqual(['a zoo vet', 'Ana grew up in Leeds.'])
})

test.each([
  ['Middle-distance runner and midwife', 'Barts Health NHS Trust', 'a middle-distance runner and midwife'],
  ['Taquería owner', 'Taquería La Güera', 'a taquería owner'],
  ['Zamboni driver', 'Wells Fargo Center', 'a Zamboni driver at the Wells Fargo Center'],
  ['Darts referee', 'Professional Darts Corporation', 'a darts referee'],
])('a %s at %s is introduced as “%s”', (title, company, said) => {
  expect(roleOf('Ana Gold', title, company, '')).toEqual([said])
})
