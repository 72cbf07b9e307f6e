import { expect, test } from 'vitest'
import { contentTones } from '../show/content-styles.ts'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import { isSorrowful } from './sorrows.ts'

const ana = { name: 'Ana Gold', title: 'Baker', bio: 'Ana Gold has baked in Leeds for ten years.' }
const asked = 'What would you change about your work?'
const answered = (answer: string, tone: (typeof contentTones)[number]) =>
  answeredIntroduction(ana, [[asked, answer]], tone)

test.each(contentTones)('nobody is cheerful next to a death in a %s show', (tone) => {
  const said = answered('I would close on Mondays, as my father did until he died.', tone)
  expect(said).toContain('until he died')
  expect(said).not.toMatch(
    /looking forward|how are you|joke|get into it|can’t wait|delighted|great to|good one|hey|notes|no promises|wonderful/iu,
  )
})

test.each([
  'My wife passed in 2016.',
  'A friend took his own life.',
  'She was ill with cancer.',
  'We lost our house in the flood.',
  'They were evacuated from Kabul.',
  'I saw him in hospital once more.',
  'We lost 61 lambs.',
  'I wasn’t well for a while after that.',
  'She was taken ill in the night.',
  'The hurricane took the roof.',
  'The child was being taken off support that evening.',
  'I have never gotten over it.',
  'We found a man who disappeared in 1962.',
  'After the diagnosis my surgeon told me my chance.',
  'He’s dead nine years.',
])('“%s” is sad', (text) => {
  expect(isSorrowful(text)).toBe(true)
})

test.each([
  'I passed in French.',
  'We have our own lives to live.',
  'My late start was no loss.',
  'I read by a hurricane lamp.',
  'We lost 61 games and 2 balls.',
  'The stroke of a brush is all there is.',
  'I work on support systems.',
  'The line went dead and the ink disappeared.',
])('“%s” isn’t', (text) => {
  expect(isSorrowful(text)).toBe(false)
})

test('nobody is led from a best day into a death', () => {
  const sad = 'My first match, where my mother sang on the stand. She died in that week and I played on.'
  const glad = 'My first match, where my mother sang on the stand. She has come to each of them since then.'
  const said = (label: string, answer: string) => answeredIntroduction(ana, [[label, answer]], 'friendly')
  expect(said('Best day you’ve had in football', sad)).not.toContain('She died')
  expect(said('Best day you’ve had in football', glad)).toContain('“Best day you’ve had in football?”')
})

test('who is asked for the best and the worst is said to have been asked for both', () => {
  const answer = 'The best was a cup match at home, and the worst was a flood on the pitch in the winter.'
  const said = answeredIntroduction(
    ana,
    [['Best day you’ve had in football. And the worst, if you don’t mind', answer]],
    'friendly',
  )
  expect(said).toContain('“Best day you’ve had in football. And the worst, if you don’t mind?”')
})
