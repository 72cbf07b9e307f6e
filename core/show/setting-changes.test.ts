import { expect, test } from 'vitest'
import { sampleShow } from '../testing/samples.ts'
import { settingChanges } from './setting-changes.ts'

test('settings saved as they were changed nothing', () => {
  expect(settingChanges(sampleShow as never, sampleShow as never)).toBe('Nothing new')
})

test('choices are named with their values, texts only by name', () => {
  const before = {
    podcastName: 'Kelp Hour',
    contentStyles: { tone: 'friendly' },
    hosts: [],
    privacy: {},
  }
  const after = {
    podcastName: 'Ada told me',
    contentStyles: { tone: 'thought-provoking' },
    hosts: [{ name: 'Ada Lovelace' }],
    privacy: { retentionMonths: 12, note: 'Write to Ada' },
  }
  const text = settingChanges(before as never, after as never)
  expect(text).toBe(
    'Podcast name; Privacy note; Delete unused guests: never → after 12 months; Hosts; Tone: Friendly → Thought-provoking',
  )
  expect(text).not.toContain('Ada')
})
