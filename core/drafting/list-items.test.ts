import { expect, test } from 'vitest'
import { addressesIn, keywordsOf, linksIn, listItems } from './list-items.ts'

test.each([
  ['sourdough, co-ops, hiring people with records', ['sourdough', 'co-ops', 'hiring people with records']],
  [
    'kelp; why we dive, and what for, when nobody pays us for it',
    ['kelp', 'why we dive, and what for, when nobody pays us for it'],
  ],
  ['I bake. I sing, too', ['I bake. I sing, too']],
  ['tea, and clay.', ['tea', 'clay']],
])('%s is a list of %j', (line, items) => {
  expect(listItems(line)).toEqual(items)
})

test('three short items are keywords, half a sentence is not', () => {
  expect(keywordsOf('entrepreneurship, AI and growth.')).toEqual(['entrepreneurship', 'AI', 'growth'])
  expect(keywordsOf('Bring your own mug, and stay.')).toBeNull()
  expect(keywordsOf('Bread.')).toBeNull()
})

test('links are recognised however they were typed', () => {
  expect(linksIn('https://a.example, IG: @a; https://b.example https://c.example')).toEqual([
    'https://a.example',
    'IG: @a',
    'https://b.example',
    'https://c.example',
  ])
})

test('addresses are found in running text without the punctuation behind them, and no mail is one', () => {
  expect(addressesIn('Order it at second.example/book! Or (see www.a.example). Mail me@b.example.')).toEqual([
    'second.example/book',
    'www.a.example',
  ])
})
