import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { hostClient } from '@cueroom/stories/journeys/host.ts'
import { startApp } from '@cueroom/stories/journeys/running-app.ts'
import { chromiumFlags, findChromium } from '@cueroom/stories/testing/chromium.ts'
import { bundle } from '@cueroom/widgets/build/size.ts'
import { type Browser, chromium } from 'playwright-core'
import { formPeers, whyNotMeasured, withPackages } from './form-peers.ts'

const rounds = 3
const questions = [
  'How is your name pronounced?',
  'How would you introduce yourself?',
  'What should listeners take home?',
  'What are you asked too often?',
]
/** Slow 3G as WebPageTest and Lighthouse have it. */
const slow3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}

interface Loaded {
  seconds: number
  requests: number
  bytes: number
}

/** How long a visitor on slow 3G waits for the first question, compared with other products, with empty caches. */
export async function* benchWidgetTime(): AsyncGenerator<string> {
  const executablePath = findChromium()?.path
  if (!executablePath) return yield 'the first question of a form: not measured, there is no Chromium'
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-bench-'))
  const app = await startApp(join(folder, 'data'))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const site = await startSite()
  try {
    yield '### The first question of a form on slow 3G (400 kbit/s, 400 ms), empty caches\n'
    yield '|  | seconds | requests | kB |  |\n| --- | ---: | ---: | ---: | --- |'
    const host = await hostClient(app)
    const asked = questions.map((question, at) => ({ id: `q${at}`, question, type: 'textarea' as const }))
    const { id } = await host.questionnaires.create({ body: { title: 'Before we record', questions: asked } })
    site.serve(
      '/',
      page(
        `<cueroom-questionnaire questionnaire-id="${id}" api-base="${app.url}"></cueroom-questionnaire>
         <script type="module" src="${app.url}/widgets/v1/loader.js"></script>`,
      ),
    )
    yield row('<cueroom-questionnaire>', await load(browser, site.url))
    for (const { name, packages, code, alsoLoads } of formPeers) {
      // An application in a frame comes from the product's own server, which isn't here
      if (alsoLoads.includes('frame'))
        yield `| ${name} | not measured | | | ${alsoLoads} from its own server |`
      else {
        try {
          await withPackages(packages, async (where) => servePeer(site, await bundle(drawn(code), where)))
          yield row(name, await load(browser, site.url))
        } catch (error) {
          yield `| ${name} | not measured | | | ${whyNotMeasured(error)} |`
        }
      }
    }
  } finally {
    await browser.close()
    await site.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const drawn = (code: string) => `${code}\nshow(document.getElementById('form'), ${JSON.stringify(questions)})`

type Site = Awaited<ReturnType<typeof startSite>>

function servePeer(site: Site, files: Awaited<ReturnType<typeof bundle>>) {
  for (const { name, content } of files) site.serve(name.endsWith('.css') ? '/form.css' : '/form.js', content)
  const hasStyles = files.some(({ name }) => name.endsWith('.css'))
  const styles = hasStyles ? '<link rel="stylesheet" href="/form.css">' : ''
  site.serve('/', page(`${styles}<div id="form"></div><script type="module" src="/form.js"></script>`))
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
   <link rel="icon" href="data:,"></head><body><h1>Be our guest</h1>${body}</body></html>`

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', '/': 'text/html' }

/** A host's page, whose files are sent compressed. */
async function startSite() {
  const served = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = types[path.split('.').at(-1)!] ?? 'text/plain'
    const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }
    const body = served.get(path)
    response.writeHead(body ? 200 : 404, body && headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    serve: (path: string, content: string | Uint8Array) => void served.set(path, gzipSync(content)),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The round in the middle. */
async function load(browser: Browser, url: string): Promise<Loaded> {
  const each: Loaded[] = []
  for (let round = 0; round < rounds; round++) each.push(await loadOnce(browser, url))
  return each.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(rounds / 2)]!
}

async function loadOnce(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const opened = await context.newPage()
    const session = await context.newCDPSession(opened)
    let [requests, bytes] = [0, 0]
    session.on('Network.responseReceived', ({ response }) => {
      if (!response.url.startsWith('data:')) requests++
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow3G)
    const since = performance.now()
    await opened.goto(url, { waitUntil: 'commit' })
    await opened.getByText(questions[0]!).first().waitFor({ timeout: 120_000 })
    return { seconds: (performance.now() - since) / 1_000, requests, bytes }
  } finally {
    await context.close()
  }
}

const row = (name: string, { seconds, requests, bytes }: Loaded) =>
  `| ${name} | ${seconds.toFixed(1)} | ${requests} | ${(bytes / 1_000).toFixed(0)} |  |`

if (import.meta.main) for await (const line of benchWidgetTime()) console.log(line)
