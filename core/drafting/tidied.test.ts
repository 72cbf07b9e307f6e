import { expect, test } from 'vitest'
import { saidSentences } from './tidied.ts'

test.each([
  ['i earned less than him lol. I quit', ['I earned less than him.', 'I quit.']],
  [
    'in 2003 i got fired by fax. it was a good day tbh',
    ['In 2003 I got fired by fax.', 'It was a good day.'],
  ],
  ['people think it is all toasters 🙃', ['People think it is all toasters.']],
  ['We won!!! Really?!', ['We won!', 'Really?']],
  ['hi! im tasha, i help new managers', ['I’m tasha, I help new managers.']],
  ['I saw 41 countries & got lost in R&D', ['I saw 41 countries and got lost in R&D.']],
  ['1) Ask about fees. 2) Name somebody.', ['Ask about fees.', 'Name somebody.']],
  ['Well there was a boy with a lobster', ['There was a boy with a lobster.']],
  ['I know 2,300+ dentists in a $170B+ trade', ['I know more than 2,300 dentists in a $170 billion trade.']],
  ['I shouted “now!” without thinking. It worked', ['I shouted “now!” without thinking.', 'It worked.']],
  ['PLEASE leave the fawn where it is', ['Please leave the fawn where it is.']],
  ['I was on Jeopardy! in 2009', ['I was on Jeopardy! in 2009.']],
])('%s is read aloud without what is only typed', (typed, said) => {
  expect(saidSentences(typed)).toEqual(said)
})

test.each([
  ['flour, mostly', ['flour, mostly.']],
  ['iOS apps and the people behind them', ['iOS apps and the people behind them.']],
  ['El mar i la terra són amics', ['El mar i la terra són amics.']],
  ['The IMO in London', ['The IMO in London.']],
])('%s keeps its own spelling', (typed, said) => {
  expect(saidSentences(typed)).toEqual(said)
})

test('nothing but faces says nothing', () => {
  expect(saidSentences('🙃🙃 :)')).toEqual([])
})

test('what comes before a web address is kept where it is a sentence of its own', () => {
  expect(saidSentences('Our cookbook is out in May - order it at second.example/book')).toEqual([
    'Our cookbook is out in May.',
  ])
  expect(saidSentences('More - see second.example')).toEqual([])
})
