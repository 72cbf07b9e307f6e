import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { fileName } from './file-name.ts'

test.each([
  ...hostileTexts,
  '',
  '.',
  '..',
  '...',
  'CON',
  'nul',
  'com1',
  ' ',
  'a/b\\c:d*e?f"g<h>i|j',
  '.hidden',
  '-rf',
  '. - --',
  'ends. ',
])('%j gives a file name that every system takes', (text) => {
  for (const name of [fileName([text], 'docx'), fileName([text, 'content'], 'docx')]) {
    expect(name).toMatch(/^[^\s.-].*\.docx$/u)
    expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\u200b\u202e]/u)
    expect(name).not.toMatch(/^(con|nul|com1)\./i)
    expect(name.replace('.docx', '')).not.toMatch(/[. ]$/)
    expect(name.length).toBeLessThanOrEqual(120)
    expect(name.isWellFormed()).toBe(true)
  }
})

test('names of every script stay readable', () => {
  expect(fileName(['Søren Østergaard', 'content'], 'docx')).toBe('Søren Østergaard - content.docx')
  expect(fileName(['山田 美咲', '', 'answers'], 'docx')).toBe('山田 美咲 - answers.docx')
  expect(fileName(['AC/DC: live?'], 'csv')).toBe('AC DC live.csv')
  expect(fileName([' Maya', 'notes '], 'docx')).toBe('Maya - notes.docx')
  expect(fileName(['Wait...'], 'docx')).toBe('Wait.docx')
  expect(fileName(['Falcon'], 'docx')).toBe('Falcon.docx')
  expect(fileName(['lpt1.notes'], 'docx')).toBe('lpt1 file.notes.docx')
  expect(fileName(['x'.repeat(115)], 'docx')).toBe(`${'x'.repeat(115)}.docx`)
  expect(fileName(['x'.repeat(116)], 'docx')).toBe(`${'x'.repeat(115)}.docx`)
})
