import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const story = 'A woman of 93 told me a story for two hours, and when I got home the tape was blank.'

test('a host’s own questions are read like the fixed ones, and each sentence names the question that was asked', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
  const { content, sources } = draftOffline({
    ...brief,
    guest: {
      ...brief.guest,
      responses: { q12: story, q13: 'Bring spare batteries to every recording.' },
      asked: [
        { id: 'q12', question: 'Which story do you end up telling everyone?' },
        { id: 'q13', question: 'What should a complete beginner do first?' },
      ],
    },
  })
  expect(content).toMatch(/story/u)
  const at = content.indexOf(story)
  expect(at).toBeGreaterThan(0)
  const sentence = sources.find(({ start, end }) => start <= at && end > at)
  expect(sentence?.from).toContainEqual({ kind: 'answer', key: 'q12' })
  expect(sources.flatMap(({ from }) => from).filter(({ key }) => key === 'story')).toEqual([])
})
