import { expect, test } from 'vitest'
import { sentences } from '../text/sentences.ts'
import { meansOnlyKnown } from './definite.ts'
import { continues, isQuotable, opensAlone } from './quotable.ts'

const answered = (id: string, text: string, label: string | null = 'What?') => ({
  id,
  label,
  said: sentences(text),
})

test.each([
  ['story', 'Sold one to a man with a boat.', 'has no subject'],
  ['story', 'Girl came in to get a name removed. She kept it.', 'has no article'],
  ['story', `I waited. ${'It went on and on and on. '.repeat(25)}`, 'is longer than one listens'],
  ['advice', 'Read it aloud to a dog.', 'means something nobody named'],
  ['story', 'The first time I screened it nobody honked. I sat in the dark.', 'means something nobody named'],
  ['advice', 'Dig first.', 'is too short'],
  ['advice', 'To young writers: find work at night, and sleep by day.', 'has the label of a form'],
  ['audience-takeaway', 'For the cooks: a cold pan is a slow pan.', 'has the label of a form'],
  ['fun-fact', 'I sing in Leeds in a gospel choir, only Pole.', 'is notes'],
  ['fun-fact', 'I live above a shop, no driving licence, two cats.', 'is notes'],
  ['advice', 'My son will help with the English if needed.', 'is written to the host'],
  ['advice', 'Patience, kindness, good boots.', 'is a list'],
  ['audience-takeaway', 'Put both of your hands in some.', 'ends with something nobody named'],
  ['fun-fact', 'My hands still smell of it.', 'has an object nobody named'],
  ['misconception', 'Nothing, people get it about right.', 'answers that there is nothing'],
  ['advice', 'Happy to discuss this on the call.', 'is written to the host'],
  ['story', 'I’d rather not tell one of those. They are not mine.', 'is a refusal'],
  ['story', 'I can’t discuss most of them! Another time.', 'is a refusal'],
  ['story', 'Christmas callout, family of five in trainers, dad had a map.', 'is notes'],
  ['advice', 'Don’t finish the sentence for them. Wait.', 'means people nobody named'],
  ['fun-fact', 'I work since 12 years with bees.', 'is right in another language'],
  ['fun-fact', 'Came 4th in a sheaf toss at a country fair.', 'has no subject'],
  ['story', 'Rex (dog) got on the bus to town. The driver rang me.', 'has a note in brackets'],
  ['story', 'Don’t want to single one out. They know who they are, all of them.', 'is a refusal'],
  ['story', 'I chose not to, and nobody told me I would miss it.', 'is a refusal'],
  ['promote', 'My cross-country girls’ fundraiser, if it’s before October 15.', 'is a note for the host'],
  [
    'promote',
    'The counselors’ conference in March, I’m on a panel about caseloads.',
    'is a note for the host',
  ],
  ['promote', 'The Open Door Principal, available anywhere.', 'is a title'],
  ['promote', 'Your local library’s summer reading program.', 'is a fragment'],
  ['topics', 'I would love to talk about bread.', 'is what the questions are for'],
  ['promote', 'Paperback is out in September from Slow Kiln Press.', 'is of a book that nobody named'],
  [
    'advice',
    'Water it. Two buckets a week in summer for the first three years.',
    'is about a thing that nobody named',
  ],
])('%s “%s” is not quoted: it %s', (id, text) => {
  expect(isQuotable(answered(id, text))).toBe(false)
})

test('an answer whose question nobody knows any more is not quoted', () => {
  expect(isQuotable(answered('q9', 'I always pack a kettle.', null))).toBe(false)
})

test.each([
  ['story', 'A critic sent back the rice. I scraped the pan at his table and we ate it together.'],
  ['story', 'The first time I screened a film nobody honked. I sat in the dark.'],
  ['advice', 'Label everything twice, once for yourself.'],
  ['fun-fact', 'I have never won at Scrabble.'],
  ['promote', 'My second book on rye comes out in May.'],
  ['promote', 'Registration is open until the end of May.'],
  ['advice', 'Say it out loud once, to anybody. After that it’s just a muscle.'],
  ['promote', 'We’re opening a second shop in the spring.'],
  ['misconception', 'That we want to say no. I get nothing for a no.'],
])('%s “%s” is quoted whole', (id, text) => {
  expect(isQuotable(answered(id, text))).toBe(true)
})

test.each([
  ['The cardinal sent his back. I tried it, and he was right.', false],
  ['In the second year a seahorse turned up. We had to stop.', false],
  ['I gave him the table by the cart.', false],
  ['He told me to go home. I went.', false],
  ['A judge asked my client if he had anything to say. He had.', true],
  ['I was on the bus when a lady went into labor. It was a girl.', true],
])(
  'a story opens an introduction only where its first sentence needs nothing said before: “%s”',
  (story, is) => {
    expect(opensAlone(answered('story', story))).toBe(is)
  },
)

test.each([
  ['Start at the bottom right.', 'a crossword setter', false],
  ['Let the dog be right.', 'a search dog trainer', true],
  ['Eat before your shift.', '', true],
])('“%s” by %s needs what was said before', (advice, known, isClear) => {
  expect(meansOnlyKnown(sentences(advice), known)).toBe(isClear)
})

test('a story goes on from what was said of the guest', () => {
  const story = 'The cardinal sent his back.'
  expect(continues(story, 'He has sold bagpipes to a cardinal.')).toBe(true)
  expect(continues(story, 'He makes bagpipes.')).toBe(false)
})
