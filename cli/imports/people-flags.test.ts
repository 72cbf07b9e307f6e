import { expect, test } from 'vitest'
import { aSheet, importServer as server } from '../guests/testing.ts'
import { cueroom } from '../testing.ts'

const goods = 'Name,Price\nCopper kettle,12\nOak table,340\nLinen sheet,28\nIron pan,45\n'
const read = async (sheet: string, ...flags: string[]) => {
  const { stdout } = await cueroom(['guests', 'read', await aSheet(sheet), '--json', ...flags])
  return JSON.parse(stdout) as { guests: { name: string }[]; questions: { text: string }[] }
}

test('a list of goods gives nobody, and asks whether they are people', async () => {
  const { guests, questions } = await read(goods)
  expect(guests).toEqual([])
  expect(questions.map(({ text }) => text)).toEqual(['Are “Copper kettle” and “Oak table” people?'])
})

test('--people reads them as people, and asks no more', async () => {
  const { guests, questions } = await read(goods, '--people')
  expect(guests.map(({ name }) => name)).toContain('Copper kettle')
  expect(questions.filter(({ text }) => text.includes('people'))).toEqual([])
})

test('--no-people reads nobody, people or not', async () => {
  const { guests, questions } = await read('Name,Email\nAda Lovelace,ada@x.example\n', '--no-people')
  expect(guests).toEqual([])
  expect(questions.filter(({ text }) => text.startsWith('Are '))).toEqual([])
})

test('an import of goods with --people sends them, and without it nothing', async () => {
  const { api, calls } = server()
  const file = await aSheet(goods)
  expect((await cueroom(['guests', 'import', file, '--yes'], { api })).code).toBe(2)
  expect(calls).toEqual([])
  expect((await cueroom(['guests', 'import', file, '--yes', '--people'], { api })).code).toBe(0)
  expect(calls).toHaveLength(1)
})
