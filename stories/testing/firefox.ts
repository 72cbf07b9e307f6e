import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'

/** The Firefox to test with: FIREFOX_PATH, or one of the system; undefined where none is installed. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  )

export const openFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath, headless: true })

/** An element within a widget: the field of a label, or a button or heading by its text. */
export async function within(page: Page, tag: string, kind: 'field' | 'button' | 'h2', text: string) {
  const found = await page.waitForFunction(
    (tag: string, kind: string, text: string) => {
      const root = document.querySelector(tag)?.shadowRoot
      const selector = kind === 'field' ? 'label' : kind
      const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const match = all.find((each) => each.textContent.trim().startsWith(text))
      return match instanceof HTMLLabelElement ? match.control : match
    },
    { timeout: 15_000 },
    tag,
    kind,
    text,
  )
  return found.asElement() as ElementHandle<HTMLElement>
}
