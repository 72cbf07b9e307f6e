import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { hostClient } from './host.ts'
import { isOfSite, startSite } from './host-site.ts'
import { startJourneys, type Traveller } from './journey.ts'
import type { RunningApp } from './running-app.ts'
import { asked, expectToFit, expectUsable, lookOf, styleOf } from './widget-on-page.ts'

const journey = startJourneys({}, isOfSite, true)
const site = startSite()

let made: Promise<string> | undefined
const questionnaire = (app: RunningApp) =>
  (made ??= hostClient(app)
    .then((host) => host.questionnaires.create({ body: asked }))
    .then(({ id }) => id))

interface Given {
  id: string
  app: RunningApp
}
const element = ({ id, app }: Given, more = '') =>
  `<cueroom-questionnaire questionnaire-id="${id}" api-base="${app.url}" ${more}></cueroom-questionnaire>`
const loader = ({ app }: Pick<Given, 'app'>, more = 'type="module"') =>
  `<script ${more} src="${app.url}/widgets/v1/loader.js"></script>`

/** What a page of the host is made of, besides the element and the script that brings it. */
interface Setting {
  headers?: Record<string, string>
  html?: string
  head?: string
  /** Attributes of the element. */
  attributes?: string
  script?: string
}

/** Opens a page of the host that embeds the questionnaire. */
async function open({ page, app }: Traveller, setting: Setting | ((given: Given) => Setting) = {}) {
  const given = { app, id: await questionnaire(app) }
  const {
    attributes,
    script = loader(given),
    ...rest
  } = typeof setting === 'function' ? setting(given) : setting
  await page.goto(site.page({ ...rest, body: element(given, attributes) + script }))
  return given
}

let plain: ReturnType<typeof lookOf> | undefined
/** The look on a page without any style of its own. */
function plainLook(traveller: Traveller) {
  return (plain ??= (async () => {
    const page = await traveller.page.context().newPage()
    await open({ ...traveller, page })
    const look = await lookOf(page)
    await page.close()
    return look
  })())
}

const hostile: Record<string, string> = {
  'resets everything, with importance': '* { all: unset !important }',
  'shrinks, colours and spaces everything, with importance':
    '* { font: 3px/1 fantasy !important; color: red !important; letter-spacing: 2em !important; text-indent: 9em !important }',
  'sets the root font to 40 px': 'html { font-size: 40px } body { font-size: 2rem; line-height: 3 }',
  'spaces letters and words and writes in capitals':
    'html { letter-spacing: 1em; word-spacing: 2em; text-transform: uppercase; white-space: pre; text-align: center }',
}
for (const [what, css] of Object.entries(hostile)) {
  journey(`a page that ${what} changes nothing in the widget`, async (traveller) => {
    await open(traveller, { head: `<style>${css}</style>` })
    expect(await lookOf(traveller.page)).toEqual(await plainLook(traveller))
    await expectUsable(traveller.page)
  })
}

journey('on a page that reads from right to left the widget does, too', async (traveller) => {
  const { page } = traveller
  await open(traveller, { html: 'dir="rtl"' })
  await expectUsable(page)
  const radio = (await page.getByLabel('Online').boundingBox())!
  const choice = (await page.locator('.choice', { hasText: 'Online' }).boundingBox())!
  expect(radio.x + radio.width).toBeCloseTo(choice.x + choice.width, 0)
  await expectToFit(page)
})

journey('on a dark page the widget is dark when asked to follow, and can be read', async (traveller) => {
  const { page } = traveller
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(traveller, {
    head: '<style>html { background: #111; color: #eee; color-scheme: dark }</style>',
    attributes: 'theme="auto"',
  })
  await expectUsable(page)
  expect(await styleOf(page, '.cueroom', 'background-color')).toBe('rgb(23, 27, 38)')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await styleOf(page, '.cueroom', 'background-color')).toBe('rgb(255, 255, 255)')
})

const policies: Record<string, (app: string) => string> = {
  'lets in the scripts, calls and pictures of the server and nothing else, no styles either': (app) =>
    `default-src 'none'; script-src ${app}; connect-src ${app}; img-src ${app} data:`,
  'trusts a nonce, and what trusted scripts bring': (app) =>
    `default-src 'none'; script-src 'nonce-aGVsbG8' 'strict-dynamic'; connect-src ${app}; img-src ${app} data:`,
  'requires trusted types and allows no policy': (app) =>
    `require-trusted-types-for 'script'; trusted-types 'none'; script-src ${app}`,
}
for (const [what, policy] of Object.entries(policies)) {
  journey(`a page that ${what} shows the widget whole`, async (traveller) => {
    await open(traveller, (given) => ({
      headers: { 'content-security-policy': policy(given.app.url) },
      script: loader(given, 'type="module" nonce="aGVsbG8"'),
    }))
    await expectUsable(traveller.page)
    expect(await lookOf(traveller.page)).toEqual(await plainLook(traveller))
    await expectPicture(traveller)
  })
}

async function expectPicture({ page }: Traveller) {
  const width = () => page.locator('img.logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

journey('an isolated page (COEP) shows the widget and the logo', async (traveller) => {
  const isolated = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  }
  await open(traveller, { headers: isolated, script: '' })
  // Isolation takes a secure context, and names below localhost are one
  expect(await traveller.page.evaluate(() => crossOriginIsolated)).toBe(true)
  await open(traveller, (given) => ({
    headers: isolated,
    script: loader(given, 'type="module" crossorigin'),
  }))
  await expectUsable(traveller.page)
  await expectPicture(traveller)
})

journey(
  'in a frame without storage, of another site, a guest answers and is told what is kept',
  async (traveller) => {
    const { page, app } = traveller
    const given = { app, id: await questionnaire(app) }
    const inner = site.page({ body: element(given) + loader(given) }, 'builder')
    await page.goto(
      site.page({ body: `<iframe sandbox="allow-scripts" src="${inner}" title="Form"></iframe>` }),
    )
    const frame = page.frames()[1]!
    await expectUsable(frame)
    await frame.getByText('does not let the page save your answers').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await frame.getByRole('button', { name: 'Submit Responses' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ responses: { name: 'AY-da' } })
  },
)

journey(
  'the page made for frames works inside another site, and says the truth about saving',
  async (traveller) => {
    const { page, app } = traveller
    const id = await questionnaire(app)
    await page.goto(site.page({ body: `<iframe src="${app.url}/embed/q/${id}" title="Form"></iframe>` }))
    const frame = page.frames()[1]!
    await expectUsable(frame)
    const stored = await frame.evaluate(() => {
      try {
        return Object.keys(localStorage).length > 0
      } catch {
        return false
      }
    })
    await frame.getByText(stored ? 'Saved in this browser at' : 'does not let the page save').waitFor()
  },
)

journey('a page written with React 19 changes, removes and hears the widget', async (traveller) => {
  const { page, app } = traveller
  const given = { app, id: await questionnaire(app) }
  const script = site.script(await bundled('react-host.ts'))
  const html = `data-id="${given.id}" data-api="${app.url}"`
  const host = `<div id="page"></div>${loader(given)}<script type="module" src="${script}"></script>`
  await page.goto(site.page({ html, body: host }))
  await page.getByText(`Ready: ${asked.title}`).waitFor()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Darker' }).click()
  await expect.poll(() => styleOf(page, '.cueroom', 'background-color')).toBe('rgb(23, 27, 38)')
  await page.getByText('5 of 6').waitFor()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByRole('heading', { name: asked.title }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByText('Your answers of').waitFor()
})

async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, file), output: { format: 'es' } },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was bundled')
  return output.output[0].code
}

journey('a site builder that makes a classic script of the module loads the widget', async (traveller) => {
  await open(traveller, (given) => ({ script: loader(given, '').repeat(2) }))
  await expectUsable(traveller.page)
})

journey('a page that includes the script three times, once pinned, has one widget', async (traveller) => {
  const { page, app } = traveller
  const { url, integrity } = await newest(app)
  const pin = `<script type="module" crossorigin integrity="${integrity}" src="${app.url}${url}"></script>`
  await open(traveller, (given) => ({ script: loader(given) + pin + loader(given, 'type="module" async') }))
  await expectUsable(page)
  expect(await page.getByRole('heading', { name: asked.title }).count()).toBe(1)
})

async function newest(app: RunningApp): Promise<{ url: string; integrity: string }> {
  const { versions } = await (await fetch(`${app.url}/widgets/v1/versions.json`)).json()
  return versions[0]
}

journey('a page that pins a version runs nothing that was changed on the way', async (traveller) => {
  const { page, app } = traveller
  const { url, integrity } = await newest(app)
  const changed = { loader: false, chunk: true }
  const way = site.way(app.url, async (path, response) => {
    const change = path.includes('/loader-') ? changed.loader : changed.chunk
    if (change && path.startsWith('/widgets/')) {
      const code = await (await fetch(app.url + path)).text()
      const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
      response.writeHead(200, headers).end(`window.ran = true;${code}`)
    }
    return !change || !path.startsWith('/widgets/')
  })
  const script = `<script type="module" crossorigin integrity="${integrity}" src="${way}${url}"></script>`
  const visit = () => open(traveller, { script })
  const ran = () => page.evaluate(() => 'ran' in window)
  await visit()
  await page.getByText('This could not be loaded.').waitFor()
  expect(await ran()).toBe(false)
  changed.chunk = false
  await visit()
  await expectUsable(page)
})

journey('a slow server shows that questions are coming, and then they do', async (traveller) => {
  const { page, app } = traveller
  let letThrough = () => {}
  const waiting = new Promise<boolean>((resolve) => {
    letThrough = () => resolve(true)
  })
  const way = site.way(app.url, () => waiting)
  await open(traveller, (given) => ({ script: moved(given, way) }))
  await page.getByText('Loading the questions…').waitFor()
  letThrough()
  await expectUsable(page)
})

/** The loader, for an element that asks another origin than ours. */
const moved = (given: Given, way: string) =>
  `<script>document.querySelector('cueroom-questionnaire').setAttribute('api-base', '${way}')</script>${loader(given)}`

journey(
  'a server that fails or hangs up says so in the widget, and can be asked again',
  async (traveller) => {
    const { page, app } = traveller
    let state = 'fails'
    const way = site.way(app.url, (_path, response) => {
      if (state === 'fails') response.writeHead(503, { 'access-control-allow-origin': '*' }).end('{}')
      if (state === 'hangs up') response.destroy()
      return state === 'works'
    })
    await open(traveller, (given) => ({ script: moved(given, way) }))
    for (const next of ['hangs up', 'works']) {
      await page.getByRole('heading', { name: 'The questions could not be loaded' }).waitFor()
      state = next
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await expectUsable(page)
  },
)

journey('a guest who is offline loses nothing, before the widget came or after', async (traveller) => {
  // A first visit: in the profile of the others the widget has been loaded before
  const context = await traveller.page.context().browser()!.newContext({ locale: 'en-US' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await open({ ...traveller, page }, { attributes: 'style="margin-top: 5000px"' })
  await page.waitForFunction(() => customElements.get('cueroom-questionnaire'))
  await context.setOffline(true)
  await page.locator('cueroom-questionnaire').scrollIntoViewIfNeeded()
  await page.getByText('This could not be loaded.').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectUsable(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await page.getByRole('heading', { name: 'Submission Failed' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

journey(
  'a questionnaire nobody made says so on a page of another site, which gets no cookies',
  async (traveller) => {
    const { page, app } = traveller
    await page.goto(site.page({ body: element({ app, id: 'gone' }) + loader({ app }) }))
    await page.getByRole('heading', { name: 'Questionnaire Not Found' }).waitFor()
    await expectAccessible(page)
    expect(await page.context().cookies()).toEqual([])
  },
)

journey('at 320 pixels everything fits and can be touched', async (traveller) => {
  await traveller.page.setViewportSize({ width: 320, height: 640 })
  await open(traveller, { head: '<style>body { margin: 0 }</style>' })
  await expectUsable(traveller.page)
  await expectToFit(traveller.page)
})

journey('at a zoom of 400 % everything fits, and what has the focus is in sight', async (traveller) => {
  const { page } = traveller
  // A window of 1280 × 1024 pixels, each four times as large
  await page.setViewportSize({ width: 320, height: 256 })
  await open(traveller)
  await expectUsable(page)
  await expectToFit(page)
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    const box = await page.evaluate(() => {
      const inner = document.querySelector('cueroom-questionnaire')?.shadowRoot?.activeElement
      return inner?.getBoundingClientRect().toJSON()
    })
    if (box) expect(box.top < 256 && box.bottom > 0).toBe(true)
  }
})

journey('on paper the widget is black on white, whole, and without buttons', async (traveller) => {
  const { page } = traveller
  await open(traveller, { attributes: 'theme="midnight"' })
  await expectUsable(page)
  await page.getByLabel('How would you introduce yourself?').fill('One more line.\n'.repeat(30))
  await page.emulateMedia({ media: 'print' })
  expect(await styleOf(page, 'h2', 'color')).toBe('rgb(0, 0, 0)')
  expect(await styleOf(page, '.cueroom', 'background-color')).toBe('rgb(255, 255, 255)')
  expect(await page.getByRole('button').count()).toBe(0)
  const cut = await page
    .getByLabel('How would you introduce yourself?')
    .evaluate((area) => area.scrollHeight - area.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})

journey('with forced colours every field and button has an edge', async (traveller) => {
  const { page } = traveller
  await page.emulateMedia({ forcedColors: 'active' })
  await open(traveller)
  await expectUsable(page)
  for (const piece of [
    'input:not([type=radio])',
    'textarea',
    'select',
    'button.primary',
    'button:not(.primary)',
  ]) {
    expect(await styleOf(page, piece, 'border-top-style'), `on ${piece}`).toBe('solid')
    expect(await styleOf(page, piece, 'border-top-width'), `on ${piece}`).toBe('1px')
    const edge = await styleOf(page, piece, 'border-top-color')
    expect(edge, `on ${piece}`).not.toBe(await styleOf(page, '.cueroom', 'background-color'))
    expect(edge, `on ${piece}`).not.toMatch(/^rgba\(.*, 0\)$/)
  }
})

journey('with reduced motion nothing moves', async (traveller) => {
  const { page } = traveller
  await open(traveller)
  await expectUsable(page)
  const moving = await page.evaluate(() => {
    const root = document.querySelector('cueroom-questionnaire')!.shadowRoot!
    return [...root.querySelectorAll('*')]
      .filter((piece) => {
        const { animationName, transitionDuration } = getComputedStyle(piece)
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration)
      })
      .map((piece) => piece.className)
  })
  expect(moving).toEqual([])
})

journey(
  'a page that makes, changes, moves and removes elements at any time keeps what was typed',
  async (traveller) => {
    const { page, app } = traveller
    const given = { app, id: await questionnaire(app) }
    await page.goto(site.page({ body: `<div></div><aside></aside>${loader(given)}` }))
    // Attributes come after the element, and one of two elements goes while it loads
    await page.evaluate(
      ({ id, api }) => {
        const late = document.createElement('cueroom-questionnaire')
        const gone = document.createElement('cueroom-questionnaire')
        document.querySelector('div')!.append(late, gone)
        for (const one of [late, gone]) {
          one.setAttribute('api-base', api)
          one.setAttribute('questionnaire-id', id)
          one.setAttribute('autosave', 'off')
        }
        setTimeout(() => gone.remove())
      },
      { id: given.id, api: app.url },
    )
    await expectUsable(page)
    await page.evaluate(() =>
      document.querySelector('aside')!.append(document.querySelector('cueroom-questionnaire')!),
    )
    await page.getByText('5 of 6').waitFor()
    await page.evaluate(() => {
      const before = document.querySelector('div') as HTMLElement & {
        moveBefore(node: Node, child: null): void
      }
      before.moveBefore(document.querySelector('cueroom-questionnaire')!, null)
    })
    await page.getByText('5 of 6').waitFor()
    expect(await page.getByLabel('How is your name pronounced?').inputValue()).toBe('AY-da')
  },
)

journey('several elements stand on one page, also inside of a component of the host', async (traveller) => {
  const { page, app } = traveller
  const given = { app, id: await questionnaire(app) }
  await page.goto(
    site.page({
      body: `${element({ app, id: 'gone' })}<section><template shadowrootmode="open">
        ${element(given, 'autosave="off"')}</template></section>${loader(given)}`,
    }),
  )
  await page.getByRole('heading', { name: 'Questionnaire Not Found' }).waitFor()
  await expectUsable(page)
})
