import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'
import { statedIn } from './pronouns.ts'

test.each([
  ['she/her', 'she'],
  ['(he/him)', 'he'],
  ['elle/she', 'she'],
  ['he/il', 'he'],
  ['er/he', 'he'],
  ['iel / they', 'they'],
  ['Pronouns: they', 'they'],
  ['She/elle. Rosa asked.', 'she'],
])('“%s” states “%s”', (text, pronoun) => {
  expect(statedIn(text)).toBe(pronoun)
})

test.each(['and/or he said', 'he wrote', 'wine/she', 'elle'])('“%s” states none', (text) => {
  expect(statedIn(text)).toBeUndefined()
})

test('the host’s note says how to speak of the guest', () => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
  const advice = 'Tip the dishwasher first. Nobody else does.'
  const bio = 'I washed dishes for eleven years. Now I write about restaurants for a newspaper.'
  const guest = { ...brief.guest, name: 'Kim Gold', bio: null, title: 'Critic', responses: { advice, bio } }
  const { content } = draftOffline({ ...brief, guest: { ...guest, notes: 'Lovely. elle/she' } })
  expect(content).toMatch(/\b[Ss]he\b/u)
  expect(content).not.toContain('Lovely')
  expect(draftOffline({ ...brief, guest }).content).not.toMatch(/\b[Ss]he\b/u)
})
