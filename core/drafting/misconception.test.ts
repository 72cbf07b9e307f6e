import { expect, test } from 'vitest'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

/** The paragraph that brings the answer in, empty if the introduction does without it. */
function paragraphWith(misconception: string, title = 'Dry stone waller', expertise: string[] = []): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const ruth = sampleGuest('ruth-abernathy')
  const guest = {
    ...draftedGuest(ruth),
    title,
    expertise,
    bio: 'Ruth Abernathy lives in the Dales. She was born in Leeds and has two daughters.',
    responses: { misconception },
  }
  const { content } = draftOffline({
    ...sampleBrief(ruth, 'introduction', { ...sampleShow, contentStyles }),
    guest,
  })
  return content.split('\n\n').find((paragraph) => paragraph.includes(misconception.slice(0, 12))) ?? ''
}

test.each([
  'That it is a disease of the rich.',
  'That the two have to fight.',
  'Herders are more digital than you.',
  'You spend most of your days in meetings.',
  'It’s not a jigsaw. There is no right piece.',
  'You don’t need talent. You need a bin.',
  'That you have to think ahead. You have to see one move.',
  'That kings give the orders.',
  'People say it is the height only.',
  'That exam is about knowledge. It’s about stamina.',
  'That old house has to be cold. It has to be dry.',
  'That it’s all luck. That it’s all work. Neither.',
])('“%s” is left out: nobody could say of what it is, or whether it is so', (answer) => {
  expect(paragraphWith(answer)).toBe('')
})

test.each([
  ['That it’s about being strong.', 'Dry stone waller', 'about Ruth’s work'],
  ['That sheep are stupid animals.', 'Dry stone waller', 'about Ruth’s work'],
  ['That sheep are stupid animals.', 'Professor of Zoology', 'about Ruth’s field'],
  ['Everyone thinks farmers are slow. They are just quick to spot junk.', 'Farmer', 'about Ruth’s work'],
])('“%s” follows the question it answers', (answer, title, about) => {
  expect(paragraphWith(answer, title).replace(/\b[Hh]er (?=work|field)/u, 'Ruth’s ')).toMatch(
    new RegExp(String.raw`wrong ${about}`, 'u'),
  )
})

/** The same where the host has a question of their own. */
function paragraphOn(question: string, answer: string): string {
  const ruth = sampleGuest('ruth-abernathy')
  const brief = sampleBrief(ruth, 'introduction', sampleShow)
  const { content } = draftOffline({
    ...brief,
    guest: {
      ...draftedGuest(ruth),
      title: 'Baker',
      bio: null,
      asked: [{ id: 'q1', question }],
      responses: { q1: answer },
    },
  })
  return content.split('\n\n').find((paragraph) => paragraph.includes(answer)) ?? ''
}

test.each([
  ['What does everyone get wrong about bread?', '“What does everyone get wrong about bread?”'],
  ['Which myth would you retire?', '“Which myth would you retire?”'],
])('a host’s own question says about what people are wrong: %s', (question, asked) => {
  expect(paragraphOn(question, 'That salt is the enemy of yeast.')).toContain(asked)
})

test('a runner and midwife isn’t asked what people get wrong about her work: which one?', () => {
  expect(paragraphWith('That we want to win.', 'Runner and midwife')).toBe('')
})

test('where two jobs were named, nothing is said of “her work”', () => {
  for (const answer of ['That we want a runner to win.', 'They think a runner has to win.'])
    expect(paragraphWith(answer, 'Runner and midwife')).toMatch(
      new RegExp(
        `people get wrong about what you do\\?” (?:.* (?:answer|said|me)|I asked .* answer): “${answer.slice(0, -1)}`,
        'u',
      ),
    )
  expect(paragraphWith('That it’s hard.', 'Runner and midwife')).toBe('')
})

test.each([
  ['That a sheepdog is born clever.', 'Sheepdogs', 'about sheepdogs'],
  ['That a dry stone wall is held up by its big stones.', 'Dry stone walls', 'about dry stone walls'],
  ['That sheep are stupid animals.', 'Dry stone walls', 'about Ruth’s work'],
])(
  'what people get wrong is named by the subject that the answer names: “%s”, of %s',
  (answer, subject, about) => {
    const said = paragraphWith(answer, 'Dry stone waller', [subject])
    expect(said.replace(/\b[Hh]er (?=work)/u, 'Ruth’s ')).toMatch(new RegExp(`wrong ${about}[.,?]`, 'u'))
  },
)

test('what is so isn’t heard as wrong: what people get wrong is asked, and somebody says it', () => {
  const answer = 'That walls are all old. Most of those I mend are new.'
  expect(paragraphWith(answer)).toMatch(
    /\b(?:I (?:asked|had to ask|wanted to know|was curious)|[Ww]hat do (?:most )?people)\b.* (?:said|answer): “/u,
  )
})

test.each(['They think it’s easy for a runner.', 'They think we’re born runners.'])(
  '“%s” of a runner and midwife is left out: what is, and who are?',
  (answer) => {
    expect(paragraphWith(answer, 'Runner and midwife')).toBe('')
  },
)

test.each([
  ['That it’s sad. Half of them are about a man who lost a hat.', false],
  ['That walls are all old. Most of those I mend are new.', true],
])('a part of “them” is heard where somebody knows of whom: %s', (answer, isHeard) => {
  expect(paragraphWith(answer) !== '').toBe(isHeard)
})

test('nobody is asked about what they do of whom only what they were is known, but about a subject that the answer names', () => {
  const paragraph = (own: string, answer: string, expertise: string[] = []) => {
    const responses = { bio: own, misconception: answer }
    const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
    const guest = {
      ...brief.guest,
      name: 'Ana Gold',
      title: null,
      company: null,
      bio: null,
      expertise,
      responses,
    }
    const { content } = draftOffline({ ...brief, guest })
    return content.split('\n\n').find((one) => one.includes(answer)) ?? ''
  }
  const cook = 'I am eighty-four and was a school cook in Leeds. When I retired I had a pass and no garden.'
  const answer = 'That the bus is for people who can’t do any better.'
  expect(paragraph(cook, answer)).toBe('')
  expect(paragraph(cook, answer, ['buses'])).toContain('people get wrong about buses')
  const driver = 'I drive a bus in Leeds and I have done so for thirty years, mostly at night.'
  expect(paragraph(driver, answer)).toContain('people get wrong about what you do')
})
