// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const script = readFileSync('dashboard/public/own-time.js', 'utf8')

test.each([
  ['en-US', ['en-GB', 'en'], 'Wednesday, 2 December 2026 at 13:00 GMT-5'],
  ['en-GB', ['es-MX', 'en-US'], 'Wednesday, December 2, 2026 at 1:00 PM EST'],
  ['es', ['es-MX'], 'miércoles, 2 de diciembre de 2026, 1:00 p.m. GMT-5'],
  // The browser doesn't say how its reader writes times in the language of the page
  ['en-US', ['de-DE', 'en'], 'As the page has it'],
])(
  'on a page in %s, a browser of %s shows the host’s time as its reader writes times',
  (page, browser, time) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    document.body.innerHTML = `<time datetime="2026-12-02T18:00:00Z" data-time-zone="America/New_York" data-locale="${page}" data-own-time="Yours: {time}">As the page has it</time>`
    runInThisContext(`{${script}}`)
    const plain = document.body.textContent.replaceAll(/\s/gu, ' ')
    expect(plain.startsWith(time)).toBe(true)
    expect(plain).toMatch(/Yours: (?:Wednesday|miércoles)/u)
  },
)
