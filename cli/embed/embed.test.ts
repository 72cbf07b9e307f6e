import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Finding } from '@cueroom/core/embed/finding.ts'
import { defaultFeatures } from '@cueroom/core/entitlements/features.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cueroom, type FakeEnvironment } from '../testing.ts'
import { findChromium } from './find-chromium.ts'
import { readTags } from './read-page.ts'

const title = 'Before we record'
/** A loader small enough to be read here: it shows a form, with a button of hardly any contrast where asked. */
const loader = `
customElements.define('cueroom-questionnaire', class extends HTMLElement {
  connectedCallback() {
    const faint = this.hasAttribute('faint') ? '#ffffff' : '#000000'
    const root = this.attachShadow({ mode: 'open' })
    const base = this.getAttribute('api-base') ?? new URL(import.meta.url).origin
    fetch(base + '/api/questionnaires/' + this.getAttribute('questionnaire-id')).then((response) => {
      root.innerHTML = response.ok
        ? '<div part="surface" style="background:#fff"><form part="form"><h2 part="title">${title}</h2>' +
          '<button part="submit" style="background:#ffd400;color:' + faint + '">Submit</button></form></div>'
        : '<p role="alert">Questionnaire Not Found</p>'
    }).catch(() => root.append(Object.assign(document.createElement('p'), { role: 'alert', textContent: 'Not loaded' })))
  }
})`
const hash = `sha384-${createHash('sha384').update(loader).digest('base64')}`
const pinned = (version: string) => `/widgets/v1/loader-${version}-0123456789.js`
const versions = ['2.0.0', '1.0.0'].map((version) => ({
  version,
  url: pinned(version),
  integrity: hash,
  current: version === '2.0.0',
}))

const offer = {
  branding: { podcastName: 'Kelp Talk' },
  configured: true,
  packages: [{}, {}],
  inquiries: true,
}

/** A server as far as widgets and their checks know it; everything under /closed/ keeps its answers to itself. */
function answer(request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url!, 'http://x').pathname
  const open = path.startsWith('/closed/') ? {} : { 'access-control-allow-origin': '*' }
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type, ...open }).end(body)
  if (/loader(-\d.*)?\.js$/.test(path)) return send(200, 'text/javascript', loader)
  if (path.endsWith('/versions.json')) return send(200, 'application/json', JSON.stringify({ versions }))
  const answers: Record<string, [number, unknown]> = {
    before: [200, { id: 'before', title, questions: [{}, {}] }],
    closed: [200, { closed: true, title }],
    strange: [200, { hello: 'world' }],
    busy: [503, {}],
    default: [200, offer],
    kelp: [200, { ...offer, inquiries: false }],
    only: [200, offer],
    new: [200, { ...offer, configured: false, packages: [] }],
    shut: [200, { closed: true, title: 'Kelp Talk' }],
  }
  const [status, body] = answers[path.split('/').at(-1)!] ?? [404, { error: 'Questionnaire not found' }]
  return send(status, 'application/json', JSON.stringify(body))
}

interface SitePage {
  html: string
  headers?: Record<string, string>
}
const pages = new Map<string, SitePage>()
let server = ''
let closed = ''
/** A server with several shows. */
let crowded = ''
let site = ''
const running: Server[] = []

beforeAll(async () => {
  const start = async (handler: (request: IncomingMessage, response: ServerResponse) => unknown) => {
    const listening = createServer(handler).listen(0, '127.0.0.1')
    running.push(listening)
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }
  server = `http://127.0.0.1:${await start(answer)}`
  closed = `http://127.0.0.1:${await start((request, response) => {
    request.url = `/closed${request.url}`
    answer(request, response)
  })}`
  crowded = `http://127.0.0.1:${await start((request, response) => {
    request.url = request.url!.replace(/\/only$/, '/nobody')
    answer(request, response)
  })}`
  const port = await start((request, response) => {
    const page = pages.get(request.url!)
    if (!page) return response.writeHead(request.url === '/down' ? 503 : 404).end()
    response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(page.html)
  })
  site = `http://localhost:${port}`
})
afterAll(() => running.forEach((each) => each.close()))

const script = (more = '') => `<script type="module" src="${server}/widgets/v1/loader.js"${more}></script>`
const element = (more = ' questionnaire-id="before"') =>
  `<cueroom-questionnaire${more}></cueroom-questionnaire>`

const sponsorship = (id?: string) =>
  `${script()}<cueroom-sponsorship${id ? ` show-id="${id}"` : ''}></cueroom-sponsorship>`

let count = 0
async function check(
  page: SitePage | string,
  { flags = '--no-browser', ...environment }: FakeEnvironment & { flags?: string } = {},
) {
  const path = `/page-${++count}`
  pages.set(path, typeof page === 'string' ? { html: page } : page)
  const ran = await cueroom(`embed check ${site}${path} --json ${flags}`, environment)
  const { findings } = JSON.parse(ran.stdout || '{"findings":[]}') as { findings: Finding[] }
  return { ...ran, findings, faults: findings.filter(({ state }) => state === 'bad') }
}

test.each(['nowhere', 'ftp://podcast.example', 'file:///etc/passwd'])('%s is no page', async (address) => {
  expect(await cueroom(['embed', 'check', address])).toMatchObject({ code: 2, stdout: '' })
})

test('a page that is not there, is broken or does not come ends with an exit code of its own', async () => {
  const codeOf = async (url: string) => (await cueroom(`embed check ${url} --no-browser`)).code
  expect(await codeOf(`${site}/missing`)).toBe(5)
  expect(await codeOf(`${site}/down`)).toBe(75)
  expect(await codeOf('http://127.0.0.1:1/')).toBe(75)
})

test.each<[code: string, page: () => SitePage | string, fix: string | RegExp]>([
  ['element_missing', () => '<h1>A podcast</h1>', 'Paste the code'],
  [
    'element_missing',
    () => `<!-- ${element()} --><script>"${element()}"</script>${script()}`,
    'Paste the code',
  ],
  [
    'element_as_text',
    () => `<p>&lt;cueroom-questionnaire questionnaire-id="before"&gt;</p>`,
    'HTML or code block',
  ],
  ['loader_missing', () => element(), '/widgets/v1/loader.js"></script>'],
  [
    'loader_unreachable',
    () =>
      script().replace(server, 'http://127.0.0.1:1') +
      element(` questionnaire-id="before" api-base="${server}"`),
    'Start the server',
  ],
  [
    'loader_refused',
    () => script().replace('loader.js', 'loader-nowhere.js') + element(),
    /^src="http.*\/widgets\/v1\/loader\.js"$/,
  ],
  [
    'loader_cors',
    () => script().replace(server, closed) + element(` questionnaire-id="before" api-base="${server}"`),
    'Access-Control-Allow-Origin',
  ],
  ['integrity', () => script(' integrity="sha384-AAAA" crossorigin') + element(), hash],
  ['id_missing', () => script() + element(''), 'Copy the code'],
  [
    'id_is_link',
    () => script() + element(` questionnaire-id="${server}/q/before"`),
    'questionnaire-id="before"',
  ],
  [
    'id_unknown',
    () => script() + element(' questionnaire-id="gone"'),
    'cueroom questionnaires activate gone',
  ],
  ['closed', () => script() + element(' questionnaire-id="closed"'), 'Renew'],
  ['id_unknown', () => sponsorship('gone'), 'Embed in Show Settings, Sponsorship'],
  ['id_is_link', () => sponsorship(`${server}/sponsorship/kelp`), 'show-id="kelp"'],
  ['closed', () => sponsorship('shut'), 'Renew'],
  ['not_configured', () => sponsorship('new'), 'Fill in Sponsorship in Show Settings'],
  ['server_strange', () => sponsorship('strange'), 'api-base'],
  ['server_strange', () => script() + element(' questionnaire-id="strange"'), 'api-base'],
  ['server_busy', () => script() + element(' questionnaire-id="busy"'), 'Try again'],
  [
    'server_unreachable',
    () => script() + element(' questionnaire-id="before" api-base="http://127.0.0.1:1"'),
    'api-base',
  ],
  [
    'server_cors',
    () => script() + element(` questionnaire-id="before" api-base="${closed}"`),
    'Access-Control-Allow-Origin',
  ],
  [
    'script_blocked',
    () => ({
      html: script() + element(),
      headers: { 'content-security-policy': `script-src 'self'; connect-src *; img-src *` },
    }),
    /^script-src 'self' http:\/\/127/,
  ],
  [
    'calls_blocked',
    () => `<meta http-equiv="content-security-policy" content="connect-src 'none'">${script()}${element()}`,
    /^connect-src http:\/\/127/,
  ],
])('a fault is found once, with what puts it right: %s', async (code, page, fix) => {
  const { faults, code: ended } = await check(page())
  expect(faults.map((fault) => fault.code)).toEqual([code])
  expect(faults[0]!.fix).toMatch(
    typeof fix === 'string' ? new RegExp(fix.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')) : fix,
  )
  expect(ended).toBe(1)
})

test('an older version that is pinned, and pictures that are stopped, are noted and nothing fails', async () => {
  const html = `<script type="module" src="${server}${pinned('1.0.0')}" integrity="${hash}" crossorigin></script>${element()}`
  const headers = {
    'content-security-policy': `default-src 'none'; script-src ${server}; connect-src ${server}`,
  }
  const { findings, code } = await check({ html, headers })
  expect(code).toBe(0)
  expect(findings.filter(({ state }) => state === 'note').map((finding) => finding.code)).toEqual([
    'pictures_blocked',
    'old_version',
  ])
  expect(findings.find((finding) => finding.code === 'old_version')?.fix).toContain(pinned('2.0.0'))
})

test('who is signed in there learns that it is switched off, or that there is none', async () => {
  const inactive = sampleQuestionnaire({ id: 'gone', title, isActive: false })
  const api = fakeApi({ questionnaires: { get: () => inactive } })
  const environment = { api, env: { CUEROOM_HOST: server, CUEROOM_TOKEN: 'token' } }
  const page = script() + element(' questionnaire-id="gone"')
  expect((await check(page, environment)).faults).toMatchObject([
    { code: 'inactive', fix: 'cueroom questionnaires activate gone' },
  ])
  const none = await check(page, { ...environment, api: fakeApi({}) })
  expect(none.faults).toMatchObject([{ code: 'id_unknown', fix: 'cueroom questionnaires list' }])
})

test('a host learns the own id of the show for a wrong one, and which feature closes a questionnaire', async () => {
  const tenant: SignedInTenant = {
    id: 'kelp',
    name: 'Kelp Talk',
    email: 'ada@kelp.example',
    subscriptionStatus: 'active',
    subscriptionPlan: 'free',
    trialEndsAt: null,
    active: true,
    features: { ...defaultFeatures, questionnaires: false },
  }
  const session = {
    tenant,
    expiresAt: '2026-12-01T08:00:00Z',
    drafting: { provider: 'drafter' as const, model: null },
  }
  const environment = {
    api: fakeApi({ auth: { session: () => session } }),
    env: { CUEROOM_HOST: server, CUEROOM_TOKEN: 'token' },
  }
  expect((await check(sponsorship('gone'), environment)).faults).toMatchObject([
    { code: 'id_unknown', fix: 'show-id="kelp"' },
  ])
  const closedOne = await check(script() + element(' questionnaire-id="closed"'), environment)
  expect(closedOne.faults).toMatchObject([
    { code: 'closed', fix: expect.stringContaining('features set ada@kelp.example questionnaires=on') },
  ])
})

test('a sponsorship page without a form is noted with the feature that is missing, and nothing fails', async () => {
  const { findings, code } = await check(sponsorship('kelp'))
  expect(code).toBe(0)
  expect(findings.at(-1)).toMatchObject({ code: 'no_inquiries', state: 'note' })
  expect(findings.at(-1)?.detail).toContain('“Kelp Talk”, 2 packages, without a form')
  expect((await check(sponsorship())).findings.at(-1)?.code).toBe('sponsorship')
})

test('an element that names no show gets the only one of its server, and is named where there are several', async () => {
  expect((await check(sponsorship())).faults).toEqual([])
  const [fault, ...others] = (await check(sponsorship().replaceAll(server, crowded))).faults
  expect(fault).toMatchObject({
    code: 'id_unknown',
    fix: expect.stringContaining('Copy the code from Embed'),
  })
  expect(fault?.detail).toBe('The element has no show-id, but this server has several shows.')
  expect(others).toEqual([])
})

test('a page in order is told line by line, with exit code 0', async () => {
  pages.set('/good', { html: script() + element() })
  const ran = await cueroom(`embed check ${site}/good --no-browser`)
  expect(ran.code).toBe(0)
  expect(ran.stdout.split('\n').map((line) => line.split('\t').slice(0, 2).join(' '))).toEqual([
    'good Element',
    'good Page policy',
    'good Script',
    'good Questionnaire',
    '',
  ])
})

test('a policy that stands in the body stops nothing, as browsers pass over it', async () => {
  const late = `<body><meta http-equiv="content-security-policy" content="connect-src 'none'">`
  expect((await check(late + script() + element())).faults).toEqual([])
})

test('without Chromium the page is read, and it says so', async () => {
  const { findings } = await check(script() + element(), { flags: '', env: { CHROMIUM_PATH: '/nowhere' } })
  expect(findings.at(-1)).toMatchObject({ code: 'no_browser', state: 'note' })
})

test.runIf(findChromium())('Chromium sees what the page makes of it', { timeout: 60_000 }, async () => {
  const browser = { flags: '' }
  const written = `<script>document.write('${element()}')</script>${script()}`
  const fine = await check(written, browser)
  expect(fine.findings.map(({ code }) => code)).toContain('shown')
  expect(fine.faults).toEqual([])

  const faint = await check(script() + element(' questionnaire-id="before" faint'), browser)
  expect(faint.faults).toMatchObject([{ code: 'contrast', fix: '--cueroom-accent-text: #000000' }])

  const place = (width: number) =>
    `${script()}<div style="width:${width}px">${element(' questionnaire-id="before" style="display:block"')}</div>`
  expect((await check(place(279), browser)).faults).toMatchObject([
    { code: 'narrow', detail: 'The page gives the widget 279 pixels; it needs 280.' },
  ])
  expect((await check(place(280), browser)).faults).toEqual([])

  const headers = { 'content-security-policy': `script-src ${server}; require-trusted-types-for 'script'` }
  const typed = await check({ html: script() + element(), headers }, browser)
  expect(typed.faults.map(({ code }) => code)).toEqual(['blocked', 'not_shown'])
})

test('tags are read as a browser would, whatever stands between them', () => {
  const html = `<!-- <a x> --><A HREF='1' data-x = "2 > 1" checked><script src=x.js>"<b>"</script><p title="&lt;&#65;&#x42;&quot;">`
  expect(readTags(html)).toEqual([
    { name: 'a', attributes: { href: '1', 'data-x': '2 > 1', checked: '' } },
    { name: 'script', attributes: { src: 'x.js' } },
    { name: 'p', attributes: { title: '<AB"' } },
  ])
  const started = performance.now()
  readTags(`<a ${'x'.repeat(50_000)}${' y='.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(5_000)
})
