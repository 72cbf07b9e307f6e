import { expect, test } from 'vitest'
import { sentences } from '../text/sentences.ts'
import { meansHouse, meansPlaceUnsaid, meansUnsaid } from './references.ts'

test.each([
  ['She gave me back the other one.', 'a stonemason', 'the other of what'],
  ['I wrote the first chapter in a car park.', 'a vice president', 'a chapter of what'],
  ['That’s where The Tuesday Meeting came from.', 'a coach', 'what is called so'],
  ['My daughter joined me, hence the name over the door.', 'a mason', 'which name'],
  ['I also run a newsletter.', 'a consultant', 'and what else'],
])('“%s” of %s leaves open %s', (said, known) => {
  expect(meansUnsaid(sentences(said), known)).toBe(true)
})

test.each([
  ['I wrote the first chapter in a car park.', 'a novelist'],
  ['A boy lent me a book. I cried at the last page.', 'a nurse'],
  ['That’s where The Tuesday Meeting came from.', 'the author of The Tuesday Meeting'],
  ['My grandmother kept the door open.', 'a baker'],
  ['He called me every name in the book.', 'an engineer'],
  ['I wrote the name on my hand.', 'a pastor'],
])('“%s” of %s says all it means', (said, known) => {
  expect(meansUnsaid(sentences(said), known)).toBe(false)
})

test('a firm that nobody has mentioned isn’t “the” firm', () => {
  expect(meansHouse('The firm makes forty watches a year.', 'He is a watchmaker.')).toBe(true)
  expect(meansHouse('The firm makes forty watches a year.', 'He joined his father’s firm.')).toBe(false)
  expect(meansHouse('He started the abbey’s brewery.', 'He entered the monastery in 1999.')).toBe(false)
  expect(meansHouse('He directs the marching band.', 'He teaches music.')).toBe(true)
  expect(meansHouse('She runs the choir of Wells Cathedral.', '')).toBe(false)
})

test.each([
  ['She runs a clinic in the church basement.', 'a baker', true],
  ['She runs a clinic in the church basement.', 'a baker in Leeds', false],
  ['In Leeds she runs a clinic in the church basement.', 'a baker', false],
  ['His team runs six stations.', 'a seismologist', true],
  ['His team runs six stations.', 'a seismologist at the Gold Institute', false],
  ['Where in your town would you take us?', 'a poet', true],
  ['Where in your town would you take us?', 'a poet who writes in Welsh', true],
  ['Where in your town would you take us?', 'a poet from Leeds', false],
])('“%s” of %s means a place nobody has named: %s', (said, known, isUnsaid) => {
  expect(meansPlaceUnsaid(said, known)).toBe(isUnsaid)
})
