import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { escapeHtml, linkedHtml, paragraphsHtml } from './email-html.ts'

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

test('every character that means something in HTML arrives as itself', () => {
  expect(escapeHtml(`<b>"R&B" isn't > rock</b>`)).toBe(
    '&lt;b&gt;&quot;R&amp;B&quot; isn&#39;t &gt; rock&lt;/b&gt;',
  )
})

test('an address is linked whole, and without the marks around it', () => {
  const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`
  expect(linkedHtml('(ada.king+air@mail.engines-one.example)')).toBe(
    `(${mail('ada.king+air@mail.engines-one.example')})`,
  )
  expect(linkedHtml('See https://a.example/b, “https://c.example”.')).toBe(
    'See <a href="https://a.example/b">https://a.example/b</a>, “<a href="https://c.example">https://c.example</a>”.',
  )
  for (const text of ['ada@engines', '@engines.example', 'http://a.example', `${'a'.repeat(65)}@b.example`])
    expect(linkedHtml(text)).toBe(text)
})
