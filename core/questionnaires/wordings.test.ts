import { expect, test } from 'vitest'
import { answeredPronunciation } from './pronunciation.ts'
import { shownAnswer } from './shown-answer.ts'
import { canBeWorded, outdatedWordings, wordedAnswers } from './wordings.ts'

const wordedAt = '2026-11-21T10:00:00.000Z'
const given = {
  responses: { story: 'Eine Bäckerei.', links: 'https://brot.example', topics: ['Brot', 'Zeit'] },
  wordings: { story: { text: 'A bakery.', answer: 'Eine Bäckerei.', wordedAt } },
}

test('texts have the host’s wording, and everything else in the guest’s words', () => {
  expect(wordedAnswers(given)).toEqual({ ...given.responses, story: 'A bakery.' })
  expect(outdatedWordings(given)).toEqual([])
  expect(wordedAnswers({ responses: given.responses })).toEqual(given.responses)
})

test.each([
  ['changed', { ...given.responses, story: 'Zwei Bäckereien.' }],
  ['removed', { links: 'https://brot.example' }],
])('a wording of an answer that the guest %s isn’t used', (_, responses) => {
  const later = { ...given, responses }
  expect(wordedAnswers(later)).toEqual(responses)
  expect(outdatedWordings(later)).toEqual(['story'])
})

test('files show both', () => {
  expect(shownAnswer({ id: 'story', type: 'textarea' }, given)).toBe(
    'A bakery.\n\nIn the guest’s words: Eine Bäckerei.',
  )
  expect(shownAnswer({ id: 'topics', type: 'checkbox' }, given)).toBe('Brot\nZeit')
})

test('only what is written freely can be worded', () => {
  expect(canBeWorded({ type: 'textarea' }, 'Eine Bäckerei.')).toBe(true)
  expect(canBeWorded(undefined, 'Eine Bäckerei.')).toBe(true)
  expect(canBeWorded({ type: 'radio' }, 'Oui')).toBe(false)
  expect(canBeWorded({ type: 'checkbox' }, ['Brot'])).toBe(false)
  expect(canBeWorded(undefined, `/media/${'a'.repeat(22)}`)).toBe(false)
  expect(canBeWorded({ type: 'text' }, ' ')).toBe(false)
})

test('a pronunciation that the host worded is the one that is shown', () => {
  const answers = {
    responses: { pronunciation: 'à la française' },
    wordings: { pronunciation: { text: 'mar-guh-REET', answer: 'à la française', wordedAt } },
  }
  expect(answeredPronunciation({ ...answers, asked: [] })).toBe('mar-guh-REET')
})
