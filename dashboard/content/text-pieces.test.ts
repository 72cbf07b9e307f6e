import { draftOffline } from '@cueroom/core/drafting/offline-drafter.ts'
import { sampleBrief, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { laidOut } from './laid-out-pieces.ts'
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

test('show notes have headings and lists as in Word, and no word is lost', () => {
  const words = (text: string) => text.match(/\p{L}+/gu)
  for (const sample of sampleGuests) {
    const { content, sources } = draftOffline(sampleBrief(sample, 'show_notes'))
    const parts = textPieces(content, sources).flatMap((pieces) => laidOut('show_notes', pieces))
    const shown = parts.flatMap((part) => ('items' in part ? part.items.flat() : part.pieces))
    expect(words(shown.map(({ text }) => text).join(' '))).toEqual(words(content))
    expect(parts.map(({ kind }) => kind)).toContain('heading')
  }
})

test('a list keeps its numbers, and a line that goes on stays with its item', () => {
  const lines = textPieces('Ask this:\n2. Why?\nReally?\n3. How?\n\nLinks\n\n- One\n- Two', [])
  const shape = lines.map((pieces) =>
    laidOut('show_notes', pieces).map((part) => [
      part.kind,
      'items' in part
        ? part.items.map((item) => item.map(({ text }) => text).join(''))
        : part.pieces.map(({ text }) => text).join(''),
    ]),
  )
  expect(shape).toEqual([
    [
      ['text', 'Ask this:'],
      ['numbered', ['Why?\nReally?', 'How?']],
    ],
    [['heading', 'Links']],
    [['pointed', ['One', 'Two']]],
  ])
  expect(laidOut('introduction', lines[1]!)).toMatchObject([{ kind: 'text' }])
})
