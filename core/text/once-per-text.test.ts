import { expect, test } from 'vitest'
import { oncePerText } from './once-per-text.ts'
import { sentences } from './sentences.ts'

function counted() {
  let times = 0
  const read = oncePerText((text) => {
    times += 1
    return text.length
  })
  return { read, times: () => times }
}

test('a text is read once, however often it is asked about', () => {
  const { read, times } = counted()
  expect([read('a farm'), read('a farm'), read('two farms')]).toEqual([6, 6, 9])
  expect(times()).toBe(2)
})

test('what is remembered stays small: long texts are read again, and so are those before many others', () => {
  const { read, times } = counted()
  const long = 'farm '.repeat(500)
  read(long)
  read(long)
  expect(times()).toBe(2)
  read('a farm')
  for (let other = 0; other < 500; other += 1) read(`${other} farms`)
  read('a farm')
  expect(times()).toBe(504)
})

test('whoever changes the sentences of a text changes nobody else’s', () => {
  sentences('I farm. I bake.').pop()
  expect(sentences('I farm. I bake.')).toEqual(['I farm.', 'I bake.'])
})
