import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const draft = (responses: Record<string, string>, type: ContentType) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), type)
  return draftOffline({ ...brief, guest: { ...brief.guest, name: 'Gus Gold', bio: null, responses } })
}

test.each([
  'I’m a vegetarian. Don’t tell my customers.',
  'I never learned to swim. Please do not tell anyone.',
  'I still sleep with the light on, but never tell my son that.',
  'I have a second phone. Dites-le pas à ma sœur.',
])('“%s” is said to the host alone, who reads that the guest asks for it', (fact) => {
  for (const type of ['introduction', 'questions', 'show_notes'] as const) {
    const { content, note } = draft({ 'fun-fact': fact }, type)
    expect(content).not.toMatch(/vegetarian|swim|light on|second phone/u)
    expect(note).toMatch(/^The name .*?Gus asks: “|^Gus asks: “/u)
  }
})

test('advice that tells listeners not to tell people what to do is no secret', () => {
  const advice = 'Don’t tell people what to eat. Put a good plate in front of them and wait.'
  expect(draft({ advice }, 'show_notes').content).toContain(advice)
})
