import type { Page } from 'playwright-core'

/** Milliseconds. */
const deadline = 30_000

/** An element that shows what was asked for: it matches, and has this text. */
export interface Drawn {
  selector: string
  text?: string
}

/**
 * Waits from the last key or press until the element is drawn; gives the milliseconds. Mutations are observed instead of frames:
 * asking for frames would draw some that the page hasn't asked for.
 */
export async function watchUntilDrawn(page: Page, drawn: Drawn): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(
    ({ selector, text = '', within }) => {
      let pressed: number | undefined
      const press = ({ timeStamp }: Event) => (pressed = timeStamp)
      for (const name of ['pointerdown', 'keydown']) addEventListener(name, press, true)
      const isThere = () =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text))
      const until = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} ${text} wasn't drawn`)), within)
        const observer = new MutationObserver(() => {
          if (pressed === undefined || !isThere()) return
          observer.disconnect()
          const since = pressed
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      })
      return { until }
    },
    { ...drawn, within: deadline },
  )
  return () => watched.evaluate(({ until }) => until)
}
