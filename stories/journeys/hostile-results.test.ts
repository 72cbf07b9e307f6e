import { sanitized } from '@cueroom/api/threads/sanitized.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { frameDocument } from '@cueroom/dashboard/marketing/frame-document.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

/** A page of nobody, without a policy of its own: what holds here holds by the frame alone. */
const origin = 'http://results.localhost'
/** Frames that are on the page at a time. */
const together = 60

/** What a language model might answer, with scripts that report when they run. */
const outputs = hostileTexts.map((text) => text.replaceAll('alert(1)', "top.postMessage('ran','*')"))

/** A frame is a process of its own: where no tag begins, nothing can swallow what follows, and one is enough for all. */
function inFewDocuments(texts: string[]) {
  const [plain, marked] = [false, true].map((is) => texts.filter((text) => text.includes('<') === is))
  return [plain!.join('<hr>'), ...new Set(marked)]
}

interface Seen {
  scripts: number
  requests: string[]
}

/** Opens the empty page, lets it do something, and says what ran and what was asked for in that time. */
async function watched(act: (page: Page) => Promise<void>): Promise<Seen> {
  const browser = await openBrowser()
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const requests: string[] = []
  let scripts = 0
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (url === `${origin}/`)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' })
    requests.push(url)
    return route.abort()
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    scripts++
    void dialog.dismiss()
  })
  await page.goto(origin)
  await page.evaluate(() => {
    Object.assign(window, { ran: 0 })
    addEventListener('message', ({ data }) => {
      if (data === 'ran') (window as unknown as { ran: number }).ran++
    })
  })
  await act(page)
  scripts += await page.evaluate(() => (window as unknown as { ran: number }).ran)
  await context.close()
  return { scripts, requests }
}

/** Shows every document in a frame, a batch at a time, until each has loaded and had a moment to misbehave. */
const inFrames = (documents: string[], sandbox: string | null) => (page: Page) =>
  page.evaluate(
    async ({ documents, sandbox, together }) => {
      const loaded = (document_: string) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement('iframe')
          if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
          frame.addEventListener('load', () => resolve())
          frame.srcdoc = document_
          document.body.append(frame)
        })
      for (let start = 0; start < documents.length; start += together) {
        await Promise.all(documents.slice(start, start + together).map(loaded))
        await new Promise(requestAnimationFrame)
        document.body.replaceChildren()
      }
    },
    { documents, sandbox, together },
  )

test('in a bare frame the outputs run scripts and load things, so that this proof could fail', async () => {
  const some = outputs.filter((output) => /'ran'|src=/.test(output)).slice(0, 120)
  const { scripts, requests } = await watched(inFrames(some, null))
  expect(scripts).toBeGreaterThan(20)
  expect(requests.length).toBeGreaterThan(10)
})

test('in the result frame nothing runs and nothing is loaded, even past the sanitiser', async () => {
  expect(outputs.length).toBeGreaterThanOrEqual(400)
  const documents = inFewDocuments(outputs).map(frameDocument)
  expect(documents.length).toBeGreaterThan(150)
  expect(await watched(inFrames(documents, ''))).toEqual({ scripts: 0, requests: [] })
})

test('behind the sanitiser nothing runs and nothing is loaded, even without the frame', async () => {
  const clean = inFewDocuments(outputs.map(sanitized))
  expect(await watched(inFrames(clean, null))).toEqual({ scripts: 0, requests: [] })
})

test('what is copied as formatted text is as harmless where it is pasted', async () => {
  const html = outputs.map(sanitized).join('<hr>')
  const seen = await watched((page) =>
    page.evaluate(async (html) => {
      const blob = new Blob([html], { type: 'text/html' })
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })])
      const [item] = await navigator.clipboard.read()
      document.body.innerHTML = await (await item!.getType('text/html')).text()
      await new Promise(requestAnimationFrame)
      if (!document.body.textContent) throw new Error('Nothing was pasted')
    }, html),
  )
  expect(seen).toEqual({ scripts: 0, requests: [] })
})
