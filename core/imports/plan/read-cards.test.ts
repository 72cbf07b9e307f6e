import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const wanted = [
  ['Ana Ruiz', 'CEO', 'ana@x.example'],
  ['Bo Lee', undefined, 'bo@x.example'],
  ['Kai Moss', 'Chef', undefined],
]
const read = async (rows: string[][]) =>
  (await guestsOf(rows)).map(({ name, title, email }) => [name, title, email])

test('a list of two columns is no list of cards', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Ana Ruiz', 'ana@x.example'],
    ['Bo Lee', 'bo@x.example'],
  ]
  expect((await read(rows)).map(([name]) => name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('people one under another, a label and a value in each row, are a guest each', async () => {
  expect(
    await read([
      ['Name', 'Ana Ruiz'],
      ['Job title', 'CEO'],
      ['Email', 'ana@x.example'],
      ['', ''],
      ['Name', 'Bo Lee'],
      ['Email', 'bo@x.example'],
      ['', ''],
      ['Name', 'Kai Moss'],
      ['Job title', 'Chef'],
    ]),
  ).toEqual(wanted)
})

test('the same as lines with colons, without blank rows between them', async () => {
  expect(
    await read([
      ['Name: Ana Ruiz'],
      ['Job title: CEO'],
      ['Email: ana@x.example'],
      ['Name: Bo Lee'],
      ['Email: bo@x.example'],
      ['Name: Kai Moss'],
      ['Job title: Chef'],
    ]),
  ).toEqual(wanted)
})
