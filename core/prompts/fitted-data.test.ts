import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { contentPrompt } from '../content/content-prompt.ts'
import { longestPrompt } from './prompt.ts'
import { cutMark, fittedData } from './fitted-data.ts'

const size = (data: unknown) => JSON.stringify(data).length
const word = (length: number) => 'lorem '.repeat(Math.ceil(length / 6)).slice(0, length)

test('data that fit stay as they are', () => {
  const data = { a: 'x', b: [1, null, true] }
  expect(fittedData(data, size, 1_000)).toEqual({ data, cut: 0 })
})

test('long texts are cut to one length at a word, short ones stay whole', () => {
  const data = { short: word(100), long: word(5_000), longer: word(9_000) }
  const fitted = fittedData(data, size, 2_000)
  expect(size(fitted.data)).toBeLessThanOrEqual(2_000)
  expect(size(fitted.data)).toBeGreaterThan(1_900)
  expect(fitted.cut).toBe(2)
  expect(fitted.data.short).toBe(data.short)
  expect(fitted.data.long).toBe(fitted.data.longer)
  expect(fitted.data.long).toMatch(/lorem \[…\]$/u)
})

test('a list of texts has the room of one text', () => {
  const { data, cut } = fittedData(
    { list: Array.from({ length: 100 }, () => word(1_000)), text: word(4_000) },
    size,
    3_000,
  )
  expect(cut).toBe(2)
  expect(data.list.at(-1)).toBe(cutMark)
  expect(Math.abs(data.list.join('').length - data.text.length)).toBeLessThan(1_010)
})

test('a list of records loses entries only when short texts do not help', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => ({ name: `n${n}`, text: word(100) }))
  const { data, cut } = fittedData({ many }, size, 4_000)
  expect(size(data)).toBeLessThanOrEqual(4_000)
  expect(data.many[0]?.name).toBe('n0')
  expect(cut).toBeGreaterThan(0)
})

test('a cut never splits a character in two', () => {
  const { data } = fittedData({ text: '👩'.repeat(5_000) }, size, 1_001)
  expect(data.text.isWellFormed()).toBe(true)
})

const huge = (answers: number, characters: number) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
  const responses = Object.fromEntries(
    Array.from({ length: answers }, (_, n) => [`q${n}`, `answer-${n} ${word(characters)}`]),
  )
  return {
    ...brief,
    guest: {
      ...brief.guest,
      bio: `start ${word(20_000)}`,
      responses: { short: 'Three words only.', ...responses },
    },
  }
}

test('a prompt that would be a book is cut fairly, and says so to model and host', () => {
  const { system, user, note } = contentPrompt({
    ...huge(100, 9_900),
    instructions: 'Mention the rain. '.repeat(200),
  })
  expect(system.length + user.length).toBeLessThanOrEqual(longestPrompt)
  expect(system.length + user.length).toBeGreaterThan(longestPrompt * 0.9)
  for (let n = 0; n < 100; n += 1) expect(user).toContain(`answer-${n} lorem`)
  expect(user).toContain('Three words only.')
  expect(user).toContain('Mention the rain. '.repeat(200).trim())
  expect(user).toContain(cutMark)
  expect(note).toMatch(/^The model received only part of 1\d\d long texts/)
})

test('texts that grow when they are escaped are measured as they are in the prompt', () => {
  const brief = huge(100, 100)
  const responses = Object.fromEntries(
    Object.keys(brief.guest.responses).map((id) => [id, '<'.repeat(9_000)]),
  )
  const { system, user } = contentPrompt({
    ...brief,
    show: { ...sampleShow, podcastDescription: '\u202e'.repeat(20_000) },
    guest: { ...brief.guest, responses },
    patterns: Array.from({ length: 3_000 }, () => ({
      contentType: 'introduction',
      patternType: 'example',
      pattern: word(2_000),
      description: null,
    })),
    instructions: '<'.repeat(4_000),
  })
  expect(system.length + user.length).toBeLessThanOrEqual(longestPrompt)
})

test('a usual prompt is whole', () => {
  const { user, note } = contentPrompt(sampleBrief(sampleGuest('maya-okafor'), 'introduction'))
  expect(note).toBeNull()
  expect(user).not.toContain(`${cutMark}"`)
})
