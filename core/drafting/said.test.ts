import { describe, expect, test } from 'vitest'
import type { Brief } from '../content/brief.ts'
import { unsupportedClaims } from '../content/unsupported-claims.ts'
import { extractRecap } from '../recaps/extract-recap.ts'
import { sampleTalk } from '../testing/sample-talk.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { clockTime } from '../transcripts/cue.ts'
import { draftShowNotes } from './show-notes.ts'

const recap = { episode: 'Kelp', ...extractRecap(sampleTalk.cues) }

describe('show notes of an episode with a transcript', () => {
  const notes = (brief: Partial<Brief> = {}) =>
    draftShowNotes({ ...sampleBrief(sampleGuest('maya-okafor'), 'show_notes'), recap, ...brief })

  test('say what was said, with the times and quotes of the transcript, and not what was planned', () => {
    const { content } = notes()
    expect(content).toContain(recap.summary[0])
    expect(content.split('What people get wrong is that a kelp forest')).toHaveLength(2)
    expect(content).toContain('- 3:04 How do you train a volunteer?')
    expect(content).toContain(
      '- Maya: “What people get wrong is that a kelp forest is not slow like a forest on land.” (2:07)',
    )
    expect(content).toContain('- https://blueshelf.example/kelp')
    expect(content).not.toContain('Topics')
    const times = new Set([...recap.chapters, ...recap.quotes].map(({ start }) => clockTime(start ?? 0)))
    for (const time of content.match(/\d+:\d\d/g) ?? []) expect([...times]).toContain(time)
    expect(
      unsupportedClaims(content, { ...sampleBrief(sampleGuest('maya-okafor'), 'show_notes'), recap }),
    ).toEqual([])
  })

  test('rest on the transcript, sentence by sentence', () => {
    const { content, sources } = notes()
    const from = (words: string) =>
      sources.find(({ start, end }) => content.slice(start, end).includes(words))?.from
    expect(from('not slow like a forest')).toEqual([{ kind: 'transcript', key: 'recap' }])
  })

  test.each(['concise', 'narrative', 'bullet-points'] as const)(
    'are %s with the summary of the talk',
    (style) => {
      const { show } = sampleBrief(sampleGuest('maya-okafor'), 'show_notes')
      const styled = { ...show, contentStyles: { ...show.contentStyles, showNotesStyle: style } }
      expect(notes({ show: styled }).content).toContain(recap.summary[0])
    },
  )
})

test('a model’s invented time, quote and figure in notes of a talk are named', () => {
  const brief = { ...sampleBrief(sampleGuest('maya-okafor'), 'show_notes'), recap }
  const invented = [
    '1:10 The forests',
    '5:55 How kelp saves the world',
    'Maya says: “Kelp will save the whole world.”',
    'She has trained 9,000 divers.',
  ]
  const unknown = unsupportedClaims(invented.join('\n'), brief).flatMap((claim) => claim.unknown)
  expect(unknown).toContain('5:55')
  expect(unknown).toContain('“Kelp will save the whole world.”')
  expect(unknown).toContain('9,000')
  expect(unknown).not.toContain('1:10')
})
