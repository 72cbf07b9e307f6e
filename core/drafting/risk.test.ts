import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import { madeBrief, madeGuests } from '../testing/made-guests.ts'
import { namesBare } from './bare-nouns.ts'
import { certainStart } from './certain-start.ts'
import { draftIntroduction } from './introduction.ts'
import { riskOf } from './risk.ts'

const introduction = (title: string, answers: [string, string][] = []) =>
  answeredIntroduction({ name: 'Ana Gold', title }, answers, 'educational')

const heard = {
  said: ['I keep bees on the roof of a school in Hull.'],
  known: 'a beekeeper',
  asked: 'Where?',
  slips: 0,
}

test('what says itself what it is about, of a guest one knows, risks nothing', () => {
  expect(riskOf(heard)).toBe(0)
})

test.each([
  ['nobody said who the guest is', { known: '' }],
  ['nobody said what was asked', { asked: '' }],
  ['it is only a few words', { said: ['I keep bees.'] }],
  [
    'it names a thing nobody has mentioned',
    { said: ['The drake was mine, and I gave it a ride to Hull in my car.'] },
  ],
  ['it names somebody in full', { said: ['I keep bees in Hull with a man called Ben Gold, who is a vet.'] }],
  ['the guest learns English', { slips: 2 }],
])('a quotation is a risk where %s', (_, given) => {
  expect(riskOf({ ...heard, ...given })).toBeGreaterThan(0)
})

const certain =
  'I keep bees on the roof of a school in Hull, and each child in it has a hive with a number and a name on it. '
const plain =
  'I walk from hive to hive with a ladder, a hat and a child who wants to be stung. In a cold winter I count whoever is left, and in a warm one I mend a frame a day and sing to myself while the kettle boils in my van.'
const doubtful = 'I do it all with a man called Ben Gold, who is a vet and is afraid of bees and of me.'
test('an answer that is less certain is quoted where little is said, and not where there is enough', () => {
  const asked: [string, string] = ['Who helps you?', doubtful]
  expect(introduction('Beekeeper', [asked])).toContain('Ben Gold')
  const long = introduction('Beekeeper', [
    ['Where do you work?', certain],
    ['What do you do all year?', plain],
    asked,
  ])
  expect(long).toContain('a school in Hull')
  expect(long).not.toContain('Ben Gold')
})

const rule = 'Draw a plan of your shed before you buy a plank, and show it to whoever has to live next to it.'
const aside = 'My own shed is at smith.example/shed.'
test('advice is quoted as far as it can be said', () => {
  const said = introduction('Joiner', [['What advice would you give?', `${rule} ${aside}`]])
  expect(said).toContain(rule)
  expect(said).not.toContain('.example')
})

test.each([
  ['but what follows takes it back', [rule, 'But I never did.']],
  [
    'but it announces what follows',
    ['There are two things one has to know before one builds anything in a shed.', 'Wood.'],
  ],
  [
    'but it is a story, which is told for its end',
    ['A man asked me for a shed and I built it in a day in the rain.', 'I cried.'],
  ],
  ['but it is a few words', ['Ask each neighbour.', 'Wood.']],
])('a beginning isn’t cut off, %s', (_, said) => {
  expect(certainStart(said, ({ length }) => length === 1)).toEqual(said)
})

test.each([
  ['I was engineer in a factory.', true],
  ['I sent it to friend in Hull.', false],
  ['We met in kitchen.', true],
  ['I drive taxi at night.', true],
  ['I was secretary of the club.', false],
  ['We met in church.', false],
  ['I was in bus company offices.', false],
])('“%s” names one of several without an article: %s', (said, isBare) => {
  expect(namesBare(said)).toBe(isBare)
})

test.each([
  'Class 1 driver',
  'Weaver and president of cooperative',
  'Maker of pipes since 1988',
  'Nurse / mother',
])('nobody is brought in as “%s”', (title) => {
  expect(introduction(title)).not.toMatch(/class 1|cooperative|since|\//iu)
})

test('nothing is quoted from what is only for a page, and what comes before it still is', () => {
  const written = madeGuests.slice(0, 20).map((guest) => {
    const responses = Object.fromEntries(
      Object.entries(guest.responses).map(([id, given]) => [id, `${String(given)} ${rule} ${aside}`]),
    )
    return draftIntroduction(madeBrief({ ...guest, responses }, 'introduction')).content
  })
  expect(written.filter((text) => text.includes('.example'))).toEqual([])
  expect(written.filter((text) => text.includes('“')).length).toBeGreaterThan(10)
})
