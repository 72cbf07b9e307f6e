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

test('an import of goods asks for --people, and sends them with it', async () => {
  const { api, calls } = server()
  const file = await aSheet(goods)
  const command = ['guests', 'import', file, '--on-duplicate', 'fill', '--yes']
  const ran = await cueroom([...command, '--json'], { api })
  expect(ran.code).toBe(7)
  expect(JSON.parse(ran.stderr)).toEqual({
    status: 'answer_required',
    error: 'Are “Copper kettle” and “Oak table” people? Pass --people.',
    code: 'ambiguous_guests',
    next: [`cueroom guests import ${file} --on-duplicate fill --people --yes`],
  })
  expect(calls).toEqual([])
  expect((await cueroom(['guests', 'import', file, '--yes', '--people'], { api })).code).toBe(0)
  expect(calls).toHaveLength(1)
})

test('a file whose guests are in no column it knows names the columns they may be in', async () => {
  const { api, calls } = server()
  const file = await aSheet('Colour,Remark\nred,likes bees\n')
  const ran = await cueroom(['guests', 'import', file, '--yes'], { api })
  expect(ran.stderr).toContain("Pass --map 'Column A=name' or --map 'Column B=name'.")
  expect(ran.code).toBe(7)
  expect(calls).toEqual([])
})
