import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { paragraphsHtml } from './email-html.ts'

test('lists, line ends, web and email addresses become HTML', () => {
  expect(
    paragraphsHtml([
      'Hello,\nyou',
      'Packages:\n- Pre-roll\n- Mid-roll\nMore: https://a.example/x?y=1&z=2.',
      'a@b.example',
    ]),
  ).toBe(
    '<p>Hello,<br>you</p>\n<p>Packages:</p><ul><li>Pre-roll</li><li>Mid-roll</li></ul>' +
      '<p>More: <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>.</p>\n' +
      '<p><a href="mailto:a@b.example">a@b.example</a></p>',
  )
})

test('nothing in a text becomes markup of its own', () => {
  const ours = /<(p|ul|li)>|<\/(p|ul|li|a)>|<br>|<a href="(https:\/\/[^"<>\s]+|mailto:[^"<>\s:]+)">/g
  const marked = hostileTexts.filter((text) =>
    /[<>]/.test(paragraphsHtml([text, `- ${text}`]).replace(ours, '')),
  )
  expect(marked).toEqual([])
})
