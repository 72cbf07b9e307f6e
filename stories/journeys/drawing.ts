import type { BrowserContext, Page } from 'playwright-core'

/**
 * Nobody watches, and drawing is a tenth of the work of server and browser. Pages of a profile are laid out, visible and pressed as
 * ever, and drawn on paper only.
 */
export const leaveUndrawn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window !== window.top) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media screen { html { opacity: 0 } }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Draws the page while the work is done: a picture of it, or axe, which passes over what nobody could see. */
export async function whileDrawn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await setDrawn(page, true)
  return work().finally(() => setDrawn(page, false))
}

const setDrawn = (page: Page, drawn: boolean) =>
  page.evaluate((disabled) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = disabled
  }, drawn)
