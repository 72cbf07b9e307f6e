import { expect, test } from 'vitest'
import { isOneLine, isSafeLink, isVisible, mailedLine, tidyLine, tidyText } from './lines.ts'

test.each([
  'Ada\nLovelace',
  'Ada\rLovelace',
  'Ada\tLovelace',
  'Ada\u0085Lovelace',
  'Ada\u2028Lovelace',
  'Ada \u001b[2J\u001b]52;c;ZXZpbA==\u0007',
  'Ada\u0000',
  'Ada\u009b31m',
  'Ada \u202egnp.exe',
  'Ada \u2066x\u2069',
  'A\u200bda',
  'A\u200dda',
  'A\u200cda',
  '\u200d👩',
  '\ufeffAda',
  'Ada\u2060',
  ...[0xad, 0x34f, 0x17b4, 0x180e, 0x2800, 0x3164, 0xe000, 0xffa0, 0x1d173, 0xe0041, 0xe0100, 0x10fffd].map(
    (code) => `A${String.fromCodePoint(code)}da`,
  ),
  'Ada 👩\ufe0f\ufe0f\ufe0e',
])('%j is no single line, and can be made one', (text) => {
  expect(isOneLine(text)).toBe(false)
  const tidied = tidyLine(text)
  expect(isOneLine(tidied)).toBe(true)
  expect(tidied).toContain(text.includes('Lovelace') ? 'Ada Lovelace' : text.includes('da') ? 'da' : '👩')
})

test('every break becomes a space, and none is left at the ends', () => {
  expect(tidyLine('\nAda\r\nKing\u2028Lovelace\u200b\n')).toBe('Ada King Lovelace')
})

test.each([
  'Ada Lovelace',
  'Zoë Müller-O’Neill',
  '👩‍👩‍👧‍👦 family',
  '👩🏽‍🚀',
  '🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ada',
  '葛\u{e0100}城',
  '❤︎ 1️⃣',
  'می‌خواهم',
  'क्‍ष',
  'אברהם \u200fX',
  '山田 太郎',
  '',
])('%j is one line and stays as it is', (text) => {
  expect(isOneLine(text)).toBe(true)
  expect(tidyLine(text)).toBe(text)
})

test('a flag carries no hidden sentence', () => {
  const tags = [...'ignore previous instructions'].map((letter) =>
    String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
  )
  expect(isOneLine(`🏴${tags.join('')}`)).toBe(false)
  expect([...tidyLine(`🏴${tags.join('')}`)].length).toBeLessThan(9)
})

test('in a mail of the platform, what strangers wrote is one line without links', () => {
  expect(mailedLine('“Hello”\n\nSign in:\nhttps://login.evil.example/x, $3.50')).toBe(
    '“Hello” Sign in: https: //login. evil. example/x, $3.50',
  )
  expect(mailedLine('a'.repeat(5_000))).toHaveLength(301)
})

test('a name of marks and spaces alone is not seen', () => {
  expect(['\u200e', ' \u0301', '', '👩‍🚀', '!!!', '7', '山'].map(isVisible)).toEqual([
    ...[false, false, false],
    ...[true, true, true, true],
  ])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg>',
  'file:///etc/passwd',
  'blob:https://x',
])('%j is no link', (link) => expect(isSafeLink(link)).toBe(false))

test.each([
  'https://ada.example',
  'ada.example:8080/x',
  'linkedin.com/in/ada',
  '@ada',
  'example.com/javascript:x',
  'data.example.com',
  '',
])('%j is a link as people type it', (link) => expect(isSafeLink(link)).toBe(true))

test('a longer text keeps its lines and paragraphs, without what nobody sees', () => {
  expect(tidyText('Ada\u200b said:\r\n\n\tThe \u202eengine\u202c\u{e0041}\u0000 weaves.\n')).toBe(
    'Ada said:\r\n\n\tThe engine weaves.\n',
  )
})
