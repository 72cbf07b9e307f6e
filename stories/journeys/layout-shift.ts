import type { Page } from 'playwright-core'

/** Layout shift without input, as browsers report it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {})
        // What was drawn last is counted with the frame after it
        const count = () => {
          observer.observe({ type: 'layout-shift', buffered: true })
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }
        requestAnimationFrame(() => requestAnimationFrame(count))
      }),
  )
