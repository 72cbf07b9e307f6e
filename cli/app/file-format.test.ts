import { expect, test } from 'vitest'
import { endingsOf, fileFormat } from './file-format.ts'

const files = {
  byEnding: { docx: ['docx'], md: ['markdown'], txt: ['text', 'teleprompter'] },
  usual: 'docx',
}

test.each([
  [{ output: 'x.foo' }, "Can't write .foo files. Use .docx, .md, .txt, or pass --format."],
  [{ output: 'x.txt', format: 'docx' }, 'x.txt ends in .txt, but --format is docx.'],
])('%j is refused', (flags, message) => {
  expect(() => fileFormat(flags, files)).toThrow(message)
})

test.each([
  [{}, 'docx'],
  [{ output: '-' }, 'docx'],
  [{ output: 'ada' }, 'docx'],
  [{ output: 'ada.TXT' }, 'text'],
  [{ output: 'ada.md' }, 'markdown'],
  [{ output: 'ada.txt', format: 'teleprompter' }, 'teleprompter'],
  [{ output: 'ada.script', format: 'text' }, 'text'],
])('%j is written as %s', (flags, format) => {
  expect(fileFormat(flags, files)).toBe(format)
})

test('formats can be named like their endings', () => {
  expect(fileFormat({ output: 'a.xlsx' }, { byEnding: endingsOf(['csv', 'xlsx']), usual: 'csv' })).toBe(
    'xlsx',
  )
})
