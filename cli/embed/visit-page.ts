import { type Finding, note } from '@cueroom/core/embed/finding.ts'
import type { Browser, Frame, Page } from 'playwright-core'
import type { Cli } from '../app/cli.ts'
import { findChromium } from './find-chromium.ts'
import { isLoader, type PageFacts, type Shown, type Tag, widgetTags } from './page-facts.ts'
import { notThere, timeoutSeconds, refused } from './read-page.ts'

/** Poll interval in milliseconds, and polls before a widget counts as not shown. */
const pause = 200
const looks = 40

const unread = 'so the page was read without running its scripts'

/**
 * Opens a page in Chromium and checks its widgets, or says what is missing to do so. @throws exit codes 75,
 * 5.
 */
export async function visitPage(cli: Cli, url: string): Promise<{ page: PageFacts } | { missing: Finding }> {
  const playwright = await import('playwright-core').catch(() => undefined)
  if (!playwright)
    return missing(`playwright-core isn't installed, ${unread}.`, 'npm install playwright-core')
  const found = findChromium({ ...process.env, ...cli.environment.env })
  if (!found)
    return missing(
      `Chromium isn't installed, ${unread}.`,
      'Install Chromium, or set CHROMIUM_PATH=/path/to/chromium',
    )
  let browser: Browser
  try {
    // Chromium's sandbox doesn't work as root
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    browser = await playwright.chromium.launch({
      executablePath: found.path,
      args,
      timeout: timeoutSeconds * 1_000,
    })
  } catch (error) {
    cli.output.debug(String(error))
    return missing(`Chromium didn't start, ${unread}.`, `${found.path} --version`)
  }
  const close = () => void browser.close()
  cli.environment.signal.addEventListener('abort', close, { once: true })
  try {
    return { page: await look(cli, await browser.newPage(), url) }
  } catch (error) {
    cli.environment.signal.throwIfAborted()
    throw error
  } finally {
    cli.environment.signal.removeEventListener('abort', close)
    await browser.close()
  }
}

const missing = (detail: string, fix: string) => ({ missing: note('no_browser', 'Browser', detail, fix) })

async function look({ flags }: Cli, page: Page, url: string): Promise<PageFacts> {
  const failures: Shown['failures'] = []
  page.on('requestfailed', (request) =>
    failures.push({ url: request.url(), reason: request.failure()?.errorText ?? 'failed' }),
  )
  await page.addInitScript(keepViolations)
  const timeout = (flags.timeout ?? timeoutSeconds) * 1_000
  const response = await page.goto(url, { waitUntil: 'load', timeout }).catch((error: Error) => {
    throw notThere(url, error.message.split('\n')[0]!.replace(/^page\.goto: /, ''))
  })
  if (response && !response.ok()) throw refused(url, response.status())
  const policy = await response?.headerValue('content-security-policy')
  // Site builders put foreign code into frames
  const frames = page.frames()
  const widgets = (await Promise.all(frames.map((frame) => watch(page, frame)))).flat()
  const seen = await Promise.all(
    frames.map((frame) => frame.evaluate(collect, widgetTags).catch(() => undefined)),
  )
  const parts = seen.filter((part) => part !== undefined)
  const tags = parts.flatMap((part) => part.tags)
  return {
    url: page.url(),
    policies: [...(policy ? [policy] : []), ...parts.flatMap((part) => part.policies)],
    scripts: tags.filter(isLoader),
    elements: tags.filter(({ name }) => widgetTags.includes(name)),
    asText: parts.some((part) => part.asText),
    shown: {
      widgets,
      violations: parts.flatMap((part) => part.violations),
      failures: failures.filter((failure) => /\/(widgets|api)\//.test(failure.url)),
    },
  }
}

/** Waits for the widgets of a frame one by one, because each loads when scrolled into view. */
async function watch(page: Page, frame: Frame): Promise<Shown['widgets']> {
  const elements = await frame.$$(widgetTags.join(','))
  const widgets: Shown['widgets'] = []
  for (const element of elements) {
    await element.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => {})
    let widget = await element.evaluate(readWidget)
    for (let round = 0; round < looks && !widget.works && !widget.says; round++) {
      await page.waitForTimeout(pause)
      widget = await element.evaluate(readWidget)
    }
    widgets.push(widget)
  }
  return widgets
}

/** In the page: what an element shows. */
function readWidget(element: Element): Shown['widgets'][number] {
  const root = element.shadowRoot
  const part = (name: string) => root?.querySelector(`[part~="${name}"]`)
  // A heading inside a status element means there is nothing to show
  const alert = [...(root?.querySelectorAll<HTMLElement>('[role=alert], [role=status] > h3') ?? [])]
    .map((each) => each.innerText.replace(/\s+/g, ' ').trim())
    .find(Boolean)
  const works = Boolean(part('form') ?? part('contact'))
  const paint = (what: string, property: string, found: Element | null | undefined, on = found) =>
    found && on
      ? [
          {
            what,
            property,
            colour: getComputedStyle(found).color,
            ground: getComputedStyle(on).backgroundColor,
          },
        ]
      : []
  return {
    works: works && !alert,
    says: alert ?? '',
    width: element.getBoundingClientRect().width,
    painted: works
      ? [
          ...paint('The text of the button', '--cueroom-accent-text', part('submit')),
          ...paint('The text of the widget', '--cueroom-text', part('title'), part('surface')),
        ]
      : [],
  }
}

/** In the page, before anything else: records CSP violations. */
function keepViolations() {
  const kept: Shown['violations'] = []
  Object.assign(globalThis, { cueroomViolations: kept })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    kept.push({ directive: effectiveDirective, blocked: blockedURI }),
  )
}

/** In the page: its scripts, widgets and policies after its own scripts ran. */
function collect(widgetTags: string[]) {
  const tagOf = (element: HTMLElement): Tag => ({
    name: element.localName,
    attributes: Object.fromEntries(
      // Browsers hide nonces from the attribute
      [...element.attributes].map(({ name, value }) => [
        name,
        name === 'nonce' ? (element.nonce ?? '') : value,
      ]),
    ),
  })
  // Browsers ignore a policy in the body
  const metas = document.head.querySelectorAll<HTMLMetaElement>(
    'meta[http-equiv="content-security-policy" i]',
  )
  const { cueroomViolations = [] } = globalThis as { cueroomViolations?: Shown['violations'] }
  const text = document.body?.innerText ?? ''
  return {
    tags: [...document.querySelectorAll<HTMLElement>(['script[src]', ...widgetTags].join(','))].map(tagOf),
    policies: [...metas].map(({ content }) => content),
    violations: cueroomViolations,
    asText: widgetTags.some((tag) => text.includes(`<${tag}`)),
  }
}
