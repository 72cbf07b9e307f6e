import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

// A strict page of a host: it lets in what the embedding guide asks for, the server's scripts and calls, and nothing else
const site = createServer((request, response) => {
  const { app = '', id = '' } = Object.fromEntries(new URL(request.url ?? '/', 'http://host').searchParams)
  const policy = `default-src 'none'; script-src ${app}; connect-src ${app}; require-trusted-types-for 'script'`
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    .end(`<!doctype html>
    <html lang="en"><title>A podcast</title>
    <main>
      <h1>Be our guest</h1>
      <cueroom-questionnaire questionnaire-id="${id}" api-base="${app}"></cueroom-questionnaire>
    </main>
    <script type="module" src="${app}/widgets/v1/loader.js"></script>`)
}).listen(0, '127.0.0.1')
afterAll(() => site.close())

journey(
  'a widget on a strict page of another site reaches its server and says what is missing',
  async (traveller) => {
    const { app, page } = traveller
    if (!site.listening) await once(site, 'listening')
    const { port } = site.address() as AddressInfo
    await page.goto(`http://podcast.localhost:${port}/?app=${app.url}&id=gone`)
    await page.getByRole('heading', { name: 'Questionnaire Not Found' }).waitFor()
    await expectAccessible(page)
    expect(await page.context().cookies()).toEqual([])
  },
)
