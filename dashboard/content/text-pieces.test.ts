import { draftOffline } from '@cueroom/core/drafting/offline-drafter.ts'
import { sampleBrief, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { textPieces } from './text-pieces.ts'

test('a text is whole again when its pieces are put together, whoever it is about', () => {
  for (const sample of sampleGuests) {
    for (const type of ['introduction', 'questions', 'show_notes'] as const) {
      const { content, sources } = draftOffline(sampleBrief(sample, type))
      const pieces = textPieces(content, sources)
      expect(pieces.map((paragraph) => paragraph.map(({ text }) => text).join('')).join('\n\n')).toBe(
        content.replace(/\n{3,}/g, '\n\n'),
      )
      expect(pieces.flat().filter(({ source }) => source)).toHaveLength(sources.length)
    }
  }
})

test('sources of another text are passed over', () => {
  const from = [{ kind: 'field' as const, key: 'name' }]
  const pieces = textPieces('One. Two.', [
    { start: 0, end: 4, from },
    { start: 2, end: 6, from },
    { start: 5, end: 90, from },
  ])
  expect(pieces).toEqual([
    [
      { text: 'One.', start: 0, source: { start: 0, end: 4, from } },
      { text: ' Two.', start: 4, source: null },
    ],
  ])
})
