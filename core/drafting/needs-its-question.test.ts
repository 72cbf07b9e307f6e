import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import { isAirworthy } from './airworthy.ts'
import { meansPlace } from './definite.ts'
import { namesOnly } from './stands-alone.ts'

type Answered = [question: string, answer: string][]
const introduction = (guest: Partial<DraftedGuest>, answers: Answered = []) =>
  answeredIntroduction({ name: 'Ana Gold', title: 'Cook', ...guest }, answers, 'educational')

test.each([
  ['Gold is how it looks.', 'how it looks'],
  ['It rhymes with cold.', 'rhymes'],
])('nobody hears how a name is said: %s', (sentence, word) => {
  const answer = `I cooked on a lifeboat in Hull for thirty-seven years and I never learned to swim. ${sentence}`
  const said = introduction({}, [['How did you start?', answer]])
  expect(said).toContain('lifeboat')
  expect(said).not.toContain(word)
})

test('a number of nothing, and a routine, are nobody’s news', () => {
  const coffee = 'I go to coffee. There’s about 20 now and some of them are young cooks from Hull.'
  expect(introduction({}, [['What are you up to now?', coffee]])).not.toContain('about 20')
  const week = 'I go to a pool with my neighbour Joan and I keep my great grandchildren on Friday.'
  expect(introduction({}, [['So, the week: what is it, at home?', week]])).not.toContain('pool')
})

test('“before” is not asked of anybody who doesn’t know before what', () => {
  const answer = 'I grew up in Hull, where my dad drove a lorry and my mum looked after children at home.'
  expect(introduction({}, [['What was life like before?', answer]])).not.toContain('like before')
})

test('an answer without what it says to whoever sent the form', () => {
  const answer =
    'The long version, since you offered. I grew up in a guest house in Hull and cooked for lorry drivers.'
  const said = introduction({}, [['How did you start?', answer]])
  expect(said).toContain('guest house')
  expect(said).not.toContain('since you offered')
})

test.each([
  ['Manager of Hull Ladies since 2018.', /manager of Hull Ladies\./iu],
  ['Founder of Reef Line, coral planting with villages of Fiji.', /founder of Reef Line\./iu],
])('who leads something named is no “a”: %s', (bio, role) => {
  const said = introduction({ title: null, bio })
  expect(said).toMatch(role)
  expect(said).not.toMatch(/\ba (?:manager|founder)\b/u)
})

test('a place within a place isn’t said after “at”', () => {
  expect(introduction({ title: 'Lacquer artist', company: 'Studio at Mill Lane' })).not.toContain('at Studio')
})

test('a child isn’t named with a diagnosis', () => {
  const bio =
    'I drive a school bus in Hull and I cook at night. My sons are Ben and Tim, and they have autism.'
  expect(introduction({ bio })).not.toContain('Ben')
  const answer = 'My daughter Eva has epilepsy, and she taught me to cook with one hand on the telephone.'
  expect(introduction({}, [['Who taught you?', answer]])).not.toContain('Eva')
})

test('words of one’s own lean on nothing that the host hasn’t said', () => {
  const bio = 'I have a plumbing business as well, so the pager wakes half of the village.'
  expect(introduction({ bio: null }, [['Who are you?', bio]])).not.toContain('pager')
})

test('a firm that the guest calls by half of its name is named whole before', () => {
  const bio =
    'I manage fourteen dental clinics in Ohio. Before Millrace I spent six years at a chain of opticians.'
  const guest = { title: 'Director of Operations', company: 'Millrace Dental Group' }
  const said = introduction(guest, [['How would you introduce yourself to our listeners?', bio]])
  expect(said).toMatch(/director of operations at Millrace Dental Group.*“I manage/su)
})

test('a place and a book that only the guest has in mind are not heard', () => {
  for (const said of ['Go back in after dinner.', 'Just go there.', 'Come back out before it rains.'])
    expect(meansPlace(said, 'a teacher')).toBe(true)
  for (const said of ['Just go out and look.', 'Get back up.', 'Go back in time.', 'Come back to it later.'])
    expect(meansPlace(said, 'a teacher')).toBe(false)
  expect(isAirworthy(['That old maps are wrong.', 'They aren’t, which I go into in chapter four.'])).toBe(
    false,
  )
  expect(isAirworthy(['I tell this in the preface.'])).toBe(false)
  expect(isAirworthy(['Check the date on page one.'])).toBe(true)
  expect(isAirworthy(['I wept in chapter four of my own book.'])).toBe(true)
})

test.each([
  ['I suppose the Orkney pilot.', true],
  ['Probably my first boat.', true],
  ['It would have to be the bridge.', false],
  ['I suppose the boat taught me more than school.', false],
  ['I think my mother knew.', false],
])('“%s” says no more than what a form asked for: %s', (first, isOnly) => {
  expect(namesOnly([first, 'We shipped the first one in the winter.'])).toBe(isOnly)
})
