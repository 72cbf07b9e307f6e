import { expect, test } from 'vitest'
import { measuredPace, readingTime } from '../show/reading-time.ts'
import { textFile, textIn } from './text-formats.ts'

const facts = { guestName: 'Maya Okafor', pronunciation: 'MY-ah oh-KAH-for' }
const introduction = {
  contentType: 'introduction' as const,
  content: 'My guest is Maya Okafor, who counts *rocks* under water for a living.\n\nWelcome, Maya.',
  wordCount: 300,
}
const notes = {
  contentType: 'show_notes' as const,
  content: 'Links\n\n- https://blueshelf.example/kelp_guide',
  wordCount: 2,
}

test('a stopwatch that ran on measures nothing', () => {
  expect(measuredPace(300, 5)).toBeNull()
  expect(measuredPace(300, 3_600)).toBeNull()
  expect(measuredPace(300, 0)).toBeNull()
  expect(measuredPace(300, 144)).toBe(125)
  expect(readingTime(300, 125)).toBe(144)
})

test('plain text says how the name is pronounced, and how long it takes this host', () => {
  expect(textIn('text', introduction, { ...facts, pace: 100 })).toBe(
    [
      'Guest Introduction: Maya Okafor',
      'Maya Okafor is pronounced MY-ah oh-KAH-for',
      `3:00 min read aloud\n\n${introduction.content}`,
    ].join('\n'),
  )
})

test('Markdown shows what was written, marks included, with headings and lists', () => {
  expect(textIn('markdown', introduction, facts)).toContain('counts \\*rocks\\* under water')
  const text = textIn('markdown', notes, { ...facts, pronunciation: null })
  expect(text).toBe('# Show Notes: Maya Okafor\n\n## Links\n\n- https://blueshelf.example/kelp\\_guide')
})

test('a teleprompter has short lines, pauses and the pronunciation where the name is said', () => {
  const text = textIn('teleprompter', introduction, facts)
  expect(text.replaceAll('\n', ' ')).toContain('Maya Okafor [MY-ah oh-KAH-for], who')
  expect(text).toContain('\n\n[pause]\n\nWelcome, Maya.')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(36)
})

test('a file has the newest text of each type and a name that says what it is', () => {
  const older = { ...introduction, content: 'Older.' }
  const { name, text } = textFile('text', [notes, introduction, older], facts)
  expect(name).toBe('Maya Okafor - content.txt')
  expect(text.indexOf('Guest Introduction')).toBeLessThan(text.indexOf('Show Notes'))
  expect(text).not.toContain('Older')
  expect(textFile('teleprompter', [introduction], facts).name).toBe(
    'Maya Okafor - Guest Introduction - teleprompter.txt',
  )
})
