import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'

const namesIn = async (names: string[]) => {
  const { guests, warnings } = await plan([
    ['Guest', 'Email'],
    ...names.map((name, index) => [name, `p${index}@x.example`]),
  ])
  return { names: guests.map(({ guest }) => guest.name), messages: warnings.map(({ message }) => message) }
}

test('a name in capitals among others is imported as texts write it, and the preview says so', async () => {
  const { names, messages } = await namesIn(['Thérèse Bouchard', 'GENEVIÈVE COMTOIS', 'Gus Papadakis'])
  expect(names).toEqual(['Thérèse Bouchard', 'Geneviève Comtois', 'Gus Papadakis'])
  expect(messages).toEqual(['Names in capitals are imported as “Geneviève Comtois” in row 3'])
})

test.each([
  ['JEAN-PIERRE DE LA TOUR', 'Jean-Pierre de la Tour'],
  ['SIOBHÁN O’BRIEN', 'Siobhán O’Brien'],
  ['FIONA MCDONALD', 'Fiona McDonald'],
  ['JOHN Q. PUBLIC', 'John Q. Public'],
  ['ŁUCJA ŻAK', 'Łucja Żak'],
  ['ΕΛΕΝΗ ΠΑΠΠΑ', 'Ελενη Παππα'],
  ['ОЛЕНА КОВАЛЬ', 'Олена Коваль'],
  ['AYŞE IŞIK', 'Ayşe Işık'],
  ['DR. ANA RUIZ, MBA', 'DR. Ana Ruiz, MBA'],
])('%s', async (written, name) => {
  const { names } = await namesIn(['Ivy Stone', written, 'Hugo Marsh', 'Lea Brandt'])
  expect(names[1]).toBe(name)
})

test('last names in capitals stay, as they show which part is the family name', async () => {
  const written = ['TANAKA Hiroshi', 'Luc DE VRIES', 'Bo LEE', 'Ivy Stone']
  expect(await namesIn(written)).toEqual({ names: written, messages: [] })
})

test('a single word in capitals is what somebody is called, and one among other names a part of it', async () => {
  const written = ['MADONNA', 'Ivy Stone', 'Kim ABBA Marsh', 'DJ KORA', 'Hugo Marsh']
  expect(await namesIn(written)).toEqual({ names: written, messages: [] })
})
