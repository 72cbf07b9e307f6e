import { expect, test } from 'vitest'
import { planSheets } from './plan-import.ts'
import { prepareSheets } from './prepare-sheets.ts'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const people = ['Anna Ruiz', 'Peter Quill', 'Maria Stone', 'David Moss', 'Ngozi Adeyemi']
const slugs = people.map((name) => name.toLowerCase().replace(' ', '-'))
const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test('slugs of talks, of places and of products name nobody', async () => {
  for (const words of ['rivers-at-night salt-and-iron what-wind-does', 'new-york san-marino port-louis'])
    expect(
      await namesOf([['slug', 'date'], ...words.split(' ').map((slug) => [slug, '2026-01-02'])]),
    ).toEqual([])
})

test('next to a column of names slugs change nothing', async () => {
  const rows = [['Name', 'Slug'], ...people.map((name, at) => [name, slugs[people.length - 1 - at]!])]
  expect(await namesOf(rows)).toEqual(people)
})

test('rows that end before the slug are left alone', async () => {
  const rows = [['No', 'Slug'], ...slugs.map((slug) => ['1', slug]), ['Total'], ['']]
  const guests = planSheets(
    'file',
    prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]),
  ).guests
  expect(guests.map(({ guest }) => guest.name)).toEqual(people)
})

test.each([
  ['under “slug”', 'slug', (slug: string) => slug],
  ['under “Name”, with underscores', 'Name', (slug: string) => slug.replace('-', '_')],
  ['as files', 'Photo', (slug: string) => `img/speakers/${slug}.jpg`],
  ['as files with capitals and numbers', 'headshot', (slug: string) => `${capitals(slug)}-2.png`],
  [
    'in addresses of episodes',
    'link',
    (slug: string, at: number) => `https://pods.example/ep-${at}-${slug}/id17${at}?i=1`,
  ],
])('people only in slugs: %s', async (_where, header, cellOf) => {
  const rows = [['No', header], ...slugs.map((slug, at) => [String(at + 1), cellOf(slug, at + 1)])]
  expect(await namesOf(rows)).toEqual(people)
})

const capitals = (slug: string) =>
  slug
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('_')
