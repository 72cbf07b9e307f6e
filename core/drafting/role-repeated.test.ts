import { expect, test } from 'vitest'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { materialOf } from './material.ts'
import { withoutRepetition } from './role-repeated.ts'

const roleOf = (name: string, title: string, company: string | null, bio: string) => {
  const guest = { ...draftedGuest(sampleGuest('ruth-abernathy')), name, title, company, bio }
  const { role, biographies } = withoutRepetition(materialOf(guest), guest, 'professional')
  return [role?.text ?? null, ...biographies.flatMap(({ told }) => told)]
}

test('what the biography says about the work goes with the name, once', () => {
  const bio = 'Arlo Finn designs escape rooms in Portland. He has been locked in four.'
  expect(roleOf('Arlo Finn', 'Escape room designer', null, bio)).toEqual([
    'who designs escape rooms in Portland',
    'He has been locked in four.',
  ])
  expect(roleOf('Ana Gold', 'Zoo vet', 'Chester Zoo', 'Ana Gold is the senior vet at Chester Zoo.')).toEqual([
    'the senior vet at Chester Zoo',
  ])
})

test('a company that the biography names is said there', () => {
  const bio = 'Ana Gold came to Kew Gardens in 1998.'
  expect(roleOf('Ana Gold (she/her)', 'Gardener', 'Kew Gardens', bio)).toEqual([
    'a gardener',
    'Ana came to Kew Gardens in 1998.',
  ])
})

test('an office says nothing without what it is the office of', () => {
  const bio = 'Ana Gold founded Tidal in 2018.'
  expect(roleOf('Ana Gold', 'CEO and co-founder', 'Tidal', bio)).toEqual(['who founded Tidal in 2018'])
})

test('a role that the biography does not repeat stays', () => {
  const bio = 'Ana Gold grew up in Leeds.'
  expect(roleOf('Ana Gold (she/her)', 'Zoo vet', null, bio)).toEqual(['a zoo vet', 'Ana grew up in Leeds.'])
  // Without a pronoun the next sentence would say the name again
  expect(roleOf('Ana Gold', 'Zoo vet', null, bio)).toEqual(['a zoo vet who grew up in Leeds'])
})
