import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleShow } from '../testing/samples.ts'
import { isOtherEnglish } from './other-english.ts'

type Answered = [question: string, answer: string][]
const introduction = (guest: Partial<DraftedGuest>, answers: Answered = [], show = {}) =>
  answeredIntroduction({ name: 'Ana Gold', title: 'Cook', ...guest }, answers, 'educational', show)

test.each([
  ['What’s the plug?', 'The ducks game is free and honestly good?', 'ducks'],
  ['The result that you did not expect', 'That the males are silent if the best singer stops.', 'males'],
  ['What do customers never understand?', 'The second Gold is my former husband, who left.', 'second'],
  ['What do customers never understand?', 'That I cannot see them now and it makes no difference.', 'see'],
  ['Have you ever changed your mind?', 'I was cross with that witness till I was old and tired.', 'witness'],
  ['The worst thing that broke', 'A heart. I kept the cart at home, and hers was at sea for years.', 'hers'],
  ['What would you say to a beginner?', '‘Join the other lot.’ – Gripper. That’s a tenner.', 'Gripper'],
  ['Who put the needle in your hand?', 'A man named Cy in Ohio who is 88 and fixes these in his shed.', 'Cy'],
  ['What do owners get wrong?', 'That they’re rats with wings. Have you ever posted a rat to Spain?', 'rats'],
  [
    'And the wrong place?',
    'I sat on a table and thought about law. The designer walks in and smiles.',
    'walks',
  ],
  ['A mistake you made', 'No mistakes we spoke it already. My teacher spoke to me slowly.', 'mistakes'],
])('an answer that means what nobody has named isn’t quoted: %s %s', (question, answer, word) => {
  expect(introduction({}, [[question, answer]])).not.toContain(word)
})

test('advice that says what is so isn’t announced as advice', () => {
  const answer = 'That a ship is a village you can’t leave, so learn to be bored kindly.'
  const said = introduction({}, [['What would you tell a 17 yr old in the careers office?', answer]])
  expect(said).toMatch(/(?:say to|tell) a 17-year-old[^“]*“That a ship/u)
  expect(said).not.toContain('advice')
})

test('what one of two people did is asked of that one', () => {
  const said = introduction({ name: 'Ana and Eva Gold', title: 'teachers' }, [
    [
      'A mistake you made in a new language',
      'ANA: Short. EVA: I wrote to the town that I confess my address.',
    ],
  ])
  expect(said).toMatch(/Eva[^“]*“I wrote to the town/u)
  expect(said).not.toContain('mistake Ana and Eva')
})

test.each([
  [{ title: 'Professor of Probability', company: 'Dept. of Math. Sci.' }, 'Sci'],
  [{ bio: 'Ana is Polish.' }, 'Polish'],
  [{ name: 'Hon. Ana Gold (Ret.)', title: 'Stand-up comic' }, 'retired'],
  [{ title: 'Former Chairman' }, 'chairman'],
  [{ name: 'Mdm Ong Bee Lian' }, 'Hello, Ong'],
  [{ title: 'founder, CEO, citizen scientist, TEDx speaker' }, 'TEDx'],
  [{ title: 'Retired President of the Tribunal' }, 'Tribunal'],
  [{ title: 'Apprentice → Journeyman electrician' }, '→'],
  [{ title: 'I’m a passenger' }, 'an i’m'],
  [{ title: 'Weaver, president of cooperative' }, 'of cooperative'],
  [{ name: 'Ana Gold + Eva Reed', title: 'tram fitters' }, 'a tram fitters'],
  [{ name: 'Ana Gold (the Cat Woman)' }, 'Cat Woman'],
  [{ name: 'Sir Hugh Gold CBE FCILT' }, 'FCILT'],
  [{ name: 'Knit Night Tuesdays', title: 'all of us' }, 'Hello, Knit,'],
  [{ title: null, expertise: ['TROMBONE', 'KASEKO'] }, 'TROMBONE'],
])('what a form has of a guest isn’t read out: %j', (guest, said) => {
  expect(introduction(guest)).not.toContain(said)
})

test.each([
  ['Now I am foreman, and sixty people pick tomatoes with me in the rain.', 'Now I am'],
  ['I grow rye now with a farmer who was once my boss in the cabbages.', 'I grow rye'],
  ['My daughter is typing. I fold paper houses for the dead of our town.', 'typing'],
  ['Hi Imogen :) I’m Ana, 29, I pour dice at night in my own small kitchen.', '29'],
  ['I am Ana, Annie. I started in a small town by the sea, in a bakery.', 'Annie'],
  ['I am the chief superintendent.', 'chief'],
  ['I live with my son in a town of rivers. My English is of the television, excuse me.', 'excuse'],
])('a guest isn’t quoted with what only the form could follow: %s', (answer, said) => {
  expect(introduction({}, [['Who are you?', answer]])).not.toContain(said)
})

test('listeners are welcomed once', () => {
  const names = ['Ana', 'Eva', 'Ida', 'Ola', 'Una', 'Zoe', 'Bea', 'Ada', 'Ina', 'Mia'].map(
    (one) => `${one} Gold`,
  )
  const hellos = names.map((name) => introduction({ name }, [], { hosts: [] }).split('\n\n')[1]!)
  const welcomes = hellos.map((hello) => hello.match(/\b(?:glad|good to have|thanks)\b/giu)?.length ?? 0)
  expect(Math.max(...welcomes)).toBe(1)
})

test('a host’s own show isn’t described as by somebody else', () => {
  const hosts = [{ ...sampleShow.hosts[0]!, name: 'Desmond Fair and Kiki Laszlo' }]
  const podcastDescription = 'Des designs games and Kiki teaches statistics. We talk about games.'
  const said = introduction({ title: null }, [], { hosts, podcastDescription })
  expect(said).toContain('We talk about games.')
  expect(said).not.toContain('Des designs')
})

test.each([
  'I look after 14 hectare of tomato.',
  'Now three her friends want pink.',
  'The plane don’t have the chair.',
  'When we come back with medal, they carry me.',
])('“%s” is heard as English of a learner', (said) => {
  expect(isOtherEnglish(said)).toBe(true)
})

test('what a guest was and is comes before the answers that mean it', () => {
  const said = introduction({ title: null }, [
    [
      'Who thought you were nuts?',
      'My whole shift. They gave me a whistle and a tiny chair at the party and laughed till they cried.',
    ],
    [
      'Before, after, and the day in between',
      'I was a police sergeant and now I teach kindergarten. I stayed for a snack in June and looked up what you need.',
    ],
  ])
  expect(said.indexOf('“I was a police sergeant')).toBeGreaterThan(0)
  expect(said.indexOf('“I was a police sergeant')).toBeLessThan(said.indexOf('“My whole shift'))
})
