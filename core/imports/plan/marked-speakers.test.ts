import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const papers = (cells: string[]) => [
  ['id', 'title', 'authors'],
  ...cells.map((cell, at) => [`P${at + 1}`, 'On the shape of waiting', cell]),
]
const namesOf = async (cells: string[]) => (await guestsOf(papers(cells))).map(({ name }) => name)

test('authors of whom none is marked are all read', async () => {
  expect(await namesOf(['Ana Ruiz, Peter Quill', 'Mary Stone, Bo Lee', 'Laura Moss'])).toEqual([
    'Ana Ruiz',
    'Peter Quill',
    'Mary Stone',
    'Bo Lee',
    'Laura Moss',
  ])
})

test('a mark behind one name of many says nothing about who speaks', async () => {
  const names = await namesOf([
    'Ana Ruiz*, Peter Quill',
    'Mary Stone, Bo Lee',
    'Laura Moss, Kai Wolf',
    'Mia Dahl, Tom Lund',
  ])
  expect(names).toContain('Peter Quill')
  expect(names).toHaveLength(8)
})

test.each([
  ['a star', (name: string) => `${name}*`],
  ['a circle', (name: string) => `○${name}`],
  ['a word', (name: string) => `${name} (presenter)`],
  ['underlining', (name: string) => `<u>${name}</u>`],
  ['bold type', (name: string) => `**${name}**`],
])('of several authors the one with %s is the guest', async (_way, mark) => {
  const names = await namesOf([
    `${mark('Ana Ruiz')}, Peter Quill`,
    `Bo Lee, ${mark('Mary Stone')}, Kai Wolf`,
    mark('Laura Moss'),
  ])
  expect(names).toEqual(['Ana Ruiz', 'Mary Stone', 'Laura Moss'])
})

test('where the speaker works stays with the speaker', async () => {
  const guests = await guestsOf(
    papers(['Ana Ruiz* (Marlow University, Oak Bay), Peter Quill (MTK)', 'Bo Lee, Mary Stone* (MTK)']),
  )
  expect(guests.map(({ name, company }) => [name, company])).toEqual([
    ['Ana Ruiz', 'Marlow University, Oak Bay'],
    ['Mary Stone', 'MTK'],
  ])
})
