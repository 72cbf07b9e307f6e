import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOffline } from '../drafting/offline-drafter.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { contentPrompt } from './content-prompt.ts'
import { hideTrailer, numberedSources, readSources, splitTrailer } from './model-sources.ts'

const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
const sources = numberedSources(brief)
const numberOf = (kind: string, key: string) =>
  sources.findIndex((source) => source.kind === kind && source.key === key) + 1
const name = numberOf('field', 'name')
const story = numberOf('answer', 'story')

const text = 'In 2016 a heat wave came. Maya counted rocks.\n\n1. Why? And how?'
const answered = `In 2016 a heat => ${story}
Maya counted rocks => ${story}, ${name}
1. Why => 
And how? =>`

const shown = (written: string, sizes: number[]) => {
  const filter = hideTrailer()
  let at = 0
  let all = ''
  for (let turn = 0; at < written.length; turn += 1) {
    const size = sizes[turn % sizes.length]!
    all += filter.push(written.slice(at, at + size))
    at += size
  }
  return all + filter.end()
}

test.each([
  ['nothing', null],
  ['an empty trailer', ''],
  ['prose', 'The first sentence is from the story.'],
  ['lines about another text', 'Once upon a time => 1\nThere was a king => 2\nThe end => \nReally => 1'],
  ['lines for half of the text', `In 2016 a heat => ${story}\nMaya counted rocks => ${name}`],
  ['lines between chatter', `Sure!\nHere you go:\nI hope it helps.\n${answered}\nBye.`],
])('%s in place of references gives none', (_name, trailer) => {
  expect(readSources(text, trailer, sources)).toEqual([])
})

test('references are read, and those to numbers that do not exist are dropped', () => {
  const read = readSources(
    text,
    answered.replace(`${story}, ${name}`, `${story}, 0, 999, ${name}, ${story}`),
    sources,
  )
  expect(read.map(({ start, end, from }) => [text.slice(start, end), from.map(({ key }) => key)])).toEqual([
    ['In 2016 a heat wave came.', ['story']],
    ['Maya counted rocks.', ['story', 'name']],
    ['1. Why?', []],
    ['And how?', []],
  ])
})

test('the trailer is cut off, whatever surrounds it', () => {
  expect(splitTrailer(text)).toEqual({ content: text, trailer: null })
  expect(splitTrailer(`${text}\n\n=== SOURCES ===\n${answered}\n`)).toEqual({
    content: text,
    trailer: answered,
  })
  expect(splitTrailer(`${text}\n  ====SOURCES\nx`).content).toBe(text)
  expect(splitTrailer('=== SOURCES ===\nx').content).toBe('')
  expect(splitTrailer('a === b').content).toBe('a === b')
})

test('a stream never shows the trailer, in whatever pieces it comes', () => {
  const written = `${text} a == b.\n\n=== SOURCES ===\n${answered}`
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
      expect(shown(written, sizes)).toBe(`${text} a == b.`)
    }),
  )
})

test('a stream without a trailer arrives whole, and no later than its white space', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '=', 'b.') }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      (written, sizes) => {
        expect(shown(written, sizes).trim()).toBe(splitTrailer(written).content)
      },
    ),
  )
  const filter = hideTrailer()
  expect(filter.push('Hello')).toBe('Hello')
  expect(filter.push(' ')).toBe('')
  expect(filter.push('you')).toBe(' you')
})

test('every source has a number in the prompt that asks for references, and none in the one that does not', () => {
  const plain = contentPrompt(brief)
  const asking = contentPrompt(brief, { withSources: true })
  expect(plain.system + plain.user).not.toContain('SOURCES')
  expect(asking.system).toContain('=== SOURCES ===')
  const [, list] = /<sources>\n([^]*)\n<\/sources>/.exec(asking.user)!
  expect(JSON.parse(list!)).toEqual(sources.map((source, index) => ({ number: index + 1, ...source })))
})

test('everything the drafter rests on has a number', () => {
  const { sources: drafted } = draftOffline(brief)
  const known = new Set(sources.map(({ kind, key }) => `${kind} ${key.split('.')[0]}`))
  for (const { kind, key } of drafted.flatMap(({ from }) => from))
    expect(known).toContain(`${kind} ${key.split('.')[0]}`)
})

test('empty fields have no number', () => {
  const bare = numberedSources(sampleBrief(sampleGuest('ruth-abernathy'), 'introduction'))
  expect(bare.filter(({ kind }) => kind !== 'setting')).toEqual([{ kind: 'field', key: 'name' }])
})
