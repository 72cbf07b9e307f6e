import { expect, test } from 'vitest'
import { sampleShow } from '../testing/samples.ts'
import { callsToAction, isCallToAction } from './call-to-action.ts'

test.each([
  'We follow the water.',
  'Scientists share their work.',
  'A visit to the sea.',
  'Talks about tea.',
])('%s asks nothing', (sentence) => expect(isCallToAction(sentence)).toBe(false))

test.each([
  'Subscribe wherever you listen.',
  'If you like it, please leave us a review.',
  'Visit example.org for more.',
  'Write to us at hello@example.org.',
])('%s asks something', (sentence) => expect(isCallToAction(sentence)).toBe(true))

test('calls to action are taken from description and signature statements, each once', () => {
  const show = { ...sampleShow, podcastDescription: 'Tea.\nSubscribe now. Subscribe now.' }
  const [action, ...more] = callsToAction(show)
  expect(action).toEqual({ text: 'Subscribe now.', from: [{ kind: 'setting', key: 'podcastDescription' }] })
  expect(more).toEqual([])
})
