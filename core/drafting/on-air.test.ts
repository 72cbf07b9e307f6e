import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { isOtherEnglish } from './other-english.ts'

type Answered = [question: string, answer: string][]
const introduction = (guest: Partial<DraftedGuest>, answers: Answered = [], show = {}) =>
  answeredIntroduction({ name: 'Ana Gold', title: 'Cook', ...guest }, answers, 'educational', show)

test.each([
  [
    'The day you nearly stopped',
    'We sold it twice. Two buyers came to the same quay on one morning.',
    'twice',
  ],
  [
    'Your biggest mistake',
    'I plugged it in. The barn is now a smaller barn, and my aunt has a view.',
    'plugged',
  ],
  [
    'The story you can’t shake',
    'I knew both. I had to write it at night and sell it in the morning.',
    'both',
  ],
  [
    'A purchase you regret',
    'I bought ninety of the wrong kind. A photocopy would have done for it.',
    'ninety',
  ],
  [
    'Your strangest passenger',
    'They’re all the strangest to somebody, and I have driven thousands.',
    'strangest to',
  ],
  ['What made you start?', 'The sign went out and nobody would come and mend it, so I did that.', 'sign'],
  ['A goodbye', 'A German family brought a jar of earth from his garden to the grave.', 'jar'],
])('a punch line whose set-up stayed behind isn’t quoted: %s %s', (question, answer, word) => {
  expect(introduction({}, [[question, answer]])).not.toContain(word)
})

test.each([
  [
    'The day you nearly stopped',
    'We sold a boat twice, and both buyers came to the same quay that morning.',
    'twice',
  ],
  [
    'A mistake you made',
    'I ironed my speech and put it in a drawer with the wedding cake for a year.',
    'ironed',
  ],
  ['A goodbye', 'An old man came with an accordion and asked me if it was his wife’s bench.', 'accordion'],
])('what brings in itself whom and what it means is: %s %s', (question, answer, word) => {
  expect(introduction({}, [[question, answer]])).toContain(word)
})

test.each([
  'I am forty years in this business.',
  'I had once a bride in the cabin.',
  'I have also Max, who finds everything.',
  'I had seen through the porthole a whale.',
  'He passed me over the fence a bag of seed.',
  'When the doctor asked what I’ve done I laughed.',
  'It was late. On the evening I went home alone.',
  'A man came. After I asked him to teach me the motor.',
  'I grow everything what my grandmother grew.',
  'I had hundred of them.',
  'I was on a roof with 37 persons.',
  'I counted, because I’m of mathematics.',
  'She was born in Busan and adopted to Leeds.',
  'I was born above of it.',
  'Twenty years I work around the clock.',
  'Bo operates snowplough on the mountain.',
  'My specialty are the stones.',
  'I teach now violin.',
  'I teach adults beginners.',
  'As painter I saw one crack.',
])('“%s” is a learner’s', (said) => {
  expect(isOtherEnglish(said)).toBe(true)
})

test.each([
  'I have been forty years in this business.',
  'For thirty years I kept clocks.',
  'She looks after eleven thousand books.',
  'I believe that what we do matters.',
  'First hundred pages only.',
  'They’ve always had a dog.',
  'After I retired, I taught my neighbour to read.',
  'Thanks to my mother I can cook.',
  'I could also carry the flour.',
  'I sell often to farmers.',
  'As mayor I opened it, and as a painter I saw one crack.',
])('“%s” isn’t', (said) => {
  expect(isOtherEnglish(said)).toBe(false)
})

test.each([
  ['Ana has worked at the pool since 1994.', 'pool'],
  ['Ana entered the monastery in 1981.', 'monastery'],
  ['Ana lives in the cottage with a parrot.', 'cottage'],
  ['Ana advises on the Cathedral.', 'Cathedral'],
  ['Her brother Mr. Ben Gold is a bankrupt.', 'Ben'],
  ['Ana holds no records "that anybody else wanted".', 'records'],
  ['Ana previously held the role of head cook.', 'role'],
  ['This bio was written by her niece: Ana is lovely.', 'lovely'],
])('a biography isn’t told as far as it means what nobody named, or is for a page: %s', (sentence, word) => {
  const said = introduction({ bio: `Ana Gold has cooked in Leeds for ten years. ${sentence}` })
  expect(said).toContain('has cooked in Leeds')
  expect(said).not.toContain(word)
})

test.each(['plays the cello in Leeds', 'studied at the university in Hull', 'works on the buses in York'])(
  'things everybody has need no name: “%s”',
  (does) => {
    expect(introduction({ bio: `Ana Gold ${does}.` })).toContain(does)
  },
)

test('the marks around what something is called aren’t heard', () => {
  const said = introduction({ bio: 'Ana Gold plays accordion in "Polka Dot Dash," and has four kids.' })
  expect(said).toContain('plays accordion in Polka Dot Dash, and has')
})

test.each(['How you ended up at sea', 'What a normal day looks like', 'What you carry'])(
  'a heading is not read out as a question: %s',
  (question) => {
    const said = introduction({}, [
      [question, 'My uncle had one boat and two ulcers, and he gave me the boat for my birthday.'],
    ])
    expect(said).not.toContain('?”')
  },
)

test.each(['The best one you ever saw', 'What do you do afterwards?'])(
  'nobody is asked about what a question means and doesn’t say: %s',
  (question) => {
    const answer = 'Two old people married at seven in the morning with four witnesses and a thermos.'
    expect(introduction({}, [[question, answer]])).not.toMatch(/one Ana|afterwards/u)
  },
)

test('nobody who isn’t there is named in full in a story that would shame them', () => {
  const story = (name: string): Answered => [
    [
      'A reader you still think about',
      `There’s a rancher, ${name}, who took out a book a week and couldn’t read.`,
    ],
  ]
  expect(introduction({}, story('Mr. Eldon Crab'))).not.toContain('rancher')
  expect(introduction({}, story('a shy one'))).toContain('rancher')
})

test('what listeners may not follow comes last, and only next to little else', () => {
  const said = introduction({}, [
    ['A tool you love', 'A windlass, and the rag.'],
    [
      'A place you’d go back to',
      'A diner in Cairo, Illinois, where the cook sang to the eggs every morning.',
    ],
    [
      'A heckle you admire',
      'A girl of six said that her hamster did it better, and she was right about that.',
    ],
  ])
  expect(said).toContain('diner')
  expect(said).toContain('hamster')
  expect(said).not.toContain('windlass')
})

test.each([
  'This was typed by my niece in Hull, who knows about such things.',
  'I was told to write something, so here it is, in my own hand.',
  'Sorry for the capitals, my keyboard is stuck and I am late.',
  'I’m the soup. You said in the blurb that soup is needed.',
  'My son is typing this while I stir the pot.',
])('nobody hears of the form: %s', (remark) => {
  expect(introduction({}, [['Why did you join?', remark]])).not.toContain(remark.slice(0, 20))
  expect(introduction({ bio: `Ana Gold cooks in Leeds. ${remark}` })).not.toContain(remark.slice(0, 20))
})

test('who heads something of no firm works in it', () => {
  expect(introduction({ title: 'Head of customer success' })).toContain(
    'Ana Gold, who works in customer success',
  )
  expect(introduction({ title: 'Head of langar' })).not.toContain('langar')
})

test.each([
  ['I am product manager from Aarhus.', true],
  ['I also was clinical audiologist in Japan for five years.', true],
  ['I would like that listeners dare.', true],
  ['My mother work at a bank.', true],
  ['I listen what the fish are saying.', true],
  ['I have two salon now.', true],
  ['The match was even, as I gave two penalty and both were missed.', true],
  ['She did not want that I wash her.', true],
  ['He was 91 years in the home.', true],
  ['I sold a boat to a man from Oslo and he pay me late.', true],
  ['My aunt and my sister keep the money.', false],
  ['I sold the half of them.', true],
  ['I never wanted that. I stayed.', false],
  ['He was twelve years in the army.', false],
  ['I watched my mother work.', false],
  ['I would like that very much.', false],
])('“%s” is a learner’s: %s', (said, isLearners) => {
  expect(isOtherEnglish(said)).toBe(isLearners)
})

test('a form’s words for whatever it is, and what only the host may know, are nobody’s question', () => {
  const answer = 'My brother Michael went missing in 1989 from Leeds, and I have kept his file since then.'
  const said = introduction({}, [['What is your connection to the case or the subject?', answer]])
  expect(said).toContain(answer.slice(0, 30))
  expect(said).not.toContain('the subject')
  const lunches = 'I have had two free lunches and I wear their sensor, which I pay for.'
  expect(introduction({}, [['Do you have any conflicts of interest?', lunches]])).not.toContain('lunches')
})

test('what a show is about is a sentence', () => {
  const about = (podcastDescription: string) =>
    introduction({ title: null }, [], { podcastName: 'Renewals', podcastDescription })
  expect(about('How small firms keep customers.')).toContain(
    'This is a show about how small firms keep customers.',
  )
  expect(about('True crime with care.')).not.toContain('True crime')
})

test('a guest isn’t quoted on the host who reads it out', () => {
  const answer = 'I wrote a booklet on a shipwreck and nine people read it. Ines found it in the library.'
  expect(introduction({}, [['What do you write?', answer]])).not.toContain('found it')
})

test.each([
  ['VP Customer Success', 'Ledgerly', 'VP of customer success at Ledgerly'],
  ['Sister of missing person', null, 'with Ana Gold.'],
  ['Head of Physics', null, 'with Ana Gold.'],
])('a title is said as one says it: %s', (title, company, role) => {
  expect(introduction({ title, company }).replace(/(?:from|to) Ana Gold\./u, 'with Ana Gold.')).toContain(
    role,
  )
})

test('a face ends a sentence', () => {
  const answer = 'Tell the sales team before and not after :-) I didn’t, and it was a long winter for me.'
  expect(introduction({}, [['What did you learn the hard way?', answer]])).toContain('not after. I didn’t')
})

test('emoji and hashtags of a form are not read out', () => {
  const text = introduction({
    title: 'Soap boss 🧼 #goldrush',
    company: 'Gold Rush 🌞',
    expertise: ['soap 🫧'],
  })
  expect(text).toContain('Ana Gold, a soap boss.')
  expect(text).not.toMatch(/[#\p{Extended_Pictographic}]/u)
})

test.each([
  'Since 2011 she gives the tide report for the bay.',
  'From 2016 she lives in Kent and conducts two choirs.',
  'She has taught 40 bakers, out of which 9 are men.',
])('a learner’s tense is not the host’s: %s', (sentence) => {
  const text = introduction({
    bio: `Ana Gold (she/her) was born in Cork and keeps a boat there. ${sentence}`,
  })
  expect(text).toContain('Cork')
  expect(text).not.toMatch(/tide report|two choirs|bakers/u)
})

test('a quip is no story, and whose words a rule is stays out of it', () => {
  const quip = introduction({}, [
    ['Has the job changed how you decide at home?', 'My wife says I bake as if the oven were to blame.'],
  ])
  expect(quip).not.toMatch(/\bstory\b/u)
  const rule = 'Stir it till you are tired of it and then you stir it some more.'
  expect(introduction({}, [['A rule you got from somebody', `${rule} Dad.`]])).not.toContain('Dad')
})
