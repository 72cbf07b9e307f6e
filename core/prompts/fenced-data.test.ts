import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { fencedData } from './fenced-data.ts'

const inside = (block: string) => block.split('\n').slice(1, -1).join('\n')

test.each(hostileTexts)('%j cannot close the block', (text) => {
  const block = fencedData('guest', { answer: text, [text]: 1 })
  expect(block.match(/<[^>]*>/g)).toEqual(['<guest>', '</guest>'])
  expect(inside(block)).not.toMatch(/(?!\n)[<>&`\p{Cc}\p{Cf}]/u)
  expect(JSON.parse(inside(block))).toEqual({ answer: text, [text]: 1 })
})

test('any data come back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (data) => {
      expect(JSON.parse(inside(fencedData('data', data)))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})
