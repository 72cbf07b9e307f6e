import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOptions, axeRules } from '../testing/axe.ts'
import { whileDrawn } from './drawing.ts'

interface Loaded {
  axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

// Every page compiles it again: this is less than half the size of the one with comments
const source = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  `axe.configure(${JSON.stringify({ rules: axeRules })})`,
].join('\n')

const options: RunOptions = {
  ...axeOptions,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // An open dialog has a header of its own, which these take for the page's
    'landmark-unique': { enabled: false },
    'landmark-no-duplicate-banner': { enabled: false },
  },
}

/** Fails with what axe finds on the page now: WCAG 2.2 A and AA, and good practice; and with fields that are wrongly announced as invalid. */
export async function expectAccessible(page: Page) {
  await expectNoViolations(page, options)
  await expectNoneInvalid(page)
}

/**
 * The same on the way of a host's journey, by `npm run endure`: each run looks at every screen (`every-screen.test.ts`) and at what opens
 * over it (its story).
 */
export async function expectAccessibleAgain(page: Page) {
  if (process.env['CUEROOM_ENDURE']) await expectAccessible(page)
}

/** Fails with colours that are too near to each other: the rest is the same in the other theme. */
export const expectReadableColours = (page: Page) =>
  expectNoViolations(page, {
    ...options,
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  })

async function expectNoViolations(page: Page, rules: RunOptions) {
  // Through the debugger: the page's own policy lets no strange script in
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await whileDrawn(page, () => page.evaluate(violationsOf, rules))
  // Soft, so that one run reports every screen of a journey
  expect.soft(violations, `axe on ${page.url()}`).toEqual([])
}

/** Fails with fields that are announced as invalid although the page found nothing wrong: browsers do that with what is required and empty. */
async function expectNoneInvalid(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const fields = nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
    )
    .map(({ backendDOMNodeId }) =>
      session.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId as number }),
    )
  const tags = (await Promise.all(fields)).map(({ outerHTML }) => outerHTML.split('>')[0])
  await session.detach()
  const wrong = tags.filter((tag) => !tag?.includes('aria-invalid="true"'))
  expect.soft(wrong, `announced as invalid on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
async function violationsOf(rules: RunOptions) {
  if (getComputedStyle(document.documentElement).opacity !== '1')
    throw new Error('axe would see nothing here')
  // A tooltip under the pointer is outside of all landmarks, and may be
  const context = { exclude: ['[role=tooltip]'] }
  const found = await (window as unknown as Loaded).axe.run(context, rules)
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}
