import { expect, test } from 'vitest'
import { pronounsOf } from './pronouns.ts'
import { namedShort, withPronoun } from './by-name.ts'
import { inThirdPerson, retold } from './retold.ts'
import { inSecondPerson } from './second-person.ts'

const stated = (pronouns: string) => ({ name: 'Maya', pronouns: pronounsOf([pronouns], [], 'Maya') })
const her = stated('she/her')
const unknown = { name: 'Maya', pronouns: null }
const third = (sentence: string, whom = her) => inThirdPerson(sentence, whom, false)

test.each([
  ['“Wait,” I said, and it was true.', 'quotes somebody'],
  ['We built it and I left.', 'speaks for others'],
  ['What am I doing with it?', 'asks'],
  ['Never have I been so tired of it.', 'turns the words round'],
  ['I froob the machine.', 'has a verb nobody knows'],
  ['I read the marks.', 'has a verb of unclear time'],
  ['My sister told me that she and I were the last.', 'could mean another woman'],
  ['I like to cook and sing at home.', 'goes on in a way that is not clear'],
  ['I help her and clean the house.', 'goes on with a word that may be a noun'],
  ['Me llamo Maya y trabajo aquí.', 'is not English'],
  ['Me and my brother run it.', 'begins with me'],
])('%s stays a quotation: it %s', (sentence) => {
  expect(third(sentence)).toBeNull()
})

test.each([
  ['I study how kelp grows.', 'Maya studies how kelp grows.'],
  ['I teach and write about the sea.', 'Maya teaches and writes about the sea.'],
  ['I have never been there, and I don’t worry.', 'Maya has never been there, and she doesn’t worry.'],
  ['In my second winter I was sure of it.', 'In Maya’s second winter she was sure of it.'],
  ['I’m a doctor who keeps bees.', 'Maya is a doctor who keeps bees.'],
  ['They told me that it was mine.', 'They told Maya that it was hers.'],
  ['I can do it myself when I want.', 'Maya can do it herself when she wants.'],
  ['I’ve kept bees and I’ll keep them.', 'Maya has kept bees and she will keep them.'],
  [
    'I once forgot my own birthday, and I still laugh about it.',
    'Maya once forgot her own birthday, and she still laughs about it.',
  ],
  ['I got lost on my own island.', 'Maya got lost on her own island.'],
  ['I was nineteen and afraid of the dark.', 'Maya was nineteen and afraid of the dark.'],
])('%s is retold as %s', (sentence, told) => {
  expect(third(sentence)).toBe(told)
})

test('they take the verb of many, the name the verb of one', () => {
  const they = stated('they/them')
  expect(third('I sing, and I am paid for it.', they)).toBe('Maya sings, and they are paid for it.')
  expect(third('I was there when they called me.', they)).toBeNull()
})

test('without a known pronoun the name is used once', () => {
  expect(third('I keep bees in the city.', unknown)).toBe('Maya keeps bees in the city.')
  expect(third('I keep my bees in the city.', unknown)).toBeNull()
  expect(retold(['I keep bees at home.', 'I sell the honey.'], unknown)).toEqual({
    told: ['Maya keeps bees at home.'],
    left: ['I sell the honey.'],
  })
})

test('after another person the name is said again', () => {
  expect(retold(['My mother was a nurse.', 'I was not.'], her).told).toEqual([
    'Maya’s mother was a nurse.',
    'Maya was not.',
  ])
})

test('a passage that never speaks of the guest is left to quote', () => {
  expect(retold(['The sea is cold.', 'It is also deep.'], her)).toEqual({
    told: [],
    left: ['The sea is cold.', 'It is also deep.'],
  })
})

test.each([
  ['I was sure that we had left my dog.', 'You were sure that you had left your dog.'],
  [
    'We’re the last ones, and I’m glad that it is ours.',
    'You are the last ones, and you are glad that it is yours.',
  ],
  ['I surfaced and was glad.', null],
  ['You would like what I do.', null],
  ['Me dieron la llave de un teatro.', null],
  ['The sea is cold.', null],
])('%s becomes %s when it is said to the guest', (sentence, told) => {
  expect(inSecondPerson(sentence)).toBe(told)
})

test.each([
  [['Maya Okafor dives.', 'She has led a survey since 2014.'], 'she'],
  [['Maya dives with Jane Smith.', 'She has led a survey.'], undefined],
  [['Maya learned from her mother.', 'She was a diver.'], undefined],
  [['Maya Okafor dives and lives with her husband.', 'In 2014 she led a survey.'], 'she'],
  [['Maya is a diver, a vet and the founding director of a lab.', 'She has led a survey.'], 'she'],
  [
    ['Maya Gold, MD, is a sleep doctor and the founding director of a clinic.', 'Her survey is from 2014.'],
    'she',
  ],
  [['Maya is co-founder and CEO of a mill.', 'She trained in Leeds.'], 'she'],
  [['Maya learned from a doctor and the founding director of a lab.', 'She has led it.'], undefined],
  [['Maya dives.', 'She and he have led a survey.'], undefined],
  [['Maya runs a mill that her grandfather built.', 'It has six wheels.'], 'she'],
  [['Maya has led a survey since 2014 with a colleague.', 'A former buyer, she lives in Leeds.'], undefined],
  [['Maya has led a survey since 2014.', 'A former buyer, she lives in Leeds with a friend.'], 'she'],
  [['Maya is warden of an island, where she lives with one colleague.'], 'she'],
  [['Maya learned from a colleague whom she met in Leeds.'], undefined],
  [['A survey runs since 2014.', 'She leads it.'], undefined],
  [['Maya dives.'], undefined],
] as const)('the pronoun in %j is %s', (biography, subject) => {
  expect(pronounsOf([], [...biography], 'Maya')?.subject).toBe(subject)
})

test('a stated pronoun wins over what a biography suggests', () => {
  expect(pronounsOf(['Diver (they/them)'], ['Maya dives.', 'She leads.'], 'Maya')?.subject).toBe('they')
})

test('a biography uses the name the host says, and a pronoun next to a sentence that names the guest', () => {
  expect(namedShort(['Maya Okafor dives.'], ['Maya Okafor'], 'Maya')).toEqual(['Maya dives.'])
  expect(namedShort(['Magdamaya Okafor dives.'], ['Maya Okafor'], 'Maya')[0]).toBe('Magdamaya Okafor dives.')
  expect(namedShort(['She dives.'], ['Maya Okafor'], 'Maya')).toEqual(['Maya dives.'])
  expect(namedShort(['Leads a survey.'], ['Maya Okafor'], 'Maya')).toEqual(['Maya leads a survey.'])
  expect(namedShort(['News from the reef.'], ['Maya Okafor'], 'Maya')).toEqual(['News from the reef.'])
  expect(withPronoun(['Maya dives.'], her)).toEqual(['She dives.'])
  expect(withPronoun(['Maya’s field is kelp.'], her)).toEqual(['Her field is kelp.'])
  expect(withPronoun(['Maya dives.'], unknown)).toEqual(['Maya dives.'])
})
