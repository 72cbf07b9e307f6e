import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const notes = (expertise: string[], responses: Record<string, string>) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'show_notes')
  const guest = { ...brief.guest, name: 'Kim Gold', bio: null, title: 'Critic', company: null }
  return draftOffline({ ...brief, guest: { ...guest, expertise, responses } }).content
}

test('a field from the host’s list that the guest’s answer has as well is said once', () => {
  expect(notes(['dish pits', 'tips'], { expertise: 'tips and who keeps them' })).toContain(
    'to talk about dish pits and tips.',
  )
  expect(notes(['Nose to tail', 'pickles'], { expertise: 'nose to tail cooking' })).toContain(
    'to talk about pickles and nose to tail cooking.',
  )
  expect(notes(['Tips'], { expertise: 'tips' })).toContain('to talk about tips.')
})

test('a field that the guest’s wish has is named with the wish', () => {
  const said = notes(['dish pits', 'tips'], { topics: 'Tips and who keeps them.' })
  expect(said).toContain('to talk about dish pits. Kim would like to talk about tips and who keeps them.')
  expect(said).toContain('- Dish pits\n')
})
