import { expect, test } from 'vitest'
import { answeredIntroduction } from '../testing/answered-introduction.ts'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'
import type { DraftedGuest } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'

const ruth = sampleGuest('ruth-abernathy')

const introduction = (guest: Partial<DraftedGuest>, answers: [question: string, answer: string][]) =>
  answeredIntroduction({ title: 'Baker', ...guest }, answers, 'conversational')

test('advice says for whom it was asked', () => {
  expect(
    introduction({}, [
      ['One tip for a nervous beginner?', 'Be kind to the clerks. They know where everything is.'],
    ]),
  ).toMatch(/“One tip for a nervous beginner\?”[^“]*“Be kind to the clerks/u)
})

test('a question that ends in “for” is read as it was asked', () => {
  expect(
    introduction({}, [['What was your very first paycheck for?', 'Filing canceled checks by number.']]),
  ).toMatch(/“What was your very first paycheck for\?”[^“]*“Filing canceled checks/u)
})

test('what a biography without a verb calls somebody has its article', () => {
  expect(
    introduction({ bio: 'Certified Spanish-English court interpreter based in El Paso, Texas.' }, []),
  ).toContain(' is a certified Spanish-English court interpreter based in El Paso, Texas.')
})

test('where a form asks only for the name, what the guest writes of their work with it is quoted', () => {
  const given =
    'Ruth Abernathy, I keep the books for forty farms around Galway and cry at most of their weddings. Please say RUTH.'
  const content = introduction({ title: null }, [['Name, club, and how to say it', given]])
  expect(content).toMatch(
    /: “I keep the books for forty farms around Galway and cry at most of their weddings.”/u,
  )
})

test('show notes give an answer under the question that was asked, without its remarks', () => {
  const { content } = draftOffline({
    ...sampleBrief(ruth, 'show_notes'),
    guest: {
      ...draftedGuest(ruth),
      asked: [{ id: 'q1', question: 'Tell me one story that listeners would remember (no names)' }],
      responses: { q1: 'I carried an oven up four floors with my brother. See my page for the rest.' },
    },
  })
  expect(content).toMatch(/“Tell me one story that listeners would remember”[^“]*“I carried an oven/u)
  expect(content).not.toContain('take away')
})

const long = 'I carried an oven up four floors with my brother in the summer of that year. '
test('of a long answer the beginning is quoted, and the end of a story is left to the guest', () => {
  const story = `${long}We sang on each of the stairs and the neighbours opened their doors for us. `
  const content = introduction({}, [['How did you start?', `${story}${long.repeat(4)}Then it fell.`]])
  expect(content).toContain(`“${long.trim()}`)
  expect(content).not.toContain('Then it fell')
  expect(content).toMatch(/” (?:[^“”\n]*\b(?:rest|more|next|come back)\b[^“”\n]*)\n/u)
})

test('nobody is quoted on how they came to their work with an answer that says nothing of it', () => {
  const club = 'The club has 140 members and meets on each first Thursday.'
  expect(introduction({}, [['What do you do, and how did you come to it?', club]])).not.toContain('140')
})

test('no subject is announced before the guest’s words say who they are', () => {
  const topics = 'Paper conservation. Letters. QA.'
  const content = introduction({ title: null, responses: { topics } }, [
    ['Who are you?', 'I glue old letters together again.'],
  ])
  expect(content).not.toMatch(/paper conservation.*“I glue/su)
  expect(content).not.toContain('QA')
})

test('the first of the guest’s own words that can be quoted says who they are', () => {
  const content = introduction({ bio: '14 yrs on call. 6 companies. I write about it at my blog.' }, [
    ['Who are you?', 'I’m the person who gets woken up so you can buy socks at night.'],
  ])
  expect(content).toContain('I’m the person who gets woken up')
})

test('a note at the start of a biography doesn’t keep the rest of it from listeners', () => {
  const bio = 'Retired from the post office. I have run a light trap in my garden every night since 1983.'
  expect(introduction({ bio }, [])).toContain(
    '“I have run a light trap in my garden every night since 1983.”',
  )
})

test('what a biography begins with says more than the title', () => {
  const bio = 'Bookkeeper for forty small shops in Leeds, mostly trades. I clean up messes.'
  expect(introduction({ title: 'Bookkeeper', bio }, [])).toContain(
    'Ruth Abernathy, a bookkeeper for forty small shops in Leeds.',
  )
})

test('a calling that would be cut between two adjectives is not taken from a biography', () => {
  const bio = 'Baker of small, dark loaves for half of Leeds. I sleep by day.'
  expect(introduction({ bio }, [])).not.toContain('baker of small.')
})

test.each([
  'I came to learn bread. In 2010 I rent my first oven and it is here.',
  'When I told to my father that the oven is cold he laughed for a week.',
  'I have begin with my aunt, who was a baker in another country.',
])('a host isn’t made to read a guest’s second language aloud: %s', (story) => {
  expect(introduction({}, [['Your best story?', story]])).not.toContain(story.slice(0, 20))
})

test('a story without its “I” gets the one that is meant', () => {
  const content = introduction({}, [
    [
      'Your best story?',
      'Found a comment in old code. It said that Ruth would fix this. I wrote it in 1978.',
    ],
  ])
  expect(content).toContain('“I found a comment in old code.')
})

test.each(['Sister Mary Agnes Dolan', 'Very Revd Ruth Abernathy', 'Hon. Ruth Abernathy'])(
  'nobody says hey to %s',
  (name) => {
    const greetings = Array.from({ length: 12 }, (_, at) =>
      introduction({ name, title: `Baker ${'of bread '.repeat(at)}`.trim() }, [])
        .split('\n\n')
        .at(-1),
    )
    expect(greetings.join('\n')).not.toMatch(/\b(?:hey|hi|okay)\b/iu)
  },
)

test.each(['Why hasn’t it been replaced?', 'Is there anything you’d rather not discuss on air?'])(
  'a question that means another, or is for the host, is not read out: %s',
  (question) => {
    expect(introduction({}, [[question, 'Because it works, and nobody has asked.']])).not.toContain(
      'it works',
    )
  },
)

test('nobody is quoted without what was asked', () => {
  const asked = (answer: string) => introduction({}, [['Songs; walks', answer]])
  expect(asked('The one with the trumpets, of course it is.')).not.toContain('trumpets')
  expect(asked('My sister has a boat and room for two.')).not.toContain('My sister')
})

test.each([
  ['Retired teacher and retired nurse', '', 'a retired teacher and a retired nurse'],
  ['Owners (brothers)', 'Gold Bakery', 'brothers and owners of Gold Bakery'],
])('two people are brought in together: %s', (title, company, said) => {
  expect(introduction({ name: 'Savi and Rohan Gold', title, company }, [])).toContain(`Rohan Gold, ${said}.`)
})

test('a guest of whom only an initial is known isn’t greeted by it', () => {
  const content = introduction({ name: 'R. Gold' }, [])
  expect(content.split('\n\n').at(-2)).not.toContain('Gold')
})

test.each(['Lady Cyclone', 'Mr. Buttons'])('%s has no other name', (name) => {
  const content = introduction({ name }, [['Anything else?', `Please use ${name} on air.`]])
  expect(content.split('\n\n').at(-2)).toContain(name)
})

test('who of two people writes is said, not read out, and of a dialogue only what one of them says', () => {
  const content = introduction({ name: 'Savi and Rohan Gold' }, [
    ['Your best story?', 'Savi: Our first big order was a cake for a mayor. Rohan dropped it at the door.'],
    ['Any advice?', 'Rohan: Pay yourselves. Savi: Don’t talk about work after dinner.'],
  ])
  expect(content).toMatch(/Savi[^“]*“Our first big order/u)
  expect(content).not.toMatch(/“(?:Savi|Rohan):|“Pay yourselves/u)
})

test('a band is greeted together, and its name is not cut', () => {
  const name = 'The Lock Keepers Ceilidh Band'
  const bio = `${name} is a five-piece from Leeds. They have played in village halls since 2006.`
  const content = introduction({ name, title: null, bio }, [])
  expect(content).toContain('They are a five-piece from Leeds.')
  expect(content.split('\n\n').at(-2)).not.toContain('Lock')
})

test('a stage name is said whole where the biography says whose it is', () => {
  const bio = 'Saffron Vale is the stage name of Ruth Gold, a singer from Leeds. She tours with her dog.'
  expect(introduction({ name: 'Saffron Vale', title: null, bio }, [])).toContain(
    'Saffron Vale is the stage name',
  )
})

test('a biography’s sentence that goes on with another verb stays a sentence', () => {
  const bio =
    'Ruth Abernathy is the secretary of an allotment site in Leeds and has had a plot there since 1979.'
  expect(introduction({ title: null, bio }, [])).toContain('Ruth is the secretary of an allotment site')
})

test('two people are not called one', () => {
  const content = introduction({ name: 'Savi and Rohan Gold', title: 'Mother and son, bakers' }, [])
  expect(content).toContain('Savi and Rohan Gold, a mother and son.')
})

test('what was typed without capitals is read out as what was meant', () => {
  const story =
    'my oven broke and its not been mended, so i stood in the rain at night and nobody came to help me'
  expect(introduction({}, [['Your best story?', story]])).toContain(
    '“My oven broke and it’s not been mended, so I stood in the rain at night and nobody came to help me.”',
  )
})

test('what goes on from a sentence that is left out is left out as well', () => {
  const bio =
    'Ruth Abernathy bakes bread in Leeds. She is a visionary baker. It has been owned by all since 2020.'
  expect(introduction({ bio }, [])).not.toContain('owned by all')
})

test('a show whose name asks a question ends its sentence with it', () => {
  const brief = sampleBrief(ruth, 'introduction', { ...sampleShow, podcastName: 'Whose Turn Is It?' })
  const content = Array.from(
    { length: 8 },
    (_, at) =>
      draftOffline({ ...brief, guest: { ...brief.guest, name: `Ruth Abernathy${'x'.repeat(at)}` } }).content,
  ).join('\n')
  expect(content).toContain('Whose Turn Is It?')
  expect(content).not.toContain('?.')
})

const filledIn = [
  { id: 'q1', question: 'I agree that this is recorded', type: 'consent', answer: 'Agreed to version 1' },
  { id: 'q2', question: 'When did you start?', type: 'date', answer: '2009-05-01' },
  { id: 'q3', question: 'How many loaves a year?', type: 'number', answer: '20000' },
  { id: 'q4', question: 'Which day suits you?', type: 'radio', answer: 'Tuesday mornings' },
] as const

function ofForm(type: ContentType): string {
  const answer = 'A rye loaf from my aunt taught me to wait. I still bake it every Friday.'
  const told = { id: 'q5', question: 'What bread taught you something?', type: 'textarea' } as const
  return draftOffline({
    ...sampleBrief(ruth, type, sampleShow),
    guest: {
      ...draftedGuest(ruth),
      asked: [...filledIn.map(({ answer: _, ...question }) => question), told],
      responses: Object.fromEntries([
        ...filledIn.map(({ id, answer: given }) => [id, given]),
        ['q5', answer],
      ]),
    },
  }).content
}

test.each(['introduction', 'questions', 'show_notes'] as const)(
  'what is filled in (a date, a number, a choice, a consent) is never said: %s',
  (type) => expect(ofForm(type)).not.toMatch(/Agreed|2009|20000|20,000|Tuesday|I agree/u),
)

test.each(['questions', 'show_notes'] as const)(
  'answers from before types were stored, and those that only the host should see, are never said: %s',
  (type) => {
    const asked = [
      ...filledIn.map(({ answer: _, type: __, ...question }) => question),
      { id: 'q6', question: 'Anything you’d rather not talk about?' },
      { id: 'q7', question: 'The best page about you?' },
      { id: 'q8', question: 'How is the bakery’s name pronounced?' },
    ]
    const { content, note } = draftOffline({
      ...sampleBrief(ruth, type, sampleShow),
      guest: {
        ...draftedGuest(ruth),
        asked,
        askable: filledIn.map(({ answer: _, ...question }) => question),
        responses: {
          ...Object.fromEntries(filledIn.map(({ id, answer }) => [id, answer])),
          ...{ q6: 'The fire of last year.', q7: 'bread.example/ruth', q8: 'Brod, with a long o.' },
        },
      },
    })
    expect(content).not.toMatch(/Agreed|2009|20000|Tuesday|fire|bread\.example|Brod/u)
    expect(note).toMatch(/^Ruth asks: “The fire of last year\.”/u)
  },
)

test('what is told on the same form is quoted', () => {
  expect(ofForm('introduction')).toContain('A rye loaf from my aunt')
  expect(ofForm('questions')).toContain('rye')
})

const noted = (askable: DraftedGuest['asked'], type: ContentType = 'introduction') =>
  draftOffline({
    ...sampleBrief(ruth, type, {
      ...sampleShow,
      contentStyles: { ...sampleShow.contentStyles, introductionStyle: 'storytelling' },
    }),
    guest: { ...draftedGuest(ruth), asked: [], responses: {}, askable },
  }).note!

test.each(['introduction', 'questions'] as const)(
  'the note of %s names questions that the show asks',
  (type) => {
    const note = noted(
      [
        { id: 'q1', question: 'Best race story?' },
        { id: 'q2', question: 'One tip for a nervous beginner?' },
      ],
      type,
    )
    expect(note).toMatch(/Not known yet: .*“Best race story\?”, “One tip for a nervous beginner\?”\./u)
    expect(note).not.toContain('What advice do you find yourself giving most often?')
    expect(note).not.toContain('Which moment changed your path?')
  },
)

test('an opening asks for the show’s own question, or suggests one', () => {
  expect(noted([{ id: 'q1', question: 'Best race story?' }])).toContain(
    'The storytelling opening needs an answer to “Best race story?”, so this one opens plainly.',
  )
  expect(noted([])).toContain(
    'The storytelling opening needs an answer to a question like “Which moment changed your path?”, which your questionnaires don’t ask, so this one opens plainly.',
  )
  expect(noted([])).not.toContain('questionnaire from the guest’s page')
})
