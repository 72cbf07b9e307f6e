import { expect, test } from 'vitest'
import { aboutEach, counted, inSentence, listed, pick, titleInSentence, withArticle } from './words.ts'

test.each([
  'an architect',
  'an hour',
  'an honest broker',
  'an heir',
  'an MBA student',
  'an SEO consultant',
  'an 8-year-old',
  'an 11th-hour hero',
  'an 18-year study',
  'an uncle',
  'an undertaker',
  'an unusual clock',
  'an R&D lead',
  'an X-ray technician',
  'an émigré writer',
])('the article in "%s" is as it is said', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

test.each([
  'a clockmaker',
  'a university lecturer',
  'a unicorn hunter',
  'a European chef',
  'a one-person studio',
  'a user researcher',
  'a union organiser',
  'a UK-based editor',
  'a PhD student',
  'a house builder',
  'a ukulele teacher',
  'a 1-person team',
  'a eulogist',
  'a unit manager',
  'a UX designer',
  'a unique voice',
  'a utility planner',
  'a once-famous singer',
])('the article in "%s" is as it is said too', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

test('lists read as in speech, and items with commas are kept apart', () => {
  expect(listed([])).toBe('')
  expect(listed(['tea'])).toBe('tea')
  expect(listed(['tea', 'clay'])).toBe('tea and clay')
  expect(listed(['tea', 'clay', 'hills'], 'or')).toBe('tea, clay or hills')
  expect(listed(['tea, green and black', 'clay'])).toBe('tea, green and black; and clay')
})

test.each([
  [['smell', 'Morocco'], 'smell, and about Morocco'],
  [['bread', 'Cork', 'choirs'], 'bread and choirs, and about Cork'],
  [['bread', 'choirs'], 'bread and choirs'],
])('a place is no kind of what comes before it: %j', (subjects, said) => {
  expect(aboutEach(subjects)).toBe(said)
})

test('nouns are singular or plural', () => {
  expect(counted(1, 'word')).toBe('one word')
  expect(counted(3, 'word')).toBe('three words')
  expect(counted(40, 'word')).toBe('40 words')
})

test('a field loses its capital inside a sentence unless it may be a name', () => {
  expect(inSentence('Coral restoration')).toBe('coral restoration')
  expect(inSentence('Leadership')).toBe('leadership')
  expect(inSentence('Kelp forests', 'I count kelp.')).toBe('kelp forests')
  for (const name of [
    'Python',
    'Tokyo housing',
    'AI',
    'TypeScript',
    'Google Ads',
    'Arabic calligraphy',
    'iPhone repair',
  ])
    expect(inSentence(name)).toBe(name)
  expect(titleInSentence('Miller')).toBe('miller')
  expect(titleInSentence('French teacher')).toBe('French teacher')
})

test('the same key always picks the same variant, and keys spread over the variants', () => {
  const picked = Array.from({ length: 60 }, (_, n) => pick(['a', 'b', 'c'], `guest ${n}`))
  expect(picked).toEqual(Array.from({ length: 60 }, (_, n) => pick(['a', 'b', 'c'], `guest ${n}`)))
  for (const variant of ['a', 'b', 'c'])
    expect(picked.filter((one) => one === variant).length).toBeGreaterThan(8)
})
