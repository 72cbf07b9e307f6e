import { expect, test } from 'vitest'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

/** The paragraph that brings the answer in, empty where the introduction does without it. */
function paragraphWith(misconception: string, title = 'Dry stone waller'): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const ruth = sampleGuest('ruth-abernathy')
  const guest = {
    ...draftedGuest(ruth),
    title,
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
])('“%s” is left out: nobody could say of what it is, or whether it is so', (answer) => {
  expect(paragraphWith(answer)).toBe('')
})

test.each([
  ['That it’s about being strong.', 'Dry stone waller', 'about the job'],
  ['That sheep are stupid animals.', 'Dry stone waller', 'about this line of work'],
  ['That sheep are stupid animals.', 'Professor of Zoology', 'about the subject'],
])('“%s”, a half sentence, follows the question it answers', (answer, title, about) => {
  expect(paragraphWith(answer, title)).toContain(`wrong ${about}`)
})

test.each(['It’s not a jigsaw. There is no right piece.', 'You don’t need talent. You need a bin.'])(
  'what is so is not asked for as a mistake: “%s”',
  (answer) => {
    expect(paragraphWith(answer)).toMatch(/know|straight|underst/u)
    expect(paragraphWith(answer)).not.toMatch(/wrong|misunderstanding/u)
  },
)

test('“Everyone thinks” says itself who is wrong', () => {
  const said = paragraphWith('Everyone thinks farmers are slow. They are just quick to spot junk.')
  expect(said).toMatch(/misunderstanding|straight|clear/u)
  expect(said).not.toContain('get wrong')
})
