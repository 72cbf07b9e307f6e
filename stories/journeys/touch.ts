import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Turns the page into one on a phone, which is touched; gives what turns it back. */
export async function touchPhone(page: Page) {
  const before = page.viewportSize()!
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForFunction(() => innerWidth === 390 && matchMedia('(pointer: coarse)').matches)
  return async () => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await session.detach()
    await page.setViewportSize(before)
    await page.waitForFunction(
      (width) => innerWidth === width && !matchMedia('(pointer: coarse)').matches,
      before.width,
    )
  }
}

/** Fails with what a finger would miss. Links within sentences may be as high as their line. */
export async function expectRoomForFingers(page: Page) {
  const small = await page.evaluate(smallTargets)
  expect.soft(small, `targets on ${page.url()}`).toEqual([])
  const apart = await page.evaluate(marksAboveLabels)
  expect.soft(apart, `labels on ${page.url()}`).toEqual([])
}

/** Runs in the page: switches, boxes and radio buttons that aren't level with the first line of their label. */
function marksAboveLabels(): string[] {
  const middleOf = (part: Element) => {
    const { top, height } = part.getBoundingClientRect()
    return top + height / 2
  }
  return [
    ...document.querySelectorAll('.mantine-Switch-body, .mantine-Checkbox-body, .mantine-Radio-body'),
  ].flatMap((body) => {
    const mark = body.querySelector('.mantine-Switch-track, .mantine-Checkbox-inner, .mantine-Radio-inner')
    const label = body.querySelector('.mantine-Switch-label, .mantine-Checkbox-label, .mantine-Radio-label')
    if (!mark || !label?.textContent || !label.checkVisibility()) return []
    const { lineHeight, paddingTop } = getComputedStyle(label)
    const firstLine =
      label.getBoundingClientRect().top + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2
    const [distance, toMiddle] = [firstLine, middleOf(body)].map((line) => Math.abs(middleOf(mark) - line))
    // Next to a label with a description it may be in the middle of both
    return Math.min(distance!, toMiddle!) < 5 ? [] : [`“${label.textContent}” is ${distance} px away`]
  })
}

/** Runs in the page. */
function smallTargets(): string[] {
  // Half a pixel is lost to rounding
  const least = 43.5
  const targets =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [tabindex="0"]'
  const sizeOf = (part: Element) => {
    const { width, height } = part.getBoundingClientRect()
    const around = getComputedStyle(part, '::after')
    if (around.content === 'none' || around.position !== 'absolute') return { width, height }
    return {
      width: Math.max(width, Number.parseFloat(around.width)),
      height: Math.max(height, Number.parseFloat(around.height)),
    }
  }
  /** With its label, or the frame of its field, which can be touched as well. */
  const areaOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const field = element.matches('input') ? element.closest('.mantine-Input-wrapper') : null
    const sizes = [element, ...labels, ...(field ? [field] : [])].map(sizeOf)
    return {
      width: Math.max(...sizes.map(({ width }) => width)),
      height: Math.max(...sizes.map(({ height }) => height)),
    }
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('[inert], [aria-hidden=true]')
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  return [...document.querySelectorAll(targets)].flatMap((element) => {
    const { width, height } = areaOf(element)
    if ((width >= least && height >= least) || !isSeen(element) || isInSentence(element)) return []
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    return [
      `${element.localName}.${element.className} “${name}” ${Math.round(width)} × ${Math.round(height)}`,
    ]
  })
}
