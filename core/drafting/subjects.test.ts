import { expect, test } from 'vitest'
import { sentences } from '../text/sentences.ts'
import { announced, subjectsOf } from './subjects.ts'

const subjects = (topics: string, expertise: string[] = [], fields = true) =>
  subjectsOf(
    {
      answers: new Map([['topics', { id: 'topics', from: [], label: null, said: sentences(topics) }]]),
      expertise: expertise.map((text) => ({ text, from: [] })),
      role: null,
    },
    fields,
  ).map(({ text }) => text)

test.each([
  ['leaving money, silence', ['silence'], 'an activity and its object'],
  ['fear as fun, couples', ['couples'], 'a headline'],
  ['how it got here, boats', ['boats'], 'a word that points back'],
  ['my father, bread', ['bread'], 'the guest’s own “my”'],
  ['anything really, trains', ['trains'], 'an aside'],
  ['Why it matters.', [], 'nothing that can be named'],
  ['Why a tree is cheaper than an ambulance.', [], 'a clause, which nobody asks “about”'],
  ['Tugs. How single track works. Fatigue.', ['tugs'], 'a clause, and what may be a name'],
])('of “%s” only %j is announced, without %s', (topics, said) => {
  expect(subjects(topics)).toEqual(said)
})

test.each(['devolution, local papers dying', 'shoulders, the neighborhood'])(
  'of “%s” nothing is announced but what listeners can place',
  (typed) => {
    const topics = { id: 'topics', from: [], label: null, said: sentences(typed) }
    const answers = new Map([['topics', topics]])
    const material = { answers, biographies: [], expertise: [], role: null, calling: null }
    expect(announced(material, true)).toHaveLength(1)
  },
)

test('three at most, the longest last, names with their capitals', () => {
  expect(subjects('the bread of guards, hope, Dolly the sheep, rain')).toEqual([
    'hope',
    'Dolly the sheep',
    'the bread of guards',
  ])
})

test('where the guest named none that can be said, the fields are, but only of somebody of whom nothing else is known', () => {
  expect(subjects('Whatever you like.', ['peat', 'soil carbon'])).toEqual(['peat', 'soil carbon'])
  expect(subjects('Whatever you like.', ['peat', 'soil carbon'], false)).toEqual([])
})

test('only what the guest has said something about is announced, in words that can be said after “about”', () => {
  const story = {
    id: 'story',
    from: [],
    label: null,
    said: ['A bee sat on my voice recorder in the church.'],
  }
  const topics = {
    id: 'topics',
    from: [],
    label: null,
    said: sentences('bees, owls, voice, emptier churches'),
  }
  const material = {
    answers: new Map([
      ['topics', topics],
      ['story', story],
    ]),
    biographies: [],
    expertise: [],
    role: null,
    calling: null,
  }
  expect(announced(material).map(({ text }) => text)).toEqual(['bees'])
})
